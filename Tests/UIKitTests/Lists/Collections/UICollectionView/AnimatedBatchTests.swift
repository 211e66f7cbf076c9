// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What is seen while a batch is animated, and after it.
@MainActor struct AnimatedBatchTests {
  @Test func `insertions push what was there and fade in, in 0_3 seconds`() {
    let stage = CollectionStage([["a", "b"]])
    var finished: [Bool] = []
    stage.view.performBatchUpdates {
      stage.sections = [["a", "x", "b"]]
      stage.view.insertItems(at: [path(0, 1)])
    } completion: {
      finished.append($0)
    }
    #expect(stage.cell("b")?.frame.minY == 80)
    stage.stage.frame()
    #expect(stage.shownY("b").isNear(60))
    #expect(stage.shownY("x").isNear(60))
    #expect(stage.shownAlpha("x") == 0)
    stage.stage.jump(0.075)
    #expect(stage.shownY("b").map { abs($0 - (60 + 40 * easedQuarter)) < 0.01 } == true)
    #expect(stage.shownAlpha("x").map { abs($0 - 0.12916) < 0.001 } == true)
    stage.stage.jump(0.075)
    #expect(stage.shownY("b").isNear(80))
    #expect(finished.isEmpty)
    stage.stage.jump(0.151)
    #expect(stage.shownY("b").isNear(100))
    #expect(stage.shownAlpha("x") == 1)
    #expect(finished == [true])
    #expect(stage.cell("b")?.layer.animationKeys() == nil)
  }

  @Test func `deleted cells fade out in place, and are used again when that is over`() {
    let stage = CollectionStage([["a", "b", "c"]])
    let b = stage.cell("b")
    stage.sections = [["a", "c"]]
    stage.view.deleteItems(at: [path(0, 1)])
    stage.stage.frame()
    #expect(stage.texts == ["a", "c"])
    #expect(stage.view.visibleCells.count == 2)
    #expect(stage.view.subviews.count == 3)
    #expect(b?.superview === stage.view)
    stage.stage.jump(0.15)
    #expect(stage.shownAlpha("b").map { abs($0 - 0.5) < 0.001 } == true)
    #expect(stage.shownY("b").isNear(60))
    #expect(stage.shownY("c").isNear(80))
    stage.stage.jump(0.16)
    #expect(b?.superview == nil)
    #expect(stage.view.subviews.count == 2)
    stage.sections = [["a", "c", "d"]]
    stage.view.insertItems(at: [path(0, 2)])
    #expect(stage.cell("d") === b)
  }

  @Test func `moves go from place to place`() {
    let stage = CollectionStage([["a", "b", "c"]])
    stage.sections = [["b", "c", "a"]]
    stage.view.moveItem(at: path(0, 0), to: path(0, 2))
    stage.stage.frame()
    #expect(stage.shownY("a").isNear(20))
    stage.stage.jump(0.15)
    #expect(stage.shownY("a").isNear(60))
    #expect(stage.shownY("b").isNear(40))
    #expect(stage.cellsAsked == 0)
  }

  @Test func `reloaded cells cross-fade on the way to their new place`() {
    let stage = CollectionStage([["a", "b", "c"]])
    stage.view.performBatchUpdates {
      stage.sections = [["b", "C"]]
      stage.view.deleteItems(at: [path(0, 0)])
      stage.view.reloadItems(at: [path(0, 2)])
    }
    stage.stage.frame()
    #expect(stage.shownAlpha("C") == 0)
    #expect(stage.shownAlpha("c") == 1)
    #expect(stage.shownY("C").isNear(100))
    stage.stage.jump(0.15)
    #expect(stage.shownAlpha("C").map { abs($0 - 0.5) < 0.001 } == true)
    #expect(stage.shownAlpha("c").map { abs($0 - 0.5) < 0.001 } == true)
    #expect(stage.shownY("C").isNear(80))
    #expect(stage.shownY("c").isNear(80))
    stage.stage.jump(0.2)
    #expect(stage.cell("c") == nil)
    #expect(stage.texts == ["b", "C"])
  }

