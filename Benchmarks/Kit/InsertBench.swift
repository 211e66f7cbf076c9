// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BenchTables
internal import QuartzCore
internal import UIKit

/// 500 insertions on the screen of a list of 100,000, animated: whether anything stalls, and what it takes.
@MainActor enum InsertBench {
  private static let subjects: [(CollectionScene.Arrangement, CollectionScene.Content)] = [
    (.flow, .uniform), (.flow, .selfSizing), (.compositional, .uniform), (.compositional, .selfSizing),
  ]

  static func run() {
    let heads = subjects.map { "\($0.0.rawValue), \($0.1.rawValue)" }
    print("| 500 insertions into 100,000, animated | \(heads.joined(separator: " | ")) |")
    print("| --- |" + subjects.map { _ in " --- |" }.joined())
    // Counts are the same in every run; of the times the fastest is kept.
    let results = subjects.map { subject in
      (0..<7).map { _ in insert(subject.0, subject.1) }.min { $0.longest < $1.longest } ?? Result()
    }
    for (name, text) in Result.rows { print("| \(name) | \(results.map(text).joined(separator: " | ")) |") }
  }

  private struct Result {
    var frames = 0
    var counts = SceneCounts()
    var batch = 0.0
    var longest = 0.0
    var median = 0.0
    var bytes: [Int] = []

    static var rows: [(String, (Result) -> String)] {
      [
        ("the batch: insertItems until it returns", { Measure.time($0.batch) }),
        ("frames until it is over", { "\($0.frames)" }),
        ("… the longest", { Measure.time($0.longest) }),
        ("… median", { Measure.time($0.median) }),
        ("cells made, asked for", { "\($0.counts.cellsMade), \($0.counts.cellsAsked)" }),
        ("layouts prepared, queries", { "\($0.counts.layoutsPrepared), \($0.counts.layoutQueries)" }),
        ("bytes to the page: the first frame, all others", { "\($0.bytes[0]), \($0.bytes.dropFirst().reduce(0, +))" }),
      ]
    }
  }

  private static func insert(_ arrangement: CollectionScene.Arrangement, _ content: CollectionScene.Content) -> Result {
    var time = 100.0
    InterfaceSession.current.clock = { time }
    let scene = CollectionScene(arrangement, content, count: 100_000)
    scene.frame()
    SceneCounts.shared = SceneCounts()
    var result = Result()
    result.batch = Measure.milliseconds(runs: 1) { scene.insert(500, at: 5) }
    var times: [Double] = []
    // An animation of 0.3 seconds, and somewhat more.
    for _ in 0..<24 {
      times.append(Measure.milliseconds(runs: 1) { result.bytes.append(scene.frame()) })
      time += 1.0 / 60
      times[times.count - 1] += Measure.milliseconds(runs: 1) { UIApplication.shared.tick(to: time) }
    }
    result.frames = times.count
    result.longest = times.max() ?? 0
    result.median = times.sorted()[times.count / 2]
    result.counts = SceneCounts.shared
    scene.window.isHidden = true
    return result
  }
}
