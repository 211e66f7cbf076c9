// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How the title of a page is shown in the bar.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode?
  var isInlineLarge = false

  /// As for the page before.
  public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
  /// In large letters below the buttons.
  public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
  /// In large letters among the buttons, at the leading side.
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(mode: nil, isInlineLarge: true) }
  /// In small letters between the buttons.
  public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
}

/// What a bar has by itself.
public struct ToolbarDefaultItemKind: Sendable {
  enum Kind {
    case title
    case sidebarToggle
  }

  let kind: Kind

  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(kind: .title)
  /// The button that shows and hides the sidebar of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
}

extension View {
  /// Sets how the page's title is shown in the bar.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    page {
      $0.displayMode = mode.mode
      $0.isInlineLarge = mode.isInlineLarge
    }
  }

  /// Takes away what the bar has by itself; `nil` for nothing.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    page {
      switch defaultItemKind?.kind {
      case .title: $0.removesTitle = true
      case .sidebarToggle: $0.removesSidebarToggle = true
      case nil: break
      }
    }
  }
}

/// Items of bars that people could arrange: of pads and Macs; on a phone they stand as they are written.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

extension _TupleToolbar: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem: Identifiable where ID: Hashable {
  public nonisolated var id: ID { storedID }
}

extension ToolbarItem where ID == String {
  /// An item with a name.
  ///
  /// - Parameter showsByDefault: Whether the item is there before people arrange the bar. Defaults to `true`.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, isShown: showsByDefault, placement: placement, content: content())
  }
}

extension View {
  /// Puts items with names into the bars around the page.
  public nonisolated func toolbar<Content>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: CustomizableToolbarContent { modifier(ToolbarModifier(items: content())) }
}
