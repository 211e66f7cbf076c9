// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Times of one piece of work, in milliseconds.
struct Samples {
  private let sorted: [Double]

  /// Runs `body` `count` times, after `warmups` runs that don't count.
  init(count: Int, warmups: Int = 2, _ body: (Int) throws -> Void) rethrows {
    let clock = ContinuousClock()
    for run in 0..<warmups { try body(run) }
    var times: [Double] = []
    for run in 0..<count {
      let (seconds, attoseconds) = try clock.measure { try body(warmups + run) }.components
      times.append(Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
    }
    sorted = times.sorted()
  }

  var median: Double { sorted[sorted.count / 2] }
  var fastest: Double { sorted[0] }
  var slowTenth: Double { sorted[sorted.count * 9 / 10] }

  /// A line for the report, in the unit that reads best.
  func describe(_ name: String) {
    func text(_ value: Double) -> String {
      value < 1 ? String(format: "%8.1f µs", value * 1e3) : String(format: "%8.2f ms", value)
    }
    let label = name.padding(toLength: 58, withPad: " ", startingAt: 0)
    print("\(label) \(text(median))  (fastest \(text(fastest)), nine of ten under \(text(slowTenth)))")
  }
}
