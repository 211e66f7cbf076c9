// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A capsule of glass with what can be done to a selection, side by side. What does not fit comes on further pages.
@MainActor final class EditMenuBar: UIView {
  /// Called with what a finger chose.
  var onChoose: (UIMenuElement) -> Void = { _ in }

  private let glass = UIVisualEffectView(effect: MenuGlass())
  private let context: MenuContext
  private var stack: [[UIMenuElement]] = []
  private var page = 0
  private var greatestWidth: CGFloat = .infinity
  private var lines: [UIView] = []
  /// What is shown now, from left to right.
  private(set) var items: [EditMenuItem] = []

  /// Lengths in points; chosen, to look like iOS 26's.
  private enum Metrics {
    static let height: CGFloat = 44
    /// Between an item's title and its ends.
    static let padding: CGFloat = 15
    static let lineInset: CGFloat = 12
  }

  init(_ elements: [UIMenuElement], _ context: MenuContext) {
    self.context = context
    stack = [elements]
    super.init(frame: .zero)
    layer.shadowOpacity = 21.0 / 255
    layer.shadowRadius = 20
    layer.shadowOffset = .zero
    glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    glass.layer.cornerRadius = Metrics.height / 2
    glass.layer.cornerCurve = .continuous
    addSubview(glass)
    accessibilityContainerType = .semanticGroup
  }

  required init?(coder: NSCoder) { fatalError("Bars are made by edit menus only") }

  // MARK: - Pages

  /// Lays out what there is in a width, and takes the size that it needs.
  func fit(in width: CGFloat) {
    greatestWidth = width
    show()
  }

  /// Shows other elements in place of all that was shown.
  func replace(_ elements: [UIMenuElement]) {
    (stack, page) = ([elements], 0)
    show()
  }

  private func show() {
    for view in items as [UIView] + lines { view.removeFromSuperview() }
    let made = (stack.last ?? []).map { EditMenuItem($0, context) }
    let back = EditMenuItem(turning: .backward, context)
    let forward = EditMenuItem(turning: .forward, context)
    let pages = Self.pages(
      made.map { $0.wantedWidth(Metrics.padding) }, in: greatestWidth,
      turning: back.wantedWidth(Metrics.padding), isInSubmenu: stack.count > 1)
    page = min(page, pages.count - 1)
    items = Array(made[pages[page]])
    if page > 0 || stack.count > 1 { items.insert(back, at: 0) }
    if page < pages.count - 1 { items.append(forward) }
    lines = items.dropFirst().map { _ in UIView() }
    for line in lines { line.backgroundColor = .separator }
    for view in items as [UIView] + lines { addSubview(view) }
    for item in items { item.onActivate = { [weak self, weak item] in if let item { self?.choose(item) } } }
    let width = items.reduce(0) { $0 + $1.wantedWidth(Metrics.padding) }
    bounds.size = CGSize(width: min(width, greatestWidth), height: Metrics.height)
    // A finger may come before the next frame.
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Which items are on which page: as many as fit, with room for what turns pages.
  static func pages(
    _ widths: [CGFloat], in room: CGFloat, turning: CGFloat, isInSubmenu: Bool
  ) -> [Range<Int>] {
    let first = isInSubmenu ? turning : 0
    if widths.reduce(first, +) <= room || widths.isEmpty { return [0..<widths.count] }
    var pages: [Range<Int>] = []
    var start = 0
    while start < widths.count {
      let rest = room - (pages.isEmpty ? first : turning)
      var end = start + 1
      var used = widths[start]
      while end < widths.count, used + widths[end] + (end + 1 < widths.count ? turning : 0) <= rest {
        used += widths[end]
        end += 1
      }
      pages.append(start..<end)
      start = end
    }
    return pages
  }

  private func choose(_ item: EditMenuItem) {
    guard item.isEnabled else { return }
    switch item.kind {
    case .turn(.forward):
      page += 1
      show()
    case .turn(.backward):
      if page > 0 { page -= 1 } else if stack.count > 1 { stack.removeLast() }
      show()
    case .element(let menu as UIMenu):
      stack.append(menu.elementsOfBar)
      page = 0
      show()
    case .element(let element): onChoose(element)
    }
    onResize()
  }

  /// Called when other items, of other widths, are shown.
  var onResize: () -> Void = {}

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).cgPath
    glass.frame = bounds
    var x: CGFloat = 0
    let order = context.isRightToLeft ? items.reversed() : items
    for (index, item) in order.enumerated() {
      item.frame = CGRect(x: x, y: 0, width: item.wantedWidth(Metrics.padding), height: bounds.height)
      x = item.frame.maxX
      guard lines.indices.contains(index) else { continue }
      let pixel = 1 / max(traitCollection.displayScale, 1)
      lines[index].frame = CGRect(
        x: x - pixel / 2, y: Metrics.lineInset, width: pixel, height: bounds.height - 2 * Metrics.lineInset)
    }
  }

  // MARK: - Touches

  private func mark(at touches: Set<UITouch>) -> EditMenuItem? {
    let point = touches.first?.location(in: self) ?? .zero
    let found = bounds.contains(point) ? items.first { $0.frame.contains(point) } : nil
    for item in items { item.isMarked = item === found }
    return found
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { _ = mark(at: touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { _ = mark(at: touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let found = mark(at: touches)
    for item in items { item.isMarked = false }
    if let found { choose(found) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for item in items { item.isMarked = false }
  }
}

/// One thing of an edit menu: its title, or its picture where it has no title.
@MainActor final class EditMenuItem: MenuItemView {
  enum Turn { case backward, forward }

  enum Kind {
    case element(UIMenuElement)
    case turn(Turn)
  }

  let kind: Kind
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ element: UIMenuElement, _ context: MenuContext) {
    kind = .element(element)
    let target: Target =
      switch element {
      case let menu as UIMenu: .submenu(menu)
      case let leaf as any UIMenu.Leaf: .leaf(leaf, choice: nil)
      default: .nothing
      }
    super.init(target, context)
    label.text = element.title
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textColor = contentColor
    label.textAlignment = .center
    picture.image = element.title.isEmpty ? element.image : nil
    picture.tintColor = contentColor
    picture.contentMode = .center
    addSubview(label)
    addSubview(picture)
  }

  init(turning turn: Turn, _ context: MenuContext) {
    kind = .turn(turn)
    super.init(.back, context)
    let isLeft = (turn == .backward) != context.isRightToLeft
    picture.image = UIImage(
      systemName: isLeft ? "chevron.left" : "chevron.right",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    picture.tintColor = .label
    picture.contentMode = .center
    accessibilityLabel = turn == .backward ? "Previous" : "Next"
    addSubview(picture)
  }

  required init?(coder: NSCoder) { fatalError("Items are made by menus only") }

  func wantedWidth(_ padding: CGFloat) -> CGFloat {
    let content = max(label.intrinsicContentSize.width, picture.image?.size.width ?? 0)
    return (content + 2 * padding).rounded(.up)
  }

  override var markFrame: CGRect { bounds.insetBy(dx: 4, dy: 4) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    picture.frame = bounds
  }
}

extension UIMenu {
  /// What a bar shows of the menu: what is displayed inline stands among the rest.
  var elementsOfBar: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.elementsOfBar
      case let menu as UIMenu: menu.children.isEmpty ? [] : [menu]
      case let deferred as UIDeferredMenuElement: deferred.elements ?? []
      case let leaf as any UIMenu.Leaf where leaf.attributes.contains(.hidden): []
      default: [element]
      }
    }
  }
}
