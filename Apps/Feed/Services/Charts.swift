// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Foundation

/// The media that Apple has charts of.
enum MediaType: String, CaseIterable {
  case apps, books, podcasts, music
  case audioBooks = "audio-books"

  /// What its chart is called on the screen.
  var title: String {
    switch self {
    case .apps: "Apps"
    case .books: "Books"
    case .podcasts: "Podcasts"
    case .music: "Albums"
    case .audioBooks: "Audiobooks"
    }
  }

  fileprivate var chart: String {
    switch self {
    case .apps, .books: "top-free"
    case .podcasts, .audioBooks: "top"
    case .music: "most-played"
    }
  }

  fileprivate var kind: String { self == .music ? "albums" : rawValue }
}

/// A chart, with whatever its entries are.
struct Feed<Resources: Decodable>: Decodable {
  let feed: Resources
}

/// What a feed has around its entries.
struct Resources<Item: Decodable>: Decodable {
  let title: String
  let copyright: String?
  let country: String
  let updated: String
  let results: [Item]
}

/// An entry of a chart; the same in the present form of the feeds and in that of 2021.
struct ChartItem: Decodable, Equatable {
  struct Genre: Decodable, Equatable {
    let name: String
  }

  let id: String
  let name: String
  let artistName: String?
  let artworkUrl100: String
  let releaseDate: String?
  let kind: String?
  let genres: [Genre]?
  let url: String?
}

extension Endpoint {
  /// A chart in its present form.
  static func chart(_ media: MediaType, count: Int, country: String = "us") -> Endpoint {
    Endpoint(.charts, path: "api/v2/\(country)/\(media.rawValue)/\(media.chart)/\(count)/\(media.kind).json")
  }

  /// The chart of albums as it was served in 2021.
  static func oldChart(count: Int, country: String = "us") -> Endpoint {
    Endpoint(.oldCharts, path: "api/v1/\(country)/apple-music/top-albums/all/\(count)/explicit.json")
  }
}

extension NetworkClient {
  /// Fetches a chart.
  func fetch<Item: Decodable>(
    _ type: Feed<Resources<Item>>.Type, mediaType: MediaType, count: Int
  ) -> AnyPublisher<[Item], NetworkError> {
    fetch(type, from: .chart(mediaType, count: count)).map(\.feed.results).eraseToAnyPublisher()
  }
}
