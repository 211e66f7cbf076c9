// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The bar at the top of a screen: a title, a way back, and buttons.
///
/// Buttons and the inline title stand in its upper 44 points, a large title in the 52 points below the inline part. A
/// navigation controller has a bar of its own, with the items of its controllers; a bar that stands alone has those that
/// the app pushes, inline.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  /// The controller whose bar this is.
  weak var owner: UINavigationController?
  var storedItems: [UINavigationItem] = []
  var row: NavigationRow?
  var largeTitle: LargeTitleView?
  /// The search bar of the top item.
  var search: UISearchBar?
  var background = BarBackground()
  /// What the content has made of the bar.
  var shape = Shape() {
    didSet { if shape != oldValue { shapeDidChange() } }
  }
  /// What a tab bar takes of the middle of the row, points.
  var middle: CGFloat = 0 {
    didSet {
      guard middle != oldValue else { return }
      row?.setNeedsLayout()
      setNeedsLayout()
    }
  }
  /// The change of items under way.
  var transition: NavigationBarTransition?
  var needsNewRow = true
  /// What animates the items of a bar that stands alone.
  var ownAnimator: UIViewPropertyAnimator?
  /// Whether height was compact when appearances were last applied.
  var lastCompact = false
  private(set) lazy var appearances = BarAppearances(UINavigationBarAppearance()) { [weak self] in
    self?.applyAppearance()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UINavigationBar.self)
  }

  private func setUp() {
    addSubview(background)
  }

  /// Told of changes. For the bar of a navigation controller, that controller is asked where its class conforms.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet { if !backgroundImages.isEmpty { showBackgroundImages() } }
  }

  /// The delegate, or a navigation controller's class that is one.
  var judge: (any UINavigationBarDelegate)? { delegate ?? owner as? any UINavigationBarDelegate }

  open var barPosition: UIBarPosition {
    owner == nil ? delegate?.position(for: self) ?? .top : .topAttached
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { setNeedsNewRow() } }
  }

  // MARK: - Items

  /// Bottom to top; the last one is shown. Not to be set on the bar of a navigation controller.
  open var items: [UINavigationItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; animated, as a push, or a pop where the new top item was there before.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    refuseIfOwned("setItems:animated:")
    change(to: items ?? [], animated: animated)
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    refuseIfOwned("pushNavigationItem:animated:")
    guard judge?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: storedItems + [item], animated: animated) { [weak self] in
      if let self { judge?.navigationBar(self, didPush: item) }
    }
  }

  /// Takes the top item away; returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    refuseIfOwned("popNavigationItemAnimated:")
    guard let item = storedItems.last, judge?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    change(to: storedItems.dropLast(), animated: animated) { [weak self] in
      if let self { judge?.navigationBar(self, didPop: item) }
    }
    return item
  }

  open var topItem: UINavigationItem? { storedItems.last }

  /// The one below the top.
  open var backItem: UINavigationItem? { storedItems.dropLast().last }

  private func refuseIfOwned(_ name: String) {
    guard owner == nil else {
      fatalError("Cannot call \(name) directly on a UINavigationBar managed by a controller.")
    }
  }

  // MARK: - Style

  private var style = BarInterfaceStyle() {
    didSet {
      super.overrideUserInterfaceStyle = style.override
      owner?.setNeedsStatusBarAppearanceUpdate()
    }
  }

  /// Whether the bar is dark by itself. Defaults to `default`. A black bar of a navigation
  /// controller makes the status bar's text light.
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

  /// Whether titles are large where their items do not object and height is not compact. Defaults to `false`.
  open var prefersLargeTitles = false {
    didSet {
      noteCustomized(.prefersLargeTitles)
      if prefersLargeTitles != oldValue { owner?.barDidChangeRoom() }
    }
  }

  /// Whether content goes under the bar. Defaults to `true`; otherwise the bar has a background of its own, and the
  /// content of controllers begins below it.
  open var isTranslucent = true {
    didSet {
      noteCustomized(.isTranslucent)
      guard isTranslucent != oldValue else { return }
      applyAppearance()
      owner?.barDidChangeRoom()
    }
  }

  /// The background's colour over content that has gone under the bar. Defaults to `nil`.
  open var barTintColor: UIColor? {
    didSet {
      noteCustomized(.barTintColor)
      if barTintColor != oldValue { standardAppearance.backgroundColor = barTintColor }
    }
  }

  /// Attributes of the inline title in every state of the bar that has no appearance of its own.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes.isEmpty ? nil : standardAppearance.titleTextAttributes }
    set {
      noteCustomized(.titleTextAttributes)
      standardAppearance.titleTextAttributes = newValue ?? [:]
    }
  }

  /// Attributes of the large title in every state of the bar that has no appearance of its own.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes.isEmpty ? nil : standardAppearance.largeTitleTextAttributes }
    set {
      noteCustomized(.largeTitleTextAttributes)
      standardAppearance.largeTitleTextAttributes = newValue ?? [:]
    }
  }

  /// In place of the line below the bar. Defaults to `nil`.
  open var shadowImage: UIImage? {
    get { standardAppearance.shadowImage }
    set {
      noteCustomized(.shadowImage)
      standardAppearance.shadowImage = newValue
    }
  }

  private var backgroundImages = BarImages()

  /// Sets the picture behind the bar, wherever it is.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// The picture that was set for any place.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// Sets the picture behind the bar, for one place of it or for any.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    noteCustomized(.backgroundImage)
    backgroundImages[barPosition, barMetrics] = backgroundImage
    showBackgroundImages()
  }

  /// The picture that was set for exactly this place.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barPosition, barMetrics]
  }

  private func showBackgroundImages() {
    standardAppearance.backgroundImage = backgroundImages.shown(at: barPosition, .default)
    guard let compact = backgroundImages.shown(at: barPosition, .compact) else {
      compactAppearance?.backgroundImage = nil
      return
    }
    forCompactHeight { $0.backgroundImage = compact }
  }

  /// Changes the look where height is compact, which from then on is one of its own.
  private func forCompactHeight(_ change: (UINavigationBarAppearance) -> Void) {
    let compact = compactAppearance ?? UINavigationBarAppearance(barAppearance: standardAppearance)
    change(compact)
    compactAppearance = compact
  }

  /// Moves the inline title down, in points; negative moves it up. Defaults to 0.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    guard barMetrics == .compact else { return standardAppearance.titlePositionAdjustment.vertical = adjustment }
    forCompactHeight { $0.titlePositionAdjustment.vertical = adjustment }
  }

  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    let appearance = barMetrics == .compact ? compactAppearance ?? standardAppearance : standardAppearance
    return appearance.titlePositionAdjustment.vertical
  }

  /// The picture of the back button; `nil`, the default, for the system's chevron.
  open var backIndicatorImage: UIImage? {
    get { standardAppearance.storedBackIndicator }
    set {
      standardAppearance.setBackIndicatorImage(newValue, transitionMaskImage: standardAppearance.storedBackMask)
    }
  }

  /// What masks titles that move past the back button's picture, which none does here. Defaults to `nil`.
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { standardAppearance.storedBackMask }
    set {
      standardAppearance.setBackIndicatorImage(standardAppearance.storedBackIndicator, transitionMaskImage: newValue)
    }
  }

  // MARK: - Appearances

  /// How the bar looks over content that has gone under it, and for whatever has no appearance of its own.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard }
    set {
      noteCustomized(.standardAppearance)
      appearances.standard = newValue
    }
  }

  /// The same where height is compact; `nil`, the default, is as `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances[.compact] }
    set {
      noteCustomized(.compactAppearance)
      appearances[.compact] = newValue
    }
  }

  /// How the bar looks while content rests below it; `nil`, the default, is the standard one without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set {
      noteCustomized(.scrollEdgeAppearance)
      appearances[.scrollEdge] = newValue
    }
  }

  /// The same where height is compact; `nil`, the default, is as `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.compactScrollEdge] }
    set {
      noteCustomized(.compactScrollEdgeAppearance)
      appearances[.compactScrollEdge] = newValue
    }
  }

  override func takeAppearance(from proxy: UIView, _ properties: CustomizedProperties) {
    super.takeAppearance(from: proxy, properties)
    guard let proxy = proxy as? UINavigationBar else { return }
    func take<Value>(_ property: CustomizedProperties, _ path: ReferenceWritableKeyPath<UINavigationBar, Value>) {
      if properties.contains(property) { self[keyPath: path] = proxy[keyPath: path] }
    }
    // Whole appearances first: the single values change them.
    if properties.contains(.standardAppearance) {
      standardAppearance = UINavigationBarAppearance(barAppearance: proxy.standardAppearance)
    }
    take(.scrollEdgeAppearance, \.scrollEdgeAppearance)
    take(.compactScrollEdgeAppearance, \.compactScrollEdgeAppearance)
    take(.barStyle, \.barStyle)
    take(.isTranslucent, \.isTranslucent)
    take(.barTintColor, \.barTintColor)
    take(.titleTextAttributes, \.titleTextAttributes)
    take(.largeTitleTextAttributes, \.largeTitleTextAttributes)
    take(.shadowImage, \.shadowImage)
    take(.prefersLargeTitles, \.prefersLargeTitles)
    if properties.contains(.backgroundImage) {
      backgroundImages = proxy.backgroundImages
      showBackgroundImages()
    }
    take(.compactAppearance, \.compactAppearance)
  }

  // MARK: - Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.band + (topItem?.promptHeight ?? 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBar()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.follow(self)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.preferredContentSizeCategory
    guard old != traitCollection.preferredContentSizeCategory else { return }
    applyAppearance()
    owner?.barDidChangeRoom()
  }

  /// A wheel over the bar scrolls what is below it.
  override func scrollByWheel(_ delta: CGPoint) -> Bool {
    owner?.topViewController?.navigation.tracker?.scrollView?.scrollByWheel(delta) ?? false
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}
