// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// Layouts that count what they are asked.
@MainActor enum SceneLayouts {
  static func flow(_ content: CollectionScene.Content) -> UICollectionViewLayout {
    let layout = CountedFlow()
    layout.minimumLineSpacing = content == .cards ? 40 : 2
    layout.minimumInteritemSpacing = 2
    switch content {
    case .uniform, .mixed: layout.itemSize = CGSize(width: 390, height: 44)
    case .cards: layout.itemSize = CGSize(width: 350, height: 430)
    case .selfSizing: layout.estimatedItemSize = CGSize(width: 390, height: 44)
    }
    return layout
  }

  static func compositional(_ content: CollectionScene.Content) -> UICollectionViewLayout {
    switch content {
    case .uniform: CountedCompositional(section: rows(.absolute(44)))
    case .selfSizing: CountedCompositional(section: rows(.estimated(44)))
    case .cards: CountedCompositional(section: cards)
    case .mixed:
      CountedCompositional { section, _ in
        let kinds = [rows(.absolute(44)), grid, mosaic]
        return kinds[section % kinds.count]
      }
    }
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), height))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: [row]))
    section.interGroupSpacing = 2
    return section
  }

  private static var cards: NSCollectionLayoutSection {
    let section = rows(.absolute(430))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.interGroupSpacing = 40
    return section
  }

  private static let cell = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))

  private static var grid: NSCollectionLayoutSection {
    let third = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    return headed(.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(90)), subitems: [third]))
  }

  private static var mosaic: NSCollectionLayoutSection {
    let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [half])
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    return headed(.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(180)), subitems: [large, pair]))
  }

  private static func headed(_ group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }
}

private final class CountedFlow: UICollectionViewFlowLayout {
  override func prepare() {
    SceneCounts.shared.layoutsPrepared += 1
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    SceneCounts.shared.layoutQueries += 1
    return super.layoutAttributesForElements(in: rect)
  }
}

private final class CountedCompositional: UICollectionViewCompositionalLayout {
  override func prepare() {
    SceneCounts.shared.layoutsPrepared += 1
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    SceneCounts.shared.layoutQueries += 1
    return super.layoutAttributesForElements(in: rect)
  }
}
