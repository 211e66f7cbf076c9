// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// The articles that the reader keeps, in an order of their own.
struct SavedView: View {
  @Environment(Library.self) private var library
  @State private var editMode = EditMode.inactive

  var body: some View {
    NavigationStack {
      Group {
        if library.saved.isEmpty {
          ContentUnavailableView(
            "Nothing Saved", systemImage: "bookmark",
            description: Text("Swipe an article to the left to keep it here."))
        } else {
          List {
            ForEach(library.saved) { article in
              NavigationLink(value: article) { ArticleRow(article: article) }
            }
            .onDelete { library.removeSaved(at: $0) }
            .onMove { library.moveSaved(from: $0, to: $1) }
          }
          .listStyle(.plain)
        }
      }
      .navigationTitle("Saved")
      .navigationDestination(for: Article.self) { ArticleView(article: $0) }
      .toolbar {
        if !library.saved.isEmpty {
          ToolbarItem(placement: .topBarTrailing) { EditButton() }
        }
      }
      .environment(\.editMode, $editMode)
    }
  }
}
