// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import UIKit

/// What the second screen shows.
struct DiscoverContent {
  var people: [FeedItem]
  var posts: [FeedItem]

  static func fetch(_ services: AppServices) -> AnyPublisher<DiscoverContent, NetworkError> {
    let people = services.client.marvel(.characters, limit: 20, keys: services.keys)
      // The circles are a plus: the posts do without.
      .catch { _ in Just([]) }
      .setFailureType(to: NetworkError.self)
    return services.client.fetch(Feed<Resources<ChartItem>>.self, mediaType: .podcasts, count: 50)
      .zip(people)
      .map { posts, people in
        DiscoverContent(
          people: people.map { FeedItem($0, in: "people") }.unique,
          posts: posts.map { FeedItem($0, in: "discover") }.unique)
      }
      .eraseToAnyPublisher()
  }
}

/// A mosaic of two kinds of blocks under circles. A tap takes a circle or a picture away.
final class DiscoverViewController: PictureFeedViewController<RemoteFetch<DiscoverContent>> {
  static let people = "People"
  static let posts = "Podcasts"
  private let circles = UICollectionView.CellRegistration<CircleCell, FeedItem> { cell, _, item in cell.show(item) }

  init(services: AppServices = .current) {
    super.init(remote: RemoteFetch { DiscoverContent.fetch(services) })
    title = "Discover"
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] index, environment in
      list.section(at: index) == Self.people
        ? Self.circles(environment.traitCollection)
        : Mosaic.section([.topLeading, .bottomTrailing], in: environment)
    }
  }

  /// Circles in a row that is scrolled sideways.
  private static func circles(_ traits: UITraitCollection) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(CircleCell.width), heightDimension: .absolute(CircleCell.height(for: traits)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size,
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        ]))
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 12, trailing: 12)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  override func makeCell(
    in collectionView: UICollectionView, at indexPath: IndexPath, for cell: FeedItem
  ) -> UICollectionViewCell {
    guard list.section(at: indexPath.section) == Self.people else {
      return super.makeCell(in: collectionView, at: indexPath, for: cell)
    }
    return collectionView.dequeueConfiguredReusableCell(using: circles, for: indexPath, item: cell)
  }

  override func show(_ value: DiscoverContent) {
    list.content(animated: !list.sections.isEmpty) {
      if !value.people.isEmpty { FeedSection(Self.people, cells: value.people) }
      if !value.posts.isEmpty { FeedSection(Self.posts, cells: value.posts) }
    }
  }

  override func didSelect(_ cell: FeedItem, at indexPath: IndexPath) {
    list.delete([cell])
  }
}
