// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What applying a snapshot asks of the collection view, and what is shown then.
@MainActor struct DiffableApplyTests {
  @Test func theDataSourceBecomesThatOfTheView() {
    let fixture = DiffableFixture()
    #expect(fixture.view.dataSource === fixture.source)
    #expect(fixture.view.numberOfSections == 0)
    #expect(fixture.content == "")
  }

  @Test func theFirstSnapshotIsLoaded() {
    let fixture = DiffableFixture()
    fixture.source.apply(.make("a:xyz"))
    #expect(fixture.view.calls == ["reload"])
    fixture.settle()
    #expect(fixture.texts == ["x", "y", "z"])
  }

  @Test func whatWasAppliedCountsAtOnce() {
    let fixture = DiffableFixture(showing: "a:xyz")
    fixture.source.apply(.make("a:yz b:uvw"))
    #expect(fixture.content == "a:yz b:uvw")
    #expect(fixture.view.numberOfSections == 2)
    #expect(fixture.view.numberOfItems(inSection: 1) == 3)
    #expect(fixture.source.itemIdentifier(for: path(1, 2)) == "w")
    #expect(fixture.source.indexPath(for: "w") == path(1, 2))
  }

  @Test func onlyDifferencesReachTheView() {
    let fixture = DiffableFixture(showing: "a:uvwxyz")
    let w = fixture.view.cellForItem(at: path(0, 2))
    fixture.source.apply(.make("a:wuqyzx"))
    #expect(fixture.view.calls == ["delete 0.1", "insert 0.2", "move 0.2→0.0", "move 0.3→0.5"])
    fixture.settle()
    #expect(fixture.texts == ["w", "u", "q", "y", "z", "x"])
    #expect(fixture.view.cellForItem(at: path(0, 0)) === w)
    #expect(fixture.asked == ["q"])
  }

  @Test func sectionsAreInsertedDeletedAndMoved() {
    let fixture = DiffableFixture(showing: "a:x b:y c:z")
    fixture.source.apply(.make("c:z a:x d:w"))
    #expect(fixture.view.calls == ["delete section 1", "insert section 2", "move section 2→0"])
    fixture.settle()
    #expect(fixture.texts == ["z", "x", "w"])
  }

  @Test func anUnchangedSnapshotAsksNothing() {
    let fixture = DiffableFixture(showing: "a:xyz b:u")
    fixture.source.apply(fixture.source.snapshot())
    fixture.source.apply(.make("a:xyz b:u"))
    #expect(fixture.view.calls == [])
    fixture.settle()
    #expect(fixture.asked == [])
    #expect(fixture.texts == ["x", "y", "z", "u"])
  }

  @Test(arguments: [true, false]) func completionComesOnce(animated: Bool) {
    let fixture = DiffableFixture(showing: "a:xyz")
    for text in ["a:xyz", "a:zy", "a:zyx b:u", "a:"] {
      var calls = 0
      fixture.source.apply(.make(text), animatingDifferences: animated) {
        #expect(MainQueue.isCurrent)
        calls += 1
      }
      fixture.finishAnimations()
      #expect(calls == 1, "\(text)")
    }
  }

  @Test func completionOfTheFirstSnapshotComesWhenItIsShown() {
    let fixture = DiffableFixture()
    var shown: [String]?
    fixture.source.apply(.make("a:xy")) { shown = fixture.texts }
    #expect(shown == nil)
    fixture.settle()
    #expect(shown == ["x", "y"])
  }

  @Test func applyingCanBeWaitedFor() async {
    let fixture = DiffableFixture(inWindow: false)
    await fixture.source.apply(.make("a:xy"))
    #expect(fixture.content == "a:xy")
    await fixture.source.apply(.make("a:yx"), animatingDifferences: false)
    #expect(fixture.content == "a:yx")
    await fixture.source.applySnapshotUsingReloadData(.make("b:z"))
    #expect(fixture.content == "b:z")
    var outline = TextOutline()
    outline.append(["u", "v"])
    await fixture.source.apply(outline, to: "b")
    #expect(fixture.content == "b:uv")
  }

  @Test func reloadingDataLosesTheSelection() {
    let fixture = DiffableFixture(showing: "a:xyz")
    fixture.view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    var isDone = false
    fixture.source.applySnapshotUsingReloadData(.make("a:xyzw")) { isDone = true }
    #expect(fixture.view.calls == ["reload"])
    fixture.settle()
    #expect(isDone)
    #expect(fixture.view.indexPathsForSelectedItems == [])
    #expect(fixture.texts == ["x", "y", "z", "w"])
  }

