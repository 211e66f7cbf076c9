// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BenchTables
internal import QuartzCore
internal import RenderProtocol
internal import UIKit

/// Flings through 100,000 cards: what is made, solved and sent, counted.
@MainActor enum FlingBench {
  static func run() {
    print("| 20 flings through 100,000 cards | flow | compositional |")
    print("| --- | --- | --- |")
    let results = CollectionScene.Arrangement.allCases.map(fling)
    for (index, name) in Result.names.enumerated() {
      print("| \(name) | \(results.map { $0.cells[index] }.joined(separator: " | ")) |")
    }
  }

  struct Result {
    static let names = [
      "points", "cards passed", "frames", "cells made", "cells asked for", "layouts prepared", "layout queries",
      "bytes to the page", "… a frame", "… at most", "time a frame, median",
    ]
    var cells: [String]
  }

  private static func fling(_ arrangement: CollectionScene.Arrangement) -> Result {
    InterfaceSession.current.clock = { 100 }
    let scene = CollectionScene(arrangement, .cards, count: 100_000)
    scene.frame()
    SceneCounts.shared = SceneCounts()
    let frames = scene.fling(times: 20)
    let counts = SceneCounts.shared
    let offset = scene.view.contentOffset.y
    return Result(cells: [
      "\(Int(offset))", "\(Int(offset / 470))", "\(frames.bytes.count)", "\(counts.cellsMade)", "\(counts.cellsAsked)",
      "\(counts.layoutsPrepared)", "\(counts.layoutQueries)", "\(frames.totalBytes)",
      "\(frames.totalBytes / frames.bytes.count)", "\(frames.mostBytes)", Measure.time(frames.medianTime),
    ])
  }
}
