// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A control of two buttons, to add to a value and to take from it.
///
/// It has a size of its own, 94 × 32 points. A press counts when it is let go; held, it counts every half second. Each
/// change sends `valueChanged`, or the last one alone if `isContinuous` is `false`; changes by code send nothing.
@preconcurrency @MainActor open class UIStepper: UIControl {
  let body = UIView()
  let backgroundView = UIImageView()
  let divider = UIImageView()
  let halves = [StepperHalf(direction: -1), StepperHalf(direction: 1)]
  var backgroundImages = ByState<UIImage>()
  var dividerImages: [StepperStates: UIImage] = [:]
  var storedValue = 0.0
  var press: StepperPress?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UIStepper.self)
  }

  private func setUp() {
    body.isUserInteractionEnabled = false
    addSubview(body)
    addSubview(backgroundView)
    for half in halves { addSubview(half) }
    addSubview(divider)
    frame = frame
    stateDidChange()
  }

  // MARK: - Value

  /// Within the range. Defaults to 0.
  open var value: Double {
    get { storedValue }
    set { setValue(newValue) }
  }

  /// The least value. Defaults to 0.
  open var minimumValue: Double = 0 {
    didSet {
      guard minimumValue <= maximumValue else {
        fatalError("-[UIStepper setMinimumValue:]: minimumValue must be less than maximumValue")
      }
      rangeDidChange()
    }
  }

  /// The greatest value. Defaults to 100.
  open var maximumValue: Double = 100 {
    didSet {
      guard maximumValue >= minimumValue else {
        fatalError("-[UIStepper setMaximumValue:]: maximumValue must be greater than minimumValue")
      }
      rangeDidChange()
    }
  }

  /// What a press adds or takes away. Defaults to 1.
  open var stepValue: Double = 1 {
    didSet {
      guard stepValue > 0 else { fatalError("-[UIStepper setStepValue:]: stepValue must be greater than 0") }
    }
  }

  /// Whether each change of a held press sends `valueChanged`; otherwise its end does alone. Defaults to `true`.
  open var isContinuous = true

  /// Whether a press that is held goes on changing the value. Defaults to `true`.
  open var autorepeat = true

  /// Whether the value goes on at the other end of the range. Defaults to `false`.
  open var wraps = false {
    didSet { if wraps != oldValue { stateDidChange() } }
  }

  // MARK: - Looks

  /// Shows a picture, stretched as its insets say, in place of the capsule.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    noteCustomized(.backgroundImage)
    backgroundImages[state] = image
    setNeedsLayout()
  }

  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.shown(for: state) }

  /// Shows a picture between the buttons while they are in these states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    noteCustomized(.dividerImage)
    dividerImages[StepperStates(left: leftState, right: rightState)] = image
    setNeedsLayout()
  }

  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    dividerImages[StepperStates(left: state, right: rightState)]
      ?? dividerImages[StepperStates(left: .normal, right: .normal)]
  }

  /// Shows a picture in place of the plus sign; a template takes the tint.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    noteCustomized(.incrementImage)
    halves[1].images[state] = image
    setNeedsLayout()
  }

  open func incrementImage(for state: UIControl.State) -> UIImage? { halves[1].images.shown(for: state) }

  /// Shows a picture in place of the minus sign; a template takes the tint.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    noteCustomized(.decrementImage)
    halves[0].images[state] = image
    setNeedsLayout()
  }

  open func decrementImage(for state: UIControl.State) -> UIImage? { halves[0].images.shown(for: state) }

  override func takeAppearance(from proxy: UIView, _ properties: CustomizedProperties) {
    super.takeAppearance(from: proxy, properties)
    guard let proxy = proxy as? UIStepper else { return }
    if properties.contains(.backgroundImage) { backgroundImages.merge(proxy.backgroundImages) }
    if properties.contains(.dividerImage) { dividerImages.merge(proxy.dividerImages) { $1 } }
    if properties.contains(.incrementImage) { halves[1].images.merge(proxy.halves[1].images) }
    if properties.contains(.decrementImage) { halves[0].images.merge(proxy.halves[0].images) }
    setNeedsLayout()
  }

  // MARK: - Geometry

  static let size = CGSize(width: 94, height: 32)

  /// The size in it is left out of account: the stepper has its own.
  open override var frame: CGRect {
    get { super.frame }
    set { takePlace(of: newValue, size: Self.size) }
  }

  /// The size in it is left out of account: the stepper has its own.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override var defaultContentPriorities: ContentPriorities {
    ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    publishHalves()
  }

  // MARK: - Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginPress(touch)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    continuePress(touch)
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endPress(counts: true, event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endPress(counts: false, event)
  }

  // MARK: - Keys and accessibility

  open override var canBecomeFocused: Bool { isEnabled }

  override func takes(_ key: UIKey) -> Bool {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch key.keyCode {
    case .keyboardUpArrow: press(towards: 1)
    case .keyboardDownArrow: press(towards: -1)
    case .keyboardRightArrow: press(towards: isMirrored ? -1 : 1)
    case .keyboardLeftArrow: press(towards: isMirrored ? 1 : -1)
    default: return false
    }
    return true
  }

  open override func accessibilityIncrement() { press(towards: 1) }

  open override func accessibilityDecrement() { press(towards: -1) }
}