  @Test func theSelectionFollowsIdentifiers() {
    let fixture = DiffableFixture(showing: "a:xyz b:u")
    fixture.view.allowsMultipleSelection = true
    for item in [path(0, 0), path(0, 2), path(1, 0)] {
      fixture.view.selectItem(at: item, animated: false, scrollPosition: [])
    }
    // x stays, z leaves a section that is deleted for one that is inserted, u goes.
    fixture.source.apply(.make("c:zy b:qx"))
    #expect(Set(fixture.view.indexPathsForSelectedItems ?? []) == [path(1, 1), path(0, 0)])
  }

  @Test func aViewInNoWindowIsUpdatedAllTheSame() {
    let fixture = DiffableFixture(inWindow: false)
    var calls = 0
    fixture.source.apply(.make("a:xyz")) { calls += 1 }
    fixture.view.layoutIfNeeded()
    fixture.view.selectItem(at: path(0, 2), animated: false, scrollPosition: [])
    fixture.source.apply(.make("a:zx")) { calls += 1 }
    fixture.view.layoutIfNeeded()
    #expect(fixture.texts == ["z", "x"])
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 0)])
    #expect(calls == 2)
  }

  @Test func aLostViewStopsNothing() {
    var view: UICollectionView? = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    guard let strong = view else { return }
    let source = TextSource(collectionView: strong) { _, _, _ in nil }
    _ = consume strong
    view = nil
    var calls = 0
    source.apply(.make("a:x")) { calls += 1 }
    #expect(source.snapshot().text == "a:x")
    #expect(calls == 1)
  }

  @Test func severalSnapshotsInOneFrameEndInTheLast() {
    let fixture = DiffableFixture(showing: "a:uvwxyz")
    var order: [Int] = []
    for (number, text) in ["a:zyxwvu", "a:u b:zyx", "b:xy a:u", "a:uvwxyz"].enumerated() {
      fixture.source.apply(.make(text)) { order.append(number) }
    }
    fixture.finishAnimations()
    #expect(fixture.texts == ["u", "v", "w", "x", "y", "z"])
    #expect(order.sorted() == [0, 1, 2, 3])
  }

  @Test func differencesMoveInAWindow() {
    let fixture = DiffableFixture(showing: "a:xyz")
    var isDone = false
    fixture.source.apply(.make("a:yzx")) { isDone = true }
    fixture.stage.frame()
    #expect(fixture.shownY("x").isNear(0))
    fixture.stage.jump(0.15)
    #expect(fixture.shownY("x").isNear(20))
    #expect(!isDone)
    fixture.stage.jump(0.16)
    #expect(fixture.shownY("x").isNear(40))
    #expect(isDone)
  }

  @Test func differencesThatAreNotAnimatedAreThereAtOnce() {
    let fixture = DiffableFixture(showing: "a:xyz")
    fixture.source.apply(.make("a:yzx"), animatingDifferences: false)
    fixture.stage.frame()
    #expect(fixture.shownY("x").isNear(40))
    #expect(fixture.cell("x")?.layer.animationKeys() == nil)
  }

  @Test func aSnapshotThatComesMeanwhileStartsFromThePresentLook() {
    let fixture = DiffableFixture(showing: "a:xyz")
    var order: [String] = []
    fixture.source.apply(.make("a:yzx")) { order.append("first") }
    fixture.stage.frame()
    fixture.stage.jump(0.15)
    let before = fixture.shownY("x")
    fixture.source.apply(.make("a:xyz")) { order.append("second") }
    fixture.stage.frame()
    #expect(before.isNear(20))
    #expect(fixture.shownY("x").isNear(20))
    fixture.finishAnimations()
    #expect(fixture.shownY("x").isNear(0))
    #expect(order.sorted() == ["first", "second"])
    #expect(fixture.asked == [])
  }

  @Test func fiveHundredItemsComeAtTheCostOfAScreen() {
    let fixture = DiffableFixture(showing: "a:xy")
    var snapshot = fixture.source.snapshot()
    snapshot.insertItems((0..<500).map { "item \($0)" }, afterItem: "x")
    let made = fixture.view.statistics.viewsMade
    fixture.source.apply(snapshot)
    fixture.finishAnimations()
    #expect(fixture.texts.count == 20)
    #expect(fixture.view.statistics.viewsMade - made <= 20)
  }

  @Test func aCompletionMayApplyAgain() {
    let fixture = DiffableFixture(showing: "a:x")
    fixture.source.apply(.make("a:xy")) { fixture.source.apply(.make("a:xyz")) }
    fixture.finishAnimations()
    fixture.finishAnimations()
    #expect(fixture.texts == ["x", "y", "z"])
  }
}

