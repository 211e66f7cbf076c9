// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import UIKit

/// Five charts, one under the other.
final class GroupsViewController: PictureFeedViewController<RemoteFetch<[FeedSection]>> {
  init(services: AppServices = .current) {
    super.init(remote: RemoteFetch { Self.fetch(by: services.client) })
    title = "Groups"
  }

  /// The charts are asked for at once and come in any order; they are shown in that of their media.
  static func fetch(by client: NetworkClient) -> AnyPublisher<[FeedSection], NetworkError> {
    let charts = MediaType.allCases.map { media in
      client.fetch(Feed<Resources<ChartItem>>.self, mediaType: media, count: 10)
        .map { (media, $0.map { FeedItem($0, in: media.rawValue) }.unique) }
    }
    return Publishers.MergeMany(charts)
      .collect()
      .map { answers in
        let items = Dictionary(uniqueKeysWithValues: answers)
        return MediaType.allCases.compactMap { media in
          items[media].flatMap { $0.isEmpty ? nil : FeedSection(media.title, cells: $0) }
        }
      }
      .eraseToAnyPublisher()
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let section = Mosaic.grid()
      section.boundarySupplementaryItems = [Mosaic.header(estimated: 52)]
      return section
    }
  }

  override func show(_ value: [FeedSection]) {
    list.content(animated: !list.sections.isEmpty) { value }
  }
}
