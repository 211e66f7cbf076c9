// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

// A waterfall as apps bring along: columns filled where they are shortest, a title that stays at the top by naming
// itself alone in its invalidation context, and items that grow from their middle when they come.

private protocol WaterfallLayoutDelegate: AnyObject {
  @MainActor func waterfall(_ layout: WaterfallLayout, heightForItemAt indexPath: IndexPath) -> CGFloat
}

private final class WaterfallLayout: UICollectionViewLayout {
  static let titleKind = "WaterfallTitle"
  weak var heights: WaterfallLayoutDelegate?
  var columns = 3
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var title: UICollectionViewLayoutAttributes?
  private var contentHeight: CGFloat = 0
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []
  var prepared = 0
  var askedRects = 0
  var askedTitles = 0
  var finalized = 0

  override func prepare() {
    super.prepare()
    prepared += 1
    guard let collectionView, cache.isEmpty else { return }
    let titleHeight: CGFloat = 30
    let width = collectionView.bounds.width / CGFloat(columns)
    var bottoms = Array(repeating: titleHeight, count: columns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: CGFloat(column) * width, y: bottoms[column], width: width,
        height: heights?.waterfall(self, heightForItemAt: indexPath) ?? 50)
      bottoms[column] = attributes.frame.maxY
      cache.append(attributes)
    }
    contentHeight = bottoms.max() ?? 0
    let title = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: Self.titleKind, with: IndexPath(item: 0, section: 0))
    title.zIndex = 5
    title.frame = CGRect(x: 0, y: 0, width: collectionView.bounds.width, height: titleHeight)
    self.title = title
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    askedRects += 1
    var all = cache.filter { $0.frame.intersects(rect) }
    if let title = layoutAttributesForSupplementaryView(
      ofKind: Self.titleKind, at: IndexPath(item: 0, section: 0)), title.frame.intersects(rect)
    {
      all.append(title)
    }
    return all
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }

  // The same object each time, changed in place, as many layouts do.
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    askedTitles += 1
    guard elementKind == Self.titleKind, let collectionView else { return nil }
    title?.frame.origin.y = max(0, collectionView.contentOffset.y)
    return title
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if newBounds.width == collectionView?.bounds.width {
      context.invalidateSupplementaryElements(ofKind: Self.titleKind, at: [IndexPath(item: 0, section: 0)])
    }
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidatedSupplementaryIndexPaths == nil { cache = [] }
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    deleted = Set(updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate))
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
    attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    attributes?.alpha = 0
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    if deleted.contains(itemIndexPath) { attributes?.transform = CGAffineTransform(translationX: -300, y: 0) }
    return attributes
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    finalized += 1
    inserted = []
    deleted = []
  }
}

@MainActor struct WaterfallLayoutTests {
  private final class Heights: WaterfallLayoutDelegate {
    func waterfall(_ layout: WaterfallLayout, heightForItemAt indexPath: IndexPath) -> CGFloat {
      [60, 90, 120][indexPath.item % 3]
    }
  }

  private let layout = WaterfallLayout()
  private let heights = Heights()

  private func stage(_ count: Int) -> CollectionStage {
    layout.heights = heights
    let stage = CollectionStage([(0..<count).map(String.init)], layout: layout) {
      $0.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: WaterfallLayout.titleKind,
        withReuseIdentifier: "extra")
    }
    return stage
  }

  @Test func `items stand in the shortest column`() {
    let stage = stage(5)
    #expect(stage.frame(0, 0) == CGRect(x: 0, y: 30, width: 100, height: 60))
    #expect(stage.frame(0, 2) == CGRect(x: 200, y: 30, width: 100, height: 120))
    #expect(stage.frame(0, 3) == CGRect(x: 0, y: 90, width: 100, height: 60))
    #expect(stage.frame(0, 4) == CGRect(x: 100, y: 120, width: 100, height: 90))
  }

  @Test func `a title that is named alone is asked for alone, and follows the content`() throws {
    let stage = stage(100)
    let title = try #require(
      stage.view.supplementaryView(forElementKind: WaterfallLayout.titleKind, at: path(0, 0)))
    let rects = layout.askedRects
    for offset in stride(from: CGFloat(1), through: 40, by: 1) {
      stage.view.contentOffset.y = offset
      stage.settle()
      #expect(title.frame.minY == offset)
    }
    #expect(layout.askedRects == rects)
    #expect(stage.view.statistics.elementsRenewed == 40)
    #expect(title.layer.zPosition == 5)
    stage.view.contentOffset.y = 1000
    stage.settle()
    #expect(title.frame.minY == 1000)
    #expect(stage.texts.count > 9)
  }

  @Test func `the layout's own starts and ends are seen`() throws {
    let stage = stage(3)
    stage.view.performBatchUpdates {
      stage.sections = [["x", "0", "1"]]
      stage.view.deleteItems(at: [path(0, 2)])
      stage.view.insertItems(at: [path(0, 0)])
    }
    #expect(layout.finalized == 1)
    stage.stage.frame()
    let x = try #require(stage.cell("x"))
    #expect(x.shown.opacity == 0)
    #expect(abs(x.shown.transform.m11 - 0.1) < 1e-6)
    #expect(stage.cell("0")?.shown.position.x == 50)
    stage.stage.jump(0.15)
    #expect(abs((stage.cell("0")?.shown.position.x ?? 0) - 100) < 1e-3)
    let gone = try #require(stage.cell("2"))
    #expect(abs(gone.shown.transform.m41 + 150) < 1e-3)
    stage.stage.jump(0.2)
    #expect(stage.cell("2") == nil)
    #expect(x.shown.transform.m11 == 1)
    #expect(x.transform == .identity)
  }

  @Test func `a narrower view has other columns at once, in a block on their way`() {
    let stage = stage(3)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.frame.size.width = 240 }
    #expect(stage.frame(0, 2) == CGRect(x: 160, y: 30, width: 80, height: 120))
    stage.stage.frame()
    stage.stage.jump(0.5)
    #expect(stage.cell("2")?.shown.position.x == 225)
    stage.stage.jump(0.6)
    #expect(stage.cell("2")?.shown.position.x == 200)
  }
}
