// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AllocationCount
internal import BenchTables
internal import CollectionLayoutCore
internal import Foundation

/// What the layout solvers cost for more and more items.
@main enum LayoutBench {
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "walk" { return try walk() }
    for content in Content.allCases {
      try measure("compositional, \(content)") { try CompositionalSubject(content, count: $0) }
      try measure("flow, \(content)") { try FlowSubject(content, count: $0) }
    }
    try walk()
  }

  private static func measure(_ title: String, _ make: (Int) throws -> any Subject) throws {
    var table = GrowthTable(title)
    for count in GrowthTable.counts {
      let runs = count >= 1_000_000 ? 5 : 15
      var subject = try make(count)
      table.add(
        "prepare: all sections, content size",
        Measure.time(
          try Measure.milliseconds(runs: runs, prepare: { subject = try make(count) }, { try subject.prepare() })))
      _ = try subject.query(subject.length / 2)
      table.add(
        "a screen in the middle",
        Measure.time(
          try Measure.milliseconds(runs: 101) { _ = try subject.query(subject.length / 2) }))
      table.add(
        "memory",
        Measure.bytes(
          try memory {
            let subject = try make(count)
            try subject.prepare()
            _ = try subject.query(subject.length / 2)
            return subject
          }))
      table.add(
        "one insert at the front, and the screen",
        Measure.time(
          try Measure.milliseconds(runs: runs) {
            try subject.insertAtFront()
            _ = try subject.query(0)
          }))
      table.add(
        "to the end: query, sizes, query",
        Measure.time(
          try Measure.milliseconds(
            runs: runs,
            prepare: {
              subject = try make(count)
              try subject.prepare()
            }, { try subject.show(subject.length - Screen.size.height) })))
      if let work = subject.work { table.add("… groups solved by then", work) }
    }
    table.print()
  }

  /// What a value keeps on the heap, in bytes.
  private static func memory(_ make: () throws -> any Subject) rethrows -> Int {
    let before = allocated_bytes()
    let subject = try make()
    return withExtendedLifetime(subject) { Int(allocated_bytes()) - Int(before) }
  }

  /// Every screen on the way to the end, cells measured as they come.
  private static func walk() throws {
    var table = GrowthTable("self-sizing, screen by screen to the end", counts: [1_000, 10_000, 100_000])
    for count in [1_000, 10_000, 100_000] {
      for (name, subject) in [
        ("compositional", try CompositionalSubject(.selfSizing, count: count) as any Subject),
        ("flow", try FlowSubject(.selfSizing, count: count)),
      ] {
        try subject.prepare()
        var (offset, screens) = (CGFloat(0), 0)
        let all = try Measure.milliseconds(runs: 1) {
          while offset < subject.length {
            try subject.show(offset)
            offset += Screen.size.height
            screens += 1
          }
        }
        table.add("\(name): a screen", Measure.time(all / Double(screens)))
        if let work = subject.work { table.add("… groups solved", work) }
      }
    }
    table.print()
  }
}

/// What items are like.
enum Content: String, CaseIterable, CustomStringConvertible {
  case uniform, mixed
  case selfSizing = "self-sizing"

  var description: String { rawValue }
}

/// The screen that is looked at, in points.
enum Screen {
  static let size = CGSize(width: 390, height: 844)

  static func rect(_ offset: CGFloat) -> CGRect { CGRect(origin: CGPoint(x: 0, y: offset), size: size) }

  /// The height that an item's content turns out to need, in points.
  static func height(_ item: Int) -> CGFloat { CGFloat(36 + item % 5 * 9) }
}

/// A solver at work.
protocol Subject: AnyObject {
  /// The content's length, in points.
  var length: CGFloat { get }
  /// What was done, counted.
  var work: String? { get }
  /// Solves every section.
  func prepare() throws
  /// The number of elements on the screen.
  func query(_ offset: CGFloat) throws -> Int
  /// Shows a screen as a collection view does: with sizes that its cells turn out to need.
  func show(_ offset: CGFloat) throws
  func insertAtFront() throws
}
