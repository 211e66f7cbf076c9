// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// An item of a bar, as the page gets it.
struct ToolbarEntry {
  let box: Box
  let placement: ToolbarItemPlacement
  let spacing: SpacerSizing?
  /// Shows the box's elements.
  let host: ViewHost
}

/// A view whose page has items in its bars.
struct ToolbarModifier<Items: ToolbarContent> {
  var items: Items
}

extension ToolbarModifier: ViewModifier {
  typealias Body = Never

  static func _makeView<V: View>(
    modified: _GraphValue<ModifiedContent<V, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(ToolbarElement(modified.value, inputs))
  }
}

/// The element of a view with items for bars: hands them to the page as a preference.
final class ToolbarElement<V: View, Items: ToolbarContent>: TypedElement<ModifiedContent<V, ToolbarModifier<Items>>> {
  private var child: TypedElement<V>?
  private var content: TypedElement<Items>?
  /// Stands for the bar; each item is shown by a host of its own.
  private let bar: ViewHost

  override init(_ value: ModifiedContent<V, ToolbarModifier<Items>>, _ inputs: _ViewInputs) {
    let parent = inputs.host
    bar = ViewHost(family: (parent ?? ViewHost()).family, parent: parent)
    super.init(value, inputs)
    child = V.makeElement(value.content, _ViewInputs(below: self))
    var inputs = _ViewInputs(below: self)
    inputs.host = bar
    inputs.environment = barEnvironment
    content = Items.makeElement(value.modifier.items, inputs)
    bar.contentDidChange = { [weak self] in self?.noteChange() }
    root.preferenceVersion += 1
  }

  private var barEnvironment: EnvironmentChain {
    var environment = EnvironmentValues(environment)
    environment.buttonStyle = .collected
    if environment.labelStyle?.isRow ?? true { environment.labelStyle = .bar }
    environment.isInListRow = false
    // Bars are as large at every text size.
    environment.dynamicTypeSize = min(environment.dynamicTypeSize, .large)
    return environment.chain
  }

  private func noteChange() {
    root.preferenceVersion += 1
    host?.view?.setNeedsLayout()
  }

  override func update(_ new: ModifiedContent<V, ToolbarModifier<Items>>) {
    super.update(new)
    child?.update(new.content)
    content?.update(new.modifier.items)
  }

  override func environmentDidChange(readsDiffer: Bool) {
    child?.setEnvironment(environment)
    content?.setEnvironment(barEnvironment)
    noteChange()
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
    if let content { body(content) }
  }

  override func childItemsDidChange() {
    noteChange()
    invalidateItems()
  }

  override func makeItems() -> [Item] { child?.items ?? [] }

  override func willRemove() {
    root.preferenceVersion += 1
    bar.end()
  }

  override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceValue<Key>) {
    guard key == PageKey.self else { return super.collect(key, into: &value) }
    child?.collect(key, into: &value)
    var traits = PageTraits()
    let items = content?.items ?? []
    traits.titleMenu = items.lazy.compactMap { $0.traits[TitleMenuMark.self] as? MenuEntrySource }.first
    traits.items = items.filter { $0.traits[TitleMenuMark.self] == nil }.map { item in
      ToolbarEntry(
        box: item.box, placement: item.traits[ToolbarPlacementKey.self] as? ToolbarItemPlacement ?? .automatic,
        spacing: item.traits[ToolbarSpace.self] as? SpacerSizing, host: bar)
    }
    if let own = traits as? Key.Value { value.add(own) }
  }
}

/// Views as items: one for each.
struct ToolbarViews<Content: View>: ToolbarContent {
  let content: Content
  var body: some ToolbarContent { ToolbarItemGroup { content } }
}

extension View {
  /// Puts items into the bars around the page.
  public nonisolated func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
  where Content: ToolbarContent { modifier(ToolbarModifier(items: content())) }

  /// Puts views into the bars around the page.
  public nonisolated func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
    modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
  }

  /// Shows or hides bars around the page.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    page { traits in for bar in bars.parts { traits.visibility[bar] = visibility } }
  }

  /// Shows or hides bars around the page.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    page { traits in for bar in bars.parts { traits.visibility[bar] = visibility } }
  }

  /// Shows or hides the background of bars around the page.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    page { traits in for bar in bars.parts { traits.backgroundVisibility[bar] = visibility } }
  }

  /// Shows or hides the background of bars around the page.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { page { traits in for bar in bars.parts { traits.backgroundVisibility[bar] = visibility } } }

  /// Fills the background of bars around the page.
  public nonisolated func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View
  where S: ShapeStyle { page { traits in for bar in bars.parts { traits.background[bar] = AnyShapeStyle(style) } } }

  /// Has bars around the page be light or dark.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    page { traits in for bar in bars.parts { traits.schemes[bar] = colorScheme } }
  }

  /// Puts views into the navigation bar, in the older form.
  @available(*, deprecated, message: "Use toolbar(content:) with navigationBarLeading placement")
  public nonisolated func navigationBarItems<L>(leading: L) -> some View where L: View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts views into the navigation bar, in the older form.
  @available(*, deprecated, message: "Use toolbar(content:) with navigationBarTrailing placement")
  public nonisolated func navigationBarItems<T>(trailing: T) -> some View where T: View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Puts views into the navigation bar, in the older form.
  @available(
    *, deprecated, message: "Use toolbar(content:) with navigationBarLeading or navigationBarTrailing placement"
  )
  public nonisolated func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
}

/// A bar.
public struct ToolbarPlacement: Sendable {
  fileprivate let part: BarPart?

  /// The navigation bar.
  public static let automatic = ToolbarPlacement(part: nil)
  public static let navigationBar = ToolbarPlacement(part: .navigation)
  public static let bottomBar = ToolbarPlacement(part: .bottom)
  public static let tabBar = ToolbarPlacement(part: .tabs)
}

extension [ToolbarPlacement] {
  /// The bars meant; the navigation bar where none is named.
  fileprivate var parts: [BarPart] { isEmpty ? [.navigation] : map { $0.part ?? .navigation } }
}
