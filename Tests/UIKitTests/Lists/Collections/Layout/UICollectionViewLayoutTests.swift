// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// The contract between a collection view and a layout of an app.
@MainActor struct UICollectionViewLayoutTests {
  /// Attributes with a property of an app's own.
  private final class Tilted: UICollectionViewLayoutAttributes {
    var tilt: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tilted)?.tilt = tilt
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      guard super.isEqual(object), let other = object as? Tilted else { return false }
      return MainActor.assumeIsolated { other.tilt == tilt }
    }
  }

  private final class Context: UICollectionViewLayoutInvalidationContext {
    var reason = ""
  }

  /// A list of rows 100 points tall with a line below each, which counts what it is asked.
  private final class Rows: UICollectionViewLayout {
    var followsOffset = false
    var prepared = 0
    var contexts: [String] = []
    var askedBounds: [(new: CGRect, old: CGRect)] = []
    var rest: CGPoint?

    override class var layoutAttributesClass: AnyClass { Tilted.self }
    override class var invalidationContextClass: AnyClass { Context.self }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override func prepare() {
      super.prepare()
      prepared += 1
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: CGFloat(count * 100)) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let range = max(0, Int(rect.minY / 100))..<max(0, min(count, Int((rect.maxY / 100).rounded(.up))))
      return range.flatMap { item -> [UICollectionViewLayoutAttributes] in
        let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path(0, item))
        line.frame = CGRect(x: 0, y: CGFloat(item * 100 + 99), width: 300, height: 1)
        line.zIndex = -1
        return [row(item), line]
      }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      row(indexPath.item)
    }

    private func row(_ item: Int) -> UICollectionViewLayoutAttributes {
      let row = Tilted(forCellWith: path(0, item))
      row.frame = CGRect(x: 0, y: CGFloat(item * 100), width: 300, height: 100)
      if followsOffset { row.alpha = row.frame.minY < (collectionView?.bounds.minY ?? 0) ? 0.5 : 1 }
      return row
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      askedBounds.append((newBounds, collectionView?.bounds ?? .null))
      return followsOffset
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? Context)?.reason = "bounds"
      return context
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      contexts.append((context as? Context)?.reason ?? "?")
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { rest ?? proposedContentOffset }
  }

  private final class Line: UICollectionReusableView {}

  private let layout = Rows()
  private let fixture: CollectionFixture
  private var view: UICollectionView { fixture.view }

  init() {
    layout.register(Line.self, forDecorationViewOfKind: "line")
    fixture = CollectionFixture([50], layout: layout)
    fixture.settle()
  }

  @Test func aLayoutIsPreparedOnceAndAsOftenAsItIsInvalidated() {
    #expect(layout.prepared == 1)
    view.contentOffset.y = 30
    fixture.settle()
    #expect(layout.prepared == 1)
    layout.invalidateLayout()
    layout.invalidateLayout()
    fixture.settle()
    #expect(layout.prepared == 2)
  }

  @Test func decorationsStandBehindTheCells() {
    #expect(view.subviews.count == 8)
    #expect(view.subviews.prefix(4).allSatisfy { $0 is Line })
    #expect(view.subviews[0].frame == CGRect(x: 0, y: 99, width: 300, height: 1))
    #expect(view.subviews[0].layer.zPosition == -1)
    view.contentOffset.y = 1000
    fixture.settle()
    #expect(view.subviews.count == 8)
    #expect(view.statistics.viewsMade == 8)
  }

  @Test func theLayoutIsAskedOfNewBoundsBeforeTheyAreThere() {
    layout.askedBounds = []
    view.contentOffset.y = 25
    #expect(layout.askedBounds.count == 1)
    #expect(layout.askedBounds.first?.new == CGRect(x: 0, y: 25, width: 300, height: 400))
    #expect(layout.askedBounds.first?.old == CGRect(x: 0, y: 0, width: 300, height: 400))
    fixture.settle()
    layout.askedBounds = []
    view.frame.size.height = 350
    #expect(layout.askedBounds.first?.new.height == 350)
    #expect(layout.askedBounds.first?.old.height == 400)
  }

  @Test func aLayoutThatFollowsTheOffsetIsInvalidatedByItsOwnContext() {
    layout.followsOffset = true
    layout.contexts = []
    view.contentOffset.y = 50
    fixture.settle()
    #expect(layout.contexts == ["bounds"])
    #expect(layout.prepared == 2)
    #expect(view.cellForItem(at: path(0, 0))?.alpha == 0.5)
    #expect(view.cellForItem(at: path(0, 1))?.alpha == 1)
    view.contentOffset.y = 120
    fixture.settle()
    #expect(layout.prepared == 3)
    #expect(view.cellForItem(at: path(0, 1))?.alpha == 0.5)
  }

  @Test func onlyCellsWhoseAttributesChangedGetThem() throws {
    layout.followsOffset = true
    let first = try #require(view.cellForItem(at: path(0, 0)) as? CountingCell)
    let second = try #require(view.cellForItem(at: path(0, 1)) as? CountingCell)
    (first.applied, second.applied) = (0, 0)
    view.contentOffset.y = 50
    fixture.settle()
    #expect(first.applied == 1)
    #expect(second.applied == 0)
  }

  @Test func aContextMovesTheOffset() {
    view.contentOffset.y = 500
    fixture.settle()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 60)
    layout.invalidateLayout(with: context)
    fixture.settle()
    #expect(view.contentOffset.y == 560)
  }

  @Test func theLayoutSaysWhereADragRests() {
    layout.rest = CGPoint(x: 0, y: 300)
    let finger = Finger(on: fixture.window)
    finger.down(10, 390)
    for step in 1...10 { finger.move(to: 10, CGFloat(390 - 10 * step)) }
    finger.up()
    finger.wait(5)
    #expect(view.contentOffset.y == 300)
  }

  @Test func hiddenElementsHaveNoView() {
    final class Holes: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        all?.forEach { $0.isHidden = $0.indexPath.item == 1 }
        return all
      }
    }
    let fixture = CollectionFixture([["a", "b", "c"]], layout: Holes())
    fixture.settle()
    #expect(fixture.texts == ["a", "c"])
  }

  @Test func attributesAreCopiedAndComparedWithWhatSubclassesAdd() throws {
    let original = Tilted(forCellWith: path(1, 2))
    original.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    original.tilt = 3
    original.zIndex = 7
    let copy = try #require(original.copy() as? Tilted)
    #expect(copy !== original)
    #expect(copy.tilt == 3)
    #expect(copy.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(copy.indexPath == path(1, 2))
    #expect(copy == original)
    copy.tilt = 4
    #expect(copy != original)
    copy.tilt = 3
    copy.alpha = 0.5
    #expect(copy != original)
  }

  @Test func theFrameOfTransformedAttributesIsTheirOutline() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0, 0))
    attributes.size = CGSize(width: 100, height: 40)
    attributes.center = CGPoint(x: 200, y: 100)
    #expect(attributes.frame == CGRect(x: 150, y: 80, width: 100, height: 40))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(attributes.frame == CGRect(x: 100, y: 90, width: 200, height: 20))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(attributes.representedElementCategory == .cell)
    #expect(attributes.representedElementKind == nil)
  }

  @Test func transformedAttributesReachTheView() throws {
    final class Big: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        all?.forEach { $0.transform = CGAffineTransform(scaleX: 1.5, y: 1.5) }
        return all
      }
    }
    let fixture = CollectionFixture([["a"]], layout: Big())
    fixture.settle()
    let cell = try #require(fixture.view.cellForItem(at: path(0, 0)))
    #expect(cell.bounds.size == CGSize(width: 50, height: 50))
    #expect(cell.frame.size == CGSize(width: 75, height: 75))
    #expect(cell.contentView.bounds.size == CGSize(width: 50, height: 50))
  }

  @Test func contextsNameWhatIsInvalid() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [path(0, 1)])
    context.invalidateItems(at: [path(0, 2)])
    context.invalidateSupplementaryElements(ofKind: "badge", at: [path(0, 3)])
    #expect(context.invalidatedItemIndexPaths == [path(0, 1), path(0, 2)])
    #expect(context.invalidatedSupplementaryIndexPaths == ["badge": [path(0, 3)]])
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
  }
}
