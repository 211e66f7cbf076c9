// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the app shows of anything that a service has.
struct FeedItem: Hashable, Identifiable {
  /// Differs among all items of the app: the same album may be in two lists.
  let id: String
  let title: String
  let subtitle: String
  let detail: String
  /// The smallest picture that the service has.
  let artwork: URL?

  static func == (lhs: FeedItem, rhs: FeedItem) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension FeedItem {
  /// - Parameter list: where the item is shown.
  init(_ item: ChartItem, in list: String) {
    self.init(
      id: "\(list)/\(item.id)", title: item.name, subtitle: item.artistName ?? "",
      detail: Self.detail(item.genres?.first?.name, item.releaseDate), artwork: URL(string: item.artworkUrl100))
  }

  init?(_ item: StoreItem, in list: String) {
    guard let number = item.trackId ?? item.collectionId, let title = item.trackName ?? item.collectionName else {
      return nil
    }
    self.init(
      id: "\(list)/\(number)", title: title, subtitle: item.artistName ?? "",
      detail: Self.detail(item.primaryGenreName, item.releaseDate),
      artwork: item.artworkUrl100.flatMap(URL.init(string:)))
  }

  init(_ item: MarvelItem, in list: String) {
    self.init(
      id: "\(list)/\(item.id)", title: item.title ?? item.name ?? "", subtitle: item.description ?? "",
      detail: Self.detail("Marvel", item.modified),
      artwork: item.thumbnail.flatMap { URL(string: "\($0.path)/portrait_xlarge.\($0.extension)") })
  }

  private static func detail(_ genre: String?, _ date: String?) -> String {
    [genre, date.map { String($0.prefix(4)) }].compactMap { $0 }.joined(separator: " · ")
  }
}

extension Array where Element == FeedItem {
  /// Each item once, where it came first: services repeat themselves, lists with identifiers mustn't.
  var unique: [FeedItem] {
    var seen: Set<String> = []
    return filter { seen.insert($0.id).inserted }
  }
}
