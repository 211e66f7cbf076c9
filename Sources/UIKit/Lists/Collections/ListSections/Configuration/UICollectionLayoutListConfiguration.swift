// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a list looks and what it can do. Lengths are points.
public struct UICollectionLayoutListConfiguration {
  /// The looks of lists.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Groups of rows from edge to edge.
    case grouped = 1
    /// Groups of rows on cards.
    case insetGrouped = 2
    /// The side of a split window.
    case sidebar = 3
    /// The side of a split window, with rows that look as in a plain list.
    case sidebarPlain = 4
  }

  /// Where sections have their headers from.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// The data source's supplementary views.
    case supplementary = 1
    /// Each section's first item.
    case firstItemInSection = 2
  }

  /// Where sections have their footers from.
  public enum FooterMode: Int, Sendable {
    case none = 0
    /// The data source's supplementary views.
    case supplementary = 1
  }

  /// Says what can be done with a row that is swiped; `nil` for nothing.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// Says what a row's separators are like, given what the section's are like.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public let appearance: Appearance

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor =
      switch appearance {
      case .plain, .sidebarPlain: .systemBackground
      case .grouped, .insetGrouped: .systemGroupedBackground
      case .sidebar: .secondarySystemBackground
      }
    showsSeparators = appearance != .sidebar
  }

  /// Whether rows have lines between them. Defaults to `true`, in sidebars to `false`.
  public var showsSeparators: Bool

  /// What the lines are like.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Asked for the separators of each row that is shown. Defaults to `nil`.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Behind the rows; `nil` shows the collection view's own. Defaults to what suits the appearance.
  public var backgroundColor: UIColor?

  /// What a swipe towards the trailing edge offers. Defaults to `nil`.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// What a swipe towards the leading edge offers. Defaults to `nil`.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Defaults to `none`.
  public var headerMode: HeaderMode = .none

  /// Defaults to `none`.
  public var footerMode: FooterMode = .none

  /// The space above headers; `nil`, the default, is what suits the appearance: 22 in plain lists, else 0.
  public var headerTopPadding: CGFloat?
}
