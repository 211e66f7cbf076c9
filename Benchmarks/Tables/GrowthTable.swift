// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// What something costs for more and more items: a row for each thing that is done, a column for each number of items.
package struct GrowthTable {
  /// The numbers of items.
  package static let counts = [1_000, 10_000, 100_000, 1_000_000]

  private let title: String
  private let counts: [Int]
  private var rows: [(name: String, cells: [String])] = []

  package init(_ title: String, counts: [Int] = Self.counts) {
    (self.title, self.counts) = (title, counts)
  }

  /// Adds a cell to the row of a name, after those that it has.
  package mutating func add(_ name: String, _ cell: String) {
    if let index = rows.firstIndex(where: { $0.name == name }) {
      rows[index].cells.append(cell)
    } else {
      rows.append((name, [cell]))
    }
  }

  /// Prints the table as Markdown.
  package func print() {
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    numbers.groupingSeparator = ","
    let heads = counts.map { numbers.string(from: NSNumber(value: $0)) ?? "\($0)" }
    Swift.print("| \(title) | \(heads.joined(separator: " | ")) |")
    Swift.print("| --- |" + counts.map { _ in " --- |" }.joined())
    for row in rows { Swift.print("| \(row.name) | \(row.cells.joined(separator: " | ")) |") }
    Swift.print("")
  }
}

/// Measures, in words.
package enum Measure {
  /// The time of the fastest of some runs, in milliseconds: what other work on the machine disturbs least.
  package static func milliseconds(runs: Int, _ body: () throws -> Void) rethrows -> Double {
    try milliseconds(runs: runs, prepare: {}, body)
  }

  /// The same, with something before each run that does not count.
  package static func milliseconds(
    runs: Int, prepare: () throws -> Void, _ body: () throws -> Void
  ) rethrows -> Double {
    let clock = ContinuousClock()
    var fastest = Double.infinity
    for _ in 0..<runs {
      try prepare()
      let (seconds, attoseconds) = try clock.measure { try body() }.components
      fastest = min(fastest, Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
    }
    return fastest
  }

  /// A time in the unit that reads best.
  package static func time(_ milliseconds: Double) -> String {
    switch milliseconds {
    case ..<0.0995: String(format: "%.1f µs", milliseconds * 1e3)
    case ..<1: String(format: "%.0f µs", milliseconds * 1e3)
    case ..<10: String(format: "%.1f ms", milliseconds)
    default: String(format: "%.0f ms", milliseconds)
    }
  }

  /// A number of bytes in the unit that reads best.
  package static func bytes(_ count: Int) -> String {
    switch count {
    case ..<1_024: "\(max(count, 0)) B"
    case ..<(1 << 20): String(format: "%.1f KB", Double(count) / 1_024)
    default: String(format: "%.1f MB", Double(count) / Double(1 << 20))
    }
  }
}
