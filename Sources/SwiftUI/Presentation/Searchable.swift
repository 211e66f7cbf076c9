// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
  /// Whether a field in a navigation bar is always seen.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlways: Bool
    /// While content is at its top.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  let isAlways: Bool

  public static let automatic = SearchFieldPlacement(isAlways: false)
  public static let toolbar = SearchFieldPlacement(isAlways: false)
  public static let sidebar = SearchFieldPlacement(isAlways: false)
  public static let navigationBarDrawer = SearchFieldPlacement(isAlways: false)
  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement(isAlways: displayMode.isAlways) }
}

/// What a page wants of its search field.
struct SearchRequest {
  var text: Binding<String>
  var isPresented: Binding<Bool>?
  var isSearching: Binding<Bool>
  var prompt: Text?
  var isAlways: Bool
  /// What people may search in.
  var scopes: SearchScopeRequest?
  /// Those who follow whether the field has the keyboard.
  var focus: [FocusTarget] = []
  /// What could be searched for.
  var suggestions: MenuEntrySource?
  var tokens: SearchTokenRequest?
  /// Whether the bar stays while people search.
  var keepsBar = false
  /// Called when the search key is pressed.
  var submit: () -> Void = {}
}

/// A view whose page has a search field.
struct SearchableView<Content: View> {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  @State private var isSearching = false
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchFocus) private var focus
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchTokens) private var tokens
  @Environment(\.searchToolbarBehavior) private var toolbarBehavior
  @Environment(\.fieldSettings) private var fields

  nonisolated init(
    _ content: Content, _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement,
    _ prompt: Text?
  ) {
    self.content = content
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
  }
}

extension SearchableView: View {
  var body: some View {
    let fields = fields
    content
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction(isSearching: $isSearching))
      .page {
        $0.search = SearchRequest(
          text: text, isPresented: isPresented, isSearching: $isSearching, prompt: prompt,
          isAlways: placement.isAlways, scopes: scopes, focus: focus, suggestions: suggestions, tokens: tokens,
          keepsBar: toolbarBehavior.keepsContent, submit: { fields.submit(.search) })
      }
  }
}

/// Ends a search; read from the environment as `dismissSearch`.
@MainActor @preconcurrency public struct DismissSearchAction: Sendable {
  nonisolated let isSearching: Unchecked<Binding<Bool>>?

  nonisolated init(isSearching: Binding<Bool>?) { self.isSearching = isSearching.map { Unchecked($0) } }

  public func callAsFunction() { isSearching?.value.wrappedValue = false }
}

private struct IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(isSearching: nil) }
}

extension EnvironmentValues {
  /// Whether people search in the view around.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search in the view around.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

extension View {
  /// Puts a search field into the bar of the page.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { SearchableView(self, text, nil, placement, prompt) }

  /// Puts a search field into the bar of the page.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { SearchableView(self, text, nil, placement, Text(prompt)) }

  /// Puts a search field into the bar of the page.
  @_disfavoredOverload
  public nonisolated func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol { SearchableView(self, text, nil, placement, Text(prompt)) }

  /// Puts a search field into the bar of the page, which a binding begins and ends.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { SearchableView(self, text, isPresented, placement, prompt) }

  /// Puts a search field into the bar of the page, which a binding begins and ends.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { SearchableView(self, text, isPresented, placement, Text(prompt)) }

