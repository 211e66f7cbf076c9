// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What an alert shows. Sizes of the card, of its texts and of the buttons were measured; how the space around them is
/// shared is chosen. What does not fit on the screen scrolls: the texts first, then the buttons.
final class AlertCard: UIView {
  /// Holds the texts and fields.
  private let upper = UIScrollView()
  /// Holds the buttons.
  private let lower = UIScrollView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [AlertButton] = []
  private var fields: [UITextField] = []
  private var texts: (title: String?, message: String?) = (nil, nil)

  /// How wide the card is: the usual width, or that beside what an action sheet on a pad belongs to; measured.
  var cardWidth = AlertCard.usualWidth {
    didSet { if cardWidth != oldValue { setNeedsLayout() } }
  }
  static let usualWidth: CGFloat = 320
  static let besideWidth: CGFloat = 288
  private static let cornerRadius: CGFloat = 34
  private static let blur: CGFloat = 20
  /// Above the texts, between texts and buttons, and around the buttons: 58 points in all.
  private static let (top, middle, margin): (CGFloat, CGFloat, CGFloat) = (22, 20, 16)
  private static let textMargin: CGFloat = 24
  /// Between title and message, and between buttons.
  private static let gap: CGFloat = 8
  /// What stays in sight of texts that leave no room to the buttons; chosen.
  private static let leastUpperHeight: CGFloat = 88
  /// Of a field's row; measured.
  private static let fieldHeight: CGFloat = 48

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = Self.cornerRadius
    clipsToBounds = true
    layer.backdropBlur = Self.blur
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.0989, alpha: 0.6506) : UIColor(white: 0.9937, alpha: 0.7143)
    }
    for part in [upper, lower] {
      part.contentInsetAdjustmentBehavior = .never
      part.delaysContentTouches = false
      addSubview(part)
    }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      upper.addSubview(label)
    }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (card: AlertCard, _: UITraitCollection) in
      card.setFonts()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("Alerts are made by UIAlertController only")
  }

  // MARK: - Contents

  func setTexts(title: String?, message: String?) {
    texts = (title.flatMap { $0.isEmpty ? nil : $0 }, message.flatMap { $0.isEmpty ? nil : $0 })
    setFonts()
  }

  private func setFonts() {
    let isAlone = texts.title == nil || texts.message == nil
    // A text by itself is neither bold nor small, and stands in the middle.
    set(texts.title, on: titleLabel, isAlone ? Self.alone : Self.title, isAlone)
    set(texts.message, on: messageLabel, isAlone ? Self.alone : Self.message, isAlone)
    for button in buttons { button.setFont(in: traitCollection) }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// How a text is written: `pitch` are the least points from line to line.
  private typealias Look = (style: UIFont.TextStyle, weight: UIFont.Weight, pitch: CGFloat)
  private static let title: Look = (.headline, .semibold, 22)
  private static let message: Look = (.subheadline, .regular, 20)
  private static let alone: Look = (.body, .regular, 22)

  private func set(_ text: String?, on label: UILabel, _ look: Look, _ isAlone: Bool) {
    let size = UIFont.preferredFont(forTextStyle: look.style, compatibleWith: traitCollection).pointSize
    let font = UIFont.systemFont(ofSize: size, weight: look.weight)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = max(look.pitch - font.lineHeight, 0)
    style.alignment = isAlone ? .center : .natural
    label.attributedText = text.map {
      NSAttributedString(
        string: $0, attributes: [.font: font, .paragraphStyle: style, .foregroundColor: UIColor.label])
    }
    label.isHidden = text == nil
  }

  func setButtons(_ new: [AlertButton]) {
    for button in buttons { button.removeFromSuperview() }
    buttons = new
    for button in buttons {
      button.setFont(in: traitCollection)
      lower.addSubview(button)
    }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// Shows fields below the texts.
  func setFields(_ new: [UITextField]) {
    for field in fields { field.removeFromSuperview() }
    fields = new
    for field in fields {
      field.layer.cornerRadius = Self.fieldHeight / 2
      field.layer.cornerCurve = .continuous
      if field.backgroundColor == nil { field.backgroundColor = .tertiarySystemFill }
      upper.addSubview(field)
    }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  private var fieldsHeight: CGFloat {
    fields.isEmpty ? 0 : Self.gap + CGFloat(fields.count) * (Self.fieldHeight + Self.gap)
  }

  /// The order on screen: cancel stands first of two, and last of more.
  static func ordered(_ actions: [UIAlertAction]) -> [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return actions.count == 2 ? cancel + others : others + cancel
  }

  // MARK: - Layout

  /// Two stand beside each other where both their texts fit.
  private var areBeside: Bool {
    buttons.count == 2 && buttons.allSatisfy { $0.fittingSize.width <= half }
  }

  private var half: CGFloat { (cardWidth - 2 * Self.margin - Self.gap) / 2 }

  /// From the upper edge of the first to the lower edge of the last.
  private var buttonsHeight: CGFloat {
    let heights = buttons.map(\.fittingSize.height)
    if areBeside { return heights.max() ?? 0 }
    return heights.reduce(0, +) + CGFloat(max(heights.count - 1, 0)) * Self.gap
  }

  private func height(of label: UILabel) -> CGFloat {
    guard !label.isHidden else { return 0 }
    return label.sizeThatFits(
      CGSize(width: cardWidth - 2 * Self.textMargin, height: .greatestFiniteMagnitude)
    ).height
  }

  /// Of all that stands above the buttons, with what is above it.
  private var upperHeight: CGFloat {
    var height = Self.top + self.height(of: titleLabel) + self.height(of: messageLabel)
    if texts.title != nil, texts.message != nil { height += Self.gap }
    return height + fieldsHeight
  }

  private var betweenParts: CGFloat { buttons.isEmpty ? 0 : Self.middle }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = upperHeight + betweenParts + buttonsHeight + Self.margin
    return CGSize(width: min(cardWidth, size.width), height: min(height, size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.height - betweenParts - Self.margin
    let all = upperHeight
    let above = min(all, max(room - buttonsHeight, min(all, Self.leastUpperHeight)))
    upper.frame = CGRect(x: 0, y: 0, width: bounds.width, height: above)
    upper.contentSize = CGSize(width: bounds.width, height: all)
    upper.clipsToBounds = above < all
    layOutTexts()
    let width = bounds.width - 2 * Self.margin
    let below = max(room - above, 0)
    lower.frame = CGRect(
      x: Self.margin, y: bounds.height - Self.margin - below, width: width, height: below)
    lower.contentSize = CGSize(width: width, height: buttonsHeight)
    lower.clipsToBounds = below < buttonsHeight
    layOutButtons(width: width)
  }

  private func layOutTexts() {
    var y = Self.top
    for label in [titleLabel, messageLabel] where !label.isHidden {
      let height = self.height(of: label)
      label.frame = CGRect(x: Self.textMargin, y: y, width: bounds.width - 2 * Self.textMargin, height: height)
      y += height + Self.gap
    }
    if !fields.isEmpty { y += Self.gap }
    for field in fields {
      field.frame = CGRect(x: Self.margin, y: y, width: bounds.width - 2 * Self.margin, height: Self.fieldHeight)
      y += Self.fieldHeight + Self.gap
    }
  }

  private func layOutButtons(width: CGFloat) {
    if areBeside {
      // The first stands where reading begins.
      let inOrder = effectiveUserInterfaceLayoutDirection == .rightToLeft ? buttons.reversed() : buttons
      for (index, button) in inOrder.enumerated() {
        button.frame = CGRect(x: CGFloat(index) * (half + Self.gap), y: 0, width: half, height: buttonsHeight)
      }
      return
    }
    var y: CGFloat = 0
    // Two that do not fit beside each other have the one that cancels below.
    let inOrder = buttons.count == 2 ? buttons.filter { !$0.cancels } + buttons.filter(\.cancels) : buttons
    for button in inOrder {
      let height = button.fittingSize.height
      button.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height + Self.gap
    }
  }
}
