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
    var time = 100.0
    InterfaceSession.current.clock = { time }
    let scene = CollectionScene(arrangement, .cards, count: 100_000)
    scene.frame()
    SceneCounts.shared = SceneCounts()
    var (bytes, times) = ([Int](), [Double]())
    let application = UIApplication.shared
    func frame(_ touch: InputEvent.Touch? = nil) {
      time += 1.0 / 60
      times.append(
        Measure.milliseconds(runs: 1) {
          if let touch { application.handle(.touches([touch], time: time)) }
          application.tick(to: time)
          bytes.append(scene.frame())
        })
    }
    for number in 1...20 {
      for step in 0...6 {
        let phase: InputEvent.Touch.Phase = step == 0 ? .began : step == 6 ? .ended : .moved
        frame(
          InputEvent.Touch(
            identifier: UInt32(number), phase: phase, location: CGPoint(x: 195, y: 720 - CGFloat(min(step, 5)) * 110)))
      }
      var rests = 0
      while rests < 3 {
        let before = scene.view.contentOffset
        frame()
        rests = scene.view.contentOffset == before ? rests + 1 : 0
      }
    }
    let counts = SceneCounts.shared
    let offset = scene.view.contentOffset.y
    let total = bytes.reduce(0, +)
    return Result(cells: [
      "\(Int(offset))", "\(Int(offset / 470))", "\(bytes.count)", "\(counts.cellsMade)", "\(counts.cellsAsked)",
      "\(counts.layoutsPrepared)", "\(counts.layoutQueries)", "\(total)", "\(total / bytes.count)",
      "\(bytes.max() ?? 0)", Measure.time(times.sorted()[times.count / 2]),
    ])
  }
}
