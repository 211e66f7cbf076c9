// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Two fingers that are dragged along items select them.
@MainActor struct MultipleSelectionTests {
  private let fixture = InteractionFixture(items: [30])
  private var view: UICollectionView { fixture.view }
  private var bench: CollectionInteractionBench { fixture.bench }

  private var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item).sorted() }

  private func twoFingers(_ y: CGFloat) { bench.down([(1, 100, y), (2, 160, y)]) }

  @Test func theDelegateIsAskedThenEditingBeginsThenItemsAreSelected() {
    view.allowsMultipleSelectionDuringEditing = true
    twoFingers(50)
    bench.move([1, 2], by: 0, 200)
    bench.up(1, 2)
    #expect(
      fixture.heard() == [
        "begin several 0?", "began several 0, editing true", "select 0?", "selected 0", "select 1?", "selected 1",
        "select 2?", "selected 2", "ended several",
      ])
    #expect(selected == [0, 1, 2])
    #expect(view.isEditing)
    #expect(view.contentOffset == .zero)
  }

  @Test func goingBackTakesBackWhatWasSelected() {
    view.allowsMultipleSelectionDuringEditing = true
    twoFingers(50)
    bench.move([1, 2], by: 0, 220)
    #expect(selected == [0, 1, 2])
    bench.move([1, 2], by: 0, -120)
    #expect(selected == [0, 1])
    #expect(fixture.heard().suffix(2) == ["deselect 2?", "deselected 2"])
    bench.up(1, 2)
  }

  @Test func whatWasSelectedBeforeComesBack() {
    view.allowsMultipleSelection = true
    view.allowsMultipleSelectionDuringEditing = true
    view.isEditing = true
    view.selectItem(at: path(0, 2), animated: false, scrollPosition: [])
    // From a selected item on, they deselect.
    twoFingers(250)
    bench.move([1, 2], by: 0, -120)
    #expect(selected == [])
    bench.up(1, 2)
    view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    twoFingers(50)
    bench.move([1, 2], by: 0, 220)
    #expect(selected == [0, 1, 2])
    bench.move([1, 2], by: 0, -200)
    #expect(selected == [0, 1])
    bench.up(1, 2)
  }

  @Test func theyScrollWhereTheDelegateIsAgainstIt() {
    twoFingers(250)
    bench.move([1, 2], by: 0, -150)
    #expect(view.contentOffset.y == 140)
    #expect(fixture.heard() == ["begin several 2?"])
    bench.up(1, 2)
    #expect(selected == [])
  }

  @Test func anItemThatMustNotBeSelectedIsPassedOver() {
    view.allowsMultipleSelectionDuringEditing = true
    fixture.forbids = ["select 1"]
    twoFingers(50)
    bench.move([1, 2], by: 0, 220)
    bench.up(1, 2)
    #expect(selected == [0, 2])
  }

  @Test func nearTheEdgeTheContentScrollsAndSelectionGoesOn() {
    view.allowsMultipleSelectionDuringEditing = true
    twoFingers(50)
    bench.move([1, 2], by: 0, 345)
    bench.advance(1)
    #expect(view.contentOffset.y > 600)
    let last = Int((view.contentOffset.y + 395) / 100)
    #expect(selected == Array(0...last))
    // Away from the edge it rests.
    bench.move([1, 2], by: 0, -200)
    let rested = view.contentOffset.y
    bench.advance(0.5)
    #expect(view.contentOffset.y == rested)
    bench.up(1, 2)
    // To the end of the content and no further.
    twoFingers(100)
    bench.move([1, 2], by: 0, 295)
    bench.advance(10)
    #expect(view.contentOffset.y == 2600)
    bench.up(1, 2)
    #expect(!UIApplication.shared.needsTick || UIApplication.shared.frameTickers.isEmpty)
  }

  @Test func threeFingersDoNotSelect() {
    view.allowsMultipleSelectionDuringEditing = true
    bench.down([(1, 100, 50), (2, 160, 50), (3, 200, 50)])
    bench.move([1, 2, 3], by: 0, 200)
    bench.up(1, 2, 3)
    #expect(selected == [])
  }
}
