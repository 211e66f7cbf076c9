// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A letter seen large above the finger that is on its key: a head that grows out of the key. Figures were measured on phones.
final class KeyPopUp: UIView {
  private let shape = CAShapeLayer()
  private let label = UILabel()

  /// How much wider than its key the head is on each side, how far it rises above it, and how round both are.
  private static let (beside, rise): (CGFloat, CGFloat) = (18, 67)
  private static let (headCorner, keyCorner): (CGFloat, CGFloat) = (10, 6)
  /// Between head and key; chosen, as is the letter's size.
  private static let neck: CGFloat = 14
  private static let letterSize: CGFloat = 34
  /// The least that is left between head and the keyboard's sides.
  private static let margin: CGFloat = 3

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    accessibilityElementsHidden = true
    layer.addSublayer(shape)
    shape.shadowOpacity = 0.2
    shape.shadowRadius = 6
    shape.shadowOffset = CGSize(width: 0, height: 1)
    label.font = .systemFont(ofSize: Self.letterSize)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("Pop-ups are made by the keyboard only")
  }

  /// Shows a letter above a key; both are in the space of the superview, a room so wide.
  func show(_ letter: String, above key: CGRect, in width: CGFloat) {
    var head = CGRect(
      x: key.minX - Self.beside, y: key.minY - Self.rise, width: key.width + 2 * Self.beside,
      height: Self.rise - Self.neck)
    head.origin.x = min(max(head.minX, Self.margin), width - Self.margin - head.width)
    // At the sides of the keyboard the head still stands over its key.
    head.origin.x = min(head.minX, key.minX)
    head.size.width = max(head.width, key.maxX - head.minX)
    frame = CGRect(x: head.minX, y: head.minY, width: head.width, height: key.maxY - head.minY)
    let path = Self.outline(
      head: head.offsetBy(dx: -head.minX, dy: -head.minY), key: key.offsetBy(dx: -head.minX, dy: -head.minY))
    shape.frame = bounds
    shape.path = path
    shape.shadowPath = path
    shape.fillColor = KeyboardLook.popUp.resolvedCGColor(with: traitCollection)
    label.text = letter
    label.frame = CGRect(x: 0, y: 0, width: head.width, height: head.height)
  }

  private static func outline(head: CGRect, key: CGRect) -> CGPath {
    let path = CGMutablePath()
    let (top, bottom) = (head.maxY - headCorner, key.minY + keyCorner)
    path.move(to: CGPoint(x: head.minX, y: head.minY + headCorner))
    path.addArc(
      tangent1End: CGPoint(x: head.minX, y: head.minY), tangent2End: CGPoint(x: head.midX, y: head.minY),
      radius: headCorner)
    path.addArc(
      tangent1End: CGPoint(x: head.maxX, y: head.minY), tangent2End: CGPoint(x: head.maxX, y: head.midY),
      radius: headCorner)
    path.addLine(to: CGPoint(x: head.maxX, y: top))
    path.addCurve(
      to: CGPoint(x: key.maxX, y: bottom), control1: CGPoint(x: head.maxX, y: (top + bottom) / 2),
      control2: CGPoint(x: key.maxX, y: (top + bottom) / 2))
    path.addArc(
      tangent1End: CGPoint(x: key.maxX, y: key.maxY), tangent2End: CGPoint(x: key.midX, y: key.maxY),
      radius: keyCorner)
    path.addArc(
      tangent1End: CGPoint(x: key.minX, y: key.maxY), tangent2End: CGPoint(x: key.minX, y: key.midY),
      radius: keyCorner)
    path.addLine(to: CGPoint(x: key.minX, y: bottom))
    path.addCurve(
      to: CGPoint(x: head.minX, y: top), control1: CGPoint(x: key.minX, y: (top + bottom) / 2),
      control2: CGPoint(x: head.minX, y: (top + bottom) / 2))
    path.closeSubpath()
    return path
  }
}
