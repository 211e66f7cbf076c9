// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// A layout's size in one line.
@MainActor func layoutSize(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

extension NSCollectionLayoutSection {
  /// Rows as wide as the section.
  static func rows(_ height: NSCollectionLayoutDimension, spacing: CGFloat = 0) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), height))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: layoutSize(.fractionalWidth(1), height), subitems: [item]))
    section.interGroupSpacing = spacing
    return section
  }

  /// Cards that scroll across.
  static func cards(
    width: CGFloat = 200, height: NSCollectionLayoutDimension = .absolute(100), spacing: CGFloat = 12,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), height))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: layoutSize(.absolute(width), height), subitems: [item]))
    section.interGroupSpacing = spacing
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  func with(_ change: (NSCollectionLayoutSection) -> Void) -> NSCollectionLayoutSection {
    change(self)
    return self
  }

  func header(
    _ height: NSCollectionLayoutDimension = .absolute(30), pins: Bool = false
  ) -> NSCollectionLayoutSection {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize(.fractionalWidth(1), height),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = pins
    boundarySupplementaryItems.append(header)
    return self
  }
}

extension NSDirectionalEdgeInsets {
  static func all(_ side: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: side, leading: side, bottom: side, trailing: side)
  }
}

/// Layouts of several sections.
@MainActor func compositional(
  _ sections: [NSCollectionLayoutSection],
  _ configure: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
) -> UICollectionViewCompositionalLayout {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configure(configuration)
  return UICollectionViewCompositionalLayout(
    sectionProvider: { index, _ in sections.indices.contains(index) ? sections[index] : nil },
    configuration: configuration)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

let headerKind = UICollectionView.elementKindSectionHeader
let footerKind = UICollectionView.elementKindSectionFooter
