// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Selection and highlighting: who is asked and told, in which order.
@MainActor struct UICollectionViewSelectionTests {
  private let fixture = InteractionFixture(items: [20])
  private var bench: CollectionInteractionBench { fixture.bench }
  private var view: UICollectionView { fixture.view }

  @Test func aTapHighlightsSelectsAndUnhighlights() {
    bench.tap(10, 150)
    #expect(
      fixture.calls == ["highlight 1?", "highlighted 1", "select 1?", "selected 1", "action 1", "unhighlighted 1"])
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
    #expect(view.cellForItem(at: path(0, 1))?.isSelected == true)
    #expect(view.cellForItem(at: path(0, 1))?.isHighlighted == false)
  }

  @Test func theOtherItemIsDeselected() {
    bench.tap(10, 50)
    fixture.calls = []
    bench.tap(10, 150)
    #expect(fixture.calls.suffix(5) == ["select 1?", "deselected 0", "selected 1", "action 1", "unhighlighted 1"])
    #expect(view.cellForItem(at: path(0, 0))?.isSelected == false)
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
  }

  @Test func tappingASelectedItemSelectsItAgain() {
    bench.tap(10, 50)
    bench.tap(10, 50)
    #expect(fixture.calls.filter { $0 == "selected 0" }.count == 2)
    #expect(view.indexPathsForSelectedItems == [path(0, 0)])
  }

  @Test func severalItemsAreSelectedAndDeselectedOneByOne() {
    view.allowsMultipleSelection = true
    bench.tap(10, 50)
    bench.tap(10, 150)
    #expect(view.indexPathsForSelectedItems == [path(0, 0), path(0, 1)])
    fixture.calls = []
    bench.tap(10, 50)
    #expect(fixture.calls.dropFirst(2) == ["deselect 0?", "deselected 0", "unhighlighted 0"])
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
    fixture.forbids = ["deselect 1"]
    bench.tap(10, 150)
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
  }

  @Test func aHeldFingerHighlightsAndADragTakesItBack() {
    bench.down(1, 10, 150)
    #expect(fixture.calls.isEmpty)
    bench.advance(0.2)
    #expect(view.cellForItem(at: path(0, 1))?.isHighlighted == true)
    bench.move(1, to: 10, 100)
    #expect(view.cellForItem(at: path(0, 1))?.isHighlighted == false)
    bench.up(1)
    #expect(fixture.calls == ["highlight 1?", "highlighted 1", "unhighlighted 1"])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func anItemThatMustNotBeHighlightedIsNotSelected() {
    fixture.forbids = ["highlight 0"]
    bench.tap(10, 50)
    #expect(fixture.calls == ["highlight 0?"])
    fixture.forbids = ["select 0"]
    bench.tap(10, 50)
    #expect(fixture.calls.contains("select 0?"))
    #expect(!fixture.calls.contains("selected 0"))
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func selectionByCodeTellsNobody() {
    view.selectItem(at: path(0, 15), animated: false, scrollPosition: .top)
    #expect(view.contentOffset.y == 1500)
    fixture.settle()
    #expect(view.cellForItem(at: path(0, 15))?.isSelected == true)
    view.selectItem(at: path(0, 16), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [path(0, 16)])
    view.deselectItem(at: path(0, 16), animated: false)
    #expect(view.indexPathsForSelectedItems == [])
    view.selectItem(at: path(0, 3), animated: false, scrollPosition: [])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
    #expect(fixture.calls.isEmpty)
  }

  @Test func selectionComesBackWithTheCell() {
    view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    view.contentOffset.y = 1000
    fixture.settle()
    #expect(view.visibleCells.allSatisfy { !$0.isSelected })
    view.contentOffset.y = 0
    fixture.settle()
    #expect(view.cellForItem(at: path(0, 0))?.isSelected == true)
  }

  @Test func nothingIsSelectedWhereThatIsNotAllowed() {
    view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    view.allowsSelection = false
    #expect(view.indexPathsForSelectedItems == [])
    bench.tap(10, 50)
    #expect(fixture.calls.isEmpty)
  }

  @Test func itemsThatDoNotExistAreNotSelected() {
    view.selectItem(at: path(0, 99), animated: false, scrollPosition: [])
    view.selectItem(at: path(7, 0), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func theSelectedBackgroundShowsWhileSelected() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let background = UIView()
    let selected = UIView()
    cell.selectedBackgroundView = selected
    cell.backgroundView = background
    #expect(cell.subviews == [background, selected, cell.contentView])
    #expect(selected.isHidden)
    cell.isSelected = true
    #expect(!selected.isHidden)
    #expect(selected.frame.width == 50)
    cell.isSelected = false
    cell.isHighlighted = true
    #expect(!selected.isHidden)
  }
}
