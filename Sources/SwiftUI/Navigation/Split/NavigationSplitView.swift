// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Two or three columns: what is chosen in one is shown in the next.
///
/// Where width is compact, the columns are pages of one stack that begins with the sidebar. A list with a selection in a
/// column shows the next column when a row is selected, and nothing is selected any more when people go back.
public struct NavigationSplitView<Sidebar, Content, Detail> where Sidebar: View, Content: View, Detail: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?

  private nonisolated init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

extension NavigationSplitView {
  /// Creates three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(nil, nil, sidebar(), content(), detail()) }

  /// Creates three columns.
  ///
  /// - Parameter columnVisibility: Which columns are seen where width is regular.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, sidebar(), content(), detail()) }

  /// Creates three columns.
  ///
  /// - Parameter preferredCompactColumn: Which column is seen where width is compact.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(nil, preferredCompactColumn, sidebar(), content(), detail()) }

  /// Creates three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are seen where width is regular.
  ///   - preferredCompactColumn: Which column is seen where width is compact.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail()) }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates two columns.
  ///
  /// - Parameter columnVisibility: Which columns are seen where width is regular.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, sidebar(), EmptyView(), detail()) }

  /// Creates two columns.
  ///
  /// - Parameter preferredCompactColumn: Which column is seen where width is compact.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail()) }

  /// Creates two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are seen where width is regular.
  ///   - preferredCompactColumn: Which column is seen where width is compact.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail()) }
}

extension NavigationSplitView: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(NavigationSplitViewElement(view.value, inputs))
  }
}

/// Which columns of a split view are seen where width is regular.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private enum Kind: Int, Codable {
    case automatic, all, doubleColumn, detailOnly
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The detail alone.
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(.detailOnly) }
  /// The detail and the column before it.
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(.doubleColumn) }
  /// All columns.
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(.all) }
  /// As many as there is room for.
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(.automatic) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let column: UISplitViewController.Column

  /// The first one.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(column: .primary) }
  /// The one in the middle, of three.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(column: .supplementary) }
  /// The last one.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(column: .secondary) }
}
