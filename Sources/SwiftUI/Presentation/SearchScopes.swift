// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What people may search in.
struct SearchScopeRequest {
  var entries: () -> [MenuEntry]
  var selection: () -> AnyHashable
  var select: (AnyHashable?) -> Void
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  private let number: Int

  public static var automatic: SearchScopeActivation { SearchScopeActivation(number: 0) }
  /// Once something was typed.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(number: 1) }
  /// While people search.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(number: 2) }
}

private struct SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopeRequest? { nil } }
private struct SearchFocusKey: EnvironmentKey { static var defaultValue: [FocusTarget] { [] } }

extension EnvironmentValues {
  /// What people may search in with search fields below.
  var searchScopes: SearchScopeRequest? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  /// The focus states that follow search fields below.
  var searchFocus: [FocusTarget] {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

extension View {
  /// Shows what people may search in below the search field, while they search.
  ///
  /// - Parameters:
  ///   - scope: The tag of the chosen one.
  ///   - scopes: Views with tags; their texts are the titles.
  public nonisolated func searchScopes<V, S>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View where V: Hashable, S: View {
    let (view, scope) = (Unchecked(self), Unchecked(scope))
    return MenuEntryReader(content: scopes) { source, _ in
      view.value.environment(
        \.searchScopes,
        SearchScopeRequest {
          source.entries
        } selection: {
          AnyHashable(scope.value.wrappedValue)
        } select: { tag in
          if let value = tag?.base as? V { scope.value.wrappedValue = value }
        })
    }
  }

  /// Shows what people may search in below the search field, while they search.
  public nonisolated func searchScopes<V, S>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View where V: Hashable, S: View { searchScopes(scope, scopes: scopes) }

  /// Binds whether the search field in the view has the keyboard.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Binds a state to a value while the search field in the view has the keyboard.
  public nonisolated func searchFocused<V>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View where V: Hashable { modifier(SearchFocusedModifier(binding: binding, value: value)) }
}

/// Has a focus state follow a search field.
struct SearchFocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension SearchFocusedModifier: EnvironmentModifier {
  func apply(to environment: inout EnvironmentValues) {
    // The target is that of a field; only who it is told to differs.
    var values = EnvironmentValues()
    FocusedModifier(binding: binding, value: value).apply(to: &values)
    environment.searchFocus += values.focusTargets
  }
}
