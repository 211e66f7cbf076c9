// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A control of two states, on and off.
///
/// It has a size of its own, 68 × 30 points, whatever frame it is given; two points of its width stand out of what is
/// aligned. A tap toggles it when the finger is lifted, a drag when the knob comes to the other end. A change by people
/// sends `valueChanged`, one by code nothing.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// How a switch looks. Check boxes belong to Macs.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  private let well = UIView()
  private let knob = ControlKnob()
  private var storedIsOn = false
  private var drag: SwitchDrag?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UISwitch.self)
  }

  private func setUp() {
    well.isUserInteractionEnabled = false
    addSubview(well)
    // Within the well, so that both fade as one picture.
    well.addSubview(knob)
    isOpaque = false
    // The setter keeps the origin alone.
    frame = frame
  }

  // MARK: - State

  /// Whether the switch is on. Defaults to `false`.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off; sends nothing.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    KeyValueObserving.changing(self, "on") { storedIsOn = on }
    publishAccessibility()
    setNeedsLayout()
    if animated, window != nil { moveKnob() }
  }

  // MARK: - Looks

  /// The colour of the switch while on; `nil`, the default, for the system's green.
  open var onTintColor: UIColor? {
    didSet {
      noteCustomized(.onTintColor)
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

  /// Kept; as on iOS since version 7, no picture is shown.
  open var onImage: UIImage?
  /// Kept; as on iOS since version 7, no picture is shown.
  open var offImage: UIImage?

  /// The words beside a check box; kept, since only Macs have those. Defaults to `nil`.
  open var title: String?

  /// How the switch looks: here it always slides.
  open var style: Style { .sliding }

  /// How the app would have the switch look, where there is a choice. Defaults to `automatic`.
  open var preferredStyle = Style.automatic

  override func takeAppearance(from proxy: UIView, _ properties: CustomizedProperties) {
    super.takeAppearance(from: proxy, properties)
    guard let proxy = proxy as? UISwitch else { return }
    if properties.contains(.onTintColor) { onTintColor = proxy.onTintColor }
    if properties.contains(.thumbTintColor) { thumbTintColor = proxy.thumbTintColor }
  }

  // MARK: - Geometry

  private var metrics: KnobMetrics { KnobMetrics(traitCollection) }
  /// What of the frame is not aligned, points; measured as the difference of frame and natural size.
  private static let overhang: CGFloat = 2

  /// The size in it is left out of account: the switch has its own.
  open override var frame: CGRect {
    get { super.frame }
    set { takePlace(of: newValue, size: metrics.switchSize) }
  }

  /// The size in it is left out of account: the switch has its own.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: metrics.switchSize) }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: metrics.switchSize.width - Self.overhang, height: metrics.switchSize.height)
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.overhang) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.switchSize }

  override var defaultContentPriorities: ContentPriorities {
    ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if well.bounds.size != bounds.size { well.frame = bounds }
    well.layer.cornerRadius = bounds.height / 2
    if knob.bounds.size != metrics.knob { knob.bounds.size = metrics.knob }
    if knob.color != thumbTintColor { knob.color = thumbTintColor }
    knob.setLifted(isHighlighted && isEnabled)
    placeKnob()
    paintWell()
    let alpha: CGFloat = isEnabled ? 1 : Self.disabledAlpha
    if well.alpha != alpha { well.alpha = alpha }
  }

  private static let disabledAlpha: CGFloat = 0.5

  /// How far the knob goes, points.
  private var travel: CGFloat { bounds.width - metrics.knob.width - 2 * metrics.inset }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func placeKnob() {
    let share = drag?.share ?? (storedIsOn ? 1 : 0)
    let place = metrics.inset + travel * (isMirrored ? 1 - share : share) + metrics.knob.width / 2
    let point = CGPoint(x: place, y: bounds.midY)
    if knob.center != point { knob.center = point }
  }

  private func paintWell() {
    let color = drag?.isOn ?? storedIsOn ? onTintColor ?? .systemGreen : UIColor.secondarySystemFill
    if well.backgroundColor != color { well.backgroundColor = color }
  }

  /// Moves the knob, and changes the colour, as filmed on iOS 26.
  private func moveKnob() {
    let knobPace = AnimationPace.curve(CAMediaTimingFunction(controlPoints: 0.160, 0.004, 0.406, 1.192))
    UIView.runBlock(
      duration: 0.336, delay: 0, options: [.allowUserInteraction], pace: knobPace, animations: placeKnob,
      completion: nil)
    changeColor()
  }

  private func changeColor() {
    let isOn = drag?.isOn ?? storedIsOn
    let response = 2 * Double.pi / (isOn ? 9.24 : 15.708)
    UIView.runBlock(
      duration: isOn ? 0.99947 : 0.58792, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      pace: .spring(SpringParameters(response: response, dampingRatio: 1)), animations: paintWell, completion: nil)
  }

  // MARK: - Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = SwitchDrag(start: touch.location(in: self).x, isOn: storedIsOn)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let old = drag {
      let moved = touch.location(in: self).x - old.start
      drag?.move(by: isMirrored ? -moved : moved, travel: travel)
      placeKnob()
      if drag?.isOn != old.isOn { changeColor() }
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let ended = drag else { return }
    drag = nil
    let wanted = ended.hasMoved ? ended.isOn : isTouchInside ? !storedIsOn : storedIsOn
    settle(on: wanted, event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    guard drag != nil else { return }
    drag = nil
    settle(on: storedIsOn, event)
  }

  private func settle(on isOn: Bool, _ event: UIEvent?) {
    guard isOn != storedIsOn else { return moveKnob() }
    setOn(isOn, animated: true)
    send([.valueChanged, .primaryActionTriggered], event)
  }

  // MARK: - Keys and accessibility

  open override var canBecomeFocused: Bool { isEnabled }

  override func takes(_ key: UIKey) -> Bool {
    guard key.keyCode == .keyboardSpacebar || key.keyCode == .keyboardReturnOrEnter else { return false }
    settle(on: !storedIsOn, nil)
    return true
  }

  override var ariaRole: String? { "switch" }

  open override var isAccessibilityElement: Bool {
    get { accessibilityState.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(accessibilityState.traits ?? [.button, .toggleButton]) }
    set { super.accessibilityTraits = newValue }
  }

  /// "1" while on and "0" while off, unless set.
  open override var accessibilityValue: String? {
    get { accessibilityState.value ?? (storedIsOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
}

/// A finger on a switch.
struct SwitchDrag {
  /// Where the finger came down, points.
  let start: CGFloat
  /// What the switch would be if the finger were lifted now.
  private(set) var isOn: Bool
  /// How far towards on the knob stands, 0…1.
  private(set) var share: CGFloat
  private(set) var hasMoved = false
  private let origin: CGFloat
  /// A finger that moved less far, in points, taps.
  private static let slop: CGFloat = 3

  init(start: CGFloat, isOn: Bool) {
    self.start = start
    self.isOn = isOn
    origin = isOn ? 1 : 0
    share = origin
  }

  /// Follows the finger: the switch turns when its knob comes to the other end.
  mutating func move(by distance: CGFloat, travel: CGFloat) {
    guard hasMoved || abs(distance) > Self.slop, travel > 0 else { return }
    hasMoved = true
    share = min(max(origin + distance / travel, 0), 1)
    if share == 1 { isOn = true } else if share == 0 { isOn = false }
  }
}
