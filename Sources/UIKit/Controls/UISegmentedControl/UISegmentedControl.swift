// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A control of several segments, of which one is chosen.
///
/// It is 32 points tall; one of that is not aligned. Segments are as wide as each other, unless widths are set or
/// `apportionsSegmentWidthsByContent`. A tap, or a drag that begins on the chosen segment, chooses when the finger is
/// lifted and sends `valueChanged`; choices by code send nothing.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// What `selectedSegmentIndex` is where no segment is chosen.
  public nonisolated static let noSegment = -1

  /// Which segments an adjustment is for.
  public enum Segment: Int, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    /// The only one.
    case alone = 4
  }

  let track = UIView()
  let lens = UIView()
  var segments: [SegmentView] = []
  var dividers: [UIImageView] = []
  var storedSelection = UISegmentedControl.noSegment
  var titleAttributes = ByState<[NSAttributedString.Key: Any]>()
  var backgroundImages: [SegmentLook: UIImage] = [:]
  var dividerImages: [SegmentLook: UIImage] = [:]
  var positionAdjustments: [SegmentLook: UIOffset] = [:]
  var drag: SegmentDrag?

  /// Creates a control with segments of titles and pictures, as large as they need.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] { add(item) }
    frame.size = naturalSize()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control with a segment for each action, which runs when its segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    if frame.size == .zero { self.frame.size = naturalSize() }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UISegmentedControl.self)
  }

  private func setUp() {
    for view in [track, lens] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isOpaque = false
  }

  // MARK: - Choice

  /// The chosen segment, or `noSegment`, which is the default. An index without a segment chooses none.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set { select(segments.indices.contains(newValue) ? newValue : Self.noSegment, animated: window != nil) }
  }

  /// Whether segments are chosen only while they tell of it. Defaults to `false`.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  // MARK: - Segments. Indices beyond the last segment mean the last one.

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title), at: segment, animated: animated)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(image: image), at: segment, animated: animated)
  }

  /// Adds a segment with the action's title and picture, in place of one whose action has the same identifier.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let known = segmentIndex(identifiedBy: action.identifier)
    if known != NSNotFound { removeSegment(at: known, animated: false) }
    insert(SegmentView(action: action), at: segment, animated: animated)
  }

  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }

  open func removeAllSegments() { removeAll() }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.content = .title(title) } }

  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.content = .image(image) } }

  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.content = .action(action) }
  }

  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  /// The segment of an action; `NSNotFound` where there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Gives a segment a width, points; 0 lets it have its share.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(width, 0) } }

  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  /// Moves a segment's title or picture, points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }

  open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment)?.offset ?? .zero }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }

  /// Whether wider titles have wider segments. Defaults to `false`.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
  }

  // MARK: - Looks

  /// The colour behind the chosen segment; `nil`, the default, for the system's.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      noteCustomized(.selectedSegmentTintColor)
      setNeedsLayout()
    }
  }

  /// Shows a picture behind each segment that is in a state; the control then has no look of its own.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    noteCustomized(.backgroundImage)
    backgroundImages[SegmentLook(state: state, metrics: barMetrics)] = backgroundImage
    setNeedsLayout()
  }

  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[SegmentLook(state: state, metrics: barMetrics)]
      ?? backgroundImages[SegmentLook(state: .normal, metrics: barMetrics)]
  }

  /// Shows a picture between segments of which the left and the right one are in these states.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    noteCustomized(.dividerImage)
    dividerImages[SegmentLook(state: leftState, right: rightState, metrics: barMetrics)] = dividerImage
    segmentsDidChange()
  }

  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    dividerImages[SegmentLook(state: leftState, right: rightState, metrics: barMetrics)]
      ?? dividerImages[SegmentLook(state: .normal, right: .normal, metrics: barMetrics)]
  }

  /// How titles look in a state, on top of how they look normally.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    noteCustomized(.titleTextAttributes)
    titleAttributes[state] = attributes
    segmentsDidChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes.shown(for: state)
  }

  /// Moves the contents of some segments, points.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) {
    noteCustomized(.contentPositionAdjustment)
    positionAdjustments[SegmentLook(segment: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
    setNeedsLayout()
  }

  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    positionAdjustments[SegmentLook(segment: leftCenterRightOrAlone, metrics: barMetrics)]
      ?? positionAdjustments[SegmentLook(segment: .any, metrics: barMetrics)] ?? .zero
  }

  override func takeAppearance(from proxy: UIView, _ properties: CustomizedProperties) {
    super.takeAppearance(from: proxy, properties)
    guard let proxy = proxy as? UISegmentedControl else { return }
    if properties.contains(.selectedSegmentTintColor) { selectedSegmentTintColor = proxy.selectedSegmentTintColor }
    if properties.contains(.titleTextAttributes) { titleAttributes.merge(proxy.titleAttributes) }
    if properties.contains(.backgroundImage) { backgroundImages.merge(proxy.backgroundImages) { $1 } }
    if properties.contains(.dividerImage) { dividerImages.merge(proxy.dividerImages) { $1 } }
    if properties.contains(.contentPositionAdjustment) {
      positionAdjustments.merge(proxy.positionAdjustments) { $1 }
    }
    segmentsDidChange()
  }

  // MARK: - Layout

  static let height: CGFloat = 32

  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalSize().width, height: Self.height - alignmentRectInsets.bottom)
  }

  /// Measured as the difference of frame and natural height.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutSegments()
  }

  override func stateDidChange() {
    super.stateDidChange()
    publishSegments()
  }

  // MARK: - Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginDrag(touch) }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    continueDrag(touch)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endDrag(counts: isTouchInside, event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endDrag(counts: false, event)
  }

  // MARK: - Keys

  open override var canBecomeFocused: Bool { isEnabled }

  override func takes(_ key: UIKey) -> Bool {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch key.keyCode {
    case .keyboardRightArrow: return chooseNeighbour(isMirrored ? -1 : 1)
    case .keyboardLeftArrow: return chooseNeighbour(isMirrored ? 1 : -1)
    default: return false
    }
  }
}
