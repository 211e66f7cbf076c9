// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// The button by which somebody signs in with an Apple ID. Its mark is a plain apple in place of Apple's.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  /// What the button says.
  public enum ButtonType: Int, Sendable {
    case signIn = 0
    case `continue` = 1
    case signUp = 2
    public static var `default`: ButtonType { .signIn }
  }

  /// Its colours, which stay the same in the dark.
  public enum Style: Int, Sendable {
    case white = 0
    case whiteOutline = 1
    case black = 2
  }

  /// Of the button's corners; at most half of its height. Defaults to 6.
  open var cornerRadius: CGFloat = 6 {
    didSet { setNeedsDisplay() }
  }

  private let type: ButtonType
  private let style: Style
  private static let least = CGSize(width: 140, height: 30)

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    (self.type, self.style) = (type, style)
    super.init(frame: CGRect(origin: .zero, size: Self.least))
    backgroundColor = .clear
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = title
  }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  @available(*, unavailable, message: "A button is made with its type and style.")
  public required init?(coder: NSCoder) { fatalError("A button is made with its type and style.") }

  private var title: String {
    switch type {
    case .signIn: "Sign in with Apple"
    case .continue: "Continue with Apple"
    case .signUp: "Sign up with Apple"
    }
  }

  open override var intrinsicContentSize: CGSize { Self.least }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.least }

  open override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  open override func draw(_ rect: CGRect) {
    let ground = style == .black ? UIColor.black : .white
    let ink = style == .black ? UIColor.white : .black
    let radius = max(0, min(cornerRadius, bounds.height / 2, bounds.width / 2))
    ground.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
    if style == .whiteOutline {
      ink.setStroke()
      let line = UIBezierPath(
        roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: max(0, radius - 0.5))
      line.lineWidth = 1
      line.stroke()
    }
    // Apple's guidelines: words of 43 hundredths of the height; smaller where they would not fit.
    var height = bounds.height * 0.43
    var size = words(height).size()
    var gap = height * 0.3
    let room = bounds.width - max(16, bounds.width * 0.08 * 2)
    let width = size.width + gap + height * 0.9
    if width > room, width > 0 {
      height *= max(0, room) / width
      size = words(height).size()
      gap = height * 0.3
    }
    guard height >= 1, let mark = UIImage(systemName: "apple.logo")?.withTintColor(ink) else { return }
    let side = height * 0.9
    let markSize = CGSize(width: side, height: side * mark.size.height / max(1, mark.size.width))
    let start = (bounds.width - size.width - gap - markSize.width) / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let markX = isRightToLeft ? start + size.width + gap : start
    mark.draw(
      in: CGRect(
        origin: CGPoint(x: markX, y: (bounds.height - markSize.height) / 2 - height * 0.06), size: markSize))
    let wordsX = isRightToLeft ? start : start + markSize.width + gap
    words(height, ink).draw(at: CGPoint(x: wordsX, y: (bounds.height - size.height) / 2))
  }

  private func words(_ height: CGFloat, _ color: UIColor = .black) -> NSAttributedString {
    NSAttributedString(
      string: title,
      attributes: [.font: UIFont.systemFont(ofSize: max(1, height), weight: .medium), .foregroundColor: color])
  }
}
