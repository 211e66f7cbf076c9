// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Medians of repeated measurements, in nanoseconds per operation.
enum Stopwatch {
  static func median(samples: Int, operations: Int, _ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<samples {
      let duration = try clock.measure { try body() }
      let (seconds, attoseconds) = duration.components
      times.append((Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(operations))
    }
    times.sort()
    return times[times.count / 2]
  }
}
