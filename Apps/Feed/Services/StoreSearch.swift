// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Foundation

/// What the store is searched for.
enum StoreMedia: String, CaseIterable {
  case music, podcast

  var title: String {
    switch self {
    case .music: "Songs"
    case .podcast: "Podcasts"
    }
  }

  fileprivate var entity: String {
    switch self {
    case .music: "song"
    case .podcast: "podcast"
    }
  }
}

/// The answer to a search.
struct StoreResults: Decodable {
  let resultCount: Int
  let results: [StoreItem]
}

struct StoreItem: Decodable, Equatable {
  let trackId: Int?
  let collectionId: Int?
  let trackName: String?
  let collectionName: String?
  let artistName: String?
  let artworkUrl100: String?
  let releaseDate: String?
  let primaryGenreName: String?
  let trackViewUrl: String?
}

extension Endpoint {
  static func search(_ term: String, _ media: StoreMedia, limit: Int) -> Endpoint {
    Endpoint(
      .store, path: "search",
      query: [
        URLQueryItem(name: "term", value: term), URLQueryItem(name: "media", value: media.rawValue),
        URLQueryItem(name: "entity", value: media.entity), URLQueryItem(name: "limit", value: "\(limit)"),
      ])
  }
}