  @Test func `what comes onto the screen comes from where it was, what leaves goes where it is`() {
    let stage = CollectionStage([(0..<40).map(String.init)])
    stage.sections[0].removeFirst(30)
    stage.view.deleteItems(at: (0..<30).map { path(0, $0) })
    stage.stage.frame()
    // Items 30 to 39 stood below the screen.
    #expect(stage.shownY("30").isNear(CGFloat(30 * 40 + 20)))
    #expect(stage.shownAlpha("30") == 1)
    stage.stage.advance(0.4)
    #expect(stage.shownY("30").isNear(20))
    #expect(stage.view.subviews.count == 10)
    let old = stage.cell("39")
    stage.sections[0].insert("new", at: 0)
    stage.view.insertItems(at: [path(0, 0)])
    stage.stage.frame()
    #expect(old?.superview != nil)
    #expect(stage.view.indexPath(for: stage.cell("39") ?? UICollectionViewCell(frame: .zero)) == nil)
    stage.stage.jump(0.15)
    #expect(stage.shownY("39").isNear(400))
    stage.stage.jump(0.2)
    #expect(old?.superview == nil)
  }

  @Test func `a batch during another begins from the present look`() {
    let stage = CollectionStage([["a", "b"]])
    var finished: [String] = []
    stage.view.performBatchUpdates {
      stage.sections = [["x", "a", "b"]]
      stage.view.insertItems(at: [path(0, 0)])
    } completion: {
      finished.append("first \($0)")
    }
    stage.stage.frame()
    stage.stage.jump(0.15)
    let (a, x) = (stage.shownY("a"), stage.shownAlpha("x"))
    #expect(a.isNear(40))
    stage.view.performBatchUpdates {
      stage.sections = [["a", "b"]]
      stage.view.deleteItems(at: [path(0, 0)])
    } completion: {
      finished.append("second \($0)")
    }
    stage.stage.frame()
    #expect(stage.shownY("a").isNear(40))
    #expect(x == stage.shownAlpha("x"))
    stage.stage.jump(0.2)
    #expect(finished == ["first true"])
    #expect(stage.cell("x")?.superview != nil)
    stage.stage.jump(0.2)
    #expect(finished == ["first true", "second true"])
    #expect(stage.shownY("a").isNear(20))
    #expect(stage.cell("x") == nil)
    #expect(stage.view.subviews.count == 2)
  }

  @Test func `a cell on its way out that is wanted again turns round`() {
    let stage = CollectionStage([(0..<10).map(String.init)])
    let nine = stage.cell("9")
    stage.sections[0].insert("x", at: 0)
    stage.view.insertItems(at: [path(0, 0)])
    stage.stage.frame()
    stage.stage.jump(0.15)
    #expect(stage.shownY("9").isNear(400))
    stage.sections[0].remove(at: 0)
    stage.view.deleteItems(at: [path(0, 0)])
    stage.stage.frame()
    #expect(stage.view.cellForItem(at: path(0, 9)) === nine)
    #expect(stage.shownY("9").isNear(400))
    stage.stage.advance(0.4)
    #expect(stage.view.cellForItem(at: path(0, 9)) === nine)
    #expect(stage.shownY("9").isNear(380))
    #expect(stage.view.subviews.count == 10)
    #expect(stage.cellsAsked == 1)
  }

  @Test func `without animation changes show at once`() {
    let stage = CollectionStage([["a", "b"]])
    var finished: [Bool] = []
    UIView.performWithoutAnimation {
      stage.view.performBatchUpdates {
        stage.sections = [["b"]]
        stage.view.deleteItems(at: [path(0, 0)])
      } completion: {
        finished.append($0)
      }
    }
    #expect(stage.view.subviews.count == 1)
    #expect(stage.cell("b")?.layer.animationKeys() == nil)
    stage.stage.frame()
    #expect(stage.shownY("b").isNear(20))
    #expect(finished == [true])
  }

