// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is drawn around a field's text.
final class TextFieldBorder: UIView {
  private let picture = UIImageView()

  init() {
    super.init(frame: .zero)
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
  }

  required init?(coder: NSCoder) {
    fatalError("Borders are made by text fields only")
  }

  /// The width of a rounded border, and how round it is, in points; measured.
  static let (roundedWidth, roundedCorner): (CGFloat, CGFloat) = (0.5, 5)

  static var roundedColor: UIColor {
    UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2) }
  }

  func show(_ style: UITextField.BorderStyle, image: UIImage?, fill: UIColor?) {
    let isRounded = style == .roundedRect
    picture.image = isRounded ? nil : image
    let isPlain = style == .none || !isRounded && image != nil
    layer.borderWidth = isPlain ? 0 : isRounded ? Self.roundedWidth : 1
    layer.cornerRadius = isRounded ? Self.roundedCorner : 0
    layer.cornerCurve = .continuous
    backgroundColor = isRounded ? fill ?? .systemBackground : nil
    let color: UIColor =
      switch style {
      case .roundedRect: Self.roundedColor
      case .bezel: .systemGray
      default: .label
      }
    layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }
}

/// The part of a field in which its text is seen: what is selected, the line, the caret.
final class TextFieldContent: UIView {
  weak var field: UITextField?
  private let highlight = SelectionView()
  private let line = TextFieldLine()
  private let caret = CaretView()

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    line.isOpaque = false
    line.contentMode = .redraw
    line.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for view in [highlight, line, caret] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("A field's content is made by text fields only")
  }

  func textDidChange() { line.setNeedsDisplay() }

  func tintDidChange(to color: UIColor) {
    caret.backgroundColor = color
    highlight.color = color
  }

  func caretDidMove() {
    caret.restart()
    line.setNeedsDisplay()
  }

  /// Puts caret and selection where they are now.
  func update() {
    line.setNeedsDisplay()
    guard let field, field.isEditing, let range = field.selectedTextRange else {
      caret.isHidden = true
      highlight.show([])
      return
    }
    caret.isHidden = !range.isEmpty
    if range.isEmpty {
      highlight.show([])
      var place = field.caretRect(for: range.end).offsetBy(dx: -frame.minX, dy: -frame.minY)
      // All of a caret at the end of the room is seen.
      if !place.isEmpty { place.origin.x = min(max(place.minX, 0), max(bounds.width - place.width, 0)) }
      caret.show(at: place)
    } else {
      highlight.show(
        field.selectionRects(for: range).map { $0.rect.offsetBy(dx: -frame.minX, dy: -frame.minY) })
    }
  }
}

/// Draws a field's line.
private final class TextFieldLine: UIView {
  override func draw(_ rect: CGRect) {
    guard let field = (superview as? TextFieldContent)?.field else { return }
    field.isEditing ? field.drawLine(in: bounds) : field.drawText(in: bounds)
  }
}

/// Empties a field. It is seen less than it can be touched.
final class TextFieldClearButton: UIButton {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let disc = bounds.insetBy(dx: 1.25, dy: 1.25)
    UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.55, alpha: 1) : UIColor(white: 0.56, alpha: 1) }
      .resolvedColor(with: traitCollection).setFill()
    UIBezierPath(ovalIn: disc).fill()
    let arm: CGFloat = disc.width * 0.19
    let cross = UIBezierPath()
    for sign: CGFloat in [-1, 1] {
      cross.move(to: CGPoint(x: disc.midX - arm, y: disc.midY - sign * arm))
      cross.addLine(to: CGPoint(x: disc.midX + arm, y: disc.midY + sign * arm))
    }
    cross.lineWidth = 1.5
    cross.lineCapStyle = .round
    UIColor.systemBackground.resolvedColor(with: traitCollection).setStroke()
    context.saveGState()
    cross.stroke()
    context.restoreGState()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }
}
