// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The sections that pictures stand in, edge to edge.
@MainActor
enum Mosaic {
  /// Around each item, in points.
  static let inset: CGFloat = 1

  /// Blocks one under the other, again and again; three plain columns where the list is wider than high.
  static func section(_ blocks: [MosaicBlock], in environment: NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    let size = environment.container.contentSize
    guard size.height > size.width else { return grid() }
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(CGFloat(blocks.count))),
      subitems: blocks.map(\.group))
    return NSCollectionLayoutSection(group: group)
  }

  /// Three columns of squares.
  static func grid() -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      subitems: (0..<3).map { _ in item(1 / 3, 1) })
    return NSCollectionLayoutSection(group: row)
  }

  /// A header as high as its content, across the section.
  static func header(estimated height: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  static func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
    item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    return item
  }

  /// Items one under the other, as high as what they stand in.
  static func column(_ items: [NSCollectionLayoutItem], width: CGFloat) -> NSCollectionLayoutGroup {
    .vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(1)),
      subitems: items)
  }
}
