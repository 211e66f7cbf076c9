// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A bar of buttons, as a rule at the bottom of a screen.
///
/// Its platters are 48 points high, 44 on pads, and 12 apart. A navigation controller has a toolbar of its own, which floats above
/// the content and shows the `toolbarItems` of its top controller.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  /// The controller whose bar this is.
  weak var owner: UINavigationController? {
    didSet { applyAppearance() }
  }
  private var storedItems: [UIBarButtonItem] = []
  private(set) lazy var row = ToolbarRow(items: [], height: platterHeight)
  let background = BarAppearanceView()
  let veil = BarVeil(isAtBottom: true)
  /// Whether content that goes under the bar is to be seen there as it is.
  var hidesEdgeEffect = false {
    didSet { if hidesEdgeEffect != oldValue { applyAppearance() } }
  }
  private var needsNewRow = false
  private lazy var appearances = BarAppearances(UIToolbarAppearance()) { [weak self] in self?.applyAppearance() }
  /// Whether the content of a navigation controller's page ends above the bar.
  var isAtEdge = false {
    didSet { if isAtEdge != oldValue { applyAppearance() } }
  }

  /// How far content goes on under the bar, points.
  var under: CGFloat = 0 {
    didSet { if under != oldValue { veil.progress = min(max(under / BarMetrics.scrollEdgeDistance, 0), 1) } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UIToolbar.self)
  }

  private func setUp() {
    background.isAtBottom = true
    background.isUserInteractionEnabled = false
    addSubview(veil)
    addSubview(background)
    addSubview(row)
    applyAppearance()
  }

  /// Asked where the bar is.
  open weak var delegate: (any UIToolbarDelegate)? {
    didSet { if !backgroundImages.isEmpty || !shadowImages.isEmpty { showImages() } }
  }

  open var barPosition: UIBarPosition { owner == nil ? delegate?.position(for: self) ?? .bottom : .bottom }

  // MARK: - Items

  /// From leading to trailing. Defaults to `nil`. That of a navigation controller shows its top controller's.
  open var items: [UIBarButtonItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; animated, the old ones fade and the new ones appear.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let new = items ?? []
    guard !new.elementsEqual(storedItems, by: { $0 === $1 }) else { return }
    for item in storedItems where item.toolbar === self { item.toolbar = nil }
    storedItems = new
    for item in new { item.toolbar = self }
    if animated, window != nil, UIView.areAnimationsEnabled { fadeToNewRow() } else { itemsDidChange() }
  }

  /// Items stand otherwise, or are others.
  func itemsDidChange() {
    needsNewRow = true
    setNeedsLayout()
  }

  private func renewRow() {
    guard needsNewRow else { return }
    needsNewRow = false
    row.removeFromSuperview()
    row = ToolbarRow(items: storedItems, height: platterHeight)
    addSubview(row)
    applyAppearance()
  }

  /// Seconds; chosen.
  private static let fadeDuration: TimeInterval = 0.25

  private func fadeToNewRow() {
    let old = row
    UIView.performWithoutAnimation {
      needsNewRow = true
      renewRow()
      insertSubview(old, belowSubview: row)
      layoutIfNeeded()
      row.alpha = 0
    }
    old.isUserInteractionEnabled = false
    let new = row
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: {
        new.alpha = 1
        old.alpha = 0
      }, completion: { _ in old.removeFromSuperview() })
  }

  // MARK: - Style

  private var style = BarInterfaceStyle() {
    didSet { super.overrideUserInterfaceStyle = style.override }
  }

  /// Whether the bar is dark by itself. Defaults to `default`.
  open var barStyle: UIBarStyle {
    get { style.bar }
    set {
      noteCustomized(.barStyle)
      if newValue != style.bar { style.bar = newValue }
    }
  }

  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { style.own }
    set { style.own = newValue }
  }

  // MARK: - Looks

  /// Whether content goes under the bar. Defaults to `true`; otherwise the bar has a background of its own, and the
  /// content of controllers ends above it.
  open var isTranslucent = true {
    didSet {
      noteCustomized(.isTranslucent)
      guard isTranslucent != oldValue else { return }
      applyAppearance()
      owner?.barDidChangeRoom()
    }
  }

  /// The background's colour. Defaults to `nil`.
  open var barTintColor: UIColor? {
    didSet {
      noteCustomized(.barTintColor)
      if barTintColor != oldValue { standardAppearance.backgroundColor = barTintColor }
    }
  }

  private var backgroundImages = BarImages()
  private var shadowImages = BarImages()

  /// Sets the picture behind the bar, for one place of it or for any.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    noteCustomized(.backgroundImage)
    backgroundImages[topOrBottom, barMetrics] = backgroundImage
    showImages()
  }

  /// The picture that was set for exactly this place.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[topOrBottom, barMetrics] }

  /// Sets the picture in place of the line above the bar, for one place of the bar or for any.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    noteCustomized(.shadowImage)
    shadowImages[topOrBottom, .default] = shadowImage
    showImages()
  }

  /// The picture that was set for exactly this place.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom, .default]
  }

  private func showImages() {
    let position = barPosition
    standardAppearance.backgroundImage = backgroundImages.shown(at: position, .default)
    standardAppearance.shadowImage = shadowImages.shown(at: position, .default)
    let compact = backgroundImages.shown(at: position, .compact)
    guard compact != nil || compactAppearance != nil else { return }
    let appearance = compactAppearance ?? UIToolbarAppearance(barAppearance: standardAppearance)
    appearance.backgroundImage = compact
    compactAppearance = appearance
  }

  /// How the bar looks over content, and for whatever has no appearance of its own.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard }
    set {
      noteCustomized(.standardAppearance)
      // As on iOS, the bar keeps a copy.
      appearances.standard = UIToolbarAppearance(barAppearance: newValue)
      applyAppearance()
    }
  }

  /// The same where height is compact; `nil`, the default, is as `standardAppearance`.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances[.compact] }
    set {
      noteCustomized(.compactAppearance)
      appearances[.compact] = newValue
    }
  }

  /// How a navigation controller's toolbar looks where content ends above it; `nil`, the default, is the standard one
  /// without a background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[.scrollEdge] }
    set {
      noteCustomized(.scrollEdgeAppearance)
      appearances[.scrollEdge] = newValue
    }
  }

  /// The same where height is compact; `nil`, the default, is as `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[.compactScrollEdge] }
    set {
      noteCustomized(.compactScrollEdgeAppearance)
      appearances[.compactScrollEdge] = newValue
    }
  }

  override func takeAppearance(from proxy: UIView, _ properties: CustomizedProperties) {
    super.takeAppearance(from: proxy, properties)
    guard let proxy = proxy as? UIToolbar else { return }
    func take<Value>(_ property: CustomizedProperties, _ path: ReferenceWritableKeyPath<UIToolbar, Value>) {
      if properties.contains(property) { self[keyPath: path] = proxy[keyPath: path] }
    }
    // Whole appearances first: the single values change them.
    take(.standardAppearance, \.standardAppearance)
    take(.scrollEdgeAppearance, \.scrollEdgeAppearance)
    take(.compactScrollEdgeAppearance, \.compactScrollEdgeAppearance)
    take(.barStyle, \.barStyle)
    take(.isTranslucent, \.isTranslucent)
    take(.barTintColor, \.barTintColor)
    if properties.contains(.backgroundImage) { backgroundImages = proxy.backgroundImages }
    if properties.contains(.shadowImage) { shadowImages = proxy.shadowImages }
    if !properties.isDisjoint(with: [.backgroundImage, .shadowImage]) { showImages() }
    take(.compactAppearance, \.compactAppearance)
  }

  /// What counts now.
  var shownAppearance: UIToolbarAppearance {
    appearances.shown(
      isAtEdge: owner != nil && isAtEdge, isCompact: traitCollection.verticalSizeClass == .compact,
      isTranslucent: isTranslucent)
  }

  private func applyAppearance() {
    let shown = shownAppearance
    background.show(shown)
    row.show(shown)
    veil.isHidden = owner == nil || hidesEdgeEffect || !standardAppearance.hasScrollEdgeEffect || !isTranslucent
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.follow(self)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { applyAppearance() }
  }

  // MARK: - Layout

  private var platterHeight: CGFloat { BarMetrics.toolbar(traitCollection) }

  /// From the sides of a bar of the app's own to its platters, points.
  private static let side: CGFloat = 16

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: platterHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: platterHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    renewRow()
    background.frame = bounds
    veil.depth = bounds.height - BarMetrics.aboveToolbar
    let reach = veil.depth + BarVeil.reach
    veil.frame = CGRect(x: 0, y: bounds.height - reach, width: bounds.width, height: reach)
    veil.color = veilColor
    let isFloating = owner != nil
    let side = isFloating ? BarMetrics.floatingSide : Self.side
    row.sides = (side + safeAreaInsets.left, side + safeAreaInsets.right)
    row.semanticContentAttribute = semanticContentAttribute
    let height = min(bounds.height, platterHeight)
    let top = isFloating ? BarMetrics.aboveToolbar : (bounds.height - height) / 2
    row.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    row.layoutIfNeeded()
  }
}

extension UIToolbar: BarOverContent {
  var partsOverContent: [any OverContent] { row.platters }

  var showsContent: Bool { !shownAppearance.coversContent }

  func partsDidChange() { veil.color = veilColor }

  /// What content fades into: the page's colour, or black or white where most platters are over other content.
  fileprivate var veilColor: UIColor {
    let page = owner?.topViewController?.colorBehindContent ?? .systemBackground
    let platters = row.platters.filter { $0.isOverDark != nil }
    let isDark = 2 * platters.count { $0.isOverDark == true } > platters.count
    guard !platters.isEmpty, isDark != BarTone.isDark(page, in: traitCollection) else { return page }
    return isDark ? .black : .white
  }
}

/// Asked where a toolbar is.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
