// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The buttons of a row that is swiped aside. It stands beside the row's content and is as wide as what is uncovered.
///
/// Lengths are points. The figures are those of iOS 26, of SwiftUI's lists where UIKit's were not measured.
@MainActor final class SwipeButtons: UIView {
  /// Between row and buttons, between buttons, and between buttons and edge.
  static let gap: CGFloat = 10.33

  let configuration: UISwipeActionsConfiguration
  /// Whether the buttons stand at the right edge.
  let isAtRight: Bool
  private var buttons: [SwipeButton] = []
  private var widths: [CGFloat] = []
  /// Whether letting go now does the first action: its button fills everything.
  var isFull = false {
    didSet { if isFull != oldValue { setNeedsLayout() } }
  }

  init(
    _ configuration: UISwipeActionsConfiguration, isAtRight: Bool, rowHeight: CGFloat,
    perform: @escaping (UIContextualAction) -> Void
  ) {
    self.configuration = configuration
    self.isAtRight = isAtRight
    super.init(frame: .zero)
    for action in configuration.actions {
      let button = SwipeButton(action, rowHeight: rowHeight)
      button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
      // The first one is in front: it may grow over the others.
      insertSubview(button, at: 0)
      buttons.append(button)
      widths.append(button.naturalWidth)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// What all buttons take, with the gaps around them.
  var restingWidth: CGFloat { widths.reduce(Self.gap) { $0 + $1 + Self.gap } }

  /// How far a row has to go for the first button to be seen whole.
  var firstTravel: CGFloat { (widths.first ?? 0) + 2 * Self.gap }

  func button(of action: UIContextualAction) -> UIView? { buttons.first { $0.contextualAction === action } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let uncovered = bounds.width
    // Only once all are out does the first one stretch.
    let beyond = max(uncovered - restingWidth, 0)
    var edge = Self.gap
    for (index, button) in buttons.enumerated() {
      var width = widths[index]
      if index == 0 { width = isFull ? max(uncovered - 2 * Self.gap, width) : width + beyond }
      // Counted from the row's edge inwards.
      let x = isAtRight ? bounds.width - edge - width : edge
      // A button grows while the last half of its width is uncovered.
      let shown = min(max((uncovered - edge - Self.gap - width / 2) / (width / 2), 0), 1)
      button.isAtInnerEnd = isFull && index == 0 ? (isAtRight ? .left : .right) : nil
      button.bounds = CGRect(x: 0, y: 0, width: width, height: bounds.height)
      button.center = CGPoint(x: x + width / 2, y: bounds.midY)
      // No scale of 0: it has no inverse.
      let scale = max(shown, 0.01)
      button.transform = CGAffineTransform(scaleX: scale, y: scale)
      button.alpha = isFull && index > 0 ? 0 : shown
      button.layoutIfNeeded()
      edge += width + Self.gap
    }
  }
}

/// One action's button: a capsule with picture and title, or in high rows a capsule with the picture and the title under it.
@MainActor final class SwipeButton: UIControl {
  /// Up to which height a row has the lower capsule.
  private static let lowRow: CGFloat = 64
  private static let inset: CGFloat = 4
  private static let padding: CGFloat = 16
  private static let between: CGFloat = 6.67
  private static let highCapsule = CGSize(width: 60, height: 40)
  private static let highTop: CGFloat = 4.33
  private static let underCapsule: CGFloat = 8

  let contextualAction: UIContextualAction
  private let capsule = UIView()
  private let label = UILabel()
  private let picture = UIImageView()
  /// Whether the title stands under the capsule.
  private let isHigh: Bool
  /// The end at which picture and title stand, while the button fills everything; `nil` for the middle.
  var isAtInnerEnd: UIRectEdge? {
    didSet { if isAtInnerEnd != oldValue { setNeedsLayout() } }
  }

  init(_ action: UIContextualAction, rowHeight: CGFloat) {
    contextualAction = action
    isHigh = rowHeight > Self.lowRow && action.image != nil
    super.init(frame: .zero)
    capsule.backgroundColor = action.backgroundColor
    capsule.isUserInteractionEnabled = false
    label.text = action.title
    label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .medium))
    label.adjustsFontForContentSizeCategory = true
    label.textColor = isHigh ? .secondaryLabel : .white
    label.textAlignment = .center
    picture.image = action.image
    picture.contentMode = .scaleAspectFit
    picture.prefersTemplates = true
    picture.tintColor = .white
    for view in [capsule, label, picture] as [UIView] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = action.accessibilityLabel ?? action.title
    (accessibilityHint, accessibilityValue) = (action.accessibilityHint, action.accessibilityValue)
    accessibilityIdentifier = action.accessibilityIdentifier
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  private var textSize: CGSize { (label.text ?? "").isEmpty ? .zero : label.sizeThatFits(.zero) }

  /// The picture's size: as high as the system's are.
  private var pictureSize: CGSize {
    guard let size = picture.image?.size, size.height > 0 else { return .zero }
    let height: CGFloat = isHigh ? 22 : 14
    return CGSize(width: size.width * height / size.height, height: height)
  }

  private var contentWidth: CGFloat {
    let (text, image) = (textSize.width, pictureSize.width)
    return text + image + (text > 0 && image > 0 ? Self.between : 0)
  }

  var naturalWidth: CGFloat {
    isHigh ? max(Self.highCapsule.width, textSize.width) : contentWidth + 2 * Self.padding
  }

  override var isHighlighted: Bool {
    didSet { (label.alpha, picture.alpha) = isHighlighted ? (0.5, 0.5) : (1, 1) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    isHigh ? layOutHigh() : layOutLow()
    capsule.layer.cornerRadius = capsule.bounds.height / 2
  }

  /// Where content of a width starts in the capsule.
  private func start(_ width: CGFloat, in frame: CGRect) -> CGFloat {
    switch isAtInnerEnd {
    case .left?: (frame.minX + Self.padding).rounded()
    case .right?: (frame.maxX - Self.padding - width).rounded()
    default: (frame.midX - width / 2).rounded()
    }
  }

  private func layOutLow() {
    let height = min(bounds.height - 2 * Self.inset, Self.lowRow - 2 * Self.inset)
    capsule.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    let (text, image) = (textSize, pictureSize)
    var x = start(contentWidth, in: capsule.frame)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func put(_ view: UIView, _ size: CGSize) {
      guard size.width > 0 else { return }
      view.frame = CGRect(origin: CGPoint(x: x, y: ((bounds.height - size.height) / 2).rounded()), size: size)
      x += size.width + Self.between
    }
    if isMirrored { put(label, text) }
    put(picture, image)
    if !isMirrored { put(label, text) }
  }

  private func layOutHigh() {
    let (text, image, size) = (textSize, pictureSize, Self.highCapsule)
    let height = size.height + (text.height > 0 ? Self.underCapsule + text.height : 0)
    let top = max((bounds.height - height) / 2, Self.highTop).rounded()
    let width = max(bounds.width, size.width)
    capsule.frame = CGRect(x: 0, y: top, width: width, height: size.height)
    picture.frame = CGRect(
      origin: CGPoint(x: start(image.width, in: capsule.frame), y: (capsule.frame.midY - image.height / 2).rounded()),
      size: image)
    label.frame = CGRect(
      x: start(text.width, in: capsule.frame), y: capsule.frame.maxY + Self.underCapsule, width: text.width,
      height: text.height)
  }
}
