// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A pill to tap.
final class AlertButton: UIControl {
  private let label = UILabel()
  private weak var action: UIAlertAction?
  private let isPreferred: Bool
  /// Whether it takes the question back.
  let cancels: Bool
  private let weight: UIFont.Weight
  /// The least height of a pill; measured.
  static let leastHeight: CGFloat = 48
  /// Above and below a text that is larger than usual, together; measured.
  private static let padding: CGFloat = 24
  /// Left and right of the text; chosen.
  private static let sideMargin: CGFloat = 12

  init(_ action: UIAlertAction, isPreferred: Bool) {
    (self.action, self.isPreferred) = (action, isPreferred)
    cancels = action.style == .cancel
    weight = isPreferred ? .semibold : .medium
    super.init(frame: .zero)
    action.button = self
    isEnabled = action.isEnabled
    backgroundColor =
      isPreferred
      ? UIColor(red: 55.0 / 255, green: 126.0 / 255, blue: 239.0 / 255, alpha: 1)
      : UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.1097) : UIColor(white: 0.109, alpha: 0.1372)
      }
    label.text = action.title
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    showTitleColor()
    accessibilityLabel = action.title
    isAccessibilityElement = true
    accessibilityTraits = .button
    stateDidChange()
  }

  required init?(coder: NSCoder) {
    fatalError("Buttons of alerts are made by UIAlertController only")
  }

  func showTitleColor() {
    let usual = isPreferred ? UIColor.white : action?.style == .destructive ? .systemRed : .label
    label.textColor = action?.titleColor ?? usual
  }

  /// Texts grow at the sizes for accessibility only: pills were measured to stay as they are below.
  func setFont(in traits: UITraitCollection) {
    let grows = traits.preferredContentSizeCategory.isAccessibilityCategory
    let size = grows ? UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits).pointSize : 17
    label.font = .systemFont(ofSize: size, weight: weight)
  }

  /// Of the text in one line, with what is left and right of it.
  var fittingSize: CGSize {
    let text = label.intrinsicContentSize
    return CGSize(width: text.width + 2 * Self.sideMargin, height: max(Self.leastHeight, text.height + Self.padding))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds.insetBy(dx: Self.sideMargin, dy: 0)
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.alpha = isEnabled ? (isHighlighted ? 0.4 : 1) : 0.3
  }
}
