// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Something to read.
struct Article: Identifiable, Hashable, Codable {
  let id: String
  let title: String
  let author: String
  let topic: String
  /// How long it takes to read.
  let minutes: Int
  /// The name of a symbol.
  let symbol: String
  let summary: String
  let paragraphs: [String]

  /// Whether a search for some words finds the article.
  func matches(_ words: String) -> Bool {
    let text = ([title, author, topic] + paragraphs).joined(separator: " ")
    return words.split(separator: " ").allSatisfy { text.localizedCaseInsensitiveContains($0) }
  }
}
