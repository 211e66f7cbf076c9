// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A control with which people choose a value of a range by moving a knob along a track.
///
/// It is 34 points tall, its track 6, its knob 38 × 25. Fingers move it that come down on the knob. Each step of a drag
/// sends `valueChanged` unless `isContinuous` is `false`, and so does its end; changes by code send nothing.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// Holds all parts, so that they fade as one picture.
  let body = UIView()
  let track = UIImageView()
  let fill = UIImageView()
  let knob = ControlKnob()
  var thumbImageView: UIImageView?
  var minimumImageView: UIImageView?
  var maximumImageView: UIImageView?
  var tickViews: [UIImageView] = []
  var thumbImages = ByState<UIImage>()
  var minimumTrackImages = ByState<UIImage>()
  var maximumTrackImages = ByState<UIImage>()
  var storedValue: Float = 0
  var drag: SliderDrag?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UISlider.self)
  }

  private func setUp() {
    body.isUserInteractionEnabled = false
    addSubview(body)
    body.addSubview(track)
    track.addSubview(fill)
    body.addSubview(knob)
    isOpaque = false
    if bounds.height == 0 { frame.size.height = Self.height }
  }

  static let height: CGFloat = 34

  // MARK: - Value

  /// Within the range. Defaults to 0.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Moves the knob; sends nothing.
  open func setValue(_ value: Float, animated: Bool) { move(to: value, animated: animated) }

  /// The least value. Defaults to 0. A greatest value below it becomes the same.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }

  /// The greatest value. Defaults to 1. A least value above it becomes the same.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }

  /// Whether each step of a drag sends `valueChanged`; otherwise its end does alone. Defaults to `true`.
  open var isContinuous = true

  /// Which values are marked, and which people can choose. Defaults to `nil`: none and all.
  open var trackConfiguration: TrackConfiguration? {
    didSet { if trackConfiguration != oldValue { ticksDidChange() } }
  }

  // MARK: - Looks

  /// Whether there is a knob. Defaults to `default`: there is.
  open var sliderStyle = Style.default {
    didSet { setNeedsLayout() }
  }

  /// The platform whose ways the slider follows; there is one here.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// The platform whose ways the slider is to follow, where there is a choice. Defaults to `automatic`.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// Stands at the end of the least value; the track is shorter by it. Defaults to `nil`.
  open var minimumValueImage: UIImage? {
    didSet { show(minimumValueImage, in: &minimumImageView) }
  }

  /// Stands at the end of the greatest value; the track is shorter by it. Defaults to `nil`.
  open var maximumValueImage: UIImage? {
    didSet { show(maximumValueImage, in: &maximumImageView) }
  }

  /// The colour of the track before the knob; `nil`, the default, for the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      noteCustomized(.minimumTrackTintColor)
      setNeedsLayout()
    }
  }

  /// The colour of the track after the knob; `nil`, the default, for the system's.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      noteCustomized(.maximumTrackTintColor)
      setNeedsLayout()
    }
  }

  /// The colour of the knob; `nil`, the default, for white.
  open var thumbTintColor: UIColor? {
    didSet {
      noteCustomized(.thumbTintColor)
      setNeedsLayout()
    }
  }

  /// Shows a picture of its own size in place of the knob.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    noteCustomized(.thumbImage)
    thumbImages[state] = image
    setNeedsLayout()
  }

  /// Shows a picture, stretched as its insets say, in place of the track before the knob.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    noteCustomized(.minimumTrackImage)
    minimumTrackImages[state] = image
    setNeedsLayout()
  }

  /// Shows a picture, stretched as its insets say, in place of the track after the knob.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    noteCustomized(.maximumTrackImage)
    maximumTrackImages[state] = image
    setNeedsLayout()
  }

  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.shown(for: state) }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.shown(for: state) }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.shown(for: state) }

  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  override func takeAppearance(from proxy: UIView, _ properties: CustomizedProperties) {
    super.takeAppearance(from: proxy, properties)
    guard let proxy = proxy as? UISlider else { return }
    if properties.contains(.minimumTrackTintColor) { minimumTrackTintColor = proxy.minimumTrackTintColor }
    if properties.contains(.maximumTrackTintColor) { maximumTrackTintColor = proxy.maximumTrackTintColor }
    if properties.contains(.thumbTintColor) { thumbTintColor = proxy.thumbTintColor }
    if properties.contains(.thumbImage) { thumbImages.merge(proxy.thumbImages) }
    if properties.contains(.minimumTrackImage) { minimumTrackImages.merge(proxy.minimumTrackImages) }
    if properties.contains(.maximumTrackImage) { maximumTrackImages.merge(proxy.maximumTrackImages) }
    setNeedsLayout()
  }

  // MARK: - Places, for subclasses to say otherwise

  /// Where the picture of the least value stands; empty without one.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { placedEndImage(isMinimum: true, bounds) }

  /// Where the picture of the greatest value stands; empty without one.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { placedEndImage(isMinimum: false, bounds) }

  /// Where the track lies, between the pictures at its ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { placedTrack(bounds) }

  /// Where the knob stands for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    placedThumb(on: rect, value)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: Self.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: - Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginDrag(touch) }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continueDrag(touch, event) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endDrag(event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endDrag(event)
  }

  // MARK: - Keys and accessibility

  open override var canBecomeFocused: Bool { isEnabled }

  override func takes(_ key: UIKey) -> Bool {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch key.keyCode {
    case .keyboardRightArrow: step(by: isMirrored ? -1 : 1)
    case .keyboardLeftArrow: step(by: isMirrored ? 1 : -1)
    case .keyboardUpArrow: step(by: 1)
    case .keyboardDownArrow: step(by: -1)
    default: return false
    }
    return true
  }

  open override var isAccessibilityElement: Bool {
    get { accessibilityState.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(accessibilityState.traits ?? .adjustable) }
    set { super.accessibilityTraits = newValue }
  }

  /// The title of the mark at the knob, or the share of the track in per cent, unless set.
  open override var accessibilityValue: String? {
    get {
      accessibilityState.value ?? trackConfiguration?.tick(at: share)?.title ?? "\(Int((share * 100).rounded()))%"
    }
    set { super.accessibilityValue = newValue }
  }

  /// Adds a tenth of the range, or goes to the next mark; tells as a drag does.
  open override func accessibilityIncrement() { step(by: 1) }

  /// Takes away a tenth of the range, or goes to the mark before; tells as a drag does.
  open override func accessibilityDecrement() { step(by: -1) }
}
