// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The buttons of a row that is swiped aside. It stands beside the row's content and is as wide as what is uncovered.
@MainActor final class SwipeButtons: UIView {
  /// The least width of a button, in points.
  static let leastWidth: CGFloat = 74
  private static let padding: CGFloat = 12

  let configuration: UISwipeActionsConfiguration
  /// Whether the buttons stand at the right edge.
  let isAtRight: Bool
  private var buttons: [SwipeButton] = []
  private var widths: [CGFloat] = []
  /// Whether letting go now does the first action: its button fills everything.
  var isFull = false {
    didSet { if isFull != oldValue { setNeedsLayout() } }
  }

  init(_ configuration: UISwipeActionsConfiguration, isAtRight: Bool, perform: @escaping (UIContextualAction) -> Void) {
    self.configuration = configuration
    self.isAtRight = isAtRight
    super.init(frame: .zero)
    clipsToBounds = true
    for action in configuration.actions {
      let button = SwipeButton(action)
      button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
      // The first one is in front: the others slide out from under it.
      insertSubview(button, at: 0)
      buttons.append(button)
      widths.append(max(Self.leastWidth, button.naturalWidth + 2 * Self.padding))
    }
  }

  required init?(coder: NSCoder) { nil }

  /// What all buttons take, in points.
  var restingWidth: CGFloat { widths.reduce(0, +) }

  /// What the first button takes, in points.
  var firstWidth: CGFloat { widths.first ?? 0 }

  func button(of action: UIContextualAction) -> UIView? { buttons.first { $0.contextualAction === action } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let resting = restingWidth
    guard resting > 0 else { return }
    // Each button shows its share of what is uncovered.
    let share = bounds.width / resting
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull ? (index == 0 ? bounds.width : 0) : widths[index] * share
      // Counted from the row's edge inwards.
      let x = isAtRight ? bounds.width - edge - width : edge
      button.contentWidth = widths[index]
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      edge += width
    }
  }
}

/// One action's button.
@MainActor final class SwipeButton: UIControl {
  let contextualAction: UIContextualAction
  private let label = UILabel()
  private let picture = UIImageView()
  /// The width that title and picture are placed for, in points.
  var contentWidth: CGFloat = 0

  init(_ action: UIContextualAction) {
    contextualAction = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.textAlignment = .center
    picture.image = action.image
    picture.prefersTemplates = true
    picture.tintColor = .white
    addSubview(label)
    addSubview(picture)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  var naturalWidth: CGFloat { max(label.sizeThatFits(.zero).width, picture.image?.size.width ?? 0) }

  override var isHighlighted: Bool {
    didSet { label.alpha = isHighlighted ? 0.5 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = (label.text ?? "").isEmpty ? .zero : label.sizeThatFits(.zero)
    let image = picture.image?.size ?? .zero
    let gap: CGFloat = text.height > 0 && image.height > 0 ? 4 : 0
    // A picture alone where the row is too low for both.
    let showsText = image.height == 0 || image.height + gap + text.height <= bounds.height
    label.isHidden = !showsText
    let height = image.height + (showsText ? gap + text.height : 0)
    var y = ((bounds.height - height) / 2).rounded()
    let middle = bounds.width / 2
    picture.frame = CGRect(x: (middle - image.width / 2).rounded(), y: y, width: image.width, height: image.height)
    y += image.height + gap
    label.frame = CGRect(x: (middle - text.width / 2).rounded(), y: y, width: text.width, height: text.height)
  }
}
