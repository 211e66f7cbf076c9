// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a suggestion puts into the search field.
enum SearchCompletion: Hashable, @unchecked Sendable {
  case text(String)
  case token(id: AnyHashable, value: Unchecked<Any>)

  static func == (a: SearchCompletion, b: SearchCompletion) -> Bool {
    switch (a, b) {
    case (.text(let first), .text(let second)): first == second
    case (.token(let first, _), .token(let second, _)): first == second
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .text(let text): hasher.combine(text)
    case .token(let id, _): hasher.combine(id)
    }
  }
}

/// Marks what a suggestion puts into the search field, by the tag of its view.
struct SearchCompletionModifier: TraitModifier {
  let completion: SearchCompletion
  func apply(to traits: inout Traits) { traits[TagKey.self] = AnyHashable(completion) }
}

private struct SearchSuggestionsKey: EnvironmentKey { static var defaultValue: MenuEntrySource? { nil } }
private struct SearchToolbarBehaviorKey: EnvironmentKey {
  static let defaultValue = SearchPresentationToolbarBehavior.automatic
}

extension EnvironmentValues {
  /// What could be searched for with search fields below.
  var searchSuggestions: MenuEntrySource? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// What becomes of the bar while people search.
  var searchToolbarBehavior: SearchPresentationToolbarBehavior {
    get { self[SearchToolbarBehaviorKey.self] }
    set { self[SearchToolbarBehaviorKey.self] = newValue }
  }
}

/// What becomes of the bar of a page while people search.
public struct SearchPresentationToolbarBehavior: Sendable {
  let keepsContent: Bool

  /// It makes room for the search.
  public static var automatic: SearchPresentationToolbarBehavior { .init(keepsContent: false) }
  /// It stays.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init(keepsContent: true) }
}

extension View {
  /// Shows what could be searched for in a list below the search field, while people search.
  ///
  /// - Parameter suggestions: Buttons, or views with a `searchCompletion(_:)`; their texts and pictures are the rows.
  public nonisolated func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View {
    let view = Unchecked(self)
    return MenuEntryReader(content: suggestions) { source, entries in
      view.value.environment(\.searchSuggestions, entries.isEmpty ? nil : source)
    }
  }

  /// Makes the view one row, whatever texts and pictures it has.
  private nonisolated func suggesting(_ completion: SearchCompletion) -> some View {
    modifier(MenuItemModifier(kind: .action(role: nil) {})).modifier(SearchCompletionModifier(completion: completion))
  }

  /// Has the view, a suggestion, put a text into the search field.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    suggesting(.text(completion))
  }

  /// Has the view, a suggestion, put a token into the search field.
  public nonisolated func searchCompletion<T>(_ token: T) -> some View where T: Identifiable {
    suggesting(.token(id: AnyHashable(token.id), value: Unchecked<Any>(token)))
  }

  /// Says what becomes of the bar while people search.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { environment(\.searchToolbarBehavior, behavior) }

  // MARK: - Older forms

  /// Puts a search field into the bar of the page, with what could be searched for.
  public nonisolated func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View where S: View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Puts a search field into the bar of the page, with what could be searched for.
  public nonisolated func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View where S: View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Puts a search field into the bar of the page, with what could be searched for.
  @_disfavoredOverload
  public nonisolated func searchable<V, S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View where V: View, S: StringProtocol {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }
}
