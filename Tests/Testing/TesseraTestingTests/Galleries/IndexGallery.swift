// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Names by their first letters, with an index of these.
final class IndexGallery: UICollectionViewController {
  static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)
  private let names = ["lder", "spen", "irch", "edar"]

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = "Trees"
  }

  required init?(coder: NSCoder) { nil }

  private let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
  }
  private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { cell, _, path in
    var content = cell.defaultContentConfiguration()
    content.text = IndexGallery.letters[path.section]
    cell.contentConfiguration = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Registrations are made before the first question.
    _ = (cell, header)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { Self.letters.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    1 + section % names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cell, for: indexPath, item: Self.letters[indexPath.section] + names[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
  }

  override func indexTitles(for collectionView: UICollectionView) -> [String]? { Self.letters }

  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