  @Test func `the block around a batch says how long it takes`() {
    let stage = CollectionStage([["a", "b"]])
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.sections = [["b"]]
      stage.view.deleteItems(at: [path(0, 0)])
    }
    stage.stage.frame()
    stage.stage.jump(0.25)
    #expect(stage.shownY("b").isNear(50))
    stage.stage.jump(0.8)
    #expect(stage.view.subviews.count == 1)
  }

  @Test func `nested batches are one, whose completions run together`() {
    let stage = CollectionStage([["a", "b"]])
    var finished: [String] = []
    stage.view.performBatchUpdates {
      stage.sections = [["x", "b"]]
      stage.view.deleteItems(at: [path(0, 0)])
      stage.view.performBatchUpdates {
        stage.view.insertItems(at: [path(0, 0)])
      } completion: { _ in
        finished.append("inner")
      }
    } completion: { _ in
      finished.append("outer")
    }
    #expect(stage.texts == ["x", "b"])
    stage.stage.frame()
    stage.stage.jump(0.29)
    #expect(finished.isEmpty)
    stage.stage.jump(0.02)
    #expect(finished == ["inner", "outer"])
  }

  @Test func `after deletions at the end the offset goes along, animated`() {
    let stage = CollectionStage([(0..<20).map(String.init)])
    stage.view.contentOffset.y = 400
    stage.stage.frame()
    stage.sections[0].removeLast(5)
    stage.view.deleteItems(at: (15..<20).map { path(0, $0) })
    #expect(stage.view.contentOffset.y == 200)
    stage.stage.frame()
    #expect(stage.view.shown.bounds.origin.y == 400)
    #expect(stage.shownY("10").isNear(20))
    #expect(stage.shownY("5").isNear(-180))
    stage.stage.jump(0.15)
    #expect(stage.shownY("10").isNear(120))
    #expect(stage.shownY("9").isNear(80))
    stage.stage.jump(0.2)
    #expect(stage.texts.count == 10)
    #expect(stage.view.subviews.count == 10)
  }

  /// Inserts 500 items into 100,000, and lets the animation end.
  private func insertManyItems(into stage: CollectionStage, animating elements: Int? = nil) {
    let before = stage.view.statistics
    let new = (0..<500).map { "new \($0)" }
    stage.sections[0].insert(contentsOf: new, at: 5)
    stage.view.insertItems(at: (5..<505).map { path(0, $0) })
    stage.stage.frame()
    let after = stage.view.statistics
    #expect(stage.texts == ["0", "1", "2", "3", "4"] + new.prefix(5))
    #expect(stage.cellsAsked == 5)
    #expect(after.viewsMade - before.viewsMade == 5)
    if let elements { #expect(after.elementsAnimated - before.elementsAnimated == elements) }
    #expect(after.layoutQueries - before.layoutQueries == 1)
    #expect(after.layoutsPrepared - before.layoutsPrepared == 1)
    stage.stage.advance(0.5)
    #expect(stage.view.statistics == after, "the frames of the animation cost nothing")
  }

  @Test func `500 insertions into 100,000 items cost what is visible`() {
    let stage = CollectionStage([(0..<100_000).map(String.init)])
    insertManyItems(into: stage, animating: 15)
    #expect(stage.cellsAsked == 5)
  }

  @Test func `500 insertions into 100,000 rows that say their sizes cost what is visible`() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row]))
    insertManyItems(
      into: CollectionStage(
        [(0..<100_000).map(String.init)], layout: UICollectionViewCompositionalLayout(section: section)))
  }

  @Test func `the press ends and the selection goes along`() {
    let stage = CollectionStage([["a", "b"]])
    let finger = Finger(on: stage.stage.window)
    finger.down(10, 60)
    finger.wait(0.2)
    #expect(stage.cell("b")?.isHighlighted == true)
    stage.view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    stage.sections = [["x", "a", "b"]]
    stage.view.insertItems(at: [path(0, 0)])
    #expect(stage.cell("b")?.isHighlighted == false)
    #expect(stage.view.indexPathsForSelectedItems == [path(0, 2)])
    finger.up()
    finger.tap(10, 10)
    #expect(stage.view.indexPathsForSelectedItems == [path(0, 0)])
  }

  @Test func `reconfigured cells are filled anew and stay`() {
    let stage = CollectionStage([["a", "b"]])
    let b = stage.cell("b")
    stage.sections = [["a", "B"]]
    stage.view.reconfigureItems(at: [path(0, 1)])
    #expect(b?.text == "B")
    #expect(b?.reuses == 0)
    #expect(stage.view.cellForItem(at: path(0, 1)) === b)
    #expect(stage.view.statistics.viewsMade == 2)
    stage.view.performBatchUpdates {
      stage.sections = [["x", "a", "BB"]]
      stage.view.insertItems(at: [path(0, 0)])
      stage.view.reconfigureItems(at: [path(0, 1)])
    }
    #expect(b?.text == "BB")
    #expect(stage.view.indexPath(for: b ?? UICollectionViewCell(frame: .zero)) == path(0, 2))
  }

  @Test func `a layout that changes in the app's block moves, with what comes and goes`() throws {
    let stage = CollectionStage([(0..<20).map(String.init)])
    let layout = try #require(stage.view.collectionViewLayout as? UICollectionViewFlowLayout)
    let nine = stage.cell("9")
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      layout.itemSize.height = 50
      stage.view.layoutIfNeeded()
    }
    #expect(stage.texts == (0..<8).map(String.init))
    stage.stage.frame()
    stage.stage.jump(0.5)
    #expect(stage.shownY("2").isNear(112.5))
    #expect(stage.shownY("9").isNear(427.5))
    stage.stage.jump(0.6)
    #expect(nine?.superview == nil)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      layout.itemSize.height = 25
      stage.view.layoutIfNeeded()
    }
    stage.stage.frame()
    #expect(stage.shownY("9").isNear(475))
    stage.stage.jump(0.5)
    #expect(stage.shownY("9").isNear(356.25))
  }

  @Test func `an animator takes elements along until it ends`() throws {
    let stage = CollectionStage([(0..<20).map(String.init)])
    let layout = try #require(stage.view.collectionViewLayout as? UICollectionViewFlowLayout)
    let nine = stage.cell("9")
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      layout.itemSize.height = 50
      stage.view.layoutIfNeeded()
    }
    animator.startAnimation()
    stage.stage.frame()
    animator.pauseAnimation()
    stage.stage.jump(5)
    animator.fractionComplete = 0.5
    stage.stage.frame()
    #expect(nine?.superview === stage.view)
    #expect(stage.shownY("9").isNear(427.5))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.stage.frame()
    stage.stage.jump(1)
    #expect(nine?.superview == nil)
  }

  @Test func `content moved in a block keeps what leaves on the screen until the end`() {
    let stage = CollectionStage([(0..<40).map(String.init)])
    let zero = stage.cell("0")
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.contentOffset.y = 400
      stage.view.layoutIfNeeded()
    }
    stage.stage.frame()
    stage.stage.jump(0.5)
    #expect(zero?.superview === stage.view)
    #expect(stage.shownY("0").isNear(-180))
    #expect(stage.shownY("10").isNear(220))
    stage.stage.jump(0.6)
    #expect(zero?.superview == nil)
    #expect(stage.view.subviews.count == 10)
  }

  private final class Headed: UICollectionViewFlowLayout {
    var asked: [String] = []
    var deletedHeaders: [IndexPath] = []
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
      asked.append("delete \(elementKind == UICollectionView.elementKindSectionHeader ? "headers" : "footers")")
      return elementKind == UICollectionView.elementKindSectionHeader ? deletedHeaders : []
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.append("final \(elementIndexPath.section)")
      return super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
    }
  }

  @Test func `headers go with their sections, or as the layout says`() throws {
    let layout = Headed()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 300, height: 20)
    let stage = CollectionStage([["a"], ["b"]], layout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    let second = try #require(stage.view.supplementaryView(forElementKind: kind, at: path(1, 0)))
    stage.sections = [["b"]]
    stage.view.deleteSections([0])
    #expect(stage.view.supplementaryView(forElementKind: kind, at: path(0, 0)) === second)
    #expect(second.frame.minY == 0)
    #expect(layout.asked.contains("final 0"))
    stage.stage.frame()
    #expect(abs(second.shown.position.y - 70) < 1e-3)
    stage.stage.jump(0.15)
    #expect(abs(second.shown.position.y - 40) < 1e-3)
    stage.stage.jump(0.2)
    layout.deletedHeaders = [path(0, 0)]
    stage.sections = [["b", "c"]]
    stage.view.insertItems(at: [path(0, 1)])
    let new = try #require(stage.view.supplementaryView(forElementKind: kind, at: path(0, 0)))
    #expect(new !== second)
    stage.stage.frame()
    stage.stage.jump(0.15)
    #expect(abs(CGFloat(new.shown.opacity) - 0.5) < 1e-3)
    #expect(abs(CGFloat(second.shown.opacity) - 0.5) < 1e-3)
  }
}
