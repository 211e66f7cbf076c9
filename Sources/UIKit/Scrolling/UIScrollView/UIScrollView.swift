// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows a part of content that is larger than itself, and moves it by drags, wheels and code.
///
/// Scrolling is a change of `bounds.origin` and nothing else: subviews keep their frames. Lengths are points; offsets
/// and content are in the bounds' space. The class body holds stored state and what apps may override; topics live in
/// `UIScrollView+….swift`.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollingView {
  // MARK: - Content

  /// The point of the content at the top left of the bounds. Defaults to zero. It is not held to the content's size.
  ///
  /// Set while the content moves by itself, it carries the motion along.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to an offset; ends a motion under way.
  ///
  /// Animated, it takes a quarter of a second and the delegate is told of its end, unless there is nothing to move.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }

  /// The size of what can be scrolled over. Defaults to zero.
  open var contentSize: CGSize = .zero {
    willSet { KeyValueObserving.willChange(self, "contentSize") }
    didSet {
      if contentSize != oldValue { contentSizeDidChange() }
      KeyValueObserving.didChange(self, "contentSize")
    }
  }

  /// Scrolls as little as needed to show a part of the content, or as much of it as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scrollToShow(rect, animated: animated) }

  /// The content, for constraints: what is tied to its edges decides about `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { scrollContentGuide }

  /// The visible part, for constraints: what is tied to it does not scroll.
  open var frameLayoutGuide: UILayoutGuide { scrollFrameGuide }

  // MARK: - Insets

  /// Room around the content. Defaults to zero.
  open var contentInset: UIEdgeInsets = .zero {
    willSet { KeyValueObserving.willChange(self, "contentInset") }
    didSet {
      if contentInset != oldValue { updateAdjustedInset() }
      KeyValueObserving.didChange(self, "contentInset")
    }
  }

  /// `contentInset` and what is added for the safe area.
  open var adjustedContentInset: UIEdgeInsets { storedAdjustedInset }

  /// How the safe area is added to the insets. Defaults to `automatic`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
  }

  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  // MARK: - Behaviour

  /// Told how the view scrolls.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { heldDelegate }
    set { heldDelegate = newValue }
  }
  /// Who is asked and told: whom this class's setter was given. An app's override of the property is its own matter, as on iOS.
  weak var heldDelegate: (any UIScrollViewDelegate)?

  /// Whether drags and wheels scroll. Defaults to `true`.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  /// Whether a drag stays with the axis on which it began. Defaults to `false`.
  open var isDirectionalLockEnabled = false

  /// Whether content gives when it is dragged past its edges. Defaults to `true`.
  ///
  /// Sets both axes; reads whether content gives on either.
  open var bounces: Bool {
    get { bouncesHorizontally || bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }

  /// Whether content gives at its left and right edges. Defaults to `true`.
  open var bouncesHorizontally = true

  /// Whether content gives at its top and bottom edges. Defaults to `true`.
  open var bouncesVertically = true

  /// Whether content that fits can be dragged, and bounces, vertically. Defaults to `false`.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
  }

  /// Whether content that fits can be dragged, and bounces, horizontally. Defaults to `false`.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
  }

  /// Whether content rests at multiples of the bounds' size only. Defaults to `false`.
  open var isPagingEnabled = false

  /// How fast content slows down after a flick. Defaults to `normal`.
  open var decelerationRate: DecelerationRate = .normal

  /// Whether a tap on the status bar scrolls to the top. Defaults to `true`.
  ///
  /// It does so only where the window shows just one scroll view with this set, and the delegate agrees.
  open var scrollsToTop = true

  /// Whether a drag sideways that finds this content at its edge scrolls the scroll view around it. Defaults to `true`.
  open var transfersHorizontalScrollingToParent = true

  /// Whether a drag up or down that finds this content at its edge scrolls the scroll view around it. Defaults to `true`.
  open var transfersVerticalScrollingToParent = true

  /// Whether arrow keys, page keys, home, end and space scroll. Defaults to `true`.
  open var allowsKeyboardScrolling = true

  /// What a drag does to a keyboard. Defaults to `none`.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  // MARK: - Indicators

  /// Whether a bar shows the vertical place while content moves. Defaults to `true`.
  open var showsVerticalScrollIndicator = true {
    didSet { indicators.settingsDidChange() }
  }

  /// Whether a bar shows the horizontal place while content moves. Defaults to `true`.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicators.settingsDidChange() }
  }

  /// Room around the vertical bar, besides the safe area. Defaults to zero.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators.settingsDidChange() }
  }

  /// Room around the horizontal bar, besides the safe area. Defaults to zero.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators.settingsDidChange() }
  }

  /// Sets the insets of both bars; reads those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the bars keep within the safe area. Defaults to `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.settingsDidChange() }
  }

  /// The bars' colour. Defaults to `default`, which follows light and dark.
  open var indicatorStyle: IndicatorStyle = .default {
    didSet { indicators.settingsDidChange() }
  }

  /// Whether something else stands where the vertical bar would.
  var hidesVerticalIndicator: Bool { false }

  /// Shows the bars for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  // MARK: - Zooming

  /// The least scale of the view that the delegate names in `viewForZooming(in:)`. Defaults to 1.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { updateZoomGesture() }
  }

  /// The greatest scale of that view; people can zoom where it exceeds the least. Defaults to 1.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { updateZoomGesture() }
  }

  /// The scale of that view now; 1 where there is none. Set, it is held to the limits.
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether people can zoom past the limits, from where the content springs back. Defaults to `true`.
  open var bouncesZoom = true

  /// Zooms about the middle of what is seen.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }

  /// Zooms, within the limits, so that a part of the zoomed view, in that view's space, fills the bounds.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

  /// Whether two fingers are zooming.
  open var isZooming: Bool { zoom.pinch != nil }

  /// Whether the content springs back from beyond the limits of its scale.
  open var isZoomBouncing: Bool { zoom.flight?.isBounce ?? false }

  // MARK: - Refreshing

  /// A control above the content that people pull down to refresh it; vertical bouncing is always on then.
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
  }

  // MARK: - State

  /// Whether a finger is down, even if it has not moved yet.
  open var isTracking: Bool { storedIsTracking }

  /// Whether a finger is dragging the content.
  open var isDragging: Bool { drag != nil }

  /// Whether the content moves by itself after a drag.
  open var isDecelerating: Bool { flight?.purpose == .deceleration }

  /// Whether an offset that was asked for is being scrolled to.
  open var isScrollAnimating: Bool { flight?.purpose == .animation }

  /// Whether a scale that was asked for is being zoomed to.
  open var isZoomAnimating: Bool { zoom.flight.map { !$0.isBounce } ?? false }

  /// Stops whatever moves by itself where it is, and ends a drag.
  open func stopScrollingAndZooming() { stopEverything() }

  // MARK: - Touches

  /// The recogniser of drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// The recogniser of fingers that zoom; `nil` where the limits of the scale leave no room to.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.gesture }

  /// Whether content hears of a finger only when it has stayed for 150 ms or was lifted. Defaults to `true`.
  open var delaysContentTouches = true

  /// Whether a drag takes the finger away from content that has heard of it. Defaults to `true`.
  open var canCancelContentTouches = true

  /// Asked before content hears of fingers. Defaults to `true`.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Asked before a drag takes a finger away from content that has heard of it. By default, controls keep theirs.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.keepsTouchesFromScrolling }

  // MARK: - Stored state of the topics

  var storedAdjustedInset = UIEdgeInsets.zero
  var storedIsTracking = false
  var drag: ScrollDrag?
  var flight: ScrollFlight?
  var zoom = ZoomState()
  /// Room above the content for a control that is refreshing.
  var refreshInset: CGFloat = 0
  /// The bar that follows the content, where this is what a bar's controller scrolls.
  var bar = ScrollBarState()
  var edgeEffects = ScrollEdgeEffects()
  var alignment = CGPoint.zero
  /// The same of a bar at the bottom, which takes and gives no room.
  weak var bottomFollower: (any ScrollFollower)?
  /// Whether the offset is being changed by a drag or a flight, not by the app.
  var movesItself = false
  lazy var scrollPan = ScrollPanGestureRecognizer(scrollView: self)
  lazy var indicators = ScrollIndicators(scrollView: self)

  // MARK: - Life

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
    finishDecoding(coder, as: UIScrollView.self)
  }

  private func setUpScrolling() {
    clipsToBounds = true
    addGestureRecognizer(scrollPan)
  }

  // MARK: - Hooks

  /// Called before a drag begins.
  func dragWillBegin() {}

  /// Called when nothing moves the content any more, after the delegate.
  func contentDidRest() {}

  override var isScrollContainer: Bool { true }

  override func contentExtentDidChange(width: CGFloat?, height: CGFloat?) {
    let scale = currentZoomScale
    let size = CGSize(
      width: width.map { $0 * scale } ?? contentSize.width, height: height.map { $0 * scale } ?? contentSize.height)
    if size != contentSize { contentSize = size }
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if bounds.size != oldBounds.size { viewportDidResize() }
    if bounds.origin != oldBounds.origin { offsetDidChange(from: oldBounds.origin) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if alignment != .zero { alignContent() }
    keepZoomedViewInPlace()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  override func safeAreaPassed(toSubviewAt frame: CGRect) -> UIEdgeInsets { safeAreaLeft(forSubviewAt: frame) }

  override func scrollByWheel(_ delta: CGPoint) -> Bool { turnWheel(by: delta) }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      endMotionSilently()
      zoom.flight = nil
    }
  }

  override func resolveDynamicAppearance() {
    super.resolveDynamicAppearance()
    indicators.settingsDidChange()
  }

  /// Where content that is let go will rest; layouts of collection views have a say.
  func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
}
