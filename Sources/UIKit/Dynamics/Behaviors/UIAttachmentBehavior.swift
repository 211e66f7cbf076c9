// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BodyDynamics

/// Ties an item to a point of the reference view, or to another item.
///
/// Without a frequency an attachment is a rod, with one a spring. Rods and springs keep two points at `length`; the
/// class's methods make other ties.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an attachment ties its item to.
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  private enum Tie {
    case rod, limit, pin, weld
    /// Along a direction, as the first item has it.
    case slide(Vector)
  }

  /// Turns a torque of 1 into one of a push of 1 at 100 points.
  private static let torque = UIPushBehavior.force * 100

  open private(set) var attachedBehaviorType: AttachmentType
  private var tie = Tie.rod
  private var name = 0
  /// From the items' middles, as the items have it.
  private var offsets: (first: Vector, second: Vector) = (.zero, .zero)
  private var referenceAngle: CGFloat = 0

  // MARK: - Rods and springs

  /// Ties an item's middle to a point of the reference view.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties a point of an item, given from its middle, to one of the reference view.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    attachedBehaviorType = .anchor
    anchorPoint = point
    super.init()
    offsets.first = Vector(offset)
    addStored(item)
    length = (Vector(point) - item.body.place(offsets.first)).length
    referenceAngle = -item.angle
  }

  /// Ties the middles of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Ties points of two items, given from their middles.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    attachedBehaviorType = .items
    super.init()
    offsets = (Vector(offset1), Vector(offset2))
    addStored(item1)
    addStored(item2)
    length = (item2.body.place(offsets.second) - item1.body.place(offsets.first)).length
    referenceAngle = item2.angle - item1.angle
  }

  // MARK: - Other ties

  /// Lets an item slide against another along a line through a point of the reference view; it does not turn.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let behavior = between(item1, item2, at: point)
    behavior.tie = .slide(item1.body.turnBack(Vector(axis).unit))
    return behavior
  }

  /// Lets an item slide along a line through a point of the reference view; it does not turn.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let offset = item.body.turnBack(Vector(point) - Vector(item.center))
    let behavior = UIAttachmentBehavior(
      item: item, offsetFromCenter: UIOffset(horizontal: offset.x, vertical: offset.y), attachedToAnchor: point)
    behavior.tie = .slide(Vector(axis).unit)
    return behavior
  }

  /// Keeps two points no further apart than they are, as a rope does.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let behavior = UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    behavior.tie = .limit
    return behavior
  }

  /// Makes two items one piece, joined at a point of the reference view.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let behavior = between(item1, item2, at: point)
    behavior.tie = .weld
    return behavior
  }

  /// Lets two items turn about a point of the reference view.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let behavior = between(item1, item2, at: point)
    behavior.tie = .pin
    return behavior
  }

  private class func between(
    _ item1: any UIDynamicItem, _ item2: any UIDynamicItem, at point: CGPoint
  ) -> UIAttachmentBehavior {
    func offset(in item: any UIDynamicItem) -> UIOffset {
      let offset = item.body.turnBack(Vector(point) - Vector(item.center))
      return UIOffset(horizontal: offset.x, vertical: offset.y)
    }
    return UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset(in: item1), attachedTo: item2, offsetFromCenter: offset(in: item2))
  }

  // MARK: - Properties

  /// One item, or two.
  open var items: [any UIDynamicItem] { storedItems }

  /// The point of the reference view that an item is tied to. Defaults to zero between items.
  open var anchorPoint = CGPoint.zero {
    didSet { wake() }
  }

  /// How far apart the points are kept, points. Defaults to how far they are apart at first.
  open var length: CGFloat = 0 {
    didSet { wake() }
  }

  /// How soon a spring stops to swing; 1 just does not. Defaults to 0.
  open var damping: CGFloat = 0 {
    didSet { wake() }
  }

  /// How often a spring swings in a second; 0, the default, for what does not give way.
  open var frequency: CGFloat = 0 {
    didSet { wake() }
  }

  /// How strongly a pin resists being turned. Defaults to 0.
  open var frictionTorque: CGFloat = 0 {
    didSet { wake() }
  }

  /// How far items slide, in points, or turn about a pin, in radians. Defaults to no bounds.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { wake() }
  }

  // MARK: - For the animator

  override func didAttach(to animator: UIDynamicAnimator) {
    if name == 0 { name = animator.newName() }
  }

  override func joint(_ animator: UIDynamicAnimator) -> Joint? {
    let bodies = storedItems.compactMap(animator.bodies.number)
    guard let first = bodies.first, bodies.count == (attachedBehaviorType == .items ? 2 : 1) else { return nil }
    let kind: Joint.Kind =
      switch tie {
      case .rod: .distance(max(length, 0))
      case .limit: .limit(max(length, 0))
      case .pin: .pin(attachmentRange.range)
      case .weld: .weld
      case .slide(let axis): .slide(axis, attachmentRange.range)
      }
    var joint = Joint(
      name, kind, first: first, second: attachedBehaviorType == .items ? bodies[1] : nil, firstPoint: offsets.first,
      secondPoint: attachedBehaviorType == .items ? offsets.second : Vector(anchorPoint))
    joint.frequency = max(frequency, 0)
    joint.damping = max(damping, 0)
    joint.frictionTorque = max(frictionTorque, 0) * Self.torque
    joint.referenceAngle = referenceAngle
    return joint
  }
}
