// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// An article in a list.
struct ArticleRow: View {
  let article: Article
  @Environment(Library.self) private var library
  @Environment(\.dynamicTypeSize) private var textSize
  @AppStorage(Preference.showsMinutes) private var showsMinutes = true

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if !textSize.isAccessibilitySize { TopicTile(article: article) }
      VStack(alignment: .leading, spacing: 3) {
        Text(article.title)
          .font(.headline)
          .foregroundStyle(library.isRead(article) ? .secondary : .primary)
        Text(article.summary)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(textSize.isAccessibilitySize ? nil : 2)
        HStack(spacing: 4) {
          Text(article.author)
          if showsMinutes { Text("· \(article.minutes) min") }
          if library.isSaved(article) {
            Image(systemName: "bookmark.fill").foregroundStyle(.orange).accessibilityLabel("Saved")
          }
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.top, 2)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("article-\(article.id)")
  }
}

/// The symbol of an article on the colour of its topic.
struct TopicTile: View {
  let article: Article
  var length: CGFloat = 44

  var body: some View {
    RoundedRectangle(cornerRadius: length * 0.26)
      .fill(Color.topic(article.topic).gradient)
      .frame(width: length, height: length)
      .overlay {
        Image(systemName: article.symbol).font(.system(size: length * 0.42)).foregroundStyle(.white)
      }
      .accessibilityHidden(true)
  }
}
