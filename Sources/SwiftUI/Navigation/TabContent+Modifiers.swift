// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Marks a tab that is not in the bar among the traits of an item.
struct TabHidden: TraitModifier {
  var isHidden: Bool
  func apply(to traits: inout Traits) { if isHidden { traits[TabHidden.self] = true } }
}

/// Tabs with something said about them.
struct ModifiedTabs<Base: TabContent, Tabs: View> {
  let base: Base
  let change: @MainActor (Base._Tabs) -> Tabs

  nonisolated init(base: Base, change: @escaping @MainActor (Base._Tabs) -> Tabs) {
    self.base = base
    self.change = change
  }
}

extension ModifiedTabs: TabContent {
  typealias TabValue = Base.TabValue
  var _tabs: Tabs { change(base._tabs) }
}

extension TabContent {
  /// Shows a number at the tab; 0 for none.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    ModifiedTabs(base: self) { $0.badge(count) }
  }

  /// Shows a text at the tab; `nil` for none.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    ModifiedTabs(base: self) { $0.badge(label) }
  }

  /// Shows a text at the tab; `nil` for none.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Shows a text at the tab; `nil` for none.
  @_disfavoredOverload
  public nonisolated func badge<S>(_ label: S?) -> some TabContent<TabValue> where S: StringProtocol {
    badge(label.map { Text($0) })
  }

  /// Takes the tab out of the bar.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    ModifiedTabs(base: self) { $0.modifier(TabHidden(isHidden: hidden)) }
  }
}
