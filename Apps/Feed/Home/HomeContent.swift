// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Foundation

/// What the first screen shows.
struct HomeContent {
  var posts: [FeedItem]
  /// A section that comes and goes.
  var books: [FeedItem]
  /// The strip above it, or why there is none: the rest can do without.
  var comics: Result<[FeedItem], NetworkError>

  static func fetch(_ services: AppServices) -> AnyPublisher<HomeContent, NetworkError> {
    let posts = services.client.fetch(Feed<Resources<ChartItem>>.self, mediaType: .music, count: 100)
    let books = services.client.fetch(Feed<Resources<ChartItem>>.self, mediaType: .books, count: 10)
    let comics = services.client.marvel(.comics, limit: 20, keys: services.keys)
      .map { Result<[MarvelItem], NetworkError>.success($0) }
      .catch { Just(.failure($0)) }
      .setFailureType(to: NetworkError.self)
    return Publishers.Zip3(posts, books, comics)
      .map { posts, books, comics in
        HomeContent(
          posts: posts.map { FeedItem($0, in: "posts") }.unique,
          books: Array(books.map { FeedItem($0, in: "books") }.unique.prefix(9)),
          comics: comics.map { $0.map { FeedItem($0, in: "comics") }.unique })
      }
      .eraseToAnyPublisher()
  }
}
