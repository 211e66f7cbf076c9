// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Batches of changes: what stays keeps its cell, what is new gets one. How they are animated is tested elsewhere.
@MainActor struct UICollectionViewUpdatesTests {
  private func fixture(_ sections: [[String]]) -> CollectionFixture {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 20)
    layout.minimumLineSpacing = 0
    let fixture = CollectionFixture(sections, layout: layout)
    fixture.settle()
    fixture.cellsAsked = 0
    return fixture
  }

  @Test func insertedItemsPushTheOthers() {
    let fixture = fixture([["a", "b", "c"]])
    let b = fixture.view.cellForItem(at: path(0, 1))
    fixture.sections = [["a", "x", "b", "c", "y"]]
    fixture.view.insertItems(at: [path(0, 1), path(0, 4)])
    #expect(fixture.texts == ["a", "x", "b", "c", "y"])
    #expect(fixture.view.cellForItem(at: path(0, 2)) === b)
    #expect(b?.frame.minY == 40)
    #expect(fixture.cellsAsked == 2)
  }

  @Test func aBatchMixesOldAndNewPaths() {
    let fixture = fixture([["a", "b", "c", "d", "e"]])
    var isDone = false
    UIView.performWithoutAnimation {
      fixture.view.performBatchUpdates {
        fixture.sections = [["e", "a", "x", "d"]]
        fixture.view.deleteItems(at: [path(0, 1), path(0, 2)])
        fixture.view.insertItems(at: [path(0, 2)])
        fixture.view.moveItem(at: path(0, 4), to: path(0, 0))
      } completion: {
        isDone = $0
      }
    }
    #expect(fixture.texts == ["e", "a", "x", "d"])
    #expect(fixture.cellsAsked == 1)
    #expect(!isDone)
    _ = UIApplication.shared.makeFrame()
    #expect(isDone)
  }

  @Test func reloadedItemsAreAskedForAgain() {
    let fixture = fixture([["a", "b", "c"]])
    fixture.sections = [["a", "B", "c"]]
    fixture.view.reloadItems(at: [path(0, 1)])
    #expect(fixture.texts == ["a", "B", "c"])
    #expect(fixture.cellsAsked == 1)
    // The old cell and the new one are seen together for a while.
    #expect(fixture.view.statistics.viewsMade == 4)
  }

  @Test func sectionsComeGoAndMove() {
    let fixture = fixture([["a"], ["b"], ["c"]])
    fixture.view.performBatchUpdates({
      fixture.sections = [["c"], ["n", "m"], ["a"]]
      fixture.view.deleteSections([1])
      fixture.view.insertSections([1])
      fixture.view.moveSection(2, toSection: 0)
    })
    #expect(fixture.texts == ["c", "n", "m", "a"])
    #expect(fixture.cellsAsked == 2)
    fixture.sections = [["c"], ["p"], ["a"]]
    fixture.view.reloadSections([1])
    #expect(fixture.texts == ["c", "p", "a"])
    #expect(fixture.cellsAsked == 3)
  }

  @Test func itemsMoveBetweenSections() {
    let fixture = fixture([["a", "b"], ["c"]])
    fixture.sections = [["b"], ["c", "a"]]
    fixture.view.moveItem(at: path(0, 0), to: path(1, 1))
    #expect(fixture.texts == ["b", "c", "a"])
    #expect(fixture.cellsAsked == 0)
  }

  @Test func theSelectionGoesAlong() {
    let fixture = fixture([["a", "b", "c"]])
    fixture.view.allowsMultipleSelection = true
    for item in 0..<3 { fixture.view.selectItem(at: path(0, item), animated: false, scrollPosition: []) }
    fixture.sections = [["x", "a", "c"]]
    fixture.view.performBatchUpdates({
      fixture.view.deleteItems(at: [path(0, 1)])
      fixture.view.insertItems(at: [path(0, 0)])
    })
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 1), path(0, 2)])
    #expect(fixture.view.cellForItem(at: path(0, 1))?.isSelected == true)
    #expect(fixture.view.cellForItem(at: path(0, 0))?.isSelected == false)
  }

  @Test func aChangeFarBelowCostsNoCell() {
    let fixture = fixture([(0..<1000).map(String.init)])
    fixture.sections[0].remove(at: 900)
    fixture.view.deleteItems(at: [path(0, 900)])
    #expect(fixture.cellsAsked == 0)
    #expect(fixture.view.contentSize.height == CGFloat(999 * 20))
  }

  private final class ToldLayout: UICollectionViewFlowLayout {
    var told: [String] = []
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      told += updateItems.map { item in
        "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -1) \(item.indexPathAfterUpdate?.item ?? -1)"
      }
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      told.append("finalized")
    }
  }

  @Test func theLayoutIsToldOfTheChanges() {
    let layout = ToldLayout()
    let fixture = CollectionFixture([["a", "b"]], layout: layout)
    fixture.settle()
    fixture.view.performBatchUpdates({
      fixture.sections = [["b", "c"]]
      fixture.view.deleteItems(at: [path(0, 0)])
      fixture.view.insertItems(at: [path(0, 1)])
    })
    #expect(layout.told == ["delete 0 -1", "insert -1 1", "finalized"])
  }

  /// Random batches against a list that is edited the plain way.
  @Test func batchesAgreeWithPlainEditing() {
    var seed: UInt64 = 42
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    var next = 0
    func name() -> String {
      next += 1
      return "n\(next)"
    }
    let fixture = fixture([(0..<8).map { _ in name() }])
    for _ in 0..<200 {
      let old = fixture.sections[0]
      var kept = Array(old.indices)
      var deleted: [IndexPath] = []
      for _ in 0..<random(3) where !kept.isEmpty { deleted.append(path(0, kept.remove(at: random(kept.count)))) }
      var movedFrom: [Int] = []
      for _ in 0..<random(3) where !kept.isEmpty { movedFrom.append(kept.remove(at: random(kept.count))) }
      var new = kept.map { old[$0] }
      for origin in movedFrom { new.insert(old[origin], at: random(new.count + 1)) }
      var insertedNames: [String] = []
      for _ in 0..<random(4) {
        insertedNames.append(name())
        new.insert(insertedNames[insertedNames.count - 1], at: random(new.count + 1))
      }
      fixture.cellsAsked = 0
      fixture.view.performBatchUpdates({
        fixture.sections[0] = new
        fixture.view.deleteItems(at: deleted)
        for origin in movedFrom {
          guard let end = new.firstIndex(of: old[origin]) else { continue }
          fixture.view.moveItem(at: path(0, origin), to: path(0, end))
        }
        fixture.view.insertItems(
          at: insertedNames.compactMap { name in new.firstIndex(of: name).map { path(0, $0) } })
      })
      let visible = Array(new.prefix(20))
      #expect(fixture.texts == visible)
      #expect(fixture.textsByPath == visible)
    }
  }
}
