// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

private struct Kind: Identifiable, Equatable {
  var id: String
}

@Observable private final class Query {
  var text = ""
  var kinds: [Kind] = []
  var submitted = 0
  var acted = 0
}

private struct Finder: View {
  @Bindable var query: Query

  var body: some View {
    NavigationStack {
      Text("found \(query.text)").navigationTitle("Find")
        .searchable(text: $query.text, tokens: $query.kinds) { Text($0.id) }
        .searchSuggestions {
          ForEach(["apple", "pear"].filter { $0.hasPrefix(query.text) }, id: \.self) { Text($0).searchCompletion($0) }
          Text("fruit").searchCompletion(Kind(id: "fruit"))
          Button("act") { query.acted += 1 }
        }
        .onSubmit(of: .search) { query.submitted += 1 }
    }
  }
}

@Suite @MainActor struct SearchTests {
  private let query = Query()

  private func search(_ scene: AnimationScene<Finder>) throws -> UISearchController {
    let stack = try #require(scene.controller.children.first as? UINavigationController)
    return try #require(stack.topViewController?.navigationItem.searchController)
  }

  private func choose(_ title: String, in search: UISearchController) throws {
    let suggestion = try #require(search.searchSuggestions?.first { $0.localizedSuggestion == title })
    search.searchResultsUpdater?.updateSearchResults(for: search, selecting: suggestion)
  }

  @Test func suggestionsCompleteTheText() throws {
    let scene = AnimationScene(Finder(query: query))
    let search = try search(scene)
    #expect(search.searchSuggestions?.map(\.localizedSuggestion) == ["apple", "pear", "fruit", "act"])
    scene.change { query.text = "a" }
    scene.screen.step()
    #expect(search.searchSuggestions?.map(\.localizedSuggestion) == ["apple", "fruit", "act"])
    scene.change { try? choose("apple", in: search) }
    scene.screen.step()
    #expect(query.text == "apple")
    #expect(search.searchBar.text == "apple")
    #expect(search.searchSuggestions == nil)
    scene.change { query.text = "" }
    scene.screen.step()
    #expect(search.searchSuggestions?.count == 4)
    scene.change { try? choose("act", in: search) }
    #expect(query.acted == 1)
  }

  @Test func tokensStandInTheField() throws {
    let scene = AnimationScene(Finder(query: query))
    let search = try search(scene)
    scene.change { try? choose("fruit", in: search) }
    scene.screen.step()
    #expect(query.kinds == [Kind(id: "fruit")])
    let field = search.searchBar.searchTextField
    #expect(field.tokens.count == 1)
    scene.change {
      field.removeToken(at: 0)
      search.searchResultsUpdater?.updateSearchResults(for: search)
    }
    #expect(query.kinds.isEmpty)
  }

  @Test func theSearchKeySubmits() throws {
    let scene = AnimationScene(Finder(query: query))
    let search = try search(scene)
    scene.change { search.searchBar.delegate?.searchBarSearchButtonClicked(search.searchBar) }
    #expect(query.submitted == 1)
  }
}
