// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A row of a card: a check mark, a picture, a title with a smaller line below it, the chevron of a submenu.
@MainActor final class MenuRow: MenuItemView {
  private let columns: MenuColumns
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let picture = UIImageView()
  private let check = UIImageView()
  private let chevron = UIImageView()
  /// Turns while elements are awaited.
  private var indicator: UIActivityIndicatorView?

  init(_ target: Target, columns: MenuColumns, preferences: UIMenuDisplayPreferences?, _ context: MenuContext) {
    self.columns = columns
    super.init(target, context)
    for image in [picture, check, chevron] { image.prefersTemplates = true }
    let lines = preferences?.maximumNumberOfTitleLines ?? 0
    titleLabel.numberOfLines = lines > 0 ? lines : 2
    titleLabel.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    subtitleLabel.font = .systemFont(ofSize: scaled(MenuMetrics.subtitleSize, .footnote))
    subtitleLabel.numberOfLines = 2
    subtitleLabel.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    for label in [titleLabel, subtitleLabel] {
      label.isAccessibilityElement = false
      label.textAlignment = isRightToLeft ? .right : .left
    }
    addSubview(titleLabel)
    if let element { show(element) } else { showLoading() }
  }

  required init?(coder: NSCoder) { fatalError("Rows are made by menus only") }

  private func show(_ element: UIMenuElement) {
    titleLabel.text = element.title
    titleLabel.textColor = contentColor
    if let subtitle = element.subtitle, !subtitle.isEmpty {
      subtitleLabel.text = subtitle
      addSubview(subtitleLabel)
    }
    let symbols = UIImage.SymbolConfiguration(pointSize: Self.symbolSize * growth)
    var image = element.image
    if case .leaf(let leaf, _) = target {
      if leaf.state == .on, let selected = leaf.selectedImage { image = selected }
      if leaf.state != .off {
        let name = leaf.state == .on ? "checkmark" : "minus"
        show(
          UIImage(systemName: name), in: check,
          UIImage.SymbolConfiguration(pointSize: MenuMetrics.checkSize * growth, weight: .semibold))
      }
    }
    show(image, in: picture, symbols)
    if case .submenu = target {
      let name = isRightToLeft ? "chevron.left" : "chevron.right"
      show(
        UIImage(systemName: name), in: chevron,
        UIImage.SymbolConfiguration(pointSize: MenuMetrics.chevronSize * growth, weight: .semibold))
    }
  }

  /// A symbol's, as of body text, in points.
  private static let symbolSize: CGFloat = 17

  private func show(_ image: UIImage?, in view: UIImageView, _ symbols: UIImage.SymbolConfiguration) {
    guard let image else { return }
    view.preferredSymbolConfiguration = symbols
    view.image = image
    view.tintColor = contentColor
    view.contentMode = .scaleAspectFit
    view.isAccessibilityElement = false
    addSubview(view)
  }

  private func showLoading() {
    titleLabel.text = "Loading…"
    titleLabel.textColor = .secondaryLabel
    accessibilityLabel = titleLabel.text
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.isAccessibilityElement = false
    indicator.startAnimating()
    addSubview(indicator)
    self.indicator = indicator
  }

  // MARK: - Layout

  private func titleWidth(in width: CGFloat) -> CGFloat {
    max(width - columns.title(growth) - MenuMetrics.trailing - (chevron.image == nil ? 0 : 20 * growth), 1)
  }

  private func textHeights(in width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
    let room = CGSize(width: titleWidth(in: width), height: .greatestFiniteMagnitude)
    let subtitle = subtitleLabel.superview == nil ? 0 : subtitleLabel.sizeThatFits(room).height.rounded(.up)
    return (titleLabel.sizeThatFits(room).height.rounded(.up), subtitle)
  }

  func height(in width: CGFloat) -> CGFloat {
    let heights = textHeights(in: width)
    return heights.title + heights.subtitle + MenuMetrics.aroundLines
  }

  override var markFrame: CGRect { bounds.insetBy(dx: MenuMetrics.highlightInset, dy: 0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let heights = textHeights(in: bounds.width)
    let width = titleWidth(in: bounds.width)
    let top = (bounds.height - heights.title - heights.subtitle) / 2
    titleLabel.frame = fromLeading(CGRect(x: columns.title(growth), y: top, width: width, height: heights.title))
    subtitleLabel.frame = fromLeading(
      CGRect(x: columns.title(growth), y: top + heights.title, width: width, height: heights.subtitle))
    if let indicator {
      let size = indicator.intrinsicContentSize
      // At the trailing end; at the leading one there may be no column for it.
      indicator.frame = fromLeading(
        CGRect(
          x: bounds.width - MenuMetrics.trailing - size.width, y: (bounds.height - size.height) / 2,
          width: size.width, height: size.height))
    }
    place(check, at: columns.check(growth))
    place(picture, at: columns.image(growth))
    if chevron.superview != nil {
      let size = chevron.sizeThatFits(.zero)
      place(chevron, at: bounds.width - MenuMetrics.trailing + 4 - size.width / 2)
    }
  }

  private func place(_ view: UIImageView, at x: CGFloat) {
    guard view.superview != nil else { return }
    let size = view.naturalImage?.sizeInMenu(growth) ?? .zero
    view.frame = fromLeading(
      CGRect(x: x - size.width / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
  }
}

/// A picture, with its title below it or without, beside others.
@MainActor final class MenuCell: MenuItemView {
  private let style: MenuCellStyle
  private let picture = UIImageView()
  private let titleLabel = UILabel()

  init(_ leaf: any UIMenu.Leaf, _ style: MenuCellStyle, choice: UIMenu?, _ context: MenuContext) {
    self.style = style
    super.init(.leaf(leaf, choice: choice), context)
    let isOn = leaf.state == .on
    picture.prefersTemplates = true
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: style.showsTitles ? 20 : 19, weight: .regular)
    picture.image = isOn ? leaf.selectedImage ?? leaf.image : leaf.image
    picture.tintColor = isOn && isEnabled ? nil : contentColor
    picture.contentMode = .scaleAspectFit
    picture.isAccessibilityElement = false
    addSubview(picture)
    guard style.showsTitles || leaf.image == nil else { return }
    titleLabel.text = leaf.title
    titleLabel.font = .systemFont(ofSize: 13)
    titleLabel.textColor = picture.tintColor == nil ? contentColor : picture.tintColor
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = style.showsTitles && leaf.image != nil ? 1 : 2
    titleLabel.isAccessibilityElement = false
    addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { fatalError("Cells are made by menus only") }

  /// How high the room for the picture above a title is.
  private static let pictureRoom: CGFloat = 24

  override var markFrame: CGRect { bounds.insetBy(dx: 2, dy: 4) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = picture.naturalImage?.sizeInMenu(1) ?? .zero
    let title = titleLabel.superview == nil ? 0 : titleLabel.sizeThatFits(bounds.size).height
    let gap: CGFloat = image.height > 0 && title > 0 ? 6 : 0
    // Titles side by side stand on one line, however high the pictures above them are.
    let room = image.height > 0 && title > 0 ? Self.pictureRoom : image.height
    let top = (bounds.height - room - gap - title) / 2
    let scale = traitCollection.displayScale
    picture.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: top + (room - image.height) / 2, width: image.width,
      height: image.height
    ).onPixels(at: scale)
    titleLabel.frame = CGRect(
      x: 3, y: top + room + gap, width: max(bounds.width - 6, 0), height: title
    ).onPixels(at: scale)
  }
}
