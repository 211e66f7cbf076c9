// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A relation between two attributes of views or guides, that layout makes hold: `first = multiplier × second + constant`.
///
/// Lengths are points. Positions are compared in the bounds space of the nearest view that holds both items, with the
/// bounds' origin taken as 0. A constraint does nothing until it is active; then the nearest common view holds it.
///
/// The initialiser and the anchors' methods note the line of source that called them, for reports about constraints
/// that contradict each other; that is what their last two parameters are for.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  // What a constraint says is set by its initialisers alone.
  private(set) final var first = LayoutPlace(nil, .notAnAttribute)
  private(set) final var second: LayoutPlace?
  private(set) final var sourceLine: SourceLine?
  /// The view in whose `constraints` this one is.
  weak var holder: UIView?
  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required

  /// Creates a constraint that speaks of nothing.
  public override init() {
    super.init()
  }

  /// Creates an inactive, required constraint: `view1.attr1 relation multiplier × view2.attr2 + c`.
  ///
  /// A location without a second item, a pair of attributes that cannot be compared, or a number that is not finite
  /// is a programmer error.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard let item1 = view1 as? any LayoutItem else {
      fatalError("NSLayoutConstraint for \(view1): Constraint items must each be a view or layout guide.")
    }
    var place: LayoutPlace?
    if let view2, attr2 != .notAnAttribute {
      guard let item2 = view2 as? any LayoutItem else {
        fatalError("NSLayoutConstraint for \(view2): Constraint items must each be a view or layout guide.")
      }
      place = LayoutPlace(item2, attr2)
    }
    self.init(
      LayoutPlace(item1, attr1), relation, place, multiplier: multiplier, constant: c,
      source: SourceLine(file: file, line: line))
  }

  // Not designated: an initialiser that apps cannot see would keep the others from their subclasses.
  convenience init(
    _ first: LayoutPlace, _ relation: Relation, _ second: LayoutPlace?, multiplier: CGFloat = 1, constant: CGFloat = 0,
    source: SourceLine?
  ) {
    Self.check(first, second, multiplier: multiplier, constant: constant)
    self.init()
    sourceLine = source
    become(first, relation, second, multiplier: multiplier, constant: constant)
  }

  /// Says what an empty constraint means: one that a nib makes of an app's class.
  final func become(
    _ first: LayoutPlace, _ relation: Relation, _ second: LayoutPlace?, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = first
    // A multiple of 0 leaves only the constant.
    self.second = multiplier == 0 ? nil : second
    self.relation = relation
    self.multiplier = second == nil || multiplier == 0 ? 1 : multiplier
    storedConstant = constant
  }

  /// Told when the nib that the object comes from is all there, connections and all. Overriders call `super`.
  open func awakeFromNib() {}

  /// The item on the left-hand side.
  open var firstItem: AnyObject? { first.item }
  open var firstAttribute: Attribute { first.isDistance ? .width : first.attribute }
  /// The item on the right-hand side, or `nil`.
  open var secondItem: AnyObject? { second?.item }
  open var secondAttribute: Attribute { second.map { $0.isDistance ? .width : $0.attribute } ?? .notAnAttribute }
  /// The place on the left-hand side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor<AnyObject>.erased(first) }
  /// The place on the right-hand side, or `nil`.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor<AnyObject>.erased($0) }
  }
  public private(set) final var relation = Relation.equal
  public private(set) final var multiplier: CGFloat = 1

  /// What is added to the right-hand side, points. May change while the constraint is active; costs little.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue.isFinite else { fatalError("Constant is not finite! That's illegal. constant:\(newValue)") }
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      holder?.constantDidChange(of: self)
    }
  }

  /// How strongly the constraint is wanted. Defaults to `required`.
  ///
  /// May change while the constraint is active, from required to optional and back too, as since iOS 13.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
        fatalError(
          "It's illegal to set priority:\(newValue.rawValue.text). Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
        )
      }
      guard newValue != storedPriority else { return }
      let before = storedPriority
      storedPriority = newValue
      holder?.priorityDidChange(of: self, from: before)
    }
  }

  /// A name that reports show.
  open var identifier: String?

  /// Whether archives keep the constraint; none are written here.
  open var shouldBeArchived = false

  /// Whether layout makes the constraint hold. Activating adds it to the nearest view that holds both items.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { install() } else { uninstall() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override var description: String { MainActor.assumeIsolated { constraintDescription } }
}

/// Where in an app's source something was made.
struct SourceLine: CustomStringConvertible, Sendable {
  var file: StaticString
  var line: UInt

  var description: String { "\(file):\(line)" }
}

extension Float {
  /// As UIKit prints priorities.
  fileprivate var text: String { String(format: "%f", Double(self)) }
}