/// Items and sections marked to be loaded or configured anew.
@MainActor struct DiffableMarksTests {
  @Test func reloadedItemsGetNewCells() {
    let fixture = DiffableFixture(showing: "a:xyz")
    let y = fixture.view.cellForItem(at: path(0, 1))
    var snapshot = fixture.source.snapshot()
    snapshot.reloadItems(["y"])
    fixture.source.apply(snapshot)
    #expect(fixture.view.calls == ["reload 0.1"])
    fixture.finishAnimations()
    #expect(fixture.asked == ["y"])
    #expect(fixture.view.cellForItem(at: path(0, 0)) !== y)
  }

  @Test func reloadedItemsThatMoveAreDeletedAndInserted() {
    let fixture = DiffableFixture(showing: "a:xyz b:u")
    var snapshot = TextSnapshot.make("a:xy b:uz")
    snapshot.reloadItems(["z", "x"])
    fixture.source.apply(snapshot)
    #expect(fixture.view.calls == ["delete 0.2", "insert 1.1", "reload 0.0"])
    fixture.finishAnimations()
    #expect(fixture.asked.sorted() == ["x", "z"])
    #expect(fixture.texts == ["x", "y", "u", "z"])
  }

  @Test func aReloadedSectionTakesItsItemsAlong() {
    let fixture = DiffableFixture(showing: "a:xyz b:uvw")
    var snapshot = TextSnapshot.make("a:qxz b:uyv")
    snapshot.reloadSections(["a"])
    fixture.source.apply(snapshot)
    #expect(fixture.view.calls == ["reload section 0", "delete 1.2", "insert 1.1"])
    fixture.finishAnimations()
    #expect(fixture.texts == ["q", "x", "z", "u", "y", "v"])
  }

  @Test func aReloadedSectionThatMovesIsDeletedAndInserted() {
    let fixture = DiffableFixture(showing: "a:x b:y c:z")
    var snapshot = TextSnapshot.make("c:z a:x b:y")
    snapshot.reloadSections(["c"])
    fixture.source.apply(snapshot)
    #expect(fixture.view.calls == ["delete section 2", "insert section 0"])
    fixture.finishAnimations()
    #expect(fixture.asked == ["z"])
    #expect(fixture.texts == ["z", "x", "y"])
  }

  @Test(arguments: [true, false]) func reconfiguredItemsKeepTheirCells(animated: Bool) {
    let fixture = DiffableFixture(showing: "a:xyz")
    let y = fixture.cell("y")
    var snapshot = TextSnapshot.make("a:qyxz")
    snapshot.reconfigureItems(["y", "x"])
    fixture.source.apply(snapshot, animatingDifferences: animated)
    fixture.finishAnimations()
    #expect(fixture.asked.sorted() == ["q", "x", "y"])
    #expect(fixture.view.cellForItem(at: path(0, 1)) === y)
    #expect(y?.reuses == 0)
    #expect(fixture.texts == ["q", "y", "x", "z"])
  }

  @Test func reconfiguringAloneMovesNothing() {
    let fixture = DiffableFixture(showing: "a:xyz")
    var snapshot = fixture.source.snapshot()
    snapshot.reconfigureItems(["z"])
    var calls = 0
    fixture.source.apply(snapshot) { calls += 1 }
    #expect(fixture.view.calls == ["reconfigure 0.2"])
    fixture.finishAnimations()
    #expect(fixture.asked == ["z"])
    #expect(calls == 1)
  }

  @Test func marksAreGoneWhenTheyWereApplied() {
    let fixture = DiffableFixture(showing: "a:xyz")
    var snapshot = fixture.source.snapshot()
    snapshot.reloadItems(["y"])
    snapshot.reconfigureItems(["x"])
    snapshot.reloadSections(["a"])
    fixture.source.apply(snapshot)
    let shown = fixture.source.snapshot()
    #expect(shown.reloadedItemIdentifiers == [])
    #expect(shown.reconfiguredItemIdentifiers == [])
    #expect(shown.reloadedSectionIdentifiers == [])
    fixture.view.calls = []
    fixture.source.apply(shown)
    #expect(fixture.view.calls == [])
  }
}
