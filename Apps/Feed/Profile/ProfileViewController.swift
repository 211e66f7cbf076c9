// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import UIKit

/// What the profile shows.
struct ProfileContent {
  var profile: Profile
  var posts: [FeedItem]

  static func fetch(by client: NetworkClient) -> AnyPublisher<ProfileContent, NetworkError> {
    Profile.fetch(by: client)
      .zip(client.fetch(Feed<Resources<ChartItem>>.self, mediaType: .music, count: 60))
      .map { ProfileContent(profile: $0, posts: $1.map { FeedItem($0, in: "profile") }.unique) }
      .eraseToAnyPublisher()
  }
}

/// Who somebody is, over a grid of what they posted.
final class ProfileViewController: PictureFeedViewController<RemoteFetch<ProfileContent>> {
  /// Told of all posts and the one that was chosen.
  var didChoose: (([FeedItem], FeedItem) -> Void)?
  /// Told of what came.
  var didLoad: (([FeedItem]) -> Void)?
  private let headers = UICollectionView.SupplementaryRegistration<ProfileHeaderView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }
  private let servers: Servers
  private(set) var content: ProfileContent?

  init(services: AppServices = .current) {
    servers = services.client.servers
    super.init(remote: RemoteFetch { ProfileContent.fetch(by: services.client) })
    title = "Profile"
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let section = Mosaic.grid()
      section.boundarySupplementaryItems = [Mosaic.header(estimated: 240)]
      return section
    }
  }

  override func makeSupplementaryView(
    in collectionView: UICollectionView, kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    let header = collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    if let content {
      header.show(content.profile, picture: servers.sample?.appendingPathComponent(content.profile.picture))
    }
    return header
  }

  override func show(_ value: ProfileContent) {
    content = value
    list.content {
      if !value.posts.isEmpty { FeedSection("posts", cells: value.posts) }
    }
    didLoad?(value.posts)
  }

  override func didSelect(_ cell: FeedItem, at indexPath: IndexPath) {
    didChoose?(list.cells(in: "posts"), cell)
  }
}
