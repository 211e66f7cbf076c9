// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A grid of cards to give away, by occasion.
final class GiftViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, GiftCard>

  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
  private var dataSource: DataSource?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Gift"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The tab bar controller makes this screen.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page
    collectionView.backgroundColor = .clear
    collectionView.delegate = self
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    setUpDataSource()
  }

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let height = NSCollectionLayoutDimension.fractionalWidth(1 / CGFloat(columns) * 0.625)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
        subitem: item, count: columns)
      group.interItemSpacing = .fixed(12)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 20, trailing: 16)
      let headerSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: headerSize, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }

  private func setUpDataSource() {
    let registration = UICollectionView.CellRegistration<GiftCardCell, GiftCard> { cell, _, card in
      cell.cardView.card = card
    }
    let header = UICollectionView.SupplementaryRegistration<GiftHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      view.label.text = GiftCard.sections[indexPath.section].title
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, card in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: card)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, GiftCard>()
    for (index, section) in GiftCard.sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(section.cards)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}

extension GiftViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let card = dataSource?.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(GiftCardViewController(card: card), animated: true)
  }
}

/// A card in the grid; it gives way under a finger.
final class GiftCardCell: UICollectionViewCell {
  let cardView = GiftCardView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    cardView.translatesAutoresizingMaskIntoConstraints = true
    cardView.frame = contentView.bounds
    cardView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(cardView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The grid makes its cells.")
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2) {
        self.contentView.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
      }
    }
  }
}

/// An occasion.
final class GiftHeaderView: UICollectionReusableView {
  let label = makeLabel(font: font(.title3, .bold))

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.accessibilityTraits = .header
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The grid makes its headers.")
  }
}
