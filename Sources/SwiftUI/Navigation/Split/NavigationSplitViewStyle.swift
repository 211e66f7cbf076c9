// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How the columns of split views share the room.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
  /// How columns share the room. Ours alone.
  nonisolated static var _columnSharing: _ColumnSharing { get }
}

/// How columns share the room.
public struct _ColumnSharing: Sendable {
  let behavior: UISplitViewController.SplitBehavior
}

/// As the device has it: beside each other where there is room.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
  public nonisolated static var _columnSharing: _ColumnSharing { _ColumnSharing(behavior: .automatic) }
}

/// The detail becomes smaller where other columns are shown.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
  public nonisolated static var _columnSharing: _ColumnSharing { _ColumnSharing(behavior: .tile) }
}

/// The detail keeps its size, and other columns are shown over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
  public nonisolated static var _columnSharing: _ColumnSharing { _ColumnSharing(behavior: .overlay) }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the device has it: beside each other where there is room.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail becomes smaller where other columns are shown.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size, and other columns are shown over it.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

private struct SplitBehaviorKey: EnvironmentKey {
  static let defaultValue = UISplitViewController.SplitBehavior.automatic
}

extension EnvironmentValues {
  /// How the columns of split views share the room.
  var splitBehavior: UISplitViewController.SplitBehavior {
    get { self[SplitBehaviorKey.self] }
    set { self[SplitBehaviorKey.self] = newValue }
  }
}

/// How wide a column is, in points; `nil` for what the system chooses.
struct ColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?
}

extension View {
  /// Sets how the columns of split views in the view share the room.
  public nonisolated func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle {
    environment(\.splitBehavior, S._columnSharing.behavior)
  }

  /// Sets the width of the column that the view stands in, in points.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    page { $0.columnWidth = ColumnWidth(least: width, ideal: width, most: width) }
  }

  /// Sets the width of the column that the view stands in, in points.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { page { $0.columnWidth = ColumnWidth(least: min, ideal: ideal, most: max) } }
}
