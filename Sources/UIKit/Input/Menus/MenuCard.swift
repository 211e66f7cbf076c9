// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A card of glass with the rows of one menu, which scroll where there are many.
@MainActor final class MenuCard: UIView {
  private(set) var menu: UIMenu
  private let isSubmenu: Bool
  private let isReversed: Bool
  private let context: MenuContext
  private let glass = UIVisualEffectView(effect: MenuGlass())
  private let scrollView = UIScrollView()
  private var pieces: [Piece] = []
  /// What can be chosen, from top to bottom.
  private(set) var items: [MenuItemView] = []

  /// What stands below each other.
  private enum Piece {
    case header(MenuHeader)
    case row(MenuRow)
    case cells([MenuCell], MenuCellStyle)
    case gap(UIView)
  }

  init(_ menu: UIMenu, isSubmenu: Bool, isReversed: Bool, _ context: MenuContext) {
    self.menu = menu
    self.isSubmenu = isSubmenu
    self.isReversed = isReversed
    self.context = context
    super.init(frame: .zero)
    layer.shadowOpacity = 21.0 / 255
    layer.shadowRadius = 32.4
    layer.shadowOffset = .zero
    for view in [glass, scrollView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.layer.cornerRadius = MenuMetrics.cornerRadius
      view.layer.cornerCurve = .continuous
      addSubview(view)
    }
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = false
  }

  required init?(coder: NSCoder) { fatalError("Cards are made by menus only") }

  // MARK: - Contents

  /// Shows what a menu is now.
  ///
  /// - Parameter choose: Called for assistive technology with what was chosen.
  func show(_ menu: UIMenu, choose: @escaping (MenuItemView) -> Void) {
    self.menu = menu
    marked = nil
    for view in scrollView.subviews { view.removeFromSuperview() }
    (pieces, items) = ([], [])
    let plan = MenuPlan(menu, showsTitle: !isSubmenu, isReversed: isReversed)
    if isSubmenu { add(.header(MenuHeader(submenu: menu, context))) }
    let columns = plan.columns
    for (index, section) in plan.sections.enumerated() {
      if index > 0 { add(.gap(MenuCard.makeSeparator())) }
      for row in section { add(piece(row, columns)) }
    }
    for item in items { item.onActivate = { [weak item] in if let item { choose(item) } } }
    setNeedsLayout()
  }

  private func piece(_ row: MenuPlan.Row, _ columns: MenuColumns) -> Piece {
    switch row {
    case .header(let title): .header(MenuHeader(title, context))
    case .leaf(let leaf, let choice): .row(makeRow(.leaf(leaf, choice: choice), columns))
    case .submenu(let menu): .row(makeRow(.submenu(menu), columns))
    case .loading: .row(makeRow(.nothing, columns))
    case .cells(let leaves, let style, let choice):
      .cells(leaves.map { MenuCell($0, style, choice: choice, context) }, style)
    }
  }

  private func makeRow(_ target: MenuItemView.Target, _ columns: MenuColumns) -> MenuRow {
    MenuRow(target, columns: columns, preferences: menu.displayPreferences, context)
  }

  private func add(_ piece: Piece) {
    pieces.append(piece)
    switch piece {
    case .header(let header):
      scrollView.addSubview(header)
      if case .back = header.target { items.append(header) }
    case .row(let row):
      scrollView.addSubview(row)
      items.append(row)
    case .cells(let cells, _):
      for cell in cells { scrollView.addSubview(cell) }
      items += cells
    case .gap(let line): scrollView.addSubview(line)
    }
  }

