// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The thumb of switches and sliders: a white capsule with a soft shadow, which a finger turns into a larger drop of glass.
///
/// Place it by `bounds` and `center`: while it is lifted it has a transform.
final class ControlKnob: UIView {
  private let cap = UIView()
  private(set) var isLifted = false

  /// The colour of the capsule; `nil` for white.
  var color: UIColor? {
    didSet { cap.backgroundColor = color ?? .white }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    cap.backgroundColor = .white
    cap.isUserInteractionEnabled = false
    addSubview(cap)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.12
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 1)
  }

  required init?(coder: NSCoder) { fatalError("Knobs are not archived") }

  override func layoutSubviews() {
    super.layoutSubviews()
    cap.frame = bounds
    cap.layer.cornerRadius = bounds.height / 2
    layer.shadowPath = .rounded(bounds)
    cap.layer.borderColor = UIColor(white: 1, alpha: 0.9).cgColor
  }

  /// Lifts the knob from its track or puts it back. How far it grows was not measured.
  func setLifted(_ lifted: Bool) {
    guard lifted != isLifted else { return }
    isLifted = lifted
    UIView.animate(
      springDuration: 0.3, bounce: lifted ? 0.2 : 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        transform = lifted ? CGAffineTransform(scaleX: 1.35, y: 1.35) : .identity
        cap.backgroundColor = (color ?? .white).withAlphaComponent(lifted ? 0.35 : 1)
        cap.layer.borderWidth = lifted ? 1 : 0
      })
  }
}
