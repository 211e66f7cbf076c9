// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// How a page's title is shown.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    /// As on the page before; large on the first one.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar, until content is scrolled.
    case large
  }
}

/// What a page wants of the bars around it; what views further in say counts.
struct PageTraits: NestedTraits {
  var title: Text?
  var editedTitle: Binding<String>?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  /// Whether the title stands in large letters among the buttons.
  var isInlineLarge: Bool?
  var removesTitle: Bool?
  var hidesBackButton: Bool?
  var visibility: [BarPart: Visibility] = [:]
  var backgroundVisibility: [BarPart: Visibility] = [:]
  var background: [BarPart: AnyShapeStyle] = [:]
  var schemes: [BarPart: ColorScheme] = [:]
  var items: [ToolbarEntry] = []
  var search: SearchRequest?
  var role: ToolbarRole?
  var titleMenu: MenuEntrySource?
  /// How wide the column of a split view that the page stands in is.
  var columnWidth: ColumnWidth?
  /// Whether the button that shows and hides the sidebar is left out.
  var removesSidebarToggle: Bool?
  /// What the page grows out of: a name in a namespace.
  var zoomSource: ZoomSourceKey?

  /// Adds what a view around says.
  func within(_ outer: PageTraits) -> PageTraits {
    var joined = self
    joined.title = title ?? outer.title
    joined.editedTitle = editedTitle ?? outer.editedTitle
    joined.subtitle = subtitle ?? outer.subtitle
    joined.displayMode = displayMode ?? outer.displayMode
    joined.isInlineLarge = isInlineLarge ?? outer.isInlineLarge
    joined.removesTitle = removesTitle ?? outer.removesTitle
    joined.hidesBackButton = hidesBackButton ?? outer.hidesBackButton
    joined.visibility.merge(outer.visibility) { mine, _ in mine }
    joined.backgroundVisibility.merge(outer.backgroundVisibility) { mine, _ in mine }
    joined.background.merge(outer.background) { mine, _ in mine }
    joined.schemes.merge(outer.schemes) { mine, _ in mine }
    joined.items += outer.items
    joined.search = search ?? outer.search
    joined.role = role ?? outer.role
    joined.titleMenu = titleMenu ?? outer.titleMenu
    joined.columnWidth = columnWidth ?? outer.columnWidth
    joined.removesSidebarToggle = removesSidebarToggle ?? outer.removesSidebarToggle
    joined.zoomSource = zoomSource ?? outer.zoomSource
    return joined
  }
}

/// An element that adds to what a page wants.
@MainActor private protocol PageTraitsSource {
  var pageTraits: PageTraits? { get }
}

extension ElementModifierElement: PageTraitsSource {
  fileprivate var pageTraits: PageTraits? { (value.modifier as? NestedPreference<PageKey>)?.traits }
}

extension ViewElement {
  /// The search field that is asked for around the element, in the part of the tree that one host shows.
  var searchAround: SearchRequest? {
    var element = parent as? ViewElement
    while let current = element, current.host === host {
      if let search = (current as? any PageTraitsSource)?.pageTraits?.search { return search }
      element = current.parent as? ViewElement
    }
    return nil
  }
}

/// A bar around a page.
enum BarPart: Hashable {
  case navigation
  case tabs
  case bottom
}

/// What the page that views stand in wants; not seen beyond the page.
enum PageKey: PreferenceKey {
  static var defaultValue: PageTraits { PageTraits() }

  static func reduce(value: inout PageTraits, nextValue: () -> PageTraits) {
    // What was written last counts, and items follow each other.
    let (first, next) = (value, nextValue())
    value = next.within(first)
    value.items = first.items + next.items
  }
}

extension View {
  nonisolated func page(_ change: (inout PageTraits) -> Void) -> some View {
    var traits = PageTraits()
    change(&traits)
    return modifier(NestedPreference<PageKey>(traits: traits))
  }
}
