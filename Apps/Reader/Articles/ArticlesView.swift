// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// All articles by topic, or what there is in their place.
struct ArticlesView: View {
  @Environment(Library.self) private var library
  @State private var path: [Article] = []
  @State private var hidesRead = false

  var body: some View {
    NavigationStack(path: $path) {
      content
        .navigationTitle("Articles")
        .navigationDestination(for: Article.self) { ArticleView(article: $0) }
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button(
              hidesRead ? "Show All" : "Hide Read",
              systemImage: hidesRead ? "line.3.horizontal.decrease.circle.fill" : "line.3.horizontal.decrease.circle"
            ) {
              hidesRead.toggle()
            }
            .disabled(library.articles.isEmpty)
          }
        }
    }
  }

  @ViewBuilder private var content: some View {
    switch library.state {
    case .loading:
      ProgressView("Fetching articles")
    case .failed(let reason):
      ContentUnavailableView {
        Label("No Articles", systemImage: "wifi.exclamationmark")
      } description: {
        Text(reason)
      } actions: {
        Button("Try Again") { Task { await library.retry() } }
          .buttonStyle(.borderedProminent)
      }
    case .loaded(let articles):
      if shown(articles).isEmpty {
        ContentUnavailableView(
          "Nothing Left", systemImage: "checkmark.circle",
          description: Text("You have read everything. Tap the filter to see it again."))
      } else {
        list(shown(articles))
      }
    }
  }

  private func shown(_ articles: [Article]) -> [Article] {
    hidesRead ? articles.filter { !library.isRead($0) } : articles
  }

  private func list(_ articles: [Article]) -> some View {
    List {
      ForEach(library.topics, id: \.self) { topic in
        let group = articles.filter { $0.topic == topic }
        if !group.isEmpty {
          Section(topic) {
            ForEach(group) { article in
              NavigationLink(value: article) { ArticleRow(article: article) }
                .swipeActions(edge: .leading) {
                  Button(
                    library.isRead(article) ? "Unread" : "Read",
                    systemImage: library.isRead(article) ? "circle" : "checkmark.circle"
                  ) { library.toggleRead(article) }
                  .tint(.ink)
                }
                .swipeActions {
                  Button(
                    library.isSaved(article) ? "Forget" : "Save",
                    systemImage: library.isSaved(article) ? "bookmark.slash" : "bookmark"
                  ) { library.toggleSaved(article) }
                  .tint(.orange)
                }
            }
          }
        }
      }
    }
    .refreshable { await library.load() }
  }
}
