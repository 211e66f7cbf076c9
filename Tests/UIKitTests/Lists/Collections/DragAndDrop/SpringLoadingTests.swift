// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Views that are activated when what is dragged rests over them. Rows of 100 points at the left of 400; the drag is lifted
/// at the right.
@MainActor struct SpringLoadingTests {
  @MainActor private final class Delegate: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var forbidden: Set<Int> = []
    var target: ((IndexPath) -> UIView?)?

    func collectionView(
      _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      calls.append("may \(indexPath.item)?")
      if let view = target?(indexPath) { context.targetView = view }
      return !forbidden.contains(indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("selected \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      calls.append("deselected \(indexPath.item)")
    }
    func heard() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private let fixture = DragFixture(["x", "y", "z"], at: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let source: DragFixture
  private let delegate = Delegate()
  private var view: UICollectionView { fixture.view }
  private var bench: CollectionInteractionBench { fixture.bench }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    source = DragFixture(["a"], in: fixture.bench, at: CGRect(x: 300, y: 0, width: 100, height: 100), layout: layout)
    fixture.intent = .unspecified
    fixture.view.isSpringLoaded = true
    fixture.view.delegate = delegate
    bench.down(1, 350, 50)
    bench.advance(0.8)
    bench.move(1, to: 350, 60)
  }

  private func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: path(0, item)) }

  // MARK: - Collection views

  @Test func anItemIsHighlightedFlashesAndIsSelected() {
    bench.move(1, to: 100, 150, steps: 1)
    #expect(cell(1)?.isHighlighted == true)
    bench.advance(0.49)
    #expect(cell(1)?.isHighlighted == true)
    bench.advance(0.03)
    var looks: [Bool] = []
    for _ in 0..<16 {
      let isHighlighted = cell(1)?.isHighlighted == true
      if looks.last != isHighlighted { looks.append(isHighlighted) }
      bench.advance(1.0 / 60)
    }
    #expect(looks == [false, true, false, true])
    #expect(delegate.heard() == ["may 1?"])
    bench.advance(0.1)
    #expect(delegate.heard() == ["selected 1"])
    #expect(cell(1)?.isHighlighted == false)
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
    // Once, however long the finger stays.
    bench.advance(2)
    bench.move(1, to: 100, 152)
    bench.advance(2)
    #expect(delegate.heard() == [])
    bench.move(1, to: 100, 250, steps: 1)
    bench.advance(1)
    #expect(delegate.heard() == ["may 2?", "deselected 1", "selected 2"])
    bench.up(1)
  }

  @Test func aFingerThatMovesOnActivatesNothing() {
    bench.move(1, to: 100, 120, steps: 1)
    for _ in 0..<4 {
      bench.advance(0.4)
      bench.move([1], by: 15, 15, steps: 1)
    }
    #expect(cell(1)?.isHighlighted == true)
    bench.advance(0.4)
    #expect(delegate.heard() == ["may 1?"])
    // Small movements are none.
    for _ in 0..<3 {
      bench.move([1], by: 3, 0, steps: 1)
      bench.advance(0.2)
    }
    #expect(delegate.heard() == ["selected 1"])
  }

  @Test func anItemThatIsLeftIsNotHighlighted() {
    bench.move(1, to: 100, 150, steps: 1)
    bench.advance(0.6)
    bench.move(1, to: 100, 50, steps: 1)
    #expect(cell(1)?.isHighlighted == false)
    #expect(cell(0)?.isHighlighted == true)
    bench.move(1, to: 350, 250, steps: 1)
    #expect(cell(0)?.isHighlighted == false)
    bench.advance(2)
    #expect(delegate.heard() == ["may 1?", "may 0?"])
  }

  @Test func aDropEndsIt() {
    bench.move(1, to: 100, 150, steps: 1)
    bench.advance(0.4)
    bench.up(1)
    #expect(cell(1)?.isHighlighted == false)
    bench.advance(2)
    #expect(delegate.heard() == ["may 1?"])
  }

  @Test func theDelegateMayForbidIt() {
    delegate.forbidden = [1]
    bench.move(1, to: 100, 150, steps: 1)
    bench.move(1, to: 100, 160)
    bench.advance(2)
    #expect(cell(1)?.isHighlighted == false)
    #expect(delegate.heard() == ["may 1?"])
  }

  @Test func theDelegateMayNameAnotherViewForTheEffect() throws {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    try #require(cell(1)).contentView.addSubview(badge)
    delegate.target = { _ in badge }
    bench.move(1, to: 100, 150, steps: 1)
    #expect(badge.subviews.count == 1)
    #expect(badge.subviews.first?.frame == badge.bounds)
    #expect(cell(1)?.isHighlighted == false)
    bench.move(1, to: 100, 155)
    #expect(badge.subviews.count == 1)
    bench.advance(1)
    #expect(badge.subviews.isEmpty)
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
  }

