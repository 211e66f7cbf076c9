// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

// A layout as libraries bring along that keeps a model of its own: it takes changes over only when it is told of them,
// answers nothing in between, measures cells in one direction, and keeps the end of the content where it was.

private final class RowsContext: UICollectionViewLayoutInvalidationContext {}

private final class ModelLayout: UICollectionViewLayout {
  var estimate: CGFloat = 40
  var keepsEnd = false
  var log: [String] = []
  private var heights: [CGFloat] = []
  private var oldHeights: [CGFloat] = []
  private var inserted: Set<Int> = []
  private var deleted: Set<Int> = []
  private var needsModel = true
  private var waitsForUpdates = false
  private var width: CGFloat?
  private var distanceFromEnd: CGFloat?
  private var stagedShift: CGFloat = 0

  override class var invalidationContextClass: AnyClass { RowsContext.self }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { needsModel = true }
    // The bounds are the new ones by now.
    if let width, let new = collectionView?.bounds.width, new != width {
      log.append("width \(Int(new))")
      self.width = new
      heights = heights.map { _ in estimate }
    }
    waitsForUpdates = context.invalidateDataSourceCounts && !context.invalidateEverything
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    guard needsModel, let collectionView else { return }
    needsModel = false
    width = collectionView.bounds.width
    heights = Array(repeating: estimate, count: collectionView.numberOfItems(inSection: 0))
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: heights.reduce(0, +))
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    if keepsEnd, let collectionView { distanceFromEnd = collectionView.contentSize.height - collectionView.bounds.maxY }
    oldHeights = heights
    deleted = Set(updateItems.filter { $0.updateAction == .delete }.compactMap { $0.indexPathBeforeUpdate?.item })
    inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap { $0.indexPathAfterUpdate?.item })
    for item in deleted.sorted(by: >) { heights.remove(at: item) }
    for item in inserted.sorted() { heights.insert(estimate, at: item) }
    waitsForUpdates = false
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let distanceFromEnd, let collectionView else { return proposedContentOffset }
    return CGPoint(
      x: 0, y: collectionViewContentSize.height - distanceFromEnd - collectionView.bounds.height)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    if stagedShift != 0 {
      let context = RowsContext()
      context.contentOffsetAdjustment.y = stagedShift
      invalidateLayout(with: context)
    }
    stagedShift = 0
    distanceFromEnd = nil
    inserted = []
    deleted = []
  }

  private func row(_ item: Int, in heights: [CGFloat]) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(
      x: 0, y: heights[..<item].reduce(0, +), width: collectionView?.bounds.width ?? 0, height: heights[item])
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard !waitsForUpdates else { return nil }
    return heights.indices.map { row($0, in: heights) }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    waitsForUpdates ? nil : row(indexPath.item, in: heights)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard !inserted.contains(itemIndexPath.item), !oldHeights.isEmpty else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    let rank = itemIndexPath.item - inserted.count { $0 < itemIndexPath.item }
    let kept = oldHeights.indices.filter { !deleted.contains($0) }
    return row(kept[rank], in: oldHeights)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let item = preferredAttributes.indexPath.item
    let growth = preferredAttributes.size.height - heights[item]
    heights[item] += growth
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if keepsEnd {
      if inserted.isEmpty { context.contentOffsetAdjustment.y = growth } else { stagedShift += growth }
    }
    return context
  }
}

@MainActor struct ModelLayoutTests {
  private let layout = ModelLayout()

  /// Rows that are a hundred points tall, or as tall as is said.
  private func stage(_ count: Int, tall: CGFloat = 100) -> CollectionStage {
    let texts = (0..<count).map(String.init)
    let stage = CollectionStage([[]], layout: layout)
    stage.wanted = Dictionary(uniqueKeysWithValues: texts.map { ($0, CGSize(width: 300, height: tall)) })
    stage.sections = [texts]
    stage.view.reloadData()
    stage.stage.frame()
    return stage
  }

  @Test func `rows say their heights`() {
    let stage = stage(10)
    #expect(stage.frame(0, 2) == CGRect(x: 0, y: 200, width: 300, height: 100))
    #expect(stage.texts == ["0", "1", "2", "3"])
  }

  @Test func `changes are taken over before anything else is asked`() {
    let stage = stage(10)
    stage.sections[0].remove(at: 1)
    stage.view.deleteItems(at: [path(0, 1)])
    #expect(stage.texts == ["0", "2", "3", "4"])
    #expect(stage.view.contentSize.height == 900)
    stage.stage.frame()
    #expect(stage.shownY("2").isNear(250))
    stage.stage.jump(0.15)
    #expect(stage.shownY("2").isNear(200))
    stage.stage.jump(0.2)
    #expect(stage.frame(0, 1) == CGRect(x: 0, y: 100, width: 300, height: 100))
  }

  @Test(arguments: [true, false])
  func `a batch before the first layout is counted once`(inWindow: Bool) {
    let fixture = CollectionFixture([["a", "b", "c"]], layout: layout)
    if !inWindow { fixture.view.removeFromSuperview() }
    fixture.view.performBatchUpdates {
      fixture.sections[0] = ["a", "x", "c", "d"]
      fixture.view.deleteItems(at: [path(0, 1)])
      fixture.view.insertItems(at: [path(0, 1), path(0, 3)])
    }
    fixture.window.addSubview(fixture.view)
    fixture.settle()
    #expect(fixture.view.contentSize.height == 160)
    #expect(fixture.textsByPath == ["a", "x", "c", "d"])
  }

  @Test func `the end of the content stays where it is when something comes before it`() {
    let stage = stage(10, tall: 40)
    layout.keepsEnd = true
    stage.sections[0] = ["x"] + stage.sections[0]
    stage.view.contentOffset.y = 0
    stage.settle()
    stage.view.insertItems(at: [path(0, 0)])
    #expect(stage.view.contentOffset.y == 40)
    stage.stage.frame()
    stage.stage.jump(0.15)
    #expect(stage.shownY("5").isNear(220))
    stage.stage.jump(0.2)
    #expect(stage.shownY("5").isNear(220))
  }

  @Test func `what the layout says last belongs to the animation`() {
    let stage = stage(20, tall: 40)
    layout.keepsEnd = true
    stage.view.contentOffset.y = 400
    stage.stage.frame()
    stage.wanted["x"] = CGSize(width: 300, height: 70)
    stage.sections[0].insert("x", at: 12)
    stage.view.insertItems(at: [path(0, 12)])
    // The distance to the end, and what the new row turned out to be taller.
    #expect(stage.view.contentOffset.y == 470)
    stage.stage.frame()
    #expect(stage.shownY("15").isNear(220))
    stage.stage.jump(0.15)
    #expect(stage.shownY("15").isNear(220))
    stage.stage.jump(0.2)
    #expect(stage.shownY("15").isNear(220))
  }

  @Test func `in another width rows are measured anew, and the layout hears of it when the bounds are there`() {
    let stage = stage(10)
    for text in stage.sections[0] { stage.wanted[text] = CGSize(width: 200, height: 150) }
    for cell in stage.view.visibleCells.compactMap({ $0 as? CountingCell }) { cell.wanted = stage.wanted[cell.text] }
    stage.view.frame.size.width = 200
    stage.settle()
    #expect(layout.log == ["width 200"])
    #expect(stage.frame(0, 1) == CGRect(x: 0, y: 150, width: 200, height: 150))
  }
}
