// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A row of dots, one a page, of which the current one stands out.
///
/// It is 26 points tall; dots are 18 points apart, and 14 from the ends. Where there are more pages than dots have room for,
/// those at the ends are smaller, and the row moves with the current page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// In which direction pages go on.
  public enum Direction: Int, Sendable {
    /// As people read.
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4

    var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
  }

  /// What people do with the control now.
  public enum InteractionState: Int, Sendable {
    case none = 0
    /// They tap to the next page.
    case discrete = 1
    /// They drag along the dots.
    case continuous = 2
  }

  /// When there is a background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// While people drag along them.
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// What is shown of the pages.
  let row = PageDots()
  private let platter = UIView()
  private var pageImages: [Int: UIImage] = [:]
  private var currentPageImages: [Int: UIImage] = [:]
  private var storedPage = 0
  var press: PageControlPress?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UIPageControl.self)
  }

  private func setUp() {
    platter.isUserInteractionEnabled = false
    platter.backgroundColor = .tertiarySystemFill
    row.isUserInteractionEnabled = false
    addSubview(platter)
    addSubview(row)
    showPages()
  }

  // MARK: - Pages

  /// Defaults to 0; less counts as 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      storedPage = clamped(storedPage)
      guard numberOfPages != oldValue else { return }
      progress?.visibilityMayHaveChanged()
      pageImages = pageImages.filter { $0.key < numberOfPages }
      currentPageImages = currentPageImages.filter { $0.key < numberOfPages }
      invalidateIntrinsicContentSize()
      showPages()
    }
  }

  /// From 0; held to the pages that there are. Defaults to 0.
  open var currentPage: Int {
    get { storedPage }
    set { go(to: newValue) }
  }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }

  private func go(to page: Int) {
    let page = clamped(page)
    guard page != storedPage else { return }
    storedPage = page
    progress?.pageDidChange(to: page)
    showPages(animated: window != nil)
  }

  // MARK: - Progress

  /// How much of the current page has passed, shown by a bar in place of its dot. Defaults to `nil`.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      if oldValue?.pageControl === self { oldValue?.pageControl = nil }
      oldValue?.visibilityMayHaveChanged()
      progress?.pageControl = self
      progress?.visibilityMayHaveChanged()
      invalidateIntrinsicContentSize()
      showPages()
    }
  }

  /// Called when more or less of the current page has passed.
  func progressDidChange() { row.progress = progress.map { CGFloat($0.currentProgress) } }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    progress?.visibilityMayHaveChanged()
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { progress?.visibilityMayHaveChanged() } }
  }

  /// Whether nothing is shown for a single page. Defaults to `false`.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { showPages() } }
  }

  /// In which direction pages go on. Defaults to `natural`.
  open var direction: Direction = .natural {
    didSet {
      guard direction != oldValue else { return }
      invalidateIntrinsicContentSize()
      showPages()
    }
  }

  // MARK: - Looks

  /// The colour of all dots but the current one. Defaults to `nil`: that of labels, faint.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      noteCustomized(.pageIndicatorTintColor)
      showPages()
    }
  }

  /// Defaults to `nil`: that of labels.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      noteCustomized(.currentPageIndicatorTintColor)
      showPages()
    }
  }

  override func takeAppearance(from proxy: UIView, _ properties: CustomizedProperties) {
    super.takeAppearance(from: proxy, properties)
    guard let proxy = proxy as? UIPageControl else { return }
    if properties.contains(.pageIndicatorTintColor) { pageIndicatorTintColor = proxy.pageIndicatorTintColor }
    if properties.contains(.currentPageIndicatorTintColor) {
      currentPageIndicatorTintColor = proxy.currentPageIndicatorTintColor
    }
  }

  /// When there is a background behind the dots. Defaults to `automatic`.
  open var backgroundStyle: BackgroundStyle = .automatic {
    didSet { if backgroundStyle != oldValue { showPlatter() } }
  }

  /// In place of dots; a template. Defaults to `nil`.
  open var preferredIndicatorImage: UIImage? {
    didSet { imagesDidChange() }
  }

  /// In place of the current page's dot; a template. Defaults to `nil`: as for the other pages.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { imagesDidChange() }
  }

  /// The picture of a page: what was set for it, else the preferred one.
  open func indicatorImage(forPage page: Int) -> UIImage? { pageImages[page] ?? preferredIndicatorImage }

  /// Sets the picture of a page; `nil` leaves it to the preferred one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    check(page)
    pageImages[page] = image
    imagesDidChange()
  }

  /// The picture of a page while it is the current one: what was set for it, else the preferred one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentPageImages[page] ?? preferredCurrentPageIndicatorImage
  }

  /// Sets the picture of a page while it is the current one; `nil` leaves it to the preferred one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    check(page)
    currentPageImages[page] = image
    imagesDidChange()
  }

  private func check(_ page: Int) {
    guard page >= 0, page < numberOfPages else {
      fatalError("Attempting to set an indicator image for a page that is out of bounds: \(page) of \(numberOfPages)")
    }
  }

  private func imagesDidChange() {
    invalidateIntrinsicContentSize()
    showPages()
  }

  /// Whether the dots wait with a new current page for `updateCurrentPageDisplay()`.
  @available(iOS, introduced: 2, deprecated: 14, message: "The dots always show the current page.")
  open var defersCurrentPageDisplay: Bool {
    get { false }
    set {}
  }

  @available(iOS, introduced: 2, deprecated: 14, message: "The dots always show the current page.")
  open func updateCurrentPageDisplay() {}

  // MARK: - Size

  /// The size of the control with so many pages, points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let plan = plan
    let length = plan.length(of: max(pageCount, 0))
    return direction.isVertical
      ? CGSize(width: plan.thickness, height: length) : CGSize(width: length, height: plan.thickness)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var plan: PageDotsPlan {
    let preferred = [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0 }
    let sizes = (preferred + Array(pageImages.values) + Array(currentPageImages.values)).map(\.size)
    return PageDotsPlan(
      box: CGSize(
        width: max(sizes.map(\.width).max() ?? 0, PageDotsPlan.dot),
        height: max(sizes.map(\.height).max() ?? 0, PageDotsPlan.dot)), isVertical: direction.isVertical,
      hasBar: progress != nil)
  }

  // MARK: - Showing

  /// Whether later pages are to the left, or above.
  var goesBackwards: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  private func showPages(animated: Bool = false) {
    row.isHidden = hidesForSinglePage && numberOfPages <= 1
    row.colors = (
      pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(Self.faint), currentPageIndicatorTintColor ?? .label
    )
    row.images = { [weak self] page, isCurrent in
      guard let self else { return nil }
      return (isCurrent ? currentPageIndicatorImage(forPage: page) : nil) ?? indicatorImage(forPage: page)
    }
    row.plan = plan
    row.progress = progress.map { CGFloat($0.currentProgress) }
    row.goesBackwards = goesBackwards
    row.show(page: storedPage, of: numberOfPages, animated: animated)
    showPlatter()
    publishAccessibility()
    setNeedsLayout()
  }

  /// The opacity of other pages' dots, as measured; that it is of labels' colour is chosen.
  private static let faint: CGFloat = 0.45

  func showPlatter() {
    let isShown = backgroundStyle == .prominent || (backgroundStyle == .automatic && interactionState == .continuous)
    let alpha: CGFloat = isShown && !row.isHidden ? 1 : 0
    guard platter.alpha != alpha else { return }
    guard window != nil else { return platter.alpha = alpha }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.allowUserInteraction], animations: { self.platter.alpha = alpha })
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    row.goesBackwards = goesBackwards
    row.frame = bounds
    let size = size(forNumberOfPages: min(numberOfPages, row.mostDots))
    platter.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    platter.layer.cornerRadius = min(size.width, size.height) / 2
  }

  // MARK: - Interaction

  /// Whether people can drag along the dots. Defaults to `true`.
  open var allowsContinuousInteraction = true

  /// What people do with the control now.
  open internal(set) var interactionState: InteractionState = .none {
    didSet { if interactionState != oldValue { showPlatter() } }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { pressBegan(touch) }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { pressMoved(touch) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { pressEnded(touch) }

  open override func cancelTracking(with event: UIEvent?) { pressEnded(nil) }

  /// A person turns pages.
  func turn(by pages: Int) {
    let old = storedPage
    go(to: old + pages)
    if storedPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override var canBecomeFocused: Bool { isEnabled && numberOfPages > 1 }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { !turn(by: $0) }
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  // MARK: - Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibilityState.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }

  open override var accessibilityValue: String? {
    get { accessibilityState.value ?? "page \(storedPage + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityIncrement() { turn(by: 1) }

  open override func accessibilityDecrement() { turn(by: -1) }
}
