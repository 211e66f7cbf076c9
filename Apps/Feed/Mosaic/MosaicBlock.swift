// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A square of three by three, one of whose items is larger.
enum MosaicBlock: CaseIterable {
  /// A square of two by two in a corner, and five small ones.
  case topLeading, topTrailing, bottomLeading, bottomTrailing
  /// A rectangle one wide and two high at the top leading corner, and seven small squares.
  case tall

  /// How many items it has.
  var count: Int { self == .tall ? 8 : 6 }

  @MainActor var group: NSCollectionLayoutGroup {
    switch self {
    case .topLeading: column([row([big, pair], height: 2 / 3), smallRow])
    case .topTrailing: column([row([pair, big], height: 2 / 3), smallRow])
    case .bottomLeading: column([smallRow, row([big, pair], height: 2 / 3)])
    case .bottomTrailing: column([smallRow, row([pair, big], height: 2 / 3)])
    case .tall:
      row([Mosaic.column([Mosaic.item(1, 2 / 3), Mosaic.item(1, 1 / 3)], width: 1 / 3), three, three], height: 1)
    }
  }

  @MainActor private var big: NSCollectionLayoutItem { Mosaic.item(2 / 3, 1) }
  /// Two small squares, one above the other, beside the big one.
  @MainActor private var pair: NSCollectionLayoutItem {
    Mosaic.column([Mosaic.item(1, 1 / 2), Mosaic.item(1, 1 / 2)], width: 1 / 3)
  }
  @MainActor private var three: NSCollectionLayoutItem {
    Mosaic.column((0..<3).map { _ in Mosaic.item(1, 1 / 3) }, width: 1 / 3)
  }
  @MainActor private var smallRow: NSCollectionLayoutItem {
    row((0..<3).map { _ in Mosaic.item(1 / 3, 1) }, height: 1 / 3)
  }

  @MainActor private func row(_ items: [NSCollectionLayoutItem], height: CGFloat) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(height)),
      subitems: items)
  }

  @MainActor private func column(_ items: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    .vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1)),
      subitems: items)
  }
}
