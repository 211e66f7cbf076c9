// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// A layout that can be made again and again, each time the same.
enum FuzzLayout: CaseIterable {
  case rows, grid, sized, selfSizing, horizontal, pinned, compositional, estimated, orthogonal, list, custom

  /// Whether cells say how high they are, so that what is known depends on what was seen.
  var isSelfSizing: Bool { self == .selfSizing || self == .estimated || self == .list }

  @MainActor func make() -> UICollectionViewLayout {
    switch self {
    case .rows: flow(CGSize(width: 300, height: 44))
    case .grid:
      flow(CGSize(width: 80, height: 60)) {
        $0.headerReferenceSize = CGSize(width: 20, height: 24)
        $0.footerReferenceSize = CGSize(width: 20, height: 12)
        $0.sectionInset = UIEdgeInsets(top: 7, left: 5, bottom: 3, right: 9)
      }
    case .sized: flow(CGSize(width: 30, height: 30))
    case .selfSizing:
      flow(CGSize(width: 300, height: 44)) {
        $0.estimatedItemSize = CGSize(width: 300, height: 50)
        $0.headerReferenceSize = CGSize(width: 20, height: 24)
      }
    case .horizontal:
      flow(CGSize(width: 90, height: 70)) {
        $0.scrollDirection = .horizontal
        $0.headerReferenceSize = CGSize(width: 20, height: 20)
      }
    case .pinned:
      flow(CGSize(width: 90, height: 70)) {
        $0.headerReferenceSize = CGSize(width: 20, height: 30)
        $0.footerReferenceSize = CGSize(width: 20, height: 20)
        $0.sectionHeadersPinToVisibleBounds = true
        $0.sectionFootersPinToVisibleBounds = true
      }
    case .compositional:
      decorated(UICollectionViewCompositionalLayout { index, _ in Self.grid(columns: 2 + index % 2) })
    case .estimated:
      decorated(
        UICollectionViewCompositionalLayout { index, _ in
          let section = NSCollectionLayoutSection.rows(.estimated(60), spacing: 4)
            .header(index % 2 == 0 ? .estimated(40) : .absolute(30), pins: true)
          section.decorationItems = [.background(elementKind: "ground")]
          return section
        })
    case .orthogonal:
      decorated(
        UICollectionViewCompositionalLayout { index, _ in
          if index % 2 == 0 { return Self.grid(columns: 3) }
          let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
            .continuous, .groupPaging, .paging, .groupPagingCentered, .continuousGroupLeadingBoundary,
          ]
          return .cards(width: 130, behaviors[index / 2 % behaviors.count]).header(pins: index % 4 == 1)
        })
    case .list:
      UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    case .custom: ScatteredLayout()
    }
  }

  @MainActor private func flow(
    _ size: CGSize, _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    layout.minimumLineSpacing = 6
    change(layout)
    return layout
  }

  @MainActor private func decorated(_ layout: UICollectionViewCompositionalLayout) -> UICollectionViewLayout {
    layout.register(FuzzExtra.self, forDecorationViewOfKind: "ground")
    return layout
  }

  /// Cells with badges, a pinned header, a footer and a ground.
  @MainActor private static func grid(columns: Int) -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.absolute(16), .absolute(16)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(56)), subitems: [item])
    group.interItemSpacing = .fixed(5)
    let section = NSCollectionLayoutSection(group: group).header(pins: true)
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 6, trailing: 2)
    section.boundarySupplementaryItems.append(
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(18)), elementKind: footerKind, alignment: .bottom))
    section.decorationItems = [.background(elementKind: "ground")]
    return section
  }
}

/// A layout of an app: three columns, some cells turned, some faint, at different depths.
@MainActor final class ScatteredLayout: UICollectionViewLayout {
  private var paths: [[IndexPath]] = []
  private var width: CGFloat = 0

  override func prepare() {
    guard let collectionView else { return }
    width = collectionView.bounds.width
    paths = (0..<collectionView.numberOfSections).map { section in
      (0..<collectionView.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
  }

  private func top(_ section: Int) -> CGFloat {
    paths[..<section].reduce(0) { $0 + CGFloat(($1.count + 2) / 3) * 70 + 15 }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: top(paths.count)) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.width != width }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard paths.indices.contains(indexPath.section), paths[indexPath.section].indices.contains(indexPath.item) else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let (column, row) = (indexPath.item % 3, indexPath.item / 3)
    let side = (width / 3).rounded(.down)
    attributes.frame = CGRect(
      x: CGFloat(column) * side, y: top(indexPath.section) + CGFloat(row) * 70 + CGFloat(column * 9), width: side,
      height: 66)
    attributes.zIndex = indexPath.item % 4
    if indexPath.item % 5 == 0 { attributes.alpha = 0.5 }
    if indexPath.item % 7 == 3 { attributes.transform = CGAffineTransform(rotationAngle: 0.2) }
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    paths.joined().compactMap(layoutAttributesForItem).filter { $0.frame.intersects(rect) }
  }
}
