// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AllocationCount
internal import BenchTables
internal import UIKit

/// What a collection view costs for more and more items.
@MainActor enum GrowthBench {
  static func run() {
    for arrangement in CollectionScene.Arrangement.allCases {
      for content in CollectionScene.Content.growing { measure(arrangement, content) }
    }
  }

  private static func measure(_ arrangement: CollectionScene.Arrangement, _ content: CollectionScene.Content) {
    var table = GrowthTable("UICollectionView, \(arrangement.rawValue), \(content.rawValue)")
    for count in GrowthTable.counts {
      let runs = count >= 1_000_000 ? 3 : 7
      var scene = CollectionScene(arrangement, content, count: count)
      func make() {
        scene.window.isHidden = true
        scene = CollectionScene(arrangement, content, count: count)
      }
      table.add("first frame", Measure.time(Measure.milliseconds(runs: runs, prepare: make) { scene.frame() }))
      scene.show((scene.length / 2).rounded())
      var step: CGFloat = 0
      let middle = scene.view.contentOffset.y
      table.add(
        "a screen farther, in the middle",
        Measure.time(
          Measure.milliseconds(runs: 31) {
            step += 844
            scene.show(middle + step.truncatingRemainder(dividingBy: 8_440))
          }))
      table.add("one insert at the front", Measure.time(Measure.milliseconds(runs: runs) { scene.insertAtFront() }))
      table.add(
        "to the end",
        Measure.time(
          Measure.milliseconds(
            runs: runs,
            prepare: {
              make()
              scene.frame()
            }, { scene.show(scene.length - 844) })))
      scene.window.isHidden = true
      let before = Int(allocated_bytes())
      let fresh = CollectionScene(arrangement, content, count: count)
      fresh.frame()
      table.add("memory, first frame", Measure.bytes(Int(allocated_bytes()) - before))
      fresh.show(fresh.length - 844)
      table.add("… and the end", Measure.bytes(Int(allocated_bytes()) - before))
      let counts = SceneCounts.shared
      table.add("cells made, asked for", "\(counts.cellsMade), \(counts.cellsAsked)")
      table.add("layouts prepared, queries", "\(counts.layoutsPrepared), \(counts.layoutQueries)")
      fresh.window.isHidden = true
    }
    table.print()
  }
}
