// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A mosaic under a strip of comics.
final class HomeViewController: PictureFeedViewController<RemoteFetch<HomeContent>> {
  static let posts = "Most Played"
  static let books = "Free Books"
  private static let stripKind = "strip"

  private let strips = UICollectionView.SupplementaryRegistration<ComicStripView>(
    elementKind: HomeViewController.stripKind
  ) { _, _, _ in }
  private(set) var content: HomeContent?
  private lazy var toggle = UIBarButtonItem(
    image: nil, primaryAction: UIAction { [unowned self] _ in toggleBooks() }, menu: nil)

  init(services: AppServices = .current) {
    super.init(remote: RemoteFetch { HomeContent.fetch(services) })
    title = "Home"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = toggle
    showToggle()
  }

  override func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let isLarge = traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(isLarge ? 300 : 220)),
        elementKind: Self.stripKind, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] index, environment in
        list.section(at: index) == Self.books
          ? Mosaic.grid()
          : Mosaic.section([.topLeading, .topTrailing, .bottomLeading, .bottomTrailing, .tall], in: environment)
      }, configuration: configuration)
  }

  override func makeSupplementaryView(
    in collectionView: UICollectionView, kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    let strip = collectionView.dequeueConfiguredReusableSupplementary(using: strips, for: indexPath)
    if let content { strip.show(content.comics) }
    strip.didSelect = { [unowned self] in present(ItemDetailViewController(item: $0), animated: true) }
    return strip
  }

  override func show(_ value: HomeContent) {
    let hasBooks = list.sections.contains(Self.books)
    content = value
    list.content {
      if hasBooks { FeedSection(Self.books, cells: value.books) }
      if !value.posts.isEmpty { FeedSection(Self.posts, cells: value.posts) }
    }
    for case let strip as ComicStripView in list.collectionView.visibleSupplementaryViews(ofKind: Self.stripKind) {
      strip.show(value.comics)
    }
    showToggle()
  }

  private func toggleBooks() {
    guard let content else { return }
    if list.sections.contains(Self.books) {
      list.deleteSection(Self.books)
    } else {
      list.insert(FeedSection(Self.books, cells: content.books), before: Self.posts)
    }
    showToggle()
  }

  private func showToggle() {
    let isShown = list.sections.contains(Self.books)
    toggle.image = UIImage(systemName: isShown ? "minus" : "plus")
    toggle.accessibilityLabel = isShown ? "Remove Books" : "Add Books"
    toggle.isEnabled = content != nil
  }
}
