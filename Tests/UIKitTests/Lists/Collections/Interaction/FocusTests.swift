// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@testable import UIKit

/// The keyboard's focus on the items of a collection view of three columns, 100 × 100 points each, 20 rows.
@MainActor struct CollectionFocusTests {
  private let fixture = InteractionFixture(items: [60], itemSize: CGSize(width: 100, height: 100))
  private var view: UICollectionView { fixture.view }
  private var bench: CollectionInteractionBench { fixture.bench }

  init() { fixture.view.allowsFocus = true }

  private var focused: Int? { view.item(around: bench.window.focusSystem.focusedView)?.item }

  @Test func padsAllowTheFocusAndPhonesDoNot() {
    #expect(!InteractionFixture(items: [1]).view.allowsFocus)
    #expect(!InteractionFixture(items: [1]).view.allowsFocusDuringEditing)
    #expect(InteractionFixture(items: [1], device: .iPadMini).view.allowsFocus)
    #expect(InteractionFixture(items: [1], device: .iPadMini).view.allowsFocusDuringEditing)
  }

  @Test func tabEntersAndArrowsMove() {
    #expect(focused == nil)
    bench.press("Tab")
    #expect(focused == 0)
    bench.press("ArrowRight", "ArrowDown")
    #expect(focused == 4)
    bench.press("ArrowLeft", "ArrowUp")
    #expect(focused == 0)
    // Against the edge it stays.
    bench.press("ArrowLeft")
    #expect(focused == 0)
    #expect(fixture.heard() == ["focus - → 0", "focus 0 → 1", "focus 1 → 4", "focus 4 → 3", "focus 3 → 0"])
    #expect(view.cellForItem(at: path(0, 0))?.isFocused == true)
    #expect(view.cellForItem(at: path(0, 1))?.isFocused == false)
  }

  @Test func itScrollsToTheNextAndOnWhileTheKeyIsHeld() {
    bench.press("Tab")
    for _ in 0..<4 { bench.keyDown("ArrowDown") }
    bench.keyUp("ArrowDown")
    #expect(focused == 12)
    #expect(view.contentOffset.y == 100)
    for _ in 0..<30 { bench.press("ArrowDown") }
    #expect(focused == 57)
    #expect(view.contentOffset.y == 1600)
    for _ in 0..<30 { bench.press("ArrowUp") }
    #expect(focused == 0)
    #expect(view.contentOffset.y == 0)
  }

  @Test func withoutAFocusArrowsScroll() {
    bench.press("ArrowDown")
    bench.advance(1)
    #expect(focused == nil)
    #expect(view.contentOffset.y == 40)
  }

  @Test func returnAndTheSpaceBarSelectAsATapDoes() {
    bench.press("Tab", "ArrowRight")
    _ = fixture.heard()
    bench.keyDown("Enter")
    #expect(view.cellForItem(at: path(0, 1))?.isHighlighted == true)
    #expect(fixture.heard() == ["highlight 1?", "highlighted 1"])
    bench.keyUp("Enter")
    #expect(fixture.heard() == ["select 1?", "selected 1", "action 1", "unhighlighted 1"])
    bench.press("ArrowRight", " ")
    #expect(view.indexPathsForSelectedItems == [path(0, 2)])
    #expect(view.contentOffset.y == 0)
  }

  @Test func theDelegateDecidesWhatCanBeFocused() {
    fixture.forbids = ["focus 0", "focus 2", "enter 4"]
    bench.press("Tab")
    #expect(focused == 1)
    bench.press("ArrowRight")
    // The third can't be focused; nothing else lies to the right.
    #expect(focused == 1)
    bench.press("ArrowDown")
    #expect(focused == 1)
    view.allowsFocus = false
    #expect(view.cellForItem(at: path(0, 5))?.canBecomeFocused == false)
  }

  @Test func theSelectionFollowsWhereAsked() {
    view.selectionFollowsFocus = true
    bench.press("Tab", "ArrowRight")
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
    #expect(
      fixture.heard() == [
        "select 0?", "selected 0", "focus - → 0", "deselect 0?", "deselected 0", "select 1?", "selected 1",
        "focus 0 → 1",
      ])
  }

  @Test func tabComesToThePreferredItem() {
    fixture.preferredFocus = path(0, 40)
    bench.press("Tab")
    #expect(focused == 40)
    #expect(view.contentOffset.y == 1000)
  }

  @Test func tabComesToASelectedItem() {
    view.selectItem(at: path(0, 7), animated: false, scrollPosition: [])
    bench.press("Tab")
    #expect(focused == 7)
  }

  @Test func tabLeadsToTheNextCollectionAndBackToTheLastItem() {
    let other = UIButton(frame: .zero)
    let stop = FocusableView(frame: CGRect(x: 0, y: 380, width: 300, height: 20))
    bench.window.addSubview(other)
    bench.window.addSubview(stop)
    view.remembersLastFocusedIndexPath = true
    bench.press("Tab", "ArrowDown", "ArrowRight", "Tab")
    #expect(stop.isFocused)
    #expect(focused == nil)
    // Arrows stay within a group, and Tab at the last one.
    bench.press("ArrowUp", "Tab")
    #expect(stop.isFocused)
    bench.press("Tab", shift: true)
    #expect(focused == 4)
    view.remembersLastFocusedIndexPath = false
    bench.press("Tab")
    bench.press("Tab", shift: true)
    #expect(focused == 0)
    #expect(stop.log == ["gained", "lost", "gained", "lost"])
  }

  @Test func theFocusLeavesWithItsCellAndComesBackWithTheItem() {
    bench.press("Tab")
    view.contentOffset.y = 1000
    bench.frame()
    #expect(bench.window.focusSystem.focusedItem == nil)
    view.contentOffset.y = 0
    bench.frame()
    bench.frame()
    #expect(focused == 0)
    view.reloadData()
    bench.frame()
    bench.frame()
    #expect(focused == 0)
  }

  @Test func codeCanAskForTheFocus() {
    bench.press("Tab")
    fixture.preferredFocus = path(0, 8)
    view.setNeedsFocusUpdate()
    view.updateFocusIfNeeded()
    #expect(focused == 8)
    let system = UIFocusSystem.focusSystem(for: view)
    #expect(system === bench.window.focusSystem)
    #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
    if let cell = view.cellForItem(at: path(0, 2)) { system?.requestFocusUpdate(to: cell) }
    bench.frame()
    #expect(focused == 2)
    #expect(UIFocusSystem.environment(bench.window, contains: view))
    #expect(!UIFocusSystem.environment(view, contains: bench.window))
  }

  @Test func theFocusedViewHasARing() {
    bench.press("Tab")
    let cell = view.cellForItem(at: path(0, 0))
    #expect(cell?.subviews.last is FocusRing)
    #expect(cell?.subviews.last?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    bench.press("ArrowRight")
    #expect(cell?.subviews.contains { $0 is FocusRing } == false)
  }
}

/// A view that can have the focus.
private final class FocusableView: UIView {
  var log: [String] = []
  override var canBecomeFocused: Bool { true }
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    if context.nextFocusedView === self { log.append("gained") }
    if context.previouslyFocusedView === self { log.append("lost") }
  }
}
