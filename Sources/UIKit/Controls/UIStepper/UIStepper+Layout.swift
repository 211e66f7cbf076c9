// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What a stepper looks like.

/// The states of a stepper's buttons, by which the picture between them is chosen.
struct StepperStates: Hashable {
  var left: UIControl.State
  var right: UIControl.State
}

/// One button of a stepper. Touches go to the stepper; assistive technology meets the buttons.
final class StepperHalf: UIView {
  /// What a press adds: -1 or 1 steps.
  let direction: Double
  let shade = UIView()
  let sign = UIImageView()
  var images = ByState<UIImage>()

  init(direction: Double) {
    self.direction = direction
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    sign.contentMode = .center
    addSubview(shade)
    addSubview(sign)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = direction > 0 ? "Increment" : "Decrement"
  }

  required init?(coder: NSCoder) { fatalError("Halves of steppers are not archived") }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    sign.frame = bounds
  }
}

extension UIStepper {
  private static let bodyColor = UIColor {
    // Measured in the light.
    $0.userInterfaceStyle == .dark
      ? UIColor(red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.24)
      : UIColor(red: 58 / 255, green: 58 / 255, blue: 70 / 255, alpha: 0.086)
  }
  private static let pressedColor = UIColor {
    UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.08)
  }
  private static let signs = ["minus", "plus"].map { name in
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 16, weight: .medium))?
      .withRenderingMode(.alwaysTemplate)
  }

  func publishHalves() {
    for half in halves {
      half.accessibilityTraits = canStep(towards: half.direction) ? .button : [.button, .notEnabled]
      half.accessibilityValue = value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
  }

  private func state(of half: StepperHalf) -> UIControl.State {
    var state: UIControl.State = canStep(towards: half.direction) ? .normal : .disabled
    if let press, press.isInside, press.direction == half.direction { state.insert(.highlighted) }
    return state
  }

  func layoutParts() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = isMirrored ? (halves[1], halves[0]) : (halves[0], halves[1])
    body.frame = bounds
    body.layer.cornerRadius = bounds.height / 2
    let background = backgroundImage(for: state)
    body.backgroundColor = background == nil ? Self.bodyColor : nil
    backgroundView.image = background
    backgroundView.frame = bounds
    left.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    right.frame = CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
    left.shade.layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    right.shade.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    for (half, sign) in zip(halves, Self.signs) { show(half, sign) }
    let image = dividerImage(forLeftSegmentState: state(of: left), rightSegmentState: state(of: right))
    divider.image = image
    divider.backgroundColor = image == nil ? .separator : nil
    let size = image?.size ?? CGSize(width: 1, height: bounds.height / 2)
    divider.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  private func show(_ half: StepperHalf, _ sign: UIImage?) {
    let state = state(of: half)
    half.shade.layer.cornerRadius = bounds.height / 2
    half.shade.backgroundColor =
      state.contains(.highlighted) && backgroundImages.isEmpty ? Self.pressedColor : nil
    half.sign.image = half.images.shown(for: state) ?? sign
    // A stepper looks the same while it is disabled; a sign that leads beyond the range is faint.
    let isAtLimit = isEnabled && !canStep(towards: half.direction)
    half.sign.tintColor = isAtLimit ? .tertiaryLabel : storedTintColor ?? .label
  }
}
