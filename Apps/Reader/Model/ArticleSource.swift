// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where articles come from.
protocol ArticleSource: Sendable {
  func articles() async throws -> [Article]
}

/// The articles that come with the app.
struct BundledArticles: ArticleSource {
  func articles() async throws -> [Article] {
    guard let url = Bundle.main.url(forResource: "Articles", withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try JSONDecoder().decode([Article].self, from: Data(contentsOf: url))
  }
}
