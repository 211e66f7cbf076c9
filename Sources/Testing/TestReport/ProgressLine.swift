// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The line that says in a terminal how far a run has come: `[12/230] 1 failed  A.B/testC`.
package struct ProgressLine: Hashable, Sendable {
  /// How many tests there are, as far as is known.
  package private(set) var total = 0
  package private(set) var done = 0
  private var failed = 0
  private var last = ""

  package init() {}

  /// More tests begin.
  package mutating func begin(_ count: Int) { total += count }

  /// A test has ended.
  package mutating func end(_ result: TestResult) {
    done += 1
    // What is run again counts again.
    total = max(total, done)
    if !result.isGood { failed += 1 }
    last = TerminalReport.printable("\(result.name)")
  }

  /// The line, no longer than a terminal is wide; empty where nothing is known.
  package func text(width: Int) -> String {
    guard total > 0 else { return "" }
    let words = ["[\(done)/\(total)]", failed > 0 ? "\(failed) not passed" : "", last].filter { !$0.isEmpty }
    return String(words.joined(separator: "  ").prefix(max(0, width - 1)))
  }
}
