// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The tokens of a search field.
struct SearchTokenRequest {
  /// What they show, in order.
  var entries: () -> [MenuEntry]
  var ids: () -> [AnyHashable]
  /// Takes away the token at an index.
  var remove: (Int) -> Void
  /// Adds a token if it is of the right type.
  var add: (Any) -> Void
}

private struct SearchTokensKey: EnvironmentKey { static var defaultValue: SearchTokenRequest? { nil } }

extension EnvironmentValues {
  /// The tokens of search fields below.
  var searchTokens: SearchTokenRequest? {
    get { self[SearchTokensKey.self] }
    set { self[SearchTokensKey.self] = newValue }
  }
}

extension View {
  private nonisolated func searchTokens<C, T>(
    _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable {
    let (view, tokens, token) = (Unchecked(self), Unchecked(tokens), Unchecked(token))
    return MenuEntryReader {
      ForEach(tokens.value.wrappedValue) { token.value($0) }
    } shown: { source, _ in
      view.value.environment(
        \.searchTokens,
        SearchTokenRequest {
          source.entries
        } ids: {
          tokens.value.wrappedValue.map { AnyHashable($0.id) }
        } remove: { index in
          var all = tokens.value.wrappedValue
          guard index < all.count else { return }
          all.remove(at: all.index(all.startIndex, offsetBy: index))
          tokens.value.wrappedValue = all
        } add: { new in
          if let new = new as? C.Element { tokens.value.wrappedValue.append(new) }
        })
    }
  }

  private nonisolated func suggestingTokens<C, T>(
    _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable {
    let (tokens, token) = (Unchecked(tokens), Unchecked(token))
    return MainActorHost(content: self) { view in
      view.searchSuggestions {
        ForEach(tokens.value.wrappedValue) { token.value($0).searchCompletion($0) }
      }
    }
  }

  /// Puts a search field with tokens into the bar of the page.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(self, text, nil, placement, prompt).searchTokens(tokens, token)
  }

  /// Puts a search field with tokens into the bar of the page.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(self, text, nil, placement, Text(prompt)).searchTokens(tokens, token)
  }

  /// Puts a search field with tokens into the bar of the page.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable, S: StringProtocol {
    SearchableView(self, text, nil, placement, Text(prompt)).searchTokens(tokens, token)
  }

  /// Puts a search field with tokens into the bar of the page, with tokens that could be added.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(self, text, nil, placement, prompt).searchTokens(tokens, token)
      .suggestingTokens(suggestedTokens, token)
  }

  /// Puts a search field with tokens into the bar of the page, with tokens that could be added.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(self, text, nil, placement, Text(prompt)).searchTokens(tokens, token)
      .suggestingTokens(suggestedTokens, token)
  }

  /// Puts a search field with tokens into the bar of the page, with tokens that could be added.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable, S: StringProtocol {
    SearchableView(self, text, nil, placement, Text(prompt)).searchTokens(tokens, token)
      .suggestingTokens(suggestedTokens, token)
  }

  /// Puts a search field with tokens into the bar of the page; a binding begins and ends it.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(self, text, isPresented, placement, prompt).searchTokens(tokens, token)
  }

  /// Puts a search field with tokens into the bar of the page; a binding begins and ends it.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(self, text, isPresented, placement, Text(prompt)).searchTokens(tokens, token)
  }

  /// Puts a search field with tokens into the bar of the page; a binding begins and ends it.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable, S: StringProtocol {
    SearchableView(self, text, isPresented, placement, Text(prompt)).searchTokens(tokens, token)
  }

  /// Puts a search field with tokens into the bar of the page, with tokens that could be added; a binding begins and ends it.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(self, text, isPresented, placement, prompt).searchTokens(tokens, token)
      .suggestingTokens(suggestedTokens, token)
  }

  /// Puts a search field with tokens into the bar of the page, with tokens that could be added; a binding begins and ends it.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(self, text, isPresented, placement, Text(prompt)).searchTokens(tokens, token)
      .suggestingTokens(suggestedTokens, token)
  }

  /// Puts a search field with tokens into the bar of the page, with tokens that could be added; a binding begins and ends it.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable, S: StringProtocol {
    SearchableView(self, text, isPresented, placement, Text(prompt)).searchTokens(tokens, token)
      .suggestingTokens(suggestedTokens, token)
  }
}
