// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Frames that UIKit 26 was seen to give at two pixels a point, through the collection view.
@MainActor struct FlowSceneTests {
  private static func twoPixels(_ fixture: CollectionFixture) {
    fixture.window.overrideTraits { $0.displayScale = 2 }
  }

  @Test func aGridSharesWhatIsLeftOver() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let fixture = CollectionFixture([(0..<8).map(String.init)], width: 375, height: 480, layout: layout)
    Self.twoPixels(fixture)
    fixture.settle()
    #expect(fixture.frame(0, 0) == CGRect(x: 16, y: 16, width: 100, height: 100))
    #expect(fixture.frame(0, 1) == CGRect(x: 137.5, y: 16, width: 100, height: 100))
    #expect(fixture.frame(0, 2) == CGRect(x: 259, y: 16, width: 100, height: 100))
    #expect(fixture.frame(0, 7) == CGRect(x: 137.5, y: 240, width: 100, height: 100))
    #expect(fixture.texts == ["0", "1", "2", "3", "4", "5", "6", "7"])
  }

  private final class Footers: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 2 ? 0 : 24) }
  }

  @Test func sectionsHaveHeadersAndFootersEvenWhenEmpty() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 64)
    layout.sectionInset = UIEdgeInsets(top: 6, left: 16, bottom: 12, right: 16)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let fixture = CollectionFixture(
      [["a", "b", "c"], [], ["d", "e", "f", "g", "h"]], width: 375, height: 472, layout: layout)
    let footers = Footers()
    fixture.view.delegate = footers
    Self.twoPixels(fixture)
    fixture.settle()
    let view = fixture.view
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    #expect(fixture.frame(0, 1) == CGRect(x: 147.5, y: 36, width: 80, height: 64))
    #expect(fixture.frame(2, 3) == CGRect(x: 16, y: 318, width: 80, height: 64))
    let frames = { (kind: String) in
      (0..<3).map { view.supplementaryView(forElementKind: kind, at: path($0, 0))?.frame.minY }
    }
    #expect(frames(header) == [0, 136, 208])
    #expect(frames(footer) == [112, 184, nil])
    #expect(
      view.supplementaryView(forElementKind: footer, at: path(0, 0))?.frame
        == CGRect(x: 0, y: 112, width: 375, height: 24))
    // Supplementary views stand after all cells.
    #expect(view.subviews.prefix(8).allSatisfy { $0 is UICollectionViewCell })
    #expect(view.subviews.count == 13)
    #expect(
      view.indexPathsForVisibleSupplementaryElements(ofKind: header).sorted() == [path(0, 0), path(1, 0), path(2, 0)])
    #expect(view.visibleSupplementaryViews(ofKind: footer).count == 2)
  }

  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    let sizes: [(CGFloat, CGFloat)]
    var asked = 0
    init(_ sizes: [(CGFloat, CGFloat)]) { self.sizes = sizes }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: sizes[indexPath.item].0, height: sizes[indexPath.item].1)
    }
  }

  @Test func theDelegateSizesItems() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let fixture = CollectionFixture([["a", "b", "c", "d", "e"]], width: 320, height: 400, layout: layout)
    let sizes = Sizes([(60, 40), (100, 40), (140, 40), (60, 40), (60, 40)])
    fixture.view.delegate = sizes
    Self.twoPixels(fixture)
    fixture.settle()
    #expect(fixture.frame(0, 0) == CGRect(x: 10, y: 10, width: 60, height: 40))
    #expect(fixture.frame(0, 1) == CGRect(x: 210, y: 10, width: 100, height: 40))
    #expect(fixture.frame(0, 2) == CGRect(x: 10, y: 60, width: 140, height: 40))
    #expect(fixture.frame(0, 3) == CGRect(x: 160, y: 60, width: 60, height: 40))
    #expect(sizes.asked == 5)
  }

  @Test func columnsFillWhenScrollingHorizontally() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 90, height: 70)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    let fixture = CollectionFixture([(0..<7).map(String.init)], width: 375, height: 220, layout: layout)
    Self.twoPixels(fixture)
    fixture.settle()
    #expect(fixture.frame(0, 1) == CGRect(x: 12, y: 142, width: 90, height: 70))
    #expect(fixture.frame(0, 6) == CGRect(x: 312, y: 8, width: 90, height: 70))
    #expect(fixture.view.contentSize == CGSize(width: 414, height: 220))
  }

  @Test func aDelegateWithoutSizesLeavesAllItemsAlike() {
    final class Plain: NSObject, UICollectionViewDelegateFlowLayout {}
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 5
    let fixture = CollectionFixture([100_000], layout: layout)
    let plain = Plain()
    fixture.view.delegate = plain
    fixture.settle()
    #expect(fixture.frame(0, 4) == CGRect(x: 100, y: 45, width: 100, height: 40))
    #expect(layout.solver?.statistics.sizesAsked == 0)
  }

  @Test func aDelegateThatSizesItemsIsNotKept() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 40, height: 20 + CGFloat(indexPath.item)) }
    }
    let layout = UICollectionViewFlowLayout()
    let fixture = CollectionFixture([3], layout: layout)
    weak var kept: Sizes?
    do {
      let sizes = Sizes()
      kept = sizes
      fixture.view.delegate = sizes
      fixture.settle()
    }
    #expect(kept == nil)
    #expect(layout.solver?.size(section: 0, item: 2) == CGSize(width: 40, height: 22))
  }

  @Test func cellsThatSayTheirSizesPackTheLastLine() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let fixture = CollectionFixture([["a", "b", "c", "d"]], width: 200, layout: layout)
    fixture.wanted = [
      "a": CGSize(width: 59, height: 34), "b": CGSize(width: 80, height: 34), "c": CGSize(width: 100, height: 34),
      "d": CGSize(width: 40, height: 34),
    ]
    Self.twoPixels(fixture)
    fixture.settle()
    #expect(fixture.frame(0, 0) == CGRect(x: 0, y: 0, width: 59, height: 34))
    #expect(fixture.frame(0, 1) == CGRect(x: 120, y: 0, width: 80, height: 34))
    #expect(fixture.frame(0, 2) == CGRect(x: 0, y: 44, width: 100, height: 34))
    #expect(fixture.frame(0, 3) == CGRect(x: 110, y: 44, width: 40, height: 34))
    #expect(fixture.view.contentSize == CGSize(width: 200, height: 78))
  }

  @Test func sizesThatCellsSaidOutliveScrollingAndUpdates() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    let names = (0..<100).map(String.init)
    let fixture = CollectionFixture([names], layout: layout)
    for name in names + ["new"] { fixture.wanted[name] = CGSize(width: 300, height: 40) }
    fixture.settle()
    // Cells of 40 points fill the screen of 400; the others still count as 100.
    #expect(fixture.texts == Array(names.prefix(10)))
    #expect(fixture.view.contentSize.height == CGFloat(10 * 40 + 90 * 100))
    for offset in stride(from: CGFloat(0), through: 800, by: 40) {
      fixture.view.contentOffset.y = offset
      fixture.settle()
    }
    #expect(fixture.texts.first == "20")
    let height = fixture.view.contentSize.height
    #expect(height == CGFloat(30 * 40 + 70 * 100))
    fixture.sections[0].insert("new", at: 0)
    fixture.view.insertItems(at: [path(0, 0)])
    #expect(fixture.view.contentSize.height == height + 100)
    #expect(fixture.frame(0, 21)?.minY == CGFloat(100 + 20 * 40))
    fixture.view.reloadData()
    fixture.view.contentOffset.y = 0
    fixture.settle()
    #expect(fixture.view.contentSize.height == CGFloat(10 * 40 + 91 * 100))
  }

  @Test func pinnedHeadersStayUntilTheNextSectionPushesThem() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let fixture = CollectionFixture([6, 6], layout: layout)
    fixture.settle()
    let header = {
      fixture.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 0))?
        .frame.minY
    }
    fixture.view.contentOffset.y = 200
    fixture.settle()
    #expect(header() == 200)
    fixture.view.contentOffset.y = 610
    fixture.settle()
    #expect(header() == 600)
    fixture.view.contentOffset.y = 700
    fixture.settle()
    #expect(header() == nil)
  }

  @Test func anotherWidthBreaksLinesAnewAndAsksNoSizes() {
    let fixture = CollectionFixture([["a", "b", "c", "d", "e"]], width: 320)
    let sizes = Sizes([(100, 40), (100, 40), (100, 40), (100, 40), (100, 40)])
    fixture.view.delegate = sizes
    fixture.settle()
    #expect(fixture.frame(0, 3)?.minY == 50)
    fixture.view.frame.size.width = 220
    fixture.settle()
    #expect(fixture.frame(0, 2)?.minY == 50)
    #expect(sizes.asked == 5)
    fixture.view.collectionViewLayout.invalidateLayout()
    fixture.settle()
    #expect(sizes.asked == 10)
  }
}
