// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One end of a selection: a stem beside the text, and a knob that fingers drag.
@MainActor final class SelectionHandle: UIView {
  /// Whether it is where the selection begins, the knob above; else the knob is below.
  let isStart: Bool
  private let stem = UIView()
  private let knob = UIView()
  private let press = TextHoldRecognizer()

  /// Points; chosen, to look like iOS's.
  private static let diameter: CGFloat = 11
  /// How far around the knob a finger is taken.
  private static let reach: CGFloat = 17

  /// Called as a finger takes the handle, moves and leaves, with where it is in the superview's space.
  var onDrag: (UIGestureRecognizer.State, CGPoint) -> Void = { _, _ in }

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    for view in [stem, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    knob.layer.cornerRadius = Self.diameter / 2
    press.minimumPressDuration = 0
    press.told = { [weak self] in
      guard let self else { return }
      onDrag(press.state, press.location(in: superview))
    }
    addGestureRecognizer(press)
    tintColorDidChange()
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { fatalError("Handles are made by text views only") }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for view in [stem, knob] { view.backgroundColor = tintColor }
  }

  /// Puts the handle at a caret of the superview's space.
  func stand(at caret: CGRect) {
    let place = self.frame(at: caret)
    guard frame != place else { return }
    frame = place
    stem.frame = CGRect(
      x: (Self.diameter - TextGeometry.caretWidth) / 2, y: isStart ? Self.diameter - 1 : 0,
      width: TextGeometry.caretWidth, height: caret.height + 1)
    knob.frame = CGRect(
      x: 0, y: isStart ? 0 : caret.height, width: Self.diameter, height: Self.diameter)
  }

  /// The frame at a caret, in the same space.
  func frame(at caret: CGRect) -> CGRect {
    CGRect(
      x: caret.midX - Self.diameter / 2, y: isStart ? caret.minY - Self.diameter : caret.minY, width: Self.diameter,
      height: caret.height + Self.diameter)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let middle = CGPoint(x: bounds.midX, y: isStart ? Self.diameter / 2 : bounds.height - Self.diameter / 2)
    return hypot(point.x - middle.x, point.y - middle.y) <= Self.diameter / 2 + Self.reach
  }
}
