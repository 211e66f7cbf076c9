// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a list looks.
enum ListLook {
  case plain
  case inset
  case grouped
  case insetGrouped
  case sidebar

  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain, .inset: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    }
  }

  var background: UIColor {
    switch self {
    case .plain, .inset: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }

  var headerFont: Font { .body.weight(.semibold) }
}

private struct ListLookKey: EnvironmentKey { static let defaultValue = ListLook.insetGrouped }
private struct ContentBackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private struct RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private struct SectionSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  var scrollContentBackground: Visibility {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }

  /// The distance between rows, in points; `nil` for rows that touch.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The distance between sections, in points; `nil` for the system's.
  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

/// How lists look.
@MainActor @preconcurrency public protocol ListStyle {
  /// The look. Ours alone.
  nonisolated static var _look: _ListLook { get }
}

/// A look of lists.
public struct _ListLook: Sendable {
  let look: ListLook
}

/// Cards on phones.
public struct DefaultListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated static var _look: _ListLook { _ListLook(look: .insetGrouped) }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated static var _look: _ListLook { _ListLook(look: .plain) }
}

/// Rows from edge to edge, without a colour of their own.
public struct InsetListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated static var _look: _ListLook { _ListLook(look: .inset) }
}

/// Groups of rows from edge to edge.
public struct GroupedListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated static var _look: _ListLook { _ListLook(look: .grouped) }
}

/// Groups of rows in cards.
public struct InsetGroupedListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated static var _look: _ListLook { _ListLook(look: .insetGrouped) }
}

/// As beside a page.
public struct SidebarListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated static var _look: _ListLook { _ListLook(look: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// How much room there is between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let points: CGFloat?
  public static let `default` = ListSectionSpacing(points: nil)
  /// Decided: half of the usual distance.
  public static let compact = ListSectionSpacing(points: 17.5)
  /// In points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

extension View {
  /// Sets how lists in the view look.
  public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    environment(\.listLook, S._look.look)
  }

  /// Shows or hides the background of lists in the view.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Sets the distance between the sections of lists in the view.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  /// Sets the distance between the sections of lists in the view, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }
}

/// How forms put their rows together.
@MainActor @preconcurrency public protocol FormStyle {}

/// As the device has it.
public struct AutomaticFormStyle: FormStyle {
  public nonisolated init() {}
}

/// Groups of rows in cards.
public struct GroupedFormStyle: FormStyle {
  public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  /// Sets how forms in the view put their rows together; on phones both styles show cards.
  public nonisolated func formStyle<S>(_ style: S) -> some View where S: FormStyle { modifier(EmptyModifier()) }
}
