// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Posts one under the other, each with its picture as wide as the list.
final class PostsViewController: UIViewController {
  private let posts = UICollectionView.CellRegistration<PostCell, FeedItem> { cell, _, item in cell.show(item) }
  private(set) lazy var list = DiffableCollectionView<FeedSection>(
    layout: makeLayout(),
    cell: { [unowned self] in $0.dequeueConfiguredReusableCell(using: posts, for: $1, item: $2) })
  /// What is to be seen at the top as soon as there is a list.
  private var wanted: FeedItem?

  override func loadView() {
    view = list
    view.backgroundColor = Theme.canvas
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Posts"
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let item = wanted, view.window != nil, let place = list.indexPath(of: item) else { return }
    wanted = nil
    list.collectionView.scrollToItem(at: place, at: .top, animated: false)
  }

  func show(_ items: [FeedItem]) {
    list.content { FeedSection("posts", cells: items) }
  }

  /// Brings a post to the top: it moves there where there is much room, else the list turns into one that is there.
  func scroll(to item: FeedItem) {
    guard viewIfLoaded?.window != nil, let place = list.indexPath(of: item) else {
      wanted = item
      viewIfLoaded?.setNeedsLayout()
      return
    }
    let view = list.collectionView
    if traitCollection.horizontalSizeClass == .regular, traitCollection.verticalSizeClass == .regular {
      view.scrollToItem(at: place, at: .top, animated: true)
    } else {
      UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve) {
        view.scrollToItem(at: place, at: .top, animated: false)
      }
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(480))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 16
    return UICollectionViewCompositionalLayout(section: section)
  }
}
