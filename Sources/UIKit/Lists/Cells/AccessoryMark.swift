// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The marks of the system's accessories, drawn as paths. Lengths are points.
enum AccessoryMark {
  case chevron, checkmark, grip, info
  case minus, plus, circle, checkedCircle

  var size: CGSize {
    switch self {
    case .chevron: CGSize(width: 10.5, height: 14)
    case .checkmark: CGSize(width: 19, height: 18)
    case .grip: CGSize(width: 27, height: 14)
    case .info: CGSize(width: 22, height: 22)
    case .minus, .plus, .circle, .checkedCircle: CGSize(width: 22, height: 22)
    }
  }

  /// Whether the mark stands on a disc.
  var hasDisc: Bool { self == .minus || self == .plus || self == .checkedCircle }

  /// How much larger marks are than at the usual size of text: as much as body text is, as symbols are.
  @MainActor static func growth(_ traits: UITraitCollection) -> CGFloat {
    UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / 17
  }

  /// Draws the mark at the origin.
  @MainActor func draw(_ tint: UIColor, disc: UIColor) {
    let box = CGRect(origin: .zero, size: size)
    if hasDisc {
      disc.setFill()
      UIBezierPath(ovalIn: box).fill()
    }
    tint.setStroke()
    let path = UIBezierPath()
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    switch self {
    case .chevron:
      path.lineWidth = 2.2
      path.move(to: CGPoint(x: 2.5, y: 1.6))
      path.addLine(to: CGPoint(x: 7.9, y: 7))
      path.addLine(to: CGPoint(x: 2.5, y: 12.4))
    case .checkmark:
      path.lineWidth = 2.1
      path.move(to: CGPoint(x: 3, y: 9.6))
      path.addLine(to: CGPoint(x: 7.4, y: 14.6))
      path.addLine(to: CGPoint(x: 15.8, y: 2.8))
    case .grip:
      path.lineWidth = 1.5
      for row in 0..<3 {
        let y = 2 + CGFloat(row) * 5
        path.move(to: CGPoint(x: 3, y: y))
        path.addLine(to: CGPoint(x: 24, y: y))
      }
    case .info:
      path.lineWidth = 1.5
      path.append(UIBezierPath(ovalIn: box.insetBy(dx: 1, dy: 1)))
      path.move(to: CGPoint(x: 11, y: 10))
      path.addLine(to: CGPoint(x: 11, y: 15.5))
      tint.setFill()
      UIBezierPath(ovalIn: CGRect(x: 9.9, y: 5.6, width: 2.2, height: 2.2)).fill()
    case .minus, .plus:
      // With its round ends the bar is 10.5 long.
      path.lineWidth = 1.5
      path.move(to: CGPoint(x: 6.5, y: 11))
      path.addLine(to: CGPoint(x: 15.5, y: 11))
      if self == .plus {
        path.move(to: CGPoint(x: 11, y: 6.5))
        path.addLine(to: CGPoint(x: 11, y: 15.5))
      }
    case .circle:
      path.lineWidth = 1.5
      path.append(UIBezierPath(ovalIn: box.insetBy(dx: 0.75, dy: 0.75)))
    case .checkedCircle:
      path.lineWidth = 2
      path.move(to: CGPoint(x: 6.2, y: 11.4))
      path.addLine(to: CGPoint(x: 9.6, y: 15))
      path.addLine(to: CGPoint(x: 15.8, y: 7.2))
    }
    path.stroke()
  }
}

/// Shows a mark; it may be a control.
@MainActor final class AccessoryMarkView: UIControl {
  var mark: AccessoryMark {
    didSet { if mark != oldValue { setNeedsDisplay() } }
  }
  /// The mark's colour; `nil` is the tint.
  var color: UIColor? {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }
  var discColor: UIColor? {
    didSet { if discColor != oldValue { setNeedsDisplay() } }
  }
  /// How large the mark is, as a factor of its size at the usual size of text.
  var scale: CGFloat = 1 {
    didSet { if scale != oldValue { scaleDidChange() } }
  }
  /// Whether the mark is turned over where people read from right to left.
  var flips = false
  /// Whether the mark has not been placed yet.
  var isNew = false
  var action: (@MainActor () -> Void)? {
    didSet { actionDidChange() }
  }

  init(_ mark: AccessoryMark) {
    self.mark = mark
    super.init(frame: CGRect(origin: .zero, size: mark.size))
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  private func scaleDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: mark.size.width * scale, height: mark.size.height * scale)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    if flips { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if flips, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      context.translateBy(x: bounds.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    context.scaleBy(x: scale, y: scale)
    mark.draw(color ?? tintColor, disc: discColor ?? tintColor)
    context.restoreGState()
  }

  // MARK: - Taps

  private func actionDidChange() {
    isUserInteractionEnabled = action != nil || gestureRecognizers?.isEmpty == false
    guard action != nil else { return }
    addAction(
      UIAction(identifier: UIAction.Identifier("accessory")) { [weak self] _ in self?.action?() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// Fingers are wider than marks.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min((bounds.width - 44) / 2, 0), dy: min((bounds.height - 44) / 2, 0)).contains(point)
  }
}
