// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The mosaic as a section of a compositional layout: one group that holds all rows, or two of them side by side.
@MainActor
struct MosaicLayout {
  /// Between widgets and between rows, in points.
  static let spacing: CGFloat = 8
  /// At the section's leading and trailing edges, in points.
  static let margin: CGFloat = 16
  /// A narrower mosaic has one column, in points.
  private static let widestColumn: CGFloat = 600

  private let groups: [MosaicGroup]
  private let environment: any NSCollectionLayoutEnvironment

  init(groups: [MosaicGroup], environment: any NSCollectionLayoutEnvironment) {
    self.groups = groups
    self.environment = environment
  }

  func section() -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width - 2 * Self.margin
    let isWide = environment.traitCollection.horizontalSizeClass == .regular || width > Self.widestColumn
    let section = NSCollectionLayoutSection(group: isWide ? twoColumns(width) : column(groups, width: width))
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: Self.margin, bottom: 0, trailing: Self.margin)
    return section
  }

  /// A length that ends on a pixel, so that as many fit as should.
  private func onPixel(_ length: CGFloat) -> CGFloat {
    let scale = max(environment.traitCollection.displayScale, 1)
    return (length * scale).rounded(.down) / scale
  }

  // MARK: - Columns

  private func column(_ groups: [MosaicGroup], width: CGFloat) -> NSCollectionLayoutGroup {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: .estimated(1000)),
      subitems: groups.map { item($0, width: width) })
    column.interItemSpacing = .fixed(Self.spacing)
    return column
  }

  private func twoColumns(_ width: CGFloat) -> NSCollectionLayoutGroup {
    let columnWidth = onPixel((width - Self.spacing) / 2)
    let split = balancedSplit(columnWidth)
    let columns = [groups[..<split], groups[split...]].filter { !$0.isEmpty }
      .map { column(Array($0), width: columnWidth) }
    let both = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(1000)),
      subitems: columns)
    both.interItemSpacing = .fixed(Self.spacing)
    return both
  }

  /// How many rows the first column takes, so that both are about as high.
  private func balancedSplit(_ width: CGFloat) -> Int {
    let heights = groups.map { $0.estimatedHeight(width: width) }
    let total = heights.reduce(0, +)
    var sum: CGFloat = 0
    for (index, height) in heights.enumerated() {
      if sum + height / 2 >= total / 2 { return index }
      sum += height
    }
    return groups.count
  }

  // MARK: - Rows

  private func item(_ group: MosaicGroup, width: CGFloat) -> NSCollectionLayoutItem {
    let half = onPixel((width - Self.spacing) / 2)
    let third = onPixel((width - 2 * Self.spacing) / 3)
    let quarter = onPixel((width - 3 * Self.spacing) / 4)
    switch group.arrangement {
    case .full:
      return NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(100)))
    case .fiftyFifty:
      return squares(2, of: 2, side: half)
    case .triplets:
      return squares(group.widgets.count, of: 3, side: third)
    case .quadruples:
      return squares(group.widgets.count, of: 4, side: quarter)
    case .mixed:
      return mixed(minis: group.widgets.count - 1, width: width)
    case .largeSquare:
      return row([minis(4, side: half), square(half)], height: .absolute(half))
    }
  }

  /// Squares in a row that has room for so many, from the leading edge.
  private func squares(_ count: Int, of room: Int, side: CGFloat) -> NSCollectionLayoutGroup {
    let items = (0..<count).map { _ in square(side) }
    guard count < room else { return row(items, height: .absolute(side)) }
    // A group goes on with its items while there is room, so there must be none.
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(CGFloat(count) * (side + Self.spacing) - Self.spacing),
        heightDimension: .absolute(side)),
      subitems: items)
    group.interItemSpacing = .fixed(Self.spacing)
    return group
  }

  private func square(_ side: CGFloat) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(side), heightDimension: .absolute(side)))
  }

  /// A row from edge to edge: the pixels that are left over go between its items.
  private func row(_ items: [NSCollectionLayoutItem], height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: items)
    group.interItemSpacing = .flexible(Self.spacing)
    return group
  }

  /// A square of half the width less the spacing, and minis in the other half.
  private func mixed(minis count: Int, width: CGFloat) -> NSCollectionLayoutGroup {
    let half = onPixel(width / 2)
    let square = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(half), heightDimension: .fractionalHeight(1)))
    square.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: Self.spacing)
    guard count > 0 else {
      return NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(half), heightDimension: .absolute(half)),
        subitems: [square])
    }
    return NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(half)),
      subitems: [square, minis(count, side: half)])
  }

  /// Up to four minis in two rows, filled from the top leading corner of a square.
  private func minis(_ count: Int, side: CGFloat) -> NSCollectionLayoutGroup {
    let mini = onPixel((side - Self.spacing) / 2)
    let rows = [min(count, 2), count - 2].filter { $0 > 0 }.map { squares($0, of: 2, side: mini) }
    let height = rows.count == 2 ? side : mini
    let block = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(side), heightDimension: .absolute(height)),
      subitems: rows)
    block.interItemSpacing = .flexible(Self.spacing)
    return block
  }
}

extension MosaicGroup {
  /// About how high a row is at a width, in points.
  fileprivate func estimatedHeight(width: CGFloat) -> CGFloat {
    switch arrangement {
    case .fiftyFifty, .mixed, .largeSquare: return width / 2
    case .triplets: return width / 3
    case .quadruples: return width / 4
    case .full:
      // A head, and paragraphs of lines whose characters are some eight points wide.
      return widgets.reduce(140) { height, widget in
        widget.text.split(separator: "\n").reduce(height) { height, paragraph in
          height + (CGFloat(paragraph.count) * 8 / max(width - 32, 1)).rounded(.up) * 21 + 12
        }
      }
    }
  }
}
