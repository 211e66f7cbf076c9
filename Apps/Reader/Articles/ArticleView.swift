// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// An article to read.
struct ArticleView: View {
  let article: Article
  @Environment(Library.self) private var library
  @State private var showsOptions = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        header
        ArticleText(paragraphs: article.paragraphs)
      }
      .padding(.horizontal, 20)
      .padding(.vertical, 16)
      .frame(maxWidth: 680, alignment: .leading)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle(article.topic)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button("Text", systemImage: "textformat.size") { showsOptions = true }
        Button(
          library.isSaved(article) ? "Forget" : "Save",
          systemImage: library.isSaved(article) ? "bookmark.fill" : "bookmark"
        ) { library.toggleSaved(article) }
      }
    }
    .sheet(isPresented: $showsOptions) {
      ReadingOptions()
        .presentationDetents([.medium, .large])
    }
    .onAppear { library.markRead(article) }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 10) {
      TopicTile(article: article, length: 64)
      Text(article.title)
        .font(.largeTitle.bold())
        .accessibilityAddTraits(.isHeader)
      Text("\(article.author) · \(article.minutes) min")
        .font(.subheadline)
        .foregroundStyle(.secondary)
      Divider()
    }
  }
}

/// The words of an article, in the reader's size and face.
struct ArticleText: View {
  let paragraphs: [String]
  @AppStorage(Preference.textScale) private var scale = 1.0
  @AppStorage(Preference.usesSerif) private var usesSerif = false
  @ScaledMetric(relativeTo: .body) private var size = 17.0

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach(Array(paragraphs.enumerated()), id: \.offset) { _, paragraph in
        Text(paragraph)
          .font(.system(size: size * scale, design: usesSerif ? .serif : .default))
          .lineSpacing(5)
          .fixedSize(horizontal: false, vertical: true)
      }
    }
  }
}
