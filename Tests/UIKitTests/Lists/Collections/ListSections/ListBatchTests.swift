// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Batches that change the rows of a list.
@MainActor struct ListBatchTests {
  private func stage() -> CollectionStage {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    return CollectionStage([["a", "b", "c"]], layout: UICollectionViewCompositionalLayout.list(using: list))
  }

  @Test func rowsGoByTheSpringThatWasMeasured() {
    let stage = stage()
    #expect(stage.shownY("b").isNear(78))
    stage.sections[0].removeFirst()
    stage.view.deleteItems(at: [path(0, 0)])
    stage.stage.frame()
    #expect(stage.shownY("b").isNear(78))
    stage.stage.jump(0.15)
    // 0.179 of the way is left after nine frames of sixty.
    #expect(stage.shownY("b").map { abs($0 - 26 - 52 * 0.179) < 0.01 } == true)
    stage.stage.jump(0.15)
    #expect(stage.view.elements.leaving.count == 1)
    stage.stage.jump(0.15)
    #expect(stage.shownY("b").isNear(26))
    #expect(stage.view.elements.leaving.isEmpty)
  }

  @Test func aChangeOfTheLayoutDoesNot() {
    let stage = stage()
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 300, height: 92)
    rows.minimumLineSpacing = 0
    stage.view.setCollectionViewLayout(rows, animated: true)
    stage.stage.frame()
    stage.stage.jump(0.15)
    // From 78 to 138, half of it after half of the time.
    #expect(stage.shownY("b").isNear(108))
  }
}
