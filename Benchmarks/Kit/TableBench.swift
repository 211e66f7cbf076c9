// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BenchTables
internal import QuartzCore
internal import RenderProtocol
internal import UIKit

/// What a table costs: the first frame, a screen farther, to the end, a row at the front; a batch of 500 rows and a fling.
@MainActor enum TableBench {
  /// - Parameter count: The number of rows; `nil` for a thousand to a million, the batch and the fling.
  static func run(count: Int?) {
    for heights in TableScene.Heights.allCases { grow(heights, count.map { [$0] } ?? GrowthTable.counts) }
    guard count == nil else { return }
    insert()
    fling()
  }

  private static func grow(_ heights: TableScene.Heights, _ counts: [Int]) {
    var table = GrowthTable("UITableView, \(heights.rawValue)", counts: counts)
    for count in counts {
      // Delegates that say heights are asked for every row, as on iOS: a million are told three times, not thirty.
      let runs = count >= 1_000_000 ? 3 : 7
      var scene = TableScene(heights, count: 0)
      func make() {
        scene.window.isHidden = true
        scene = TableScene(heights, count: count)
      }
      table.add("first frame", Measure.time(Measure.milliseconds(runs: runs, prepare: make) { scene.frame() }))
      var step: CGFloat = 0
      table.add(
        "a screen farther",
        Measure.time(
          Measure.milliseconds(runs: 31) {
            step += 844
            scene.show(step.truncatingRemainder(dividingBy: 16_880))
          }))
      var isAtEnd = false
      table.add(
        "to the end, and back",
        Measure.time(
          Measure.milliseconds(runs: 7) {
            isAtEnd.toggle()
            scene.show(isAtEnd ? scene.view.contentSize.height - 844 : 0)
          }))
      scene.show(0)
      table.add(
        "one insert in front",
        Measure.time(
          Measure.milliseconds(runs: runs) {
            UIView.performWithoutAnimation { scene.insert(1, at: 0) }
            scene.frame()
          }))
      table.add("cells made", "\(scene.rows.made)")
      scene.window.isHidden = true
    }
    table.print()
  }

  /// 500 rows that come at once on the screen, animated.
  private static func insert() {
    print(
      "| 500 rows into 100,000, animated | \(TableScene.Heights.allCases.map(\.rawValue).joined(separator: " | ")) |")
    print("| --- | --- | --- | --- |")
    let results = TableScene.Heights.allCases.map { heights -> [String] in
      var time = 100.0
      InterfaceSession.current.clock = { time }
      let scene = TableScene(heights, count: 100_000)
      scene.frame()
      let batch = Measure.milliseconds(runs: 1) { scene.insert(500, at: 5) }
      var (times, bytes): ([Double], [Int]) = ([], [])
      // An animation of 0.44 seconds, and somewhat more.
      for _ in 0..<32 {
        times.append(Measure.milliseconds(runs: 1) { bytes.append(scene.frame()) })
        time += 1.0 / 60
        times[times.count - 1] += Measure.milliseconds(runs: 1) { UIApplication.shared.tick(to: time) }
      }
      scene.window.isHidden = true
      return [
        Measure.time(batch), Measure.time(times.max() ?? 0), Measure.time(times.sorted()[times.count / 2]),
        "\(bytes[0]), \(bytes.dropFirst().reduce(0, +))", "\(scene.rows.made)",
      ]
    }
    let names = [
      "the batch", "the longest frame", "… median", "bytes to the page: the first frame, all others", "cells made",
    ]
    for (index, name) in names.enumerated() {
      print("| \(name) | \(results.map { $0[index] }.joined(separator: " | ")) |")
    }
    print("")
  }

  /// Twenty flings through 100,000 rows that size themselves.
  private static func fling() {
    InterfaceSession.current.clock = { 100 }
    let scene = TableScene(.selfSizing, count: 100_000)
    scene.frame()
    let made = scene.rows.made
    let frames = scene.fling(times: 20)
    let rows = scene.view.indexPathsForVisibleRows?.first?.row ?? 0
    print("| 20 flings through 100,000 self-sizing rows | |")
    print("| --- | --- |")
    print("| rows passed, frames | \(rows), \(frames.times.count) |")
    print("| cells made after the first screen | \(scene.rows.made - made) |")
    print("| bytes a frame, at most | \(frames.totalBytes / frames.bytes.count), \(frames.mostBytes) |")
    print(
      "| time a frame, median, at most | \(Measure.time(frames.medianTime)), \(Measure.time(frames.longestTime)) |"
    )
    scene.window.isHidden = true
  }
}
