// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What is seen stays where it is when other sizes come to light.
@MainActor struct OffsetStabilityTests {
  /// Rows that are 70 points tall and were guessed to be 40.
  private func stage(_ count: Int) -> CollectionStage {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    let texts = (0..<count).map(String.init)
    let wanted = Dictionary(uniqueKeysWithValues: texts.map { ($0, CGSize(width: 300, height: 70)) })
    let stage = CollectionStage([[]], layout: layout)
    stage.wanted = wanted
    stage.sections = [texts]
    stage.view.reloadData()
    stage.stage.frame()
    return stage
  }

  private func screenY(_ stage: CollectionStage, _ item: Int) -> CGFloat? {
    stage.frame(0, item).map { $0.minY - stage.view.contentOffset.y }
  }

  @Test func `scrolling up past rows that are taller than guessed moves nothing that is seen`() {
    let stage = stage(200)
    stage.view.contentOffset.y = 4000
    stage.settle()
    for _ in 0..<60 {
      let first = stage.view.indexPathsForVisibleItems.min()?.item ?? 0
      let before = screenY(stage, first)
      stage.view.contentOffset.y -= 25
      stage.settle()
      #expect(screenY(stage, first) == before.map { $0 + 25 })
    }
  }

  @Test func `at the start the content grows away from it`() {
    let stage = stage(50)
    #expect(stage.view.contentOffset.y == 0)
    #expect(stage.frame(0, 0) == CGRect(x: 0, y: 0, width: 300, height: 70))
    #expect(stage.frame(0, 5) == CGRect(x: 0, y: 350, width: 300, height: 70))
  }

  @Test func `pulled beyond the end, the content follows the finger and nothing else`() {
    let stage = stage(30)
    stage.view.contentOffset.y = 1200
    stage.settle()
    stage.view.contentOffset.y = stage.view.contentSize.height - 400
    stage.settle()
    let end = stage.view.contentSize.height - 400
    #expect(stage.view.contentOffset.y == end)
    let finger = Finger(on: stage.stage.window)
    finger.down(150, 300)
    var last = stage.view.contentOffset.y
    for step in 1...20 {
      finger.move(to: 150, CGFloat(300 - step * 10))
      stage.settle()
      #expect(stage.view.contentOffset.y >= last)
      #expect(stage.view.contentOffset.y - last <= 10)
      last = stage.view.contentOffset.y
    }
    #expect(last > end)
    finger.up()
    finger.wait(3)
    stage.settle()
    #expect(stage.view.contentOffset.y == stage.view.contentSize.height - 400)
  }

  @Test func `a row that is reconfigured to another size moves what follows, animated`() {
    let stage = stage(5)
    stage.wanted["1"] = CGSize(width: 300, height: 110)
    stage.view.reconfigureItems(at: [path(0, 1)])
    #expect(stage.frame(0, 1) == CGRect(x: 0, y: 70, width: 300, height: 110))
    #expect(stage.frame(0, 2)?.minY == 180)
    stage.stage.frame()
    #expect(stage.shownY("2").isNear(175))
    stage.stage.jump(0.15)
    #expect(stage.shownY("2").isNear(195))
  }

  @Test func `cells that are inserted say their sizes before they are shown`() {
    let stage = stage(3)
    stage.wanted["x"] = CGSize(width: 300, height: 100)
    stage.sections[0].insert("x", at: 0)
    stage.view.insertItems(at: [path(0, 0)])
    #expect(stage.frame(0, 0) == CGRect(x: 0, y: 0, width: 300, height: 100))
    stage.stage.frame()
    #expect(stage.shownY("0").isNear(35))
    #expect(stage.cell("x")?.shown.bounds.height == 100)
    stage.stage.jump(0.15)
    #expect(stage.shownY("0").isNear(85))
  }
}
