// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Editing, what may be selected in it, and primary actions.
@MainActor struct CollectionEditingTests {
  private let fixture = InteractionFixture(items: [20])
  private var view: UICollectionView { fixture.view }
  private var bench: CollectionInteractionBench { fixture.bench }

  @Test func defaultsAreThoseOfUIKit() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.allowsSelection)
    #expect(!view.allowsMultipleSelection)
    #expect(!view.allowsSelectionDuringEditing)
    #expect(!view.allowsMultipleSelectionDuringEditing)
    #expect(!view.isEditing)
    #expect(!view.selectionFollowsFocus)
    #expect(!view.remembersLastFocusedIndexPath)
  }

  @Test func aTapDoesThePrimaryActionAfterTheSelection() {
    bench.tap(10, 150)
    #expect(
      fixture.heard() == ["highlight 1?", "highlighted 1", "select 1?", "selected 1", "action 1", "unhighlighted 1"])
  }

  @Test func thePrimaryActionIsDoneThoughTheItemMayNotBeSelected() {
    fixture.forbids = ["select 1"]
    bench.tap(10, 150)
    #expect(fixture.heard() == ["highlight 1?", "highlighted 1", "select 1?", "action 1", "unhighlighted 1"])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func extendingASelectionIsNoPrimaryAction() {
    view.allowsMultipleSelection = true
    bench.tap(10, 50)
    #expect(fixture.heard().contains("action 0"))
    bench.tap(10, 150)
    #expect(fixture.heard() == ["highlight 1?", "highlighted 1", "select 1?", "selected 1", "unhighlighted 1"])
    bench.tap(10, 50)
    #expect(fixture.heard() == ["highlight 0?", "highlighted 0", "deselect 0?", "deselected 0", "unhighlighted 0"])
  }

  @Test func nothingIsSelectedInEditingUnlessThatIsAllowed() {
    view.selectItem(at: path(0, 2), animated: false, scrollPosition: [])
    view.isEditing = true
    #expect(view.indexPathsForSelectedItems == [])
    bench.tap(10, 50)
    view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    #expect(fixture.heard() == [])
    #expect(view.indexPathsForSelectedItems == [])
    view.allowsSelectionDuringEditing = true
    bench.tap(10, 50)
    // While editing, a tap is no primary action.
    #expect(fixture.heard() == ["highlight 0?", "highlighted 0", "select 0?", "selected 0", "unhighlighted 0"])
    bench.tap(10, 150)
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
  }

  @Test func severalItemsAreSelectedInEditingAndOneStaysAfterIt() {
    view.allowsMultipleSelectionDuringEditing = true
    view.isEditing = true
    for y in [50.0, 150, 250] { bench.tap(10, y) }
    #expect(view.indexPathsForSelectedItems == [path(0, 0), path(0, 1), path(0, 2)])
    view.isEditing = false
    #expect(view.indexPathsForSelectedItems == [path(0, 0)])
    #expect(view.cellForItem(at: path(0, 1))?.isSelected == false)
  }

  @Test func cellsKnowWhetherTheirItemsAreEdited() {
    fixture.forbids = ["edit 1"]
    view.isEditing = true
    let edited = (0..<3).map { view.cellForItem(at: path(0, $0))?.status.isEditing }
    #expect(edited == [true, false, true])
    // Cells that come later know it too.
    view.contentOffset.y = 800
    bench.frame()
    #expect(view.visibleCells.allSatisfy { $0.status.isEditing })
    view.isEditing = false
    #expect(view.visibleCells.allSatisfy { !$0.status.isEditing })
  }

  @Test func aControllerEditsItsCollectionAlong() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.setEditing(true, animated: false)
    #expect(controller.collectionView.isEditing)
    controller.setEditing(false, animated: true)
    #expect(!controller.collectionView.isEditing)
  }

  @Test func editingTakesAHighlightBack() {
    bench.down(1, 10, 150)
    bench.advance(0.2)
    #expect(view.cellForItem(at: path(0, 1))?.isHighlighted == true)
    view.isEditing = true
    #expect(view.cellForItem(at: path(0, 1))?.isHighlighted == false)
    bench.up(1)
    #expect(fixture.heard() == ["highlight 1?", "highlighted 1", "unhighlighted 1"])
  }

  @Test func cellsThatCanBeSelectedAreButtonsToThePage() {
    let cell = view.cellForItem(at: path(0, 0))
    #expect(cell?.layer.accessibility?.role == "button")
    #expect(cell?.layer.accessibility?.isSelected == false)
    view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    #expect(cell?.layer.accessibility?.isSelected == true)
    view.allowsSelection = false
    #expect(cell?.layer.accessibility == nil)
    // What the app has said counts.
    cell?.isAccessibilityElement = false
    view.allowsSelection = true
    #expect(cell?.layer.accessibility == nil)
  }
}
