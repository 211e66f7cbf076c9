// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What the bar of a page is for.
public struct ToolbarRole: Sendable {
  let style: UINavigationItem.ItemStyle

  public static var automatic: ToolbarRole { ToolbarRole(style: .navigator) }
  /// To go through pages as through a history.
  public static var browser: ToolbarRole { ToolbarRole(style: .browser) }
  /// To edit a document: the title stands at the leading edge.
  public static var editor: ToolbarRole { ToolbarRole(style: .editor) }
  public static var navigationStack: ToolbarRole { ToolbarRole(style: .navigator) }
}

/// A menu of the page's title.
public struct ToolbarTitleMenu<Content> where Content: View {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The system's items alone.
  public nonisolated init() where Content == EmptyView { content = EmptyView() }
}

extension ToolbarTitleMenu: ToolbarContent {
  public typealias Body = Never

  public static func _makeContent(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(TitleMenuElement(content.value, inputs))
  }
}

/// The element of a menu of the title: contributes one item that is not shown.
final class TitleMenuElement<Content: View>: TypedElement<ToolbarTitleMenu<Content>> {
  private var child: TypedElement<TitleMenuViews<Content>>?

  override init(_ value: ToolbarTitleMenu<Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = TitleMenuViews.makeElement(TitleMenuViews(content: value.content), _ViewInputs(below: self))
  }

  override func update(_ new: ToolbarTitleMenu<Content>) {
    super.update(new)
    child?.update(TitleMenuViews(content: new.content))
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
}

/// Marks the item of a title's menu.
struct TitleMenuMark: TraitModifier {
  let source: MenuEntrySource
  func apply(to traits: inout Traits) { traits[TitleMenuMark.self] = source }
}

/// The views of a title's menu.
struct TitleMenuViews<Content: View>: View {
  let content: Content

  var body: some View {
    MenuEntryReader {
      content
    } shown: { source, _ in
      Color.clear.frame(width: 0, height: 0).modifier(TitleMenuMark(source: source))
    }
  }
}

/// Items whose glass is shown or hidden.
private struct BackgroundToolbarContent<Content: ToolbarContent> {
  let content: Content
  let hides: Bool
}

extension BackgroundToolbarContent: ToolbarContent {
  typealias Body = Never

  static func _makeContent(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(BackgroundToolbarElement(content.value, inputs))
  }
}

/// The element of items whose glass is shown or hidden.
private final class BackgroundToolbarElement<Content: ToolbarContent>: TypedElement<BackgroundToolbarContent<Content>> {
  private var child: TypedElement<Content>?

  override init(_ value: BackgroundToolbarContent<Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = Content.makeElement(value.content, _ViewInputs(below: self))
  }

  override func update(_ new: BackgroundToolbarContent<Content>) {
    let isSame = new.hides == value.hides
    super.update(new)
    child?.update(new.content)
    if !isSame { invalidateItems() }
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] {
    (child?.items ?? []).map { item in
      var item = item
      if var placement = item.traits[ToolbarPlacementKey.self] as? ToolbarItemPlacement {
        placement.hidesBackground = value.hides
        item.traits[ToolbarPlacementKey.self] = placement
      }
      return item
    }
  }
}

extension ToolbarContent {
  /// Shows or hides the glass behind the items.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    BackgroundToolbarContent(content: self, hides: visibility == .hidden)
  }
}

extension View {
  /// Says what the bar of the page is for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { page { $0.role = role } }

  /// Gives the page's title a menu.
  public nonisolated func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View {
    let menu = ToolbarTitleMenu(content: content)
    return modifier(ToolbarModifier(items: menu))
  }
}
