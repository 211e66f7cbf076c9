// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The system's styles. Figures that were not measured are listed in Compatibility/Errata.md.

extension UIListContentConfiguration {
  enum Kind: Hashable {
    case cell, subtitleCell, valueCell
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case plainHeader, plainFooter, groupedHeader, groupedFooter, prominentHeader, extraProminentHeader, sidebarHeader
    /// Those that a list decides by its appearance.
    case header, footer

    /// Whether a line is at least as high as the leading of its text style, as in rows.
    var isRow: Bool {
      switch self {
      case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
        .accompaniedSidebarSubtitleCell:
        true
      default: false
      }
    }
  }

  /// A row: a text, and a secondary one under it.
  public static func cell() -> UIListContentConfiguration { row(.cell) }

  /// A row with a secondary text under the text.
  public static func subtitleCell() -> UIListContentConfiguration { row(.subtitleCell) }

  /// A row with a secondary text at its end, or under the text where there is too little room.
  public static func valueCell() -> UIListContentConfiguration {
    var style = row(.valueCell)
    style.prefersSideBySideTextAndSecondaryText = true
    style.secondaryTextProperties = TextProperties(.body, .secondaryLabel)
    return style
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { row(.sidebarCell, vertical: 11) }
  /// A row of a sidebar with a secondary text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { row(.sidebarSubtitleCell, vertical: 11) }
  /// A row of a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    row(.accompaniedSidebarCell, vertical: 11)
  }
  /// A row of a list beside a sidebar, with a secondary text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    row(.accompaniedSidebarSubtitleCell, vertical: 11)
  }

  /// The header that a list's appearance asks for.
  public static func header() -> UIListContentConfiguration { header(.header) }
  /// The footer that a list's appearance asks for.
  public static func footer() -> UIListContentConfiguration { footer(.footer) }
  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { header(.plainHeader) }
  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { footer(.plainFooter) }
  /// A header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { header(.groupedHeader) }
  /// A footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { footer(.groupedFooter) }

  /// A larger header over a card of rows.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var style = header(.prominentHeader)
    style.textProperties = TextProperties(.title3, .label, weight: .semibold)
    return style
  }

  /// The largest header over a card of rows.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var style = header(.extraProminentHeader)
    style.textProperties = TextProperties(.title2, .label, weight: .bold)
    return style
  }

  /// A header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    var style = header(.sidebarHeader)
    style.textProperties = TextProperties(.title3, .label, weight: .semibold)
    return style
  }

  // MARK: - What styles share

  private static func row(_ kind: Kind, vertical: CGFloat = 15) -> UIListContentConfiguration {
    var style = UIListContentConfiguration(kind)
    style.directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 8)
    style.textProperties = TextProperties(.body, .label)
    style.secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)
    return style
  }

  private static func header(_ kind: Kind) -> UIListContentConfiguration {
    var style = UIListContentConfiguration(kind)
    style.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 8)
    style.textProperties = TextProperties(.headline, .secondaryLabel)
    style.secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)
    style.prefersSideBySideTextAndSecondaryText = true
    return style
  }

  private static func footer(_ kind: Kind) -> UIListContentConfiguration {
    var style = UIListContentConfiguration(kind)
    style.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 6, trailing: 8)
    style.textProperties = TextProperties(.footnote, .secondaryLabel)
    style.secondaryTextProperties = TextProperties(.footnote, .secondaryLabel)
    return style
  }

  // MARK: - States

  /// The content as it is shown in a state; what the app has set stays.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result = self
    if let role = ListRole(reading: state) { result.decide(by: role) }
    let view = UIViewConfigurationState(reading: state)
    let style = Self.style(result.kind)
    result.textProperties.adopt(view.isDisabled ? .tertiaryLabel : style.textProperties.color)
    result.secondaryTextProperties.adopt(view.isDisabled ? .tertiaryLabel : style.secondaryTextProperties.color)
    return result
  }

  /// Headers and footers that leave their style to the list take it, where the app has not set something else.
  private mutating func decide(by role: ListRole) {
    let target: UIListContentConfiguration
    switch kind {
    case .header: target = role.isGrouped ? .groupedHeader() : role.isSidebar ? .sidebarHeader() : .plainHeader()
    case .footer: target = role.isGrouped ? .groupedFooter() : .plainFooter()
    case .cell, .subtitleCell, .valueCell:
      // Rows stand closer in sidebars.
      guard role.environment == .sidebar, role.part == .row else { return }
      if directionalLayoutMargins == Self.style(kind).directionalLayoutMargins {
        directionalLayoutMargins = Self.sidebarCell().directionalLayoutMargins
      }
      return
    default: return
    }
    let open = Self.style(kind)
    if textProperties == open.textProperties { textProperties = target.textProperties }
    if secondaryTextProperties == open.secondaryTextProperties {
      secondaryTextProperties = target.secondaryTextProperties
    }
    if directionalLayoutMargins == open.directionalLayoutMargins {
      directionalLayoutMargins = target.directionalLayoutMargins
    }
    kind = target.kind
  }

  private static func style(_ kind: Kind) -> UIListContentConfiguration {
    switch kind {
    case .cell: cell()
    case .subtitleCell: subtitleCell()
    case .valueCell: valueCell()
    case .sidebarCell: sidebarCell()
    case .sidebarSubtitleCell: sidebarSubtitleCell()
    case .accompaniedSidebarCell: accompaniedSidebarCell()
    case .accompaniedSidebarSubtitleCell: accompaniedSidebarSubtitleCell()
    case .plainHeader: plainHeader()
    case .plainFooter: plainFooter()
    case .groupedHeader: groupedHeader()
    case .groupedFooter: groupedFooter()
    case .prominentHeader: prominentInsetGroupedHeader()
    case .extraProminentHeader: extraProminentInsetGroupedHeader()
    case .sidebarHeader: sidebarHeader()
    case .header: header()
    case .footer: footer()
    }
  }
}
