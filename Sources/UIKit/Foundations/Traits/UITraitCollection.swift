// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a part of the interface knows of its surroundings: room, idiom, scale, light or dark, text size and so on.
///
/// An instance never changes. A value that is not specified leaves the decision to others.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Every trait, each with its "unspecified" value as default.
  struct Values: Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var displayGamut = UIDisplayGamut.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var listEnvironment = UIListEnvironment.unspecified
    /// Traits of the app's own, by their types.
    var own: [ObjectIdentifier: OwnTrait] = [:]

    /// Takes over every value that `other` specifies.
    mutating func merge(_ other: Values) {
      let empty = Values()
      func take<Value: Equatable>(_ path: WritableKeyPath<Values, Value>) {
        if other[keyPath: path] != empty[keyPath: path] { self[keyPath: path] = other[keyPath: path] }
      }
      take(\.userInterfaceIdiom)
      take(\.userInterfaceStyle)
      take(\.userInterfaceLevel)
      take(\.layoutDirection)
      take(\.displayScale)
      take(\.displayGamut)
      take(\.horizontalSizeClass)
      take(\.verticalSizeClass)
      take(\.preferredContentSizeCategory)
      take(\.accessibilityContrast)
      take(\.legibilityWeight)
      take(\.forceTouchCapability)
      take(\.activeAppearance)
      take(\.listEnvironment)
      if !other.own.isEmpty { own.merge(other.own) { $1 } }
    }
  }

  // Set by the initialisers alone.
  private(set) final var values = Values()

  /// A collection that specifies nothing.
  public override init() {
    super.init()
  }

  // Not designated: an initialiser that apps cannot see would keep the others from their subclasses.
  convenience init(values: Values) {
    self.init()
    self.values = values
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  public convenience init(listEnvironment: UIListEnvironment) {
    self.init { $0.listEnvironment = listEnvironment }
  }

  /// A collection of everything that the given ones specify; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = Values()
    for collection in traitCollections {
      values.merge(collection.values)
    }
    self.init(values: values)
  }

  /// A collection with the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: UITraitOverrides.changed(Values(), mutations))
  }

  private convenience init(_ change: (inout Values) -> Void) {
    var values = Values()
    change(&values)
    self.init(values: values)
  }

  /// The same traits with the changes that `mutations` makes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: UITraitOverrides.changed(values, mutations))
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point; 0 where not specified.
  open var displayScale: CGFloat { values.displayScale }
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// The list that the view is in; `unspecified` outside of lists.
  open var listEnvironment: UIListEnvironment { values.listEnvironment }

  /// Whether every trait that `trait` specifies has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Whether a dynamic colour can look different here and under the other traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.accessibilityContrast != other.accessibilityContrast
      || values.displayGamut != other.displayGamut
      || values.activeAppearance != other.activeAppearance
      || values.userInterfaceIdiom != other.userInterfaceIdiom || values.ownColorTraits != other.ownColorTraits
  }

  /// Runs `actions` with this collection as `current`.
  open func performAsCurrent(_ actions: () -> Void) {
    let saved = Self.current
    Self.current = self
    actions()
    Self.current = saved
  }

  @MainActor final func performAsCurrentOnMain(_ actions: () -> Void) { CurrentTraits.hold(self, while: actions) }

  /// The traits under which dynamic colours and images are resolved now.
  ///
  /// UIKit sets it around the methods that draw and lay out a view or controller. Each thread has its own; before a
  /// thread sets it, it specifies nothing.
  open class var current: UITraitCollection {
    get { CurrentTraits.value }
    set { CurrentTraits.value = newValue }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  open override var description: String {
    let idiom = "\(values.userInterfaceIdiom)"
    let style = "\(values.userInterfaceStyle)"
    let sizes = "\(values.horizontalSizeClass)×\(values.verticalSizeClass)"
    return "<UITraitCollection; idiom = \(idiom); style = \(style); sizes = \(sizes); scale = \(values.displayScale)>"
  }
}