  /// Puts a search field into the bar of the page, which a binding begins and ends.
  @_disfavoredOverload
  public nonisolated func searchable<S>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol { SearchableView(self, text, isPresented, placement, Text(prompt)) }
}

/// Shows the search field of a page in UIKit's bar.
@MainActor
final class PageSearch: NSObject, UISearchResultsUpdating, UISearchControllerDelegate,
  UISearchBarDelegate
{
  let controller = UISearchController(searchResultsController: nil)
  private var request: SearchRequest?

  override init() {
    super.init()
    controller.searchResultsUpdater = self
    controller.delegate = self
    controller.searchBar.delegate = self
    controller.obscuresBackgroundDuringPresentation = false
  }

  func show(_ new: SearchRequest, environment: EnvironmentValues) {
    let old = request
    request = new
    let prompt = new.prompt.map { TextResolver(environment).string($0) } ?? "Search"
    if controller.searchBar.placeholder != prompt { controller.searchBar.placeholder = prompt }
    if controller.searchBar.text ?? "" != new.text.wrappedValue { controller.searchBar.text = new.text.wrappedValue }
    showScopes(new.scopes)
    showTokens(new.tokens)
    showSuggestions(new)
    if controller.hidesNavigationBarDuringPresentation == new.keepsBar {
      controller.hidesNavigationBarDuringPresentation = !new.keepsBar
    }
    moveFocus(new.focus)
    if let wanted = new.isPresented?.wrappedValue, wanted != controller.isActive { controller.isActive = wanted }
    if old?.isSearching.wrappedValue == true || controller.isActive, !new.isSearching.wrappedValue, wasActive {
      wasActive = false
      if controller.isActive { controller.isActive = false }
    }
  }

  private func showScopes(_ scopes: SearchScopeRequest?) {
    let bar = controller.searchBar
    let titles = scopes?.entries().map(\.title) ?? []
    guard titles != bar.scopeButtonTitles ?? [] || !titles.isEmpty else { return }
    if titles != bar.scopeButtonTitles ?? [] { bar.scopeButtonTitles = titles.isEmpty ? nil : titles }
    if let scopes, let index = scopes.entries().firstIndex(where: { $0.tag == scopes.selection() }),
      bar.selectedScopeButtonIndex != index
    {
      bar.selectedScopeButtonIndex = index
    }
  }

  /// The completion that was chosen last; suggestions come again with other text.
  private var chosenText: String?
  private var shownSuggestions: [MenuEntry] = []

  private func showSuggestions(_ request: SearchRequest) {
    let text = request.text.wrappedValue
    if let chosenText, chosenText != text { self.chosenText = nil }
    let entries = chosenText == nil ? request.suggestions?.entries ?? [] : []
    let shown = entries.filter { if case .divider = $0.kind { false } else { true } }
    guard !MenuEntry.areAlike(shown, shownSuggestions) else { return shownSuggestions = shown }
    shownSuggestions = shown
    let items = shown.enumerated().map { index, entry in
      let item = UISearchSuggestionItem(localizedSuggestion: entry.title, iconImage: entry.image)
      item.representedObject = index
      return item
    }
    controller.searchSuggestions = items.isEmpty ? nil : items
  }

  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    guard let request, let index = searchSuggestion.representedObject as? Int, shownSuggestions.indices.contains(index)
    else { return }
    let entry = shownSuggestions[index]
    switch entry.tag?.base as? SearchCompletion {
    case .text(let text)?:
      chosenText = text
      request.text.wrappedValue = text
      searchController.searchBar.text = text
    case .token(_, let value)?:
      chosenText = ""
      request.text.wrappedValue = ""
      searchController.searchBar.text = ""
      request.tokens?.add(value.value)
    case nil:
      if case .action(_, let act) = entry.kind { act() }
      return
    }
    showSuggestions(request)
  }

  private var shownTokens: [AnyHashable] = []

  private func showTokens(_ request: SearchTokenRequest?) {
    let ids = request?.ids() ?? []
    guard ids != shownTokens else { return }
    shownTokens = ids
    controller.searchBar.searchTextField.tokens =
      zip(ids, request?.entries() ?? []).map { id, entry in
        let token = UISearchToken(icon: entry.image, text: entry.title)
        token.representedObject = id
        return token
      }
  }

  /// Takes tokens away that people deleted in the field.
  private func readTokens() {
    guard let tokens = request?.tokens else { return }
    let left = controller.searchBar.searchTextField.tokens.compactMap { $0.representedObject as? AnyHashable }
    for (index, id) in shownTokens.enumerated().reversed() where !left.contains(id) {
      shownTokens.remove(at: index)
      tokens.remove(index)
    }
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { request?.submit() }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    guard let scopes = request?.scopes else { return }
    let entries = scopes.entries()
    if entries.indices.contains(selectedScope) { scopes.select(entries[selectedScope].tag) }
  }

  private var wasFocusWanted = false

  /// Gives the field the keyboard, or takes it, where a focus state has changed.
  private func moveFocus(_ targets: [FocusTarget]) {
    let isWanted = targets.contains { $0.isWanted() }
    guard !targets.isEmpty, isWanted != wasFocusWanted else { return }
    wasFocusWanted = isWanted
    if isWanted {
      controller.isActive = true
      _ = controller.searchBar.becomeFirstResponder()
    } else {
      _ = controller.searchBar.resignFirstResponder()
    }
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { noteFocus(true) }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { noteFocus(false) }

  private func noteFocus(_ hasFocus: Bool) {
    guard let request, !request.focus.isEmpty else { return }
    wasFocusWanted = hasFocus
    request.focus.forEach { $0.note(hasFocus) }
  }

  private var wasActive = false

  func updateSearchResults(for searchController: UISearchController) {
    guard let request else { return }
    readTokens()
    let text = searchController.searchBar.text ?? ""
    if request.text.wrappedValue != text { request.text.wrappedValue = text }
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    wasActive = true
    set(true)
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    wasActive = false
    set(false)
  }

  private func set(_ isSearching: Bool) {
    guard let request else { return }
    if request.isSearching.wrappedValue != isSearching { request.isSearching.wrappedValue = isSearching }
    if let isPresented = request.isPresented, isPresented.wrappedValue != isSearching {
      isPresented.wrappedValue = isSearching
    }
  }
}
