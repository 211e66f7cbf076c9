// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// Articles that are found by their words.
struct SearchView: View {
  @Environment(Library.self) private var library
  @State private var words = ""

  private var found: [Article] {
    words.isEmpty ? [] : library.articles.filter { $0.matches(words) }
  }

  var body: some View {
    NavigationStack {
      List {
        if words.isEmpty {
          Section("Topics") {
            ForEach(library.topics, id: \.self) { topic in
              Button {
                words = topic
              } label: {
                Label(topic, systemImage: "number")
              }
            }
          }
        } else {
          ForEach(found) { article in
            NavigationLink(value: article) { ArticleRow(article: article) }
          }
        }
      }
      .overlay {
        if !words.isEmpty, found.isEmpty { ContentUnavailableView.search(text: words) }
      }
      .navigationTitle("Search")
      .navigationDestination(for: Article.self) { ArticleView(article: $0) }
      .searchable(text: $words, placement: .navigationBarDrawer(displayMode: .always), prompt: "Titles, authors, words")
    }
  }
}
