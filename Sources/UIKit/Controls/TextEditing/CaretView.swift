// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The caret. It blinks by itself, described once: nobody is woken for it.
final class CaretView: UIView {
  /// Opacities in a cycle of a second, as measured.
  private static let blink: [(time: Double, opacity: Double)] = [
    (0, 1), (0.5, 1), (0.5375, 0.75), (0.575, 0.5), (0.6125, 0.25), (0.65, 0), (0.85, 0), (0.8875, 0.25),
    (0.925, 0.5), (0.9625, 0.75), (1, 1),
  ]
  private static let key = "blink"

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = TextGeometry.caretWidth / 2
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) {
    fatalError("Carets are made by text views only")
  }

  /// Puts the caret somewhere; an empty place hides it.
  func show(at place: CGRect) {
    isHidden = place.isEmpty
    if frame != place {
      frame = place
      restart()
    } else if layer.animation(forKey: Self.key) == nil {
      restart()
    }
  }

  /// Begins a cycle: a caret that moves is seen.
  func restart() {
    guard window != nil, !isHidden else { return }
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = Self.blink.map { NSNumber(value: $0.opacity) }
    animation.keyTimes = Self.blink.map { NSNumber(value: $0.time) }
    animation.duration = 1
    animation.repeatCount = .infinity
    layer.add(animation, forKey: Self.key)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    restart()
  }
}

/// Shows what is selected, behind the text.
final class SelectionView: UIView {
  private var parts: [UIView] = []
  private static let alpha: CGFloat = 0.2

  var color: UIColor = .tintColor {
    didSet { for part in parts { part.backgroundColor = color.withAlphaComponent(Self.alpha) } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    fatalError("Selections are made by text views only")
  }

  /// Shows rectangles of the superview's space.
  func show(_ rects: [CGRect]) {
    while parts.count > rects.count { parts.removeLast().removeFromSuperview() }
    while parts.count < rects.count {
      let part = UIView()
      part.backgroundColor = color.withAlphaComponent(Self.alpha)
      parts.append(part)
      addSubview(part)
    }
    for (part, rect) in zip(parts, rects) { part.frame = rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
  }
}
