// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Tabs of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// What the tabs are told apart by.
  associatedtype TabValue: Hashable
  /// The type of the views that make the tabs. Ours alone.
  associatedtype _Tabs: View
  /// The views that make the tabs. Ours alone.
  var _tabs: _Tabs { get }
}

/// Builds the tabs of a tab view.
@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  /// Tabs as a view.
  public struct Content<C> where C: TabContent {
    let tabs: C

    nonisolated init(tabs: C) { self.tabs = tabs }
  }

  public static func buildExpression<C>(_ content: C) -> C where C: TabContent { content }

  public static func buildBlock<C>(_ content: C) -> C where C: TabContent { content }

  public static func buildBlock<each C>(_ content: repeat each C) -> _TabTuple<TabValue, (repeat each C)>
  where repeat each C: TabContent { _TabTuple(tabs: repeat each content) }

  public static func buildIf<C>(_ content: C?) -> _TabOptional<C> where C: TabContent { _TabOptional(tabs: content) }
}

extension TabContentBuilder.Content: View {
  public var body: some View { tabs._tabs }
}

/// Several tabs.
public struct _TabTuple<TabValue: Hashable, T> {
  let list: @MainActor (T) -> [AnyView]
  let value: T

  nonisolated init<each C: TabContent>(tabs: repeat each C) where T == (repeat each C) {
    value = (repeat each tabs)
    list = { tabs in
      var list: [AnyView] = []
      repeat list.append(AnyView((each tabs)._tabs))
      return list
    }
  }
}

extension _TabTuple: TabContent {
  public var _tabs: some View { ForEach(Array(list(value).enumerated()), id: \.offset) { $0.element } }
}

/// Tabs that may be absent.
public struct _TabOptional<C: TabContent> {
  let tabs: C?

  nonisolated init(tabs: C?) { self.tabs = tabs }
}

extension _TabOptional: TabContent {
  public typealias TabValue = C.TabValue
  public var _tabs: some View { tabs.map { $0._tabs } }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  let isSearch: Bool
  /// Finds things.
  public static let search = TabRole(isSearch: true)
}

/// One tab: its page, and what it shows in the bar.
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let role: TabRole?
  let content: Content
  let label: Label

  nonisolated init(parts value: AnyHashable?, _ role: TabRole?, _ content: Content, _ label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public var _tabs: some View { content.modifier(NewTabModifier(label: label, value: value, role: role)) }
}

struct NewTabModifier<Label: View> {
  var label: Label
  var value: AnyHashable?
  var role: TabRole?
}

extension NewTabModifier: ViewModifier {
  typealias Body = Never

  static func _makeView<V: View>(
    modified: _GraphValue<ModifiedContent<V, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(
      TabItemElement(modified.value, inputs) {
        TabTraits(
          label: AnyView($0.modifier.label), value: $0.modifier.value, isSearch: $0.modifier.role?.isSearch ?? false)
      })
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(parts: AnyHashable(value), role, content(), label()) }
}

extension Tab where Value == Never, Content: View, Label: View {
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(parts: nil, role, content(), label()) }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      parts: AnyHashable(value), role, content(),
      DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(
      parts: AnyHashable(value), role, content(),
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(parts: AnyHashable(value), role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// A tab that finds things, with the system's label.
  public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      parts: AnyHashable(value), role, content(),
      DefaultTabLabel(title: Text(verbatim: "Search"), image: Image(systemName: "magnifyingglass")))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      parts: nil, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(
      parts: nil, role, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(parts: nil, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image))) }

  /// A tab that finds things, with the system's label.
  public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      parts: nil, role, content(),
      DefaultTabLabel(title: Text(verbatim: "Search"), image: Image(systemName: "magnifyingglass")))
  }
}

/// A picture and a title for a tab.
public struct DefaultTabLabel {
  let title: Text
  let image: Image

  nonisolated init(title: Text, image: Image) {
    self.title = title
    self.image = image
  }
}

extension DefaultTabLabel: View {
  public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}
