// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Layouts of an app's own, written from left to right, where people read from right to left.
@MainActor struct LayoutMirroringTests {
  /// Steps of 40 × 30 points, each 50 to the right of the one before and 40 below, in 300 points.
  private class StepsLayout: UICollectionViewLayout {
    var flips = true
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var width: CGFloat = 300
    var asked: [CGRect] = []
    var seenByDefault: [CGFloat] = []
    private var known: [UICollectionViewLayoutAttributes] = []

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { direction }
    override var collectionViewContentSize: CGSize { CGSize(width: width, height: 400) }

    override func prepare() {
      known = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0, $0))
        attributes.frame = rect(CGFloat($0) * 50, CGFloat($0) * 40, 40, 30)
        return attributes
      }
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      asked.append(rect)
      return known.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      known.indices.contains(indexPath.item) ? known[indexPath.item] : nil
    }
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      seenByDefault.append(attributes?.center.x ?? -1)
      attributes?.center.x += 100
      return attributes
    }
  }

  private let layout = StepsLayout()

  private func fixture(_ direction: UISemanticContentAttribute = .forceRightToLeft) -> CollectionFixture {
    let fixture = CollectionFixture([4], layout: layout)
    fixture.view.semanticContentAttribute = direction
    fixture.settle()
    return fixture
  }

  @Test func aLayoutThatDoesNotFlipIsShownAsItIs() {
    layout.flips = false
    #expect(fixture().frame(0, 0) == rect(0, 0, 40, 30))
    #expect(UICollectionViewLayout().flipsHorizontallyInOppositeLayoutDirection == false)
    #expect(UICollectionViewLayout().developmentLayoutDirection == .leftToRight)
  }

  @Test func whatALayoutSaysIsMirrored() {
    let fixture = fixture()
    #expect(fixture.frame(0, 0) == rect(260, 0, 40, 30))
    #expect(fixture.frame(0, 2) == rect(160, 80, 40, 30))
    // The layout itself learns nothing of it.
    #expect(layout.layoutAttributesForItem(at: path(0, 2))?.frame == rect(100, 80, 40, 30))
    #expect(fixture.view.layoutAttributesForItem(at: path(0, 2))?.frame == rect(160, 80, 40, 30))
    // It hands out its own objects again and again.
    fixture.view.setNeedsLayout()
    layout.invalidateLayout()
    fixture.settle()
    #expect(fixture.frame(0, 2) == rect(160, 80, 40, 30))
  }

  @Test func placesAreAskedInTheLayoutsOwnCoordinates() {
    let fixture = fixture()
    layout.asked = []
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 165, y: 90)) == path(0, 2))
    #expect(layout.asked == [rect(134, 90, 1, 1)])
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 105, y: 90)) == nil)
  }

  @Test func onlyTheOppositeDirectionMirrors() {
    #expect(fixture(.forceLeftToRight).frame(0, 1) == rect(50, 40, 40, 30))
    layout.direction = .rightToLeft
    #expect(fixture(.forceLeftToRight).frame(0, 1) == rect(210, 40, 40, 30))
    #expect(fixture(.forceRightToLeft).frame(0, 1) == rect(50, 40, 40, 30))
  }

  @Test func cellsChangeSidesWithTheDirection() {
    let fixture = fixture(.forceLeftToRight)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.settle()
    #expect(fixture.frame(0, 1) == rect(210, 40, 40, 30))
  }

  @Test func contentThatIsWiderTurnsAboutItsOwnWidth() {
    layout.width = 1000
    let fixture = fixture()
    #expect(fixture.view.visibleCells.isEmpty)
    fixture.view.scrollToItem(at: path(0, 0), at: .right, animated: false)
    fixture.settle()
    #expect(fixture.view.contentOffset.x == 700)
    #expect(fixture.frame(0, 0) == rect(960, 0, 40, 30))
  }

  @Test func itemsBeginOnTheOtherSideToo() {
    let stage = CollectionStage([["a", "b"]], layout: layout) { $0.semanticContentAttribute = .forceRightToLeft }
    layout.seenByDefault = []
    stage.sections[0].insert("new", at: 0)
    stage.view.insertItems(at: [path(0, 0)])
    stage.stage.frame()
    // What was at the places 0 and 1 goes on to 1 and 2; the new one fades in where it will be.
    #expect(layout.seenByDefault.sorted() == [20, 20, 70])
    // 100 points to the right in the layout are 100 to the left on the screen.
    #expect(stage.cell("new")?.shown.position.x == 180)
    #expect(stage.cell("new")?.center.x == 280)
    stage.stage.advance(1)
    #expect(stage.cell("new")?.shown.position.x == 280)
  }
}
