// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// What a test does, a line each with its virtual time, steps within others further in.
@MainActor final class ActivityLog {
  /// Seconds since the test's start.
  var now: () -> Double = { 0 }
  private(set) var lines: [String] = []
  private var depth = 0

  var text: String { lines.map { $0 + "\n" }.joined() }

  func removeAll() { (lines, depth) = ([], 0) }

  /// Does something under a name.
  func activity<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    open(name)
    defer { close() }
    return try body()
  }

  /// What is noted until `close()` belongs to something.
  func open(_ name: String) {
    note(name)
    depth += 1
  }

  func close() { depth = max(0, depth - 1) }

  func note(_ words: String) {
    let line = String(format: "t = %8.2fs ", now()) + String(repeating: "    ", count: depth) + words
    lines.append(line)
    print("    " + line)
  }
}
