// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A bar of tabs, one of which is selected.
///
/// Tabs stand on a platter of glass: titles below pictures on phones, beside them where height is compact, and alone at the
/// top of pads. A tab bar controller has a bar of its own; a bar that stands alone has the items that the app gives it.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// How tabs share the width of a bar whose titles stand below the pictures.
  public enum ItemPositioning: Int, Sendable {
    /// As the system likes: side by side in the middle.
    case automatic = 0
    /// All of the width.
    case fill = 1
    /// Side by side in the middle, with the width and spacing that are set.
    case centered = 2
  }

  /// The controller whose bar this is.
  weak var owner: (any TabBarOwner)? {
    didSet { showBackground() }
  }
  private var storedItems: [UITabBarItem] = []
  private var storedSelection: UITabBarItem?
  private var storedPlatter: TabPlatter?
  let background = BarAppearanceView()
  let veil = BarVeil(isAtBottom: true)
  /// Whether content that goes under the bar is to be seen there as it is.
  var hidesEdgeEffect = false {
    didSet { if hidesEdgeEffect != oldValue { showBackground() } }
  }
  private lazy var appearances = BarAppearances(UITabBarAppearance()) { [weak self] in self?.appearanceDidChange() }
  private var needsNewPlatter = true
  /// Where a controller's bar is on the screen; at its bottom unless said.
  var isAtTop = false {
    didSet { if isAtTop != oldValue { setNeedsNewPlatter() } }
  }
  /// Whether content ends beside the bar.
  var isAtEdge = true {
    didSet { if isAtEdge != oldValue { showBackground() } }
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
    finishDecoding(coder, as: UITabBar.self)
  }

  private func setUp() {
    background.isAtBottom = true
    background.isUserInteractionEnabled = false
    addSubview(veil)
    addSubview(background)
    accessibilityTraits = .tabBar
    showBackground()
  }

  /// Told of what a person selects. That of a tab bar controller's bar is the controller.
  open weak var delegate: (any UITabBarDelegate)? {
    willSet {
      if owner != nil, newValue !== owner {
        fatalError("Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
      }
    }
  }

  // MARK: - Items

  /// From leading to trailing. Defaults to `nil`. Not to be set on the bar of a tab bar controller.
  open var items: [UITabBarItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; animated, the old tabs fade and the new ones appear.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    refuseIfOwned()
    take(items ?? [], animated: animated)
  }

  /// The item that is selected. Defaults to `nil`. Setting it tells nobody. Not to be set on the bar of a tab bar controller.
  open var selectedItem: UITabBarItem? {
    get { storedSelection }
    set {
      refuseIfOwned()
      if let newValue, !storedItems.contains(where: { $0 === newValue }) { return }
      select(newValue, animated: false)
    }
  }

  private func refuseIfOwned() {
    guard owner == nil else {
      fatalError("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    }
  }

  func take(_ new: [UITabBarItem], animated: Bool) {
    guard !new.elementsEqual(storedItems, by: { $0 === $1 }) else { return }
    for item in storedItems where item.bar === self { item.bar = nil }
    storedItems = new
    for item in new { item.bar = self }
    if let storedSelection, !new.contains(where: { $0 === storedSelection }) { self.storedSelection = nil }
    setNeedsNewPlatter()
    guard animated, window != nil, UIView.areAnimationsEnabled else { return }
    UIView.transition(
      with: self, duration: Self.fadeDuration, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { self.layoutIfNeeded() })
  }

  /// Seconds; chosen.
  private static let fadeDuration: TimeInterval = 0.25

  func select(_ item: UITabBarItem?, animated: Bool) {
    guard item !== storedSelection else { return }
    storedSelection = item
    storedPlatter?.select(item, animated: animated && window != nil && UIView.areAnimationsEnabled)
    appearanceDidChange()
  }

  /// A person wants a tab.
  func tapped(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    if isMinimized { return setMinimized(false) }
    if owner == nil { select(item, animated: true) }
    delegate?.tabBar(self, didSelect: item)
    owner?.tabWasTapped(item)
  }

  /// Whether only the selected tab is seen, smaller, at the leading side.
  private(set) var isMinimized = false

  func setMinimized(_ minimized: Bool) {
    guard minimized != isMinimized else { return }
    isMinimized = minimized
    setNeedsLayout()
    guard window != nil, UIView.areAnimationsEnabled else { return }
    UIView.animate(
      springDuration: TabBarMetrics.travel.response, bounce: TabBarMetrics.travel.bounce,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: { self.layoutIfNeeded() })
  }

  /// An item shows something else.
  func itemDidChange(_ item: UITabBarItem) {
    storedPlatter?.buttons.first { $0.item === item }?.show()
    storedPlatter?.setNeedsLayout()
    setNeedsLayout()
    tellWidth()
  }

  /// Beside a bar at the top, a page's own bar has as much room as the tabs leave.
  private func tellWidth() {
    if isAtTop { owner?.tabBarDidChangeRoom() }
  }

  // MARK: - Customizing

  @available(*, unavailable, message: "Tessera has no sheet in which people arrange tabs.")
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}

  @available(*, unavailable, message: "Tessera has no sheet in which people arrange tabs.")
  open func endCustomizing(animated: Bool) -> Bool { false }

  /// Whether people are arranging the tabs, which they cannot here.
  open var isCustomizing: Bool { false }

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

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      owner?.tabBarDidChangeRoom()
    }
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  // MARK: - Looks

  /// Whether content goes under the bar. Defaults to `true`; otherwise the bar has a background of its own, and the
  /// content of controllers ends above it.
  open var isTranslucent = true {
    didSet {
      noteCustomized(.isTranslucent)
      guard isTranslucent != oldValue else { return }
      showBackground()
      owner?.tabBarDidChangeRoom()
    }
  }

  /// The background's colour. Defaults to `nil`.
  open var barTintColor: UIColor? {
    didSet {
      noteCustomized(.barTintColor)
      if barTintColor != oldValue { standardAppearance.backgroundColor = barTintColor }
    }
  }

  /// The colour of tabs that are not selected. Defaults to `nil`: that of labels.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      noteCustomized(.unselectedItemTintColor)
      if unselectedItemTintColor != oldValue { appearanceDidChange() }
    }
  }

  /// What `tintColor` was called before iOS 8.
  @available(iOS, introduced: 5, deprecated: 8, renamed: "tintColor")
  open var selectedImageTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }

  /// Behind the bar. Defaults to `nil`.
  open var backgroundImage: UIImage? {
    didSet {
      noteCustomized(.backgroundImage)
      standardAppearance.backgroundImage = backgroundImage
    }
  }

  /// In place of the line above the bar. Defaults to `nil`.
  open var shadowImage: UIImage? {
    didSet {
      noteCustomized(.shadowImage)
      standardAppearance.shadowImage = shadowImage
    }
  }

  /// In place of what lies behind the selected tab. Defaults to `nil`.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      noteCustomized(.selectionIndicatorImage)
      appearanceDidChange()
    }
  }

  /// How tabs share the width. Defaults to `automatic`.
  open var itemPositioning: ItemPositioning = .automatic {
    didSet {
      noteCustomized(.itemPositioning)
      setNeedsLayout()
    }
  }

  /// Points; 0, the default, is the system's. Counts where tabs are `centered`.
  open var itemWidth: CGFloat = 0 {
    didSet {
      noteCustomized(.itemWidth)
      setNeedsLayout()
    }
  }

  /// Between tabs, points; 0, the default, is the system's. Counts where tabs are `centered`.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      noteCustomized(.itemSpacing)
      setNeedsLayout()
    }
  }

  /// How the bar looks over content, and for whatever has no appearance of its own.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard }
    set {
      noteCustomized(.standardAppearance)
      appearances.standard = newValue
    }
  }

  /// How the bar looks where content ends above it; `nil`, the default, is the standard one without a background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[.scrollEdge] }
    set {
      noteCustomized(.scrollEdgeAppearance)
      appearances[.scrollEdge] = newValue
    }
  }

  override func takeAppearance(from proxy: UIView, _ properties: CustomizedProperties) {
    super.takeAppearance(from: proxy, properties)
    guard let proxy = proxy as? UITabBar else { return }
    func take<Value>(_ property: CustomizedProperties, _ path: ReferenceWritableKeyPath<UITabBar, Value>) {
      if properties.contains(property) { self[keyPath: path] = proxy[keyPath: path] }
    }
    // Whole appearances first: the single values change them.
    take(.standardAppearance, \.standardAppearance)
    take(.scrollEdgeAppearance, \.scrollEdgeAppearance)
    take(.barStyle, \.barStyle)
    take(.isTranslucent, \.isTranslucent)
    take(.barTintColor, \.barTintColor)
    take(.unselectedItemTintColor, \.unselectedItemTintColor)
    take(.backgroundImage, \.backgroundImage)
    take(.shadowImage, \.shadowImage)
    take(.selectionIndicatorImage, \.selectionIndicatorImage)
    take(.itemPositioning, \.itemPositioning)
    take(.itemWidth, \.itemWidth)
    take(.itemSpacing, \.itemSpacing)
  }

  /// What counts now.
  var shownAppearance: UITabBarAppearance {
    appearances.shown(
      isAtEdge: owner != nil && isAtEdge, isCompact: false, isTranslucent: isTranslucent,
      besides: .init(
        overContent: storedSelection?.standardAppearance, besideContent: storedSelection?.scrollEdgeAppearance))
  }

  private func showBackground() {
    background.show(shownAppearance)
    veil.isHidden =
      owner == nil || hidesEdgeEffect || isAtTop || !standardAppearance.hasScrollEdgeEffect || !isTranslucent
      || shownAppearance.coversContent
  }

  /// The appearance is another one, or looks otherwise.
  func appearanceDidChange() {
    showBackground()
    guard let platter = storedPlatter else { return }
    show(in: platter)
    setNeedsLayout()
    tellWidth()
  }

  private func show(in platter: TabPlatter) {
    let appearance = shownAppearance
    let items =
      switch platter.arrangement {
      case .stacked: appearance.stackedLayoutAppearance
      case .compactInline: appearance.compactInlineLayoutAppearance
      case .inline: appearance.inlineLayoutAppearance
      }
    for button in platter.buttons {
      button.appearance = items
      button.unselectedColor = unselectedItemTintColor
      button.show()
    }
    platter.lens.show(
      color: appearance.selectionIndicatorTintColor,
      image: selectionIndicatorImage ?? appearance.selectionIndicatorImage)
    platter.setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if storedPlatter.map({ $0.arrangement != arrangement }) ?? false { setNeedsNewPlatter() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.follow(self)
    // What `appearance()` says may depend on where the bar is.
    if window != nil { appearanceDidChange() }
  }

  // MARK: - Layout

  /// How tabs stand now.
  var arrangement: TabArrangement {
    if isAtTop { return .inline }
    return traitCollection.verticalSizeClass == .compact ? .compactInline : .stacked
  }

  private func setNeedsNewPlatter() {
    needsNewPlatter = true
    setNeedsLayout()
  }

  /// The tabs as they stand now.
  var platter: TabPlatter {
    if let storedPlatter, !needsNewPlatter { return storedPlatter }
    needsNewPlatter = false
    storedPlatter?.removeFromSuperview()
    let platter = TabPlatter(items: storedItems, arrangement: arrangement, bar: self)
    storedPlatter = platter
    addSubview(platter)
    show(in: platter)
    platter.select(storedSelection, animated: false)
    return platter
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: TabBarMetrics.height(arrangement))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: TabBarMetrics.height(arrangement))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = isAtTop ? bounds.inset(by: UIEdgeInsets(top: -frame.minY, left: 0, bottom: 0, right: 0)) : bounds
    veil.depth = bounds.height
    let reach = veil.depth + BarVeil.reach
    veil.frame = CGRect(x: 0, y: bounds.height - reach, width: bounds.width, height: reach)
    veil.color = veilColor
    let platter = platter
    let appearance = shownAppearance
    platter.semanticContentAttribute = semanticContentAttribute
    platter.spread = TabPlatter.Spread(
      positioning: itemPositioning == .automatic ? appearance.stackedItemPositioning : itemPositioning,
      width: itemWidth > 0 ? itemWidth : appearance.stackedItemWidth,
      spacing: itemSpacing > 0 ? itemSpacing : appearance.stackedItemSpacing)
    let sides = safeAreaInsets.left + safeAreaInsets.right
    platter.isMinimized = isMinimized
    let size = platter.wantedSize(in: bounds.width - sides)
    // A low bar of an app's own has its tabs in its middle.
    var y = bounds.height >= size.height ? 0 : (bounds.height - size.height) / 2
    var x = safeAreaInsets.left + (bounds.width - sides - size.width) / 2
    if isMinimized {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let side = TabBarMetrics.minimizedSide
      x = isRightToLeft ? bounds.width - safeAreaInsets.right - side - size.width : safeAreaInsets.left + side
      y += TabBarMetrics.platterHeight(arrangement) - size.height
    }
    platter.frame = CGRect(x: x, y: y, width: size.width, height: size.height).onPixels(of: self)
    platter.layoutIfNeeded()
  }

  /// Beside the tabs of a floating bar people touch the content.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && owner != nil && !shownAppearance.coversContent ? nil : hit
  }
}

extension UITabBar: BarOverContent {
  var partsOverContent: [any OverContent] { storedPlatter.map { [$0] } ?? [] }

  var showsContent: Bool { !shownAppearance.coversContent }

  func partsDidChange() { veil.color = veilColor }

  /// What content fades into: the page's colour, or black or white where the tabs are over other content.
  fileprivate var veilColor: UIColor {
    let page = owner?.colorUnderTabBar ?? .systemBackground
    guard let isDark = storedPlatter?.isOverDark, isDark != BarTone.isDark(page, in: traitCollection) else {
      return page
    }
    return isDark ? .black : .white
  }
}
