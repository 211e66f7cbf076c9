// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A bar that shows how far something has come. Four points tall unless it is given another height.
@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    /// For bars; looks the same.
    case bar = 1
  }

  private let track = UIImageView()
  private let fill = UIImageView()
  private var storedProgress: Float = 0
  private var poll: DelayedActions.Token?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UIProgressView.self)
  }

  /// Creates a bar of its natural height.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  private func setUp() {
    addSubview(track)
    addSubview(fill)
    isUserInteractionEnabled = false
    if bounds.height == 0 { frame.size.height = Self.height }
    publishAccessibility()
  }

  private static let height: CGFloat = 4
  private static let leastFill: CGFloat = 8
  private static let trackColor = UIColor(red: 120 / 255, green: 120 / 255, blue: 125 / 255, alpha: 0.2)

  // MARK: - Progress

  /// 0…1; other values are brought within. Defaults to 0.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Shows another progress. Animated, the bar grows evenly, all of it in a second.
  open func setProgress(_ progress: Float, animated: Bool) {
    let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    let change = abs(progress - storedProgress)
    guard change > 0 else { return }
    KeyValueObserving.changing(self, "progress") { storedProgress = progress }
    publishAccessibility()
    if animated, window != nil { layoutIfNeeded() }
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: TimeInterval(change), delay: 0, options: .curveLinear, animations: layoutIfNeeded)
  }

  /// Something whose progress is shown. Foundation here tells nobody of a change, so the bar looks ten times a second
  /// while it is in a window and the work is not over.
  open var observedProgress: Progress? {
    didSet { if observedProgress !== oldValue { follow(animated: false) } }
  }

  private static let pollInterval: TimeInterval = 0.1

  private func follow(animated: Bool) {
    poll?.cancel()
    poll = nil
    guard let observedProgress else { return }
    setProgress(Float(observedProgress.fractionCompleted), animated: animated)
    guard window != nil, !observedProgress.isFinished, !observedProgress.isCancelled else { return }
    poll = owningApplication.schedule(after: Self.pollInterval) { [weak self] in self?.follow(animated: true) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    follow(animated: false)
  }

  // MARK: - Looks

  open var progressViewStyle = Style.default

  /// The colour of what is done; `nil`, the default, for the tint.
  open var progressTintColor: UIColor? {
    didSet {
      noteCustomized(.progressTintColor)
      setNeedsLayout()
    }
  }

  /// The colour of what is left; `nil`, the default, for the system's.
  open var trackTintColor: UIColor? {
    didSet {
      noteCustomized(.trackTintColor)
      setNeedsLayout()
    }
  }

  /// A picture in place of the colour of what is done, stretched as its insets say.
  open var progressImage: UIImage? {
    didSet {
      noteCustomized(.progressImage)
      setNeedsLayout()
    }
  }

  /// A picture in place of the colour of what is left, stretched as its insets say.
  open var trackImage: UIImage? {
    didSet {
      noteCustomized(.trackImage)
      setNeedsLayout()
    }
  }

  override func takeAppearance(from proxy: UIView, _ properties: CustomizedProperties) {
    super.takeAppearance(from: proxy, properties)
    guard let proxy = proxy as? UIProgressView else { return }
    if properties.contains(.progressTintColor) { progressTintColor = proxy.progressTintColor }
    if properties.contains(.trackTintColor) { trackTintColor = proxy.trackTintColor }
    if properties.contains(.progressImage) { progressImage = proxy.progressImage }
    if properties.contains(.trackImage) { trackImage = proxy.trackImage }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let whole = bounds.width
    // As measured, to whole points. Nothing done shows nothing.
    let width = storedProgress > 0 ? max((CGFloat(storedProgress) * whole).rounded(), min(Self.leastFill, whole)) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let done = CGRect(x: isMirrored ? whole - width : 0, y: 0, width: width, height: bounds.height)
    if track.frame != bounds { track.frame = bounds }
    if fill.frame != done { fill.frame = done }
    show(track, trackImage, trackTintColor ?? Self.trackColor)
    show(fill, progressImage, progressTintColor ?? tintColor)
  }

  private func show(_ view: UIImageView, _ image: UIImage?, _ color: UIColor?) {
    if view.image !== image { view.image = image }
    let color = image == nil ? color : nil
    if view.backgroundColor != color { view.backgroundColor = color }
    let radius = image == nil ? bounds.height / 2 : 0
    if view.layer.cornerRadius != radius { view.layer.cornerRadius = radius }
  }

  // MARK: - Accessibility

  override var ariaRole: String? { "progressbar" }

  open override var isAccessibilityElement: Bool {
    get { accessibilityState.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityState.traits ?? .updatesFrequently }
    set { super.accessibilityTraits = newValue }
  }

  /// The progress in per cent, unless set.
  open override var accessibilityValue: String? {
    get { accessibilityState.value ?? "\(Int((storedProgress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
}
