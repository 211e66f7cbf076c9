// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Section snapshots: trees of which the visible part is shown.
@MainActor struct DiffableOutlineTests {
  /// p(a b(c d)) q, with p expanded.
  private static var tree: TextOutline {
    var outline = TextOutline()
    outline.append(["p", "q"])
    outline.append(["a", "b"], to: "p")
    outline.append(["c", "d"], to: "b")
    outline.expand(["p"])
    return outline
  }

  private func fixture() -> DiffableFixture {
    let fixture = DiffableFixture(showing: "z:")
    fixture.source.apply(Self.tree, to: "s", animatingDifferences: false)
    fixture.settle()
    fixture.view.calls = []
    return fixture
  }

  @Test func aSectionShowsTheVisibleItemsAndIsAppendedIfNeedBe() {
    let fixture = fixture()
    #expect(fixture.content == "z: s:pabq")
    #expect(fixture.texts == ["p", "a", "b", "q"])
    #expect(fixture.source.snapshot(for: "s").visualDescription() == Self.tree.visualDescription())
    #expect(fixture.source.snapshot(for: "z").items == [])
    #expect(fixture.source.snapshot(for: "nowhere").items == [])
  }

  @Test func aFlatSectionIsAnOutlineOfRoots() {
    let fixture = DiffableFixture(showing: "a:xyz")
    let outline = fixture.source.snapshot(for: "a")
    #expect(outline.rootItems == ["x", "y", "z"])
    #expect(fixture.source.outlinePosition(of: path(0, 0)) == nil)
  }

  @Test func expandingInsertsWhatGetsVisible() {
    let fixture = fixture()
    var outline = fixture.source.snapshot(for: "s")
    outline.expand(["b"])
    fixture.source.apply(outline, to: "s")
    #expect(fixture.view.calls == ["insert 1.3 1.4"])
    #expect(fixture.content == "z: s:pabcdq")
    outline.collapse(["p"])
    fixture.source.apply(outline, to: "s")
    #expect(fixture.content == "z: s:pq")
    // b is still expanded below.
    outline.expand(["p"])
    fixture.source.apply(outline, to: "s")
    #expect(fixture.content == "z: s:pabcdq")
  }

  @Test func positionsTellLevelsAndChildren() {
    let fixture = fixture()
    #expect(
      fixture.source.outlinePosition(of: path(1, 0)) == OutlinePosition(level: 0, isExpanded: true, hasChildren: true))
    #expect(
      fixture.source.outlinePosition(of: path(1, 1)) == OutlinePosition(level: 1, isExpanded: false, hasChildren: false)
    )
    #expect(
      fixture.source.outlinePosition(of: path(1, 2)) == OutlinePosition(level: 1, isExpanded: false, hasChildren: true))
  }

  @Test func handlersDecideAboutExpandingByHand() {
    let fixture = fixture()
    var calls: [String] = []
    fixture.source.sectionSnapshotHandlers.shouldExpandItem = {
      calls.append("should expand \($0)")
      return $0 != "q"
    }
    fixture.source.sectionSnapshotHandlers.willExpandItem = { calls.append("will expand \($0)") }
    fixture.source.sectionSnapshotHandlers.shouldCollapseItem = {
      calls.append("should collapse \($0)")
      return $0 != "p"
    }
    fixture.source.sectionSnapshotHandlers.willCollapseItem = { calls.append("will collapse \($0)") }
    fixture.source.setExpanded(true, at: path(1, 2))
    #expect(fixture.content == "z: s:pabcdq")
    fixture.source.setExpanded(true, at: path(1, 2))
    fixture.source.setExpanded(true, at: path(1, 5))
    fixture.source.setExpanded(false, at: path(1, 0))
    #expect(fixture.content == "z: s:pabcdq")
    fixture.source.setExpanded(false, at: path(1, 2))
    #expect(fixture.content == "z: s:pabq")
    #expect(
      calls == [
        "should expand b", "will expand b", "should expand q", "should collapse p", "should collapse b",
        "will collapse b",
      ])
  }

  @Test func childrenMayComeLate() {
    let fixture = fixture()
    fixture.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
      #expect(parent == "b")
      #expect(current.items == ["c", "d"])
      var children = current
      children.append(["e"])
      return children
    }
    fixture.source.setExpanded(true, at: path(1, 2))
    #expect(fixture.content == "z: s:pabcdeq")
    #expect(fixture.source.snapshot(for: "s").parent(of: "e") == "b")
  }

  @Test func outlinesFollowChangesOfTheWholeSnapshot() {
    let fixture = fixture()
    var snapshot = fixture.source.snapshot()
    snapshot.deleteItems(["a"])
    snapshot.insertItems(["x"], beforeItem: "b")
    snapshot.appendItems(["y"], toSection: "s")
    snapshot.moveItem("q", beforeItem: "p")
    fixture.source.apply(snapshot)
    #expect(
      fixture.source.snapshot(for: "s").visualDescription() == """
        -*q
        +*p
          -*x
          -*b
            - c
            - d
        -*y
        """)
  }

  @Test func aCollapsedItemTakesWhatItHidesToAnotherSection() {
    let fixture = fixture()
    var other = TextOutline()
    other.append(["k"])
    fixture.source.apply(other, to: "t")
    var snapshot = fixture.source.snapshot()
    snapshot.moveItem("b", afterItem: "k")
    fixture.source.apply(snapshot)
    #expect(fixture.content == "z: s:paq t:kb")
    #expect(fixture.source.snapshot(for: "t").snapshot(of: "b").items == ["c", "d"])
    #expect(fixture.source.snapshot(for: "s").items == ["p", "a", "q"])
  }

  @Test func aDeletedSectionForgetsItsOutline() {
    let fixture = fixture()
    var snapshot = fixture.source.snapshot()
    snapshot.deleteSections(["s"])
    fixture.source.apply(snapshot)
    snapshot.appendSections(["s"])
    snapshot.appendItems(["p"], toSection: "s")
    fixture.source.apply(snapshot)
    #expect(fixture.source.snapshot(for: "s").items == ["p"])
    #expect(fixture.source.outlinePosition(of: path(1, 0)) == nil)
  }

  /// A cell that notes how its item stands.
  @MainActor private final class Row: UICollectionViewCell, OutlineRow {
    var isExpanded = false
    func adoptOutlineState() {
      guard let view = superview as? UICollectionView, let path = view.indexPath(for: self) else { return }
      isExpanded = (view.dataSource as? any OutlineDataSource)?.outlinePosition(of: path)?.isExpanded ?? false
    }
  }

  @Test(arguments: [true, false]) func rowsThatStayLearnWhetherTheyAreExpanded(animated: Bool) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<Row, String> { _, _, _ in }
    let source = TextSource(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var outline = Self.tree
    source.apply(outline, to: "s")
    view.layoutIfNeeded()
    let row = view.cellForItem(at: path(0, 2)) as? Row
    #expect(row?.isExpanded == false)
    outline.expand(["b"])
    source.apply(outline, to: "s", animatingDifferences: animated)
    #expect(row?.isExpanded == true)
  }

  @Test func itemsOfOtherSectionsMoveIn() {
    let fixture = DiffableFixture(showing: "a:xy b:z")
    var outline = TextOutline()
    outline.append(["z", "x"])
    fixture.source.apply(outline, to: "b")
    #expect(fixture.view.calls == ["move 0.0→1.1"])
    #expect(fixture.content == "a:y b:zx")
  }
}
