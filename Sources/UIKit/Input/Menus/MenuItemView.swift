// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something in a card that can be chosen. It takes no touches itself: the overlay marks what is under the finger.
@MainActor class MenuItemView: UIView {
  /// What choosing does.
  enum Target {
    case leaf(any UIMenu.Leaf, choice: UIMenu?)
    case submenu(UIMenu)
    /// Closes the submenu.
    case back
    /// Nothing yet.
    case nothing
  }

  let target: Target
  let isEnabled: Bool
  let isRightToLeft: Bool
  private let mark = UIView()
  /// Chooses the item for assistive technology.
  var onActivate: (() -> Void)?

  init(_ target: Target, _ context: MenuContext) {
    self.target = target
    isRightToLeft = context.isRightToLeft
    isEnabled =
      switch target {
      case .leaf(let leaf, _):
        !leaf.attributes.contains(.disabled) && ((leaf as? UICommand).map(context.canSend) ?? true)
      case .nothing: false
      case .submenu, .back: true
      }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    mark.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.07)
    }
    mark.isHidden = true
    addSubview(mark)
    isAccessibilityElement = true
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    guard let element else { return }
    accessibilityLabel = [element.title, element.subtitle].compactMap { $0 }.joined(separator: ", ")
    accessibilityIdentifier = element.accessibilityIdentifier
    if case .leaf(let leaf, _) = target, leaf.state == .on { accessibilityTraits.insert(.selected) }
  }

  required init?(coder: NSCoder) { fatalError("Items are made by menus only") }

  var element: UIMenuElement? {
    switch target {
    case .leaf(let leaf, _): leaf
    case .submenu(let menu): menu
    case .back, .nothing: nil
    }
  }

  /// Whether the finger, the pointer or the keyboard is on the item.
  var isMarked = false {
    didSet { mark.isHidden = !isMarked || !isEnabled }
  }

  /// What is marked, in the bounds space.
  var markFrame: CGRect { bounds }

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.frame = markFrame
    mark.layer.cornerRadius = min(mark.bounds.height / 2, MenuMetrics.cornerRadius - MenuMetrics.highlightInset)
    mark.layer.cornerCurve = .continuous
  }

  /// A size of text that goes along with a style's, points.
  func scaled(_ size: CGFloat, _ style: UIFont.TextStyle) -> CGFloat {
    UIFontMetrics(forTextStyle: style).scaledValue(for: size, compatibleWith: traitCollection)
  }

  /// How much larger than usual pictures are beside body text of its present size.
  var growth: CGFloat { min(max(scaled(1000, .body) / 1000, 1), MenuMetrics.greatestGrowth) }

  /// The colour of title and picture.
  var contentColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    let isDestructive =
      switch target {
      case .leaf(let leaf, _): leaf.attributes.contains(.destructive)
      case .submenu(let menu): menu.options.contains(.destructive)
      default: false
      }
    return isDestructive ? .systemRed : .label
  }

  /// A rectangle that is given from the leading side.
  func fromLeading(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect.onPixels(at: traitCollection.displayScale) }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      .onPixels(at: traitCollection.displayScale)
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled, let onActivate else { return false }
    onActivate()
    return true
  }
}

/// What the items of a menu go by.
@MainActor struct MenuContext {
  var isRightToLeft = false
  /// Whether somebody would take a command.
  var canSend: (UICommand) -> Bool = { _ in true }
}

extension UIImage {
  /// The size in which a menu shows the picture, where pictures are so many times as large as usual, points.
  func sizeInMenu(_ growth: CGFloat) -> CGSize {
    let longest = max(size.width, size.height)
    guard longest > MenuMetrics.greatestPicture * growth else { return size }
    let scale = MenuMetrics.greatestPicture * growth / longest
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}

extension CGRect {
  /// The same with its origin on a pixel.
  func onPixels(at scale: CGFloat) -> CGRect {
    let scale = max(scale, 1)
    return CGRect(
      x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width, height: height)
  }
}
