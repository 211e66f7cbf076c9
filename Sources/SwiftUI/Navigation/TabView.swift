// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// Pages of which one is seen, with a bar to choose among them.
public struct TabView<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let selection: TabSelection?
  let content: Content

  nonisolated init(_ selection: TabSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }
}

/// Which page is seen, for someone else to know.
struct TabSelection {
  var value: AnyHashable
  var write: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    value = AnyHashable(binding.wrappedValue)
    write = { if let new = $0.base as? Value { binding.wrappedValue = new } }
  }
}

extension TabView {
  /// Pages of which a binding says which is seen, by their tags.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { TabSelection($0) }, content: content())
  }

  /// Tabs of which a binding says which is seen, by their values.
  public nonisolated init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    self.init(TabSelection(selection), content: TabContentBuilder.Content(tabs: content()))
  }
}

extension TabView where SelectionValue == Int {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(nil, content: content()) }
}

extension TabView where SelectionValue == Never {
  public nonisolated init<C>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C: TabContent {
    self.init(nil, content: TabContentBuilder.Content(tabs: content()))
  }
}

extension TabView: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(TabViewElement(view.value, inputs))
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

extension TabView: TabbedView {}

/// A view that is tabs.
protocol TabbedView: View where Body == Never {
  associatedtype Content: View
  var selection: TabSelection? { get }
  var content: Content { get }
}

/// What is said of a tab.
struct TabTraits {
  var label: AnyView
  var value: AnyHashable?
  var isSearch = false
}

/// Marks what is said of a tab among the traits of an item.
enum TabTraitsKey {}

/// The element of a view that is a tab: its views are made when the tab is first seen.
final class TabItemElement<V: View, M: ViewModifier>: TypedElement<ModifiedContent<V, M>> {
  private var child: TypedElement<V>?
  private var box: AlgorithmBox!
  private let traits: (ModifiedContent<V, M>) -> TabTraits

  init(
    _ value: ModifiedContent<V, M>, _ inputs: _ViewInputs, traits: @escaping (ModifiedContent<V, M>) -> TabTraits
  ) {
    self.traits = traits
    super.init(value, inputs)
    box = AlgorithmBox(
      self, algorithm: StackLayout(axis: .vertical, alignment: .horizontalCenter, spacing: nil), axis: .vertical
    ) { [unowned self] in content.items }
  }

  private var content: TypedElement<V> {
    if let child { return child }
    let made = root.updating { V.makeElement(value.content, _ViewInputs(below: self)) }
    child = made
    return made
  }

  override func update(_ new: ModifiedContent<V, M>) {
    super.update(new)
    child?.update(new.content)
    // The label may be another one.
    invalidateItems()
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func childItemsDidChange() { box.itemsDidChange() }

  override func makeItems() -> [Item] {
    var item = Item(box: box)
    let own = traits(value)
    item.traits[TabTraitsKey.self] = own
    if let tag = own.value ?? (value.content as? any Modified)?.foundTag { item.traits[TagKey.self] = tag }
    if let badge = (value.content as? any Modified)?.foundBadge { item.traits.row.badge = badge }
    return [item]
  }
}

/// A view with a modifier, of any types.
@MainActor protocol Modified {
  var foundTag: AnyHashable? { get }
  var foundBadge: Text? { get }
}

extension ModifiedContent: @MainActor Modified {
  @MainActor private var ownTraits: Traits {
    var traits = Traits()
    (modifier as? any TraitModifier)?.apply(to: &traits)
    return traits
  }

  @MainActor var foundTag: AnyHashable? {
    ownTraits[TagKey.self] as? AnyHashable ?? (content as? any Modified)?.foundTag
  }
  @MainActor var foundBadge: Text? { ownTraits.row.badge ?? (content as? any Modified)?.foundBadge }
}

/// Says what a tab is called.
struct TabItemModifier<Label: View> {
  var label: Label
}

extension TabItemModifier: ViewModifier {
  typealias Body = Never

  static func _makeView<V: View>(
    modified: _GraphValue<ModifiedContent<V, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(TabItemElement(modified.value, inputs) { TabTraits(label: AnyView($0.modifier.label)) })
  }
}

extension View {
  /// Sets what the tab of the view shows in the bar.
  public nonisolated func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    modifier(TabItemModifier(label: label()))
  }
}

// MARK: - Styles

/// How tabs are shown.
@MainActor @preconcurrency public protocol TabViewStyle {
  /// How pages are shown that have no bar; `nil` for a bar. Ours alone.
  nonisolated var _pages: _TabPages? { get }
}

/// How pages without a bar are shown.
public struct _TabPages: Sendable {
  let showsDots: Bool?
}

/// A bar at the bottom, at the top on pads.
public struct DefaultTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public nonisolated var _pages: _TabPages? { nil }
}

/// Pages that are swiped, with dots.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots are shown.
  public struct IndexDisplayMode: Sendable {
    let showsDots: Bool?
    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(showsDots: nil)
    public static let always = IndexDisplayMode(showsDots: true)
    public static let never = IndexDisplayMode(showsDots: false)
  }

  private let mode: IndexDisplayMode

  public nonisolated init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public nonisolated var _pages: _TabPages? { _TabPages(showsDots: mode.showsDots) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A bar that pads can show as a sidebar; it stays a bar here.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public nonisolated var _pages: _TabPages? { nil }
}

/// A bar, never a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public nonisolated var _pages: _TabPages? { nil }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the index of pages is shown.
@MainActor @preconcurrency public protocol IndexViewStyle {
  /// When something is shown behind the dots. Ours alone.
  nonisolated var _background: _IndexBackground { get }
}

/// When something is shown behind the dots of pages.
public struct _IndexBackground: Sendable {
  let style: UIPageControl.BackgroundStyle
}

/// Dots, with something behind them or not.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When something is shown behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    let background: _IndexBackground
    /// While people move along the dots.
    public static let automatic = BackgroundDisplayMode(background: .init(style: .automatic))
    public static let always = BackgroundDisplayMode(background: .init(style: .prominent))
    /// While people move along the dots.
    public static let interactive = BackgroundDisplayMode(background: .init(style: .automatic))
    public static let never = BackgroundDisplayMode(background: .init(style: .minimal))
  }

  public nonisolated let _background: _IndexBackground

  public nonisolated init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {
    _background = backgroundDisplayMode.background
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct TabPagesKey: EnvironmentKey { static let defaultValue: _TabPages? = nil }

private struct IndexBackgroundKey: EnvironmentKey {
  static let defaultValue = _IndexBackground(style: .automatic)
}

extension EnvironmentValues {
  /// When something is shown behind the dots of pages.
  var indexBackground: _IndexBackground {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }

  var tabPages: _TabPages? {
    get { self[TabPagesKey.self] }
    set { self[TabPagesKey.self] = newValue }
  }
}

extension View {
  /// Sets how tabs in the view are shown.
  public nonisolated func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    environment(\.tabPages, style._pages)
  }

  /// Sets how the index of pages in the view is shown.
  public nonisolated func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
    environment(\.indexBackground, style._background)
  }
}
