// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

public enum PKPaymentButtonType: Int, Sendable {
  case plain = 0
  case buy = 1
  case setUp = 2
  case inStore = 3
  case donate = 4
  case checkout = 5
  case book = 6
  case subscribe = 7
  case reload = 8
  case addMoney = 9
  case topUp = 10
  case order = 11
  case rent = 12
  case support = 13
  case contribute = 14
  case tip = 15
  case `continue` = 16

  fileprivate var words: String {
    switch self {
    case .plain: ""
    case .buy: "Buy with"
    case .setUp: "Set up"
    case .inStore: "Pay with"
    case .donate: "Donate with"
    case .checkout: "Check out with"
    case .book: "Book with"
    case .subscribe: "Subscribe with"
    case .reload: "Reload with"
    case .addMoney: "Add Money with"
    case .topUp: "Top Up with"
    case .order: "Order with"
    case .rent: "Rent with"
    case .support: "Support with"
    case .contribute: "Contribute with"
    case .tip: "Tip with"
    case .continue: "Continue with"
    }
  }
}

public enum PKPaymentButtonStyle: Int, Sendable {
  case white = 0
  case whiteOutline = 1
  case black = 2
  case automatic = 3
}

/// The button by which somebody pays. Its mark is a plain apple in place of Apple's.
@preconcurrency @MainActor open class PKPaymentButton: UIButton {
  private let type: PKPaymentButtonType
  private let style: PKPaymentButtonStyle

  /// Of the button's corners. Defaults to 4.
  open var cornerRadius: CGFloat = 4 {
    didSet { setNeedsDisplay() }
  }

  public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
    (self.type, self.style) = (type, style)
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    backgroundColor = .clear
    isOpaque = false
    contentMode = .redraw
    accessibilityLabel = type.words.isEmpty ? "Apple Pay" : "\(type.words) Apple Pay"
  }

  public convenience init(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
    self.init(paymentButtonType: type, paymentButtonStyle: style)
  }

  @available(*, unavailable, message: "A button is made with its type and style.")
  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize { CGSize(width: type == .plain ? 100 : 140, height: 30) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if style == .automatic { setNeedsDisplay() }
  }

  open override func draw(_ rect: CGRect) {
    let isDark = style == .black || style == .automatic && traitCollection.userInterfaceStyle != .dark
    let ink = isDark ? UIColor.white : .black
    (isDark ? UIColor.black : .white).setFill()
    let radius = max(0, min(cornerRadius, bounds.height / 2))
    UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
    if style == .whiteOutline {
      let line = UIBezierPath(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: max(0, radius - 0.5))
      line.lineWidth = 1
      ink.setStroke()
      line.stroke()
    }
    var height = bounds.height * 0.43
    let room = bounds.width - 16
    let width = row(height).width
    if width > room, width > 0 { height *= max(0, room) / width }
    guard height >= 1, let mark = UIImage(systemName: "apple.logo")?.withTintColor(ink) else { return }
    let row = row(height)
    var x = (bounds.width - row.width) / 2
    let words = text(type.words, height, ink)
    words.draw(at: CGPoint(x: x, y: (bounds.height - words.size().height) / 2))
    if !type.words.isEmpty { x += words.size().width + height * 0.3 }
    let side = height * 0.9
    let markSize = CGSize(width: side, height: side * mark.size.height / max(1, mark.size.width))
    mark.draw(
      in: CGRect(origin: CGPoint(x: x, y: (bounds.height - markSize.height) / 2 - height * 0.06), size: markSize))
    let pay = text("Pay", height, ink)
    pay.draw(at: CGPoint(x: x + side + height * 0.14, y: (bounds.height - pay.size().height) / 2))
  }

  /// How wide words, mark and *Pay* are together.
  private func row(_ height: CGFloat) -> CGSize {
    let words = type.words.isEmpty ? 0 : text(type.words, height, .black).size().width + height * 0.3
    return CGSize(width: words + height * 1.04 + text("Pay", height, .black).size().width, height: height)
  }

  private func text(_ words: String, _ height: CGFloat, _ color: UIColor) -> NSAttributedString {
    NSAttributedString(
      string: words,
      attributes: [.font: UIFont.systemFont(ofSize: max(1, height), weight: .medium), .foregroundColor: color])
  }
}