  private static func makeSeparator() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    return line
  }

  // MARK: - Marking

  /// What the finger, the pointer or the keyboard is on.
  var marked: MenuItemView? {
    didSet {
      guard marked !== oldValue else { return }
      oldValue?.isMarked = false
      marked?.isMarked = true
    }
  }

  /// What can be chosen at a point of the bounds space.
  func item(at point: CGPoint) -> MenuItemView? {
    guard bounds.contains(point) else { return nil }
    return items.first { $0.isEnabled && $0.frame.contains(scrollView.convert(point, from: self)) }
  }

  /// Marks what comes after what is marked, or before it, and brings it into view.
  func moveMark(by step: Int) {
    let enabled = items.filter(\.isEnabled)
    guard !enabled.isEmpty else { return }
    let current = marked.flatMap { marked in enabled.firstIndex { $0 === marked } }
    let next = current.map { min(max($0 + step, 0), enabled.count - 1) } ?? (step > 0 ? 0 : enabled.count - 1)
    marked = enabled[next]
    scrollView.scrollRectToVisible(enabled[next].frame.insetBy(dx: 0, dy: -MenuMetrics.padding), animated: false)
  }

  // MARK: - Layout

  /// The size in which the menu shows whole or, where it is too high, scrolls.
  func wantedSize(in room: CGSize) -> CGSize {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width = min(isLarge ? MenuMetrics.wideWidth : MenuMetrics.width, room.width)
    let height = min(contentHeight(in: width), MenuMetrics.greatestHeight, room.height)
    return CGSize(width: width, height: height)
  }

  private func height(of piece: Piece, in width: CGFloat) -> CGFloat {
    switch piece {
    case .header(let header): header.height(in: width)
    case .row(let row): row.height(in: width)
    case .cells(_, let style): style.cell.height
    case .gap: MenuMetrics.sectionGap
    }
  }

  private func contentHeight(in width: CGFloat) -> CGFloat {
    // The header of a submenu reaches to the card's edge.
    let top = isSubmenu ? 0 : MenuMetrics.padding
    return pieces.reduce(top + MenuMetrics.padding) { $0 + height(of: $1, in: width) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: min(MenuMetrics.cornerRadius, bounds.height / 2)).cgPath
    var y: CGFloat = isSubmenu ? 0 : MenuMetrics.padding
    for piece in pieces {
      let height = height(of: piece, in: width)
      switch piece {
      case .header(let header): header.frame = CGRect(x: 0, y: y, width: width, height: height)
      case .row(let row): row.frame = CGRect(x: 0, y: y, width: width, height: height)
      case .cells(let cells, let style): place(cells, style, y: y)
      case .gap(let line):
        line.frame = CGRect(
          x: MenuMetrics.separatorInset, y: (y + height / 2).rounded(.down),
          width: max(width - 2 * MenuMetrics.separatorInset, 0), height: 1)
      }
      y += height
    }
    scrollView.contentSize = CGSize(width: width, height: y + MenuMetrics.padding)
    // A card that shows everything lets the finger glide over its rows.
    scrollView.isScrollEnabled = scrollView.contentSize.height > bounds.height + 0.5
  }

  private func place(_ cells: [MenuCell], _ style: MenuCellStyle, y: CGFloat) {
    let cell = style.cell
    // Rows that are not full share the width, but for palettes, which begin at the leading side.
    let slots = CGFloat(style == .palette ? style.cellsInRow : max(cells.count, 1))
    let step = max((bounds.width - 2 * (style == .palette ? 18 : 8.333)) / slots, 1)
    for (index, view) in cells.enumerated() {
      let place = context.isRightToLeft ? slots - 1 - CGFloat(index) : CGFloat(index)
      let middle = (bounds.width - slots * step) / 2 + (place + 0.5) * step
      let width = style == .palette ? cell.width : max(min(step, bounds.width), 1)
      view.frame = CGRect(x: middle - width / 2, y: y, width: width, height: cell.height)
    }
  }
}

/// A title over what follows; over a submenu it closes that.
@MainActor final class MenuHeader: MenuItemView {
  private let label = UILabel()
  private let chevron = UIImageView()

  init(_ title: String, _ context: MenuContext) {
    super.init(.nothing, context)
    set(title, .systemFont(ofSize: scaled(MenuMetrics.headerTextSize, .footnote)), .secondaryLabel)
    accessibilityTraits = .header
  }

  init(submenu: UIMenu, _ context: MenuContext) {
    super.init(.back, context)
    set(submenu.title, .systemFont(ofSize: scaled(17, .body), weight: .bold), .label)
    chevron.prefersTemplates = true
    chevron.image = UIImage(systemName: "chevron.down")
    chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: MenuMetrics.chevronSize * growth, weight: .semibold)
    chevron.tintColor = .label
    addSubview(chevron)
  }

  required init?(coder: NSCoder) { fatalError("Headers are made by menus only") }

  private func set(_ title: String, _ font: UIFont, _ color: UIColor) {
    label.text = title
    label.font = font
    label.textColor = color
    label.numberOfLines = 2
    label.textAlignment = isRightToLeft ? .right : .left
    label.isAccessibilityElement = false
    accessibilityLabel = title
    addSubview(label)
  }

  private var isBack: Bool { chevron.superview != nil }

  private func labelHeight(in width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(width - 2 * MenuMetrics.trailing, 1), height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height.rounded(.up)
  }

  func height(in width: CGFloat) -> CGFloat {
    if isBack { return max(MenuMetrics.submenuHeader, labelHeight(in: width) + MenuMetrics.aroundLines) }
    return max(MenuMetrics.header, labelHeight(in: width) + 24.333)
  }

  override var markFrame: CGRect { bounds.insetBy(dx: MenuMetrics.highlightInset, dy: MenuMetrics.highlightInset) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = labelHeight(in: bounds.width)
    label.frame = fromLeading(
      CGRect(
        x: MenuMetrics.trailing, y: (bounds.height - height) / 2,
        width: max(bounds.width - 2 * MenuMetrics.trailing, 0), height: height))
    guard isBack, let size = chevron.naturalImage?.size else { return }
    chevron.frame = fromLeading(
      CGRect(
        x: bounds.width - MenuMetrics.trailing + 4 - size.width, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height))
  }
}

/// The glass of menus. Over white and in the light it was measured; in the dark it has the figures of alerts.
final class MenuGlass: UIVisualEffect {
  override func material(in traits: UITraitCollection) -> VisualMaterial {
    var material = VisualMaterial()
    let isDark = traits.userInterfaceStyle == .dark
    material.isDark = isDark
    material.blur = 20
    material.saturation = 1.4
    material.overlay =
      isDark ? UIColor(white: 0.0989, alpha: 0.7506) : UIColor(white: 0.976, alpha: 0.7108)
    material.edge = UIColor(white: 1, alpha: isDark ? 0.12 : 0.6)
    return material
  }

  override func isSame(as other: UIVisualEffect) -> Bool { other is MenuGlass }
}