  @Test func itIsOffUnlessAskedForAndCanBeTurnedOff() {
    #expect(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).isSpringLoaded == false)
    bench.move(1, to: 100, 150, steps: 1)
    view.isSpringLoaded = false
    #expect(cell(1)?.isHighlighted == false)
    #expect(view.interactions.allSatisfy { !($0 is UISpringLoadedInteraction) })
    bench.advance(2)
    #expect(delegate.heard() == ["may 1?"])
  }

  @Test func whatIsSelectedAmongSeveralStaysSelected() {
    view.allowsMultipleSelection = true
    view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    bench.move(1, to: 100, 150, steps: 1)
    bench.advance(1)
    #expect(delegate.heard() == ["may 1?"])
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
  }

  @Test func whatIsDraggedDoesNotActivateItself() {
    bench.up(1)
    bench.advance(2)
    _ = delegate.heard()
    bench.down(2, 100, 50)
    bench.advance(0.8)
    bench.move(2, to: 100, 60)
    bench.advance(2)
    #expect(delegate.heard().allSatisfy { !$0.hasPrefix("may") })
    bench.move(2, to: 100, 150)
    bench.advance(1)
    #expect(delegate.heard().contains("selected 1"))
    bench.up(2)
    bench.advance(1)
  }

  @Test func itemsThatScrollUnderARestingFingerAreOthers() {
    fixture.data = (0..<30).map { "\($0)" }
    view.reloadData()
    bench.move(1, to: 100, 290, steps: 1)
    bench.advance(0.3)
    #expect(view.contentOffset.y > 0)
    #expect(delegate.heard().count >= 2)
    #expect(view.visibleCells.count { $0.isHighlighted } == 1)
    bench.up(1)
    #expect(view.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  // MARK: - Interactions

  @MainActor private final class Recorder: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect
  {
    var calls: [String] = []
    var isAllowed = true
    var region: ((CGPoint) -> Any?)?

    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      if let region { context.targetItem = region(context.location(in: interaction.view)) }
      return isAllowed
    }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { calls.append("finished") }
    func interaction(
      _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
      let item = context.targetItem.map { " \($0)" } ?? ""
      calls.append("\(context.state)\(item)")
      #expect(context.targetView === interaction.view)
    }
    func heard() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private func area(_ recorder: Recorder) -> UIView {
    let area = UIView(frame: CGRect(x: 0, y: 300, width: 400, height: 100))
    bench.window.addSubview(area)
    area.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: recorder, interactionEffect: recorder) { interaction, context in
        #expect(interaction.view === area)
        #expect(context.location(in: nil).y > 300)
        recorder.calls.append("handler")
      })
    return area
  }

  @Test func behaviorAndEffectHearOfEveryStep() {
    let recorder = Recorder()
    _ = area(recorder)
    bench.move(1, to: 100, 350, steps: 1)
    #expect(recorder.heard() == ["possible"])
    bench.advance(0.52)
    #expect(recorder.heard() == ["activating"])
    bench.advance(0.3)
    #expect(recorder.heard() == ["activated", "handler", "finished"])
    bench.advance(1)
    bench.move(1, to: 350, 250, steps: 1)
    #expect(recorder.heard() == ["inactive"])
    bench.move(1, to: 100, 350, steps: 1)
    bench.move(1, to: 350, 250, steps: 1)
    #expect(recorder.heard() == ["possible", "inactive", "finished"])
  }

  @Test func aBehaviorThatNoLongerAllowsItEndsIt() {
    let recorder = Recorder()
    _ = area(recorder)
    bench.move(1, to: 100, 350, steps: 1)
    recorder.isAllowed = false
    bench.move(1, to: 102, 350, steps: 1)
    #expect(recorder.heard() == ["possible", "inactive", "finished"])
    bench.advance(2)
    #expect(recorder.heard() == [])
  }

  @Test func anotherItemOfTheViewBeginsAnew() {
    let recorder = Recorder()
    recorder.region = { $0.x < 200 ? "left" : "right" }
    _ = area(recorder)
    bench.move(1, to: 100, 350, steps: 1)
    bench.move(1, to: 150, 350, steps: 5)
    bench.advance(0.52)
    #expect(recorder.heard() == ["possible left", "activating left"])
    bench.move(1, to: 250, 350, steps: 1)
    #expect(recorder.heard() == ["inactive left", "finished", "possible right"])
    bench.advance(0.82)
    #expect(recorder.heard() == ["activating right", "activated right", "handler", "finished"])
  }

  @Test func theInnermostViewIsActivated() {
    let (outer, inner) = (Recorder(), Recorder())
    let area = area(outer)
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    area.addSubview(part)
    part.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: inner, interactionEffect: inner) { _, _ in })
    bench.move(1, to: 100, 350, steps: 1)
    #expect(inner.heard() == ["possible"])
    #expect(outer.heard() == [])
    bench.move(1, to: 300, 350, steps: 1)
    #expect(inner.heard() == ["inactive", "finished"])
    #expect(outer.heard() == ["possible"])
    inner.isAllowed = false
    bench.move(1, to: 100, 350, steps: 1)
    bench.advance(0.82)
    #expect(outer.heard() == ["activating", "activated", "handler", "finished"])
  }

  @Test func anInteractionThatIsTakenAwayEnds() throws {
    let recorder = Recorder()
    let area = area(recorder)
    bench.move(1, to: 100, 350, steps: 1)
    area.removeInteraction(try #require(area.interactions.first))
    #expect(recorder.heard() == ["possible", "inactive", "finished"])
    bench.advance(2)
    #expect(recorder.heard() == [])
  }

  @Test func aPlainViewIsShadedByDefault() {
    let area = UIView(frame: CGRect(x: 0, y: 300, width: 400, height: 100))
    area.layer.cornerRadius = 12
    bench.window.addSubview(area)
    var activations = 0
    area.addInteraction(UISpringLoadedInteraction { _, _ in activations += 1 })
    bench.move(1, to: 100, 350, steps: 1)
    #expect(area.subviews.first?.frame == CGRect(x: 0, y: 0, width: 400, height: 100))
    #expect(area.subviews.first?.layer.cornerRadius == CGFloat(12))
    bench.advance(1)
    #expect(area.subviews.isEmpty)
    #expect(activations == 1)
  }

  // MARK: - Controls

  @Test func aButtonIsTapped() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 300, width: 400, height: 100)
    bench.window.addSubview(button)
    #expect(!button.isSpringLoaded)
    button.isSpringLoaded = true
    bench.move(1, to: 100, 350, steps: 1)
    #expect(button.isHighlighted)
    bench.advance(1)
    #expect(taps == 1)
    #expect(!button.isHighlighted)
    button.isEnabled = false
    bench.move(1, to: 350, 250, steps: 1)
    bench.move(1, to: 100, 350, steps: 1)
    bench.advance(1)
    #expect(taps == 1)
  }

  @Test func theDragGoesOnOnThePageThatOpens() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.isNavigationBarHidden = true
    bench.window.rootViewController = navigation
    let bench = bench
    let origin = DragFixture(["a"], in: bench, at: CGRect(x: 0, y: 0, width: 300, height: 100))
    let target = DragFixture(["x", "y"], in: bench, at: CGRect(x: 0, y: 0, width: 300, height: 400))
    first.view.addSubview(origin.view)
    second.view.addSubview(target.view)
    target.operation = .copy
    let button = UIButton(
      type: .system, primaryAction: UIAction { _ in navigation.pushViewController(second, animated: true) })
    button.frame = CGRect(x: 0, y: 300, width: 300, height: 100)
    button.isSpringLoaded = true
    first.view.addSubview(button)
    bench.up(1)
    fixture.view.removeFromSuperview()
    source.view.removeFromSuperview()
    bench.advance(1)
    bench.down(2, 100, 50)
    bench.advance(0.8)
    bench.move(2, to: 100, 350)
    bench.advance(2)
    #expect(navigation.topViewController === second)
    #expect(origin.view.window == nil)
    bench.move(2, to: 100, 150)
    bench.advance(0.3)
    bench.up(2)
    bench.advance(1)
    #expect(target.data.contains("a"))
    #expect(origin.heard().last == "drag ends")
  }

  @Test func anItemOfABarIsTapped() throws {
    var taps = 0
    let item = UIBarButtonItem(title: "Open", primaryAction: UIAction(title: "Open") { _ in taps += 1 })
    #expect(!item.isSpringLoaded)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 400, height: 60))
    bar.items = [item]
    bench.window.addSubview(bar)
    bench.frame()
    item.isSpringLoaded = true
    let button = try #require(item.button)
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    bench.move(1, to: middle.x, middle.y, steps: 1)
    #expect(button.isHighlighted)
    bench.advance(1)
    #expect(taps == 1)
    item.isSpringLoaded = false
    #expect(button.interactions.isEmpty)
  }
}
