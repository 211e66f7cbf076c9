// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a card shows of a menu: rows in sections.
@MainActor struct MenuPlan {
  enum Row {
    /// A title above what follows.
    case header(String)
    /// Something to choose; `choice` is the menu of whose elements one is ticked, if any.
    case leaf(any UIMenu.Leaf, choice: UIMenu?)
    case submenu(UIMenu)
    /// Pictures side by side.
    case cells([any UIMenu.Leaf], MenuCellStyle, choice: UIMenu?)
    /// Elements that are still to come.
    case loading(UIDeferredMenuElement)
  }

  private(set) var sections: [[Row]] = []
  private var open: [Row] = []

  /// - Parameters:
  ///   - menu: What is shown.
  ///   - showsTitle: Whether the menu's own title is above it; that of a submenu has a row of its own.
  ///   - isReversed: Whether what comes first stands at the bottom, nearest to where the menu opened.
  init(_ menu: UIMenu, showsTitle: Bool = true, isReversed: Bool = false) {
    let choice = menu.options.contains(.singleSelection) ? menu : nil
    if let style = MenuCellStyle(menu) {
      add(cells: menu, style, choice: choice)
    } else {
      add(menu.children, choice: choice)
    }
    close()
    if isReversed { sections = sections.reversed().map(Self.reversed) }
    guard showsTitle, !menu.title.isEmpty else { return }
    if sections.isEmpty { sections = [[]] }
    sections[0].insert(.header(menu.title), at: 0)
  }

  /// A title stays above what it is the title of.
  private static func reversed(_ section: [Row]) -> [Row] {
    guard case .header? = section.first else { return section.reversed() }
    return [section[0]] + section.dropFirst().reversed()
  }

  var rows: [Row] { sections.flatMap { $0 } }

  var columns: MenuColumns {
    var columns = MenuColumns()
    for row in rows {
      switch row {
      case .leaf(let leaf, let choice):
        if choice != nil || leaf.state != .off { columns.hasChecks = true }
        if leaf.image != nil { columns.hasImages = true }
      case .submenu(let menu):
        if menu.image != nil { columns.hasImages = true }
      default: break
      }
    }
    return columns
  }

  // MARK: - Building

  private mutating func add(_ elements: [UIMenuElement], choice: UIMenu?) {
    for element in elements {
      switch element {
      case let menu as UIMenu: add(menu, choice: choice)
      case let deferred as UIDeferredMenuElement:
        if let elements = deferred.elements { add(elements, choice: choice) } else { open.append(.loading(deferred)) }
      case let leaf as any UIMenu.Leaf:
        if !leaf.attributes.contains(.hidden) { open.append(.leaf(leaf, choice: choice)) }
      default: break
      }
    }
  }

  private mutating func add(_ menu: UIMenu, choice: UIMenu?) {
    guard menu.options.contains(.displayInline) else { return open.append(.submenu(menu)) }
    let choice = menu.options.contains(.singleSelection) ? menu : choice
    close()
    if !menu.title.isEmpty { open.append(.header(menu.title)) }
    if let style = MenuCellStyle(menu) {
      add(cells: menu, style, choice: choice)
    } else {
      add(menu.children, choice: choice)
    }
    // A title without anything below it says nothing.
    if open.count == 1, case .header = open[0] { open = [] }
    close()
  }

  private mutating func add(cells menu: UIMenu, _ style: MenuCellStyle, choice: UIMenu?) {
    let leaves = menu.leaves.filter { !$0.attributes.contains(.hidden) }
    for start in stride(from: 0, to: leaves.count, by: style.cellsInRow) {
      open.append(.cells(Array(leaves[start..<min(start + style.cellsInRow, leaves.count)]), style, choice: choice))
    }
  }

  private mutating func close() {
    if !open.isEmpty { sections.append(open) }
    open = []
  }
}

/// How pictures side by side are shown.
@MainActor enum MenuCellStyle {
  case palette
  case small
  case medium

  /// How a menu's elements are shown; `nil` for rows.
  init?(_ menu: UIMenu) {
    switch menu.preferredElementSize {
    case .small: self = .small
    case .medium: self = .medium
    default:
      guard menu.options.contains(.displayAsPalette) else { return nil }
      self = .palette
    }
  }

  var cell: CGSize {
    switch self {
    case .palette: MenuMetrics.paletteCell
    case .small: MenuMetrics.smallCell
    case .medium: MenuMetrics.mediumCell
    }
  }

  /// More go into another row.
  var cellsInRow: Int {
    switch self {
    case .palette: 5
    case .small: 4
    case .medium: 3
    }
  }

  var showsTitles: Bool { self == .medium }
}
