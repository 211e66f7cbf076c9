// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The backgrounds of lists, and how they follow the state of their cell.

extension UIBackgroundConfiguration {
  private static func resting(_ kind: Kind) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration(kind)
    configuration.adopt(kind, UIViewConfigurationState(traitCollection: UITraitCollection()))
    return configuration
  }

  /// What the list's appearance asks for behind its rows.
  public static func listCell() -> UIBackgroundConfiguration { resting(.listCell) }
  /// What the list's appearance asks for behind its headers.
  public static func listHeader() -> UIBackgroundConfiguration { resting(.listHeader) }
  /// What the list's appearance asks for behind its footers.
  public static func listFooter() -> UIBackgroundConfiguration { resting(.listFooter) }
  /// Behind rows of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { resting(.plainCell) }
  /// Behind headers and footers of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { resting(.plainHeaderFooter) }
  /// Behind rows of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { resting(.groupedCell) }
  /// Behind headers and footers of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { resting(.groupedHeaderFooter) }
  /// Behind headers of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { resting(.sidebarHeader) }
  /// Behind rows of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { resting(.sidebarCell) }
  /// Behind rows of a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { resting(.accompaniedSidebarCell) }

  /// The background as a view in a state shows it; what the app has set stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var result = self
    let role = ListRole(reading: state)
    let seen = UIViewConfigurationState(reading: state)
    result.adopt(kind.decided(by: role), seen)
    // A footer that stays at the bottom lies over rows, which no shade covers there.
    if kind == .listFooter, seen.isPinned, role?.isGrouped == false { result.adopt(color: .systemBackground) }
    return result
  }

  private mutating func adopt(_ kind: Kind, _ state: UIViewConfigurationState) {
    let isMarked = state.isSelected || state.isHighlighted
    switch kind {
    case .custom: break
    case .plainCell, .listCell:
      adopt(color: isMarked ? .systemGray4 : state.isFocused ? .systemGray5 : .systemBackground)
    case .groupedCell:
      adopt(color: isMarked ? .systemGray4 : state.isFocused ? .systemGray5 : .secondarySystemGroupedBackground)
    case .sidebarCell, .accompaniedSidebarCell:
      let mark: UIColor = kind == .sidebarCell ? .systemFill : .tertiarySystemFill
      let isLit = isMarked || state.isFocused
      adopt(color: isLit ? mark : .clear, radius: Self.sidebarRadius)
    // Pinned headers stand on the list's shade.
    case .plainHeaderFooter, .groupedHeaderFooter, .listHeader, .listFooter: adopt(color: .clear)
    case .sidebarHeader: adopt(color: isMarked ? .systemFill : .clear, radius: Self.sidebarRadius)
    }
  }

  /// How round a selected row of a sidebar is.
  private static let sidebarRadius: CGFloat = 12
}

extension UIBackgroundConfiguration.Kind {
  /// The kind that a list's appearance makes of those that leave it open.
  func decided(by role: ListRole?) -> UIBackgroundConfiguration.Kind {
    switch self {
    case .listCell:
      guard let role else { return .plainCell }
      return role.isGrouped ? .groupedCell : role.environment == .sidebar ? .sidebarCell : .plainCell
    case .listHeader, .listFooter:
      guard let role else { return .plainHeaderFooter }
      if role.isGrouped { return .groupedHeaderFooter }
      return role.isSidebar && self == .listHeader ? .sidebarHeader : .plainHeaderFooter
    default: return self
    }
  }
}
