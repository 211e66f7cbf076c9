// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What it costs to apply ten thousand items, counted. Twenty of them are on the screen.
@MainActor struct DiffableCostTests {
  private let fixture = DiffableFixture()

  init() {
    fixture.source.apply(Self.snapshot(), animatingDifferences: false)
    fixture.settle()
    fixture.view.calls = []
    fixture.asked = []
  }

  /// Built anew; every `interval`th item, from the second on, is another than without one.
  private static func snapshot(every interval: Int? = nil) -> TextSnapshot {
    var snapshot = TextSnapshot()
    snapshot.appendSections(["all"])
    snapshot.appendItems(
      (0..<10_000).map { number in
        interval.map { number % $0 == 1 } == true ? "new \(number)" : "\(number)"
      })
    return snapshot
  }

  @Test func `no change asks nobody anything`() {
    let before = fixture.view.statistics
    fixture.source.apply(Self.snapshot(), animatingDifferences: false)
    fixture.source.apply(Self.snapshot(), animatingDifferences: true)
    fixture.finishAnimations()
    #expect(fixture.view.statistics == before)
    #expect(fixture.view.calls.isEmpty)
    #expect(fixture.asked.isEmpty)
  }

  @Test(arguments: [false, true]) func `one in a hundred fills the one cell that is seen`(_ animated: Bool) {
    let before = fixture.view.statistics
    fixture.source.apply(Self.snapshot(every: 100), animatingDifferences: animated)
    fixture.settle()
    let after = fixture.view.statistics
    #expect(fixture.asked == ["new 1"])
    #expect(after.layoutQueries - before.layoutQueries == 1)
    #expect(after.layoutsPrepared - before.layoutsPrepared == 1)
    #expect(after.viewsMade - before.viewsMade == (animated ? 1 : 0))
    fixture.finishAnimations()
    #expect(fixture.view.statistics == after)
  }

  @Test(arguments: [false, true]) func `every second fills the ten cells that are seen`(_ animated: Bool) {
    let before = fixture.view.statistics
    fixture.source.apply(Self.snapshot(every: 2), animatingDifferences: animated)
    fixture.settle()
    let after = fixture.view.statistics
    #expect(fixture.asked == (0..<10).map { "new \(2 * $0 + 1)" })
    #expect(after.layoutQueries - before.layoutQueries == 1)
    #expect(after.layoutsPrepared - before.layoutsPrepared == 1)
    #expect(after.viewsMade - before.viewsMade == (animated ? 10 : 0))
    fixture.finishAnimations()
    #expect(fixture.view.statistics == after)
  }
}
