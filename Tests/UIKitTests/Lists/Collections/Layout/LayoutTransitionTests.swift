// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// From one layout to another, by itself and by a finger.
@MainActor struct LayoutTransitionTests {
  private static func rows(_ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: height)
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test func `an animated change moves what is seen and brings the rest from where it was`() {
    let stage = CollectionStage([(0..<20).map(String.init)])
    var finished: [Bool] = []
    stage.view.setCollectionViewLayout(Self.rows(20), animated: true) { finished.append($0) }
    #expect(stage.frame(0, 5) == CGRect(x: 0, y: 100, width: 300, height: 20))
    #expect(stage.texts.count == 20)
    stage.stage.frame()
    #expect(stage.shownY("5").isNear(220))
    #expect(stage.shownY("15").isNear(620))
    stage.stage.jump(0.15)
    #expect(stage.shownY("5").isNear(165))
    #expect(abs((stage.cell("5")?.shown.bounds.height ?? 0) - 30) < 0.001)
    #expect(finished.isEmpty)
    stage.stage.jump(0.2)
    #expect(finished == [true])
    stage.view.setCollectionViewLayout(Self.rows(40), animated: true)
    stage.stage.frame()
    #expect(stage.cell("15")?.superview != nil)
    stage.stage.jump(0.15)
    #expect(stage.shownY("15").isNear(465))
    stage.stage.jump(0.2)
    #expect(stage.view.subviews.count == 10)
  }

  @Test func `what was in the middle stays in sight`() {
    let stage = CollectionStage([(0..<100).map(String.init)])
    stage.view.contentOffset.y = 2000
    stage.settle()
    stage.view.setCollectionViewLayout(Self.rows(400), animated: false)
    stage.settle()
    #expect(stage.texts == ["54"] || stage.texts == ["55"])
  }

  private final class Told: UICollectionViewCell {
    var told: [String] = []
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      told.append("will")
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      told.append("did")
    }
  }

  private final class Logged: UICollectionViewFlowLayout {
    var log: [String] = []
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }
    override func prepare() {
      super.prepare()
      log.append("prepare")
    }
    override func finalizeLayoutTransition() { log.append("finalize") }
  }

  @Test func `layouts and cells are told`() throws {
    let (old, new) = (Logged(), Logged())
    let stage = CollectionStage([["a"]], layout: old) {
      $0.register(Told.self, forCellWithReuseIdentifier: "cell")
    }
    let cell = try #require(stage.view.cellForItem(at: path(0, 0)) as? Told)
    old.log = []
    stage.view.setCollectionViewLayout(new, animated: true)
    #expect(old.log == ["to", "finalize"])
    #expect(new.log == ["from", "prepare", "finalize"])
    #expect(cell.told == ["will"])
    #expect(old.collectionView == nil)
    stage.stage.frame()
    stage.stage.jump(0.4)
    #expect(cell.told == ["will", "did"])
  }

  // MARK: - Interactive

  @Test func `progress puts elements between their two places`() {
    let stage = CollectionStage([(0..<20).map(String.init)])
    let (old, new) = (stage.view.collectionViewLayout, Self.rows(20))
    var ended: [[Bool]] = []
    let transition = stage.view.startInteractiveTransition(to: new) { ended.append([$0, $1]) }
    #expect(stage.view.collectionViewLayout === transition)
    #expect(transition.currentLayout === old)
    #expect(transition.nextLayout === new)
    stage.settle()
    #expect(stage.frame(0, 3) == CGRect(x: 0, y: 120, width: 300, height: 40))
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    stage.settle()
    #expect(stage.frame(0, 3) == CGRect(x: 0, y: 90, width: 300, height: 30))
    #expect(stage.view.contentSize.height == 600)
    transition.updateValue(7, forAnimatedKey: "x")
    #expect(transition.value(forAnimatedKey: "x") == 7)
    #expect(transition.value(forAnimatedKey: "y") == 0)
    stage.stage.frame()
    stage.view.finishInteractiveTransition()
    #expect(stage.view.collectionViewLayout === new)
    #expect(stage.frame(0, 3) == CGRect(x: 0, y: 60, width: 300, height: 20))
    stage.stage.frame()
    #expect(stage.shownY("3").isNear(105))
    stage.stage.jump(0.4)
    #expect(ended == [[true, true]])
    #expect(old.collectionView == nil)
    #expect(transition.collectionView == nil)
  }

  @Test func `a transition that is cancelled goes back`() {
    let stage = CollectionStage([(0..<20).map(String.init)])
    let (old, new) = (stage.view.collectionViewLayout, Self.rows(20))
    stage.view.contentOffset.y = 300
    stage.stage.frame()
    var ended: [[Bool]] = []
    let transition = stage.view.startInteractiveTransition(to: new) { ended.append([$0, $1]) }
    transition.transitionProgress = 0.5
    stage.settle()
    // The new layout's content fits: its offset is 0.
    #expect(stage.view.contentOffset.y == 150)
    stage.view.cancelInteractiveTransition()
    stage.stage.frame()
    stage.stage.jump(0.4)
    #expect(ended == [[true, false]])
    #expect(stage.view.collectionViewLayout === old)
    #expect(new.collectionView == nil)
    #expect(stage.view.contentOffset.y == 300)
    #expect(stage.frame(0, 8) == CGRect(x: 0, y: 320, width: 300, height: 40))
  }

  private final class OwnTransition: UICollectionViewTransitionLayout {}

  private final class Chooser: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { OwnTransition(currentLayout: fromLayout, nextLayout: toLayout) }
  }

  @Test func `the delegate may bring a transition layout of its own`() {
    let stage = CollectionStage([["a"]])
    let chooser = Chooser()
    stage.view.delegate = chooser
    #expect(stage.view.startInteractiveTransition(to: Self.rows(20)) is OwnTransition)
    stage.view.cancelInteractiveTransition()
  }

  @Test func `a second transition at the same time stops with iOS's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([3])
        fixture.settle()
        _ = fixture.view.startInteractiveTransition(to: UICollectionViewFlowLayout())
        fixture.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the collection is already in the middle of an interactive transition"))
  }

  @Test func `ending a transition that was not begun stops with iOS's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { CollectionFixture([3]).view.finishInteractiveTransition() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the collection was not prepared for an interactive transition."))
  }
}
