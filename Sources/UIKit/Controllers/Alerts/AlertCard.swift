// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What an alert shows. Sizes of the card, of its texts and of the buttons were measured; how the space around them is
/// shared is chosen.
final class AlertCard: UIView {
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [AlertButton] = []
  private var fields: [UITextField] = []
  private var texts: (title: String?, message: String?) = (nil, nil)

  static let width: CGFloat = 320
  private static let cornerRadius: CGFloat = 34
  private static let blur: CGFloat = 20
  /// Above the texts, between texts and buttons, and around the buttons: 58 points in all.
  private static let (top, middle, margin): (CGFloat, CGFloat, CGFloat) = (22, 20, 16)
  private static let textMargin: CGFloat = 24
  /// Between title and message, and between buttons.
  private static let gap: CGFloat = 8
  static let buttonHeight: CGFloat = 48
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
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("Alerts are made by UIAlertController only")
  }

  // MARK: - Contents

  func setTexts(title: String?, message: String?) {
    texts = (title.flatMap { $0.isEmpty ? nil : $0 }, message.flatMap { $0.isEmpty ? nil : $0 })
    let isAlone = texts.title == nil || texts.message == nil
    // A text by itself is neither bold nor small, and stands in the middle.
    set(texts.title, on: titleLabel, size: 17, weight: isAlone ? .regular : .semibold, pitch: 22, isAlone)
    set(
      texts.message, on: messageLabel, size: isAlone ? 17 : 15, weight: .regular, pitch: isAlone ? 22 : 20, isAlone)
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  private func set(
    _ text: String?, on label: UILabel, size: CGFloat, weight: UIFont.Weight, pitch: CGFloat, _ isAlone: Bool
  ) {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = max(pitch - font.lineHeight, 0)
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
    for button in buttons { addSubview(button) }
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
      addSubview(field)
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

  private var rows: Int { buttons.count <= 2 ? min(buttons.count, 1) : buttons.count }

  private func height(of label: UILabel) -> CGFloat {
    guard !label.isHidden else { return 0 }
    return label.sizeThatFits(
      CGSize(width: Self.width - 2 * Self.textMargin, height: .greatestFiniteMagnitude)
    ).height
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var height = Self.top + self.height(of: titleLabel) + self.height(of: messageLabel) + Self.margin
    if texts.title != nil, texts.message != nil { height += Self.gap }
    height += fieldsHeight
    if rows > 0 { height += Self.middle + CGFloat(rows) * Self.buttonHeight + CGFloat(rows - 1) * Self.gap }
    return CGSize(width: min(Self.width, size.width), height: min(height, size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
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
    let width = bounds.width - 2 * Self.margin
    let bottom = bounds.height - Self.margin
    if buttons.count == 2 {
      let half = (width - Self.gap) / 2
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(
          x: Self.margin + CGFloat(index) * (half + Self.gap), y: bottom - Self.buttonHeight, width: half,
          height: Self.buttonHeight)
      }
    } else {
      for (index, button) in buttons.reversed().enumerated() {
        button.frame = CGRect(
          x: Self.margin, y: bottom - Self.buttonHeight - CGFloat(index) * (Self.buttonHeight + Self.gap), width: width,
          height: Self.buttonHeight)
      }
    }
  }
}

/// A pill to tap.
final class AlertButton: UIControl {
  private let label = UILabel()

  init(_ action: UIAlertAction, isPreferred: Bool) {
    super.init(frame: .zero)
    action.button = self
    isEnabled = action.isEnabled
    layer.cornerRadius = AlertCard.buttonHeight / 2
    backgroundColor =
      isPreferred
      ? UIColor(red: 55.0 / 255, green: 126.0 / 255, blue: 239.0 / 255, alpha: 1)
      : UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.1097) : UIColor(white: 0.109, alpha: 0.1372)
      }
    label.text = action.title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 17, weight: isPreferred ? .semibold : .medium)
    label.textColor = isPreferred ? .white : action.style == .destructive ? .systemRed : .label
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    accessibilityLabel = action.title
    isAccessibilityElement = true
    accessibilityTraits = .button
    stateDidChange()
  }

  required init?(coder: NSCoder) {
    fatalError("Buttons of alerts are made by UIAlertController only")
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.alpha = isEnabled ? (isHighlighted ? 0.4 : 1) : 0.3
  }
}
