// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a section of a compositional layout knows of being a list.
@MainActor final class ListSection {
  let configuration: UICollectionLayoutListConfiguration
  /// From the row's edges to its text, in points.
  let margin: CGFloat

  init(_ configuration: UICollectionLayoutListConfiguration, margin: CGFloat) {
    self.configuration = configuration
    self.margin = margin
  }

  var hasSwipeActions: Bool {
    configuration.leadingSwipeActionsConfigurationProvider != nil
      || configuration.trailingSwipeActionsConfigurationProvider != nil
  }

  private func role(_ part: ListRole.Part) -> ListRole {
    ListRole(environment: UIListEnvironment(configuration.appearance), part: part)
  }

  /// The place of an item among `count` items of its section.
  func place(ofItem item: Int, count: Int) -> ListPlace {
    let hasHeaderItem = configuration.headerMode == .firstItemInSection
    if hasHeaderItem, item == 0 { return ListPlace(section: self, role: role(.header)) }
    return ListPlace(
      section: self, role: role(.row), isFirst: item == (hasHeaderItem ? 1 : 0), isLast: item == count - 1,
      isBeforeFooter: item == count - 1 && configuration.footerMode == .supplementary)
  }

  /// The place of what is behind the section.
  var ground: ListPlace { ListPlace(section: self, role: role(.ground)) }

  /// The place of a header or footer; `nil` for other views.
  func place(ofSupplementary kind: String, isPinned: Bool) -> ListPlace? {
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      ListPlace(section: self, role: role(.header), isPinned: isPinned)
    case UICollectionView.elementKindSectionFooter: ListPlace(section: self, role: role(.footer))
    default: nil
    }
  }

  // MARK: - Separators

  /// What a row's separators are like; `nil` where the list has none.
  func separators(at path: IndexPath) -> UIListSeparatorConfiguration? {
    guard configuration.showsSeparators else { return nil }
    let common = configuration.separatorConfiguration
    return configuration.itemSeparatorHandler?(path, common) ?? common
  }

  /// Whether the line below a row is seen that its configuration leaves to the list.
  func showsBottomSeparator(_ place: ListPlace) -> Bool {
    guard place.role.part == .row else { return false }
    switch configuration.appearance {
    case .plain, .sidebarPlain: return !place.isBeforeFooter
    case .grouped, .insetGrouped, .sidebar: return !place.isLast
    }
  }
}
