// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Comics in a row that is scrolled sideways.
final class ComicStripView: UICollectionReusableView {
  var didSelect: ((FeedItem) -> Void)?
  private let covers = UICollectionView.CellRegistration<ComicCell, FeedItem> { cell, _, item in cell.show(item) }
  private lazy var list = DiffableCollectionView<FeedSection>(
    layout: makeLayout(),
    cell: { [unowned self] in $0.dequeueConfiguredReusableCell(using: covers, for: $1, item: $2) })
  private let problemLabel = makeLabel(style: .footnote, upTo: 28, color: .secondaryLabel, lines: 6)
  private lazy var height = heightAnchor.constraint(equalToConstant: 220)

  override init(frame: CGRect) {
    super.init(frame: frame)
    list.translatesAutoresizingMaskIntoConstraints = false
    list.collectionView.alwaysBounceVertical = false
    list.collectionView.contentInsetAdjustmentBehavior = .never
    list.didSelect = { [unowned self] item, _ in didSelect?(item) }
    problemLabel.textAlignment = .center
    addSubview(list)
    addSubview(problemLabel)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: topAnchor),
      list.leadingAnchor.constraint(equalTo: leadingAnchor),
      list.trailingAnchor.constraint(equalTo: trailingAnchor),
      list.bottomAnchor.constraint(equalTo: bottomAnchor),
      height,
      problemLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      problemLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 16),
      problemLabel.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -16),
    ])
    updateHeight()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The list makes its strip.")
  }

  func show(_ comics: Result<[FeedItem], NetworkError>) {
    switch comics {
    case .success(let items):
      problemLabel.text = nil
      list.content { FeedSection("comics", cells: items) }
    case .failure(let error):
      problemLabel.text = error.message
      list.content {}
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateHeight()
  }

  private func updateHeight() {
    height.constant = ComicCell.height(for: traitCollection) + 20
    list.collectionView.collectionViewLayout.invalidateLayout()
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let traits = environment.traitCollection
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(ComicCell.width(for: traits)),
        heightDimension: .absolute(ComicCell.height(for: traits)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size,
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        ])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 12, trailing: 16)
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      return section
    }
  }
}
