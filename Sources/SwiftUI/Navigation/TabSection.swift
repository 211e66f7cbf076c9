// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Tabs that belong together. They have a header in a sidebar; in a bar they stand among the others.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let content: Content
}

extension TabSection: TabContent where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable {
  public typealias TabValue = SelectionValue
  public var _tabs: some View { content._tabs }
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.content = content() }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.content = content() }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
  where S: StringProtocol { self.content = content() }
}

extension TabSection
where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
}

/// Where a tab stands where there are a bar and a sidebar; an iPhone has a bar alone.
public struct TabPlacement: Hashable, Sendable {
  private let number: Int

  public static let automatic = TabPlacement(number: 0)
  /// Always at the end of the bar.
  public static let pinned = TabPlacement(number: 1)
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(number: 2)
}

extension TabContent {
  /// Says where the tab stands where there are a bar and a sidebar; an iPhone has a bar alone.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}
