// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Cells that stand for items which were dropped and are still loading.
@MainActor struct DropPlaceholderTests {
  private let fixture = DragFixture(["x", "y", "z"])
  private var view: UICollectionView { fixture.view }

  /// Drops something from elsewhere before the second item; the fixture waits for its data.
  private func drop() -> (any UICollectionViewDropPlaceholderContext)? {
    let bench = fixture.bench
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let source = DragFixture(["a"], in: bench, at: CGRect(x: 300, y: 0, width: 100, height: 400))
    (source.view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 100, height: 100)
    bench.frame()
    fixture.usesPlaceholders = true
    fixture.operation = .copy
    bench.down(1, 350, 50)
    bench.advance(0.8)
    bench.move(1, to: 100, 150)
    bench.advance(0.3)
    bench.up(1)
    bench.advance(1)
    return fixture.contexts.last
  }

  @Test func aPlaceholderStandsForTheItemUntilItIsThere() throws {
    let context = try #require(drop())
    #expect(context.dragItem.localObject as? String == "a")
    #expect(fixture.data == ["x", "y", "z"])
    #expect(fixture.textsByPlace == ["x", "…", "y"])
    #expect(view.hasUncommittedUpdates)
    #expect(view.visibleCells.allSatisfy { !$0.isHidden })
    // It is no item: what the app asks is asked of its data.
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 150)) == nil)
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 250)) == path(0, 1))
    #expect(view.indexPathsForVisibleItems.sorted() == [path(0, 0), path(0, 1)])
    fixture.loading = "50 %"
    context.setNeedsCellUpdate()
    #expect(fixture.textsByPlace == ["x", "50 %", "y"])
    var place: IndexPath?
    let isCommitted = context.commitInsertion {
      place = $0
      fixture.data.insert("a", at: $0.item)
    }
    #expect(isCommitted)
    #expect(place == path(0, 1))
    fixture.bench.advance(1)
    #expect(fixture.textsByPlace == ["x", "a", "y"])
    #expect(!view.hasUncommittedUpdates)
    let isCommittedAgain = context.commitInsertion { _ in fixture.data = [] }
    #expect(!isCommittedAgain)
    #expect(!context.deletePlaceholder())
    #expect(fixture.data == ["x", "a", "y", "z"])
  }

  @Test func aPlaceholderIsTakenAway() throws {
    let context = try #require(drop())
    #expect(context.deletePlaceholder())
    fixture.bench.advance(1)
    #expect(fixture.textsByPlace == ["x", "y", "z"])
    #expect(!context.deletePlaceholder())
    context.setNeedsCellUpdate()
  }

  @Test func otherChangesMovePlaceholdersAlong() throws {
    let context = try #require(drop())
    fixture.data.removeFirst()
    fixture.data += ["new"]
    view.performBatchUpdates {
      view.deleteItems(at: [path(0, 0)])
      view.insertItems(at: [path(0, 2)])
    }
    fixture.bench.advance(1)
    #expect(fixture.textsByPlace == ["…", "y", "z"])
    view.contentOffset.y = 100
    fixture.bench.frame()
    #expect(fixture.textsByPlace == ["y", "z", "new"])
    view.contentOffset.y = 0
    fixture.bench.frame()
    fixture.data[0] = "Y"
    view.reconfigureItems(at: [path(0, 0)])
    fixture.bench.frame()
    #expect(fixture.textsByPlace == ["…", "Y", "z"])
    var place: IndexPath?
    context.commitInsertion { path in
      place = path
      fixture.data.insert("a", at: path.item)
    }
    fixture.bench.advance(1)
    #expect(place == path(0, 0))
    #expect(fixture.textsByPlace == ["a", "Y", "z"])
  }

  @Test func itemsAreSelectedBesidePlaceholders() throws {
    _ = try #require(drop())
    fixture.bench.tap(100, 250)
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
    fixture.bench.tap(100, 150)
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
    #expect(view.cellForItem(at: path(0, 1))?.isSelected == true)
  }

  @Test func reloadingForgetsPlaceholders() throws {
    let context = try #require(drop())
    view.reloadData()
    fixture.bench.frame()
    #expect(fixture.textsByPlace == ["x", "y", "z"])
    let isCommittedAgain = context.commitInsertion { _ in fixture.data = [] }
    #expect(!isCommittedAgain)
    #expect(fixture.data == ["x", "y", "z"])
  }

  @Test func severalPlaceholdersCommitInAnyOrder() throws {
    let first = try #require(drop())
    let id = view.insertPlaceholder(
      UICollectionViewDropPlaceholder(insertionIndexPath: path(0, 1), reuseIdentifier: "placeholder"))
    fixture.bench.advance(1)
    #expect(view.numberOfItems(inSection: 0) == 5)
    first.commitInsertion { fixture.data.insert("a", at: $0.item) }
    var place: IndexPath?
    let isCommitted = view.commitPlaceholder(id) {
      place = $0
      fixture.data.insert("b", at: $0.item)
    }
    #expect(isCommitted)
    #expect(place == path(0, 2))
    fixture.bench.advance(1)
    #expect(fixture.data == ["x", "a", "b", "y", "z"])
    #expect(fixture.textsByPlace == ["x", "a", "b"])
  }
}
