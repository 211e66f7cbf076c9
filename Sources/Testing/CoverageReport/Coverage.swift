// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Which lines of a package ran, and how often.
package struct Coverage: Hashable, Sendable {
  package struct File: Hashable, Sendable {
    /// The own file's absolute path.
    package var path: String
    /// How often each line ran, by its number from 1. Lines that hold no code are missing.
    package var lines: [Int: Int] = [:]

    package init(path: String, lines: [Int: Int] = [:]) { (self.path, self.lines) = (path, lines) }

    package var covered: Int { lines.values.count { $0 > 0 } }
  }

  /// Sorted by path.
  package private(set) var files: [File]

  package init(files: [File]) { self.files = files.sorted { $0.path < $1.path } }

  /// The number of lines with code.
  package var lines: Int { files.reduce(0) { $0 + $1.lines.count } }
  package var covered: Int { files.reduce(0) { $0 + $1.covered } }

  /// From 0 to 100; 100 where there is no code.
  package var percent: Double { Self.percent(covered, of: lines) }

  package static func percent(_ covered: Int, of lines: Int) -> Double {
    lines == 0 ? 100 : Double(covered) / Double(lines) * 100
  }

  /// The last line of a run, by which CI systems find the number: `TOTAL 812 of 1,024 lines 79.3 %`.
  package var summary: String {
    "TOTAL \(Self.grouped(covered)) of \(Self.grouped(lines)) lines \(Self.text(percent)) %"
  }

  /// One place behind the point, rounded down: 100 means that every line ran.
  package static func text(_ percent: Double) -> String { String(format: "%.1f", (percent * 10).rounded(.down) / 10) }

  static func grouped(_ number: Int) -> String {
    var digits = Array(String(number))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return String(digits)
  }

  // MARK: - From LLVM

  /// Why the output of `llvm-cov export` can't be used.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package let description: String
  }

  private struct Export: Decodable {
    struct File: Decodable {
      var filename: String
      var segments: [Segment]
    }

    struct Unit: Decodable { var files: [File] }

    var data: [Unit]
  }

  /// A place in a file from which on a count holds.
  struct Segment: Hashable, Decodable {
    var line: Int
    var count: Int
    var hasCount: Bool
    /// Whether a region starts here; else one ends.
    var isEntry: Bool
    /// Whether the region is the space between two others.
    var isGap: Bool

    init(line: Int, count: Int, hasCount: Bool = true, isEntry: Bool = true, isGap: Bool = false) {
      (self.line, self.count, self.hasCount, self.isEntry, self.isGap) = (line, count, hasCount, isEntry, isGap)
    }

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      line = try values.decode(Int.self)
      _ = try values.decode(Int.self)
      // Counts may be larger than what fits into an Int.
      count = Int(clamping: try values.decode(UInt64.self))
      hasCount = try values.decode(Bool.self)
      isEntry = try values.decode(Bool.self)
      isGap = try values.isAtEnd ? false : values.decode(Bool.self)
    }
  }

  /// Reads the output of `llvm-cov export -format=text`.
  ///
  /// - Parameters:
  ///   - text: Gives what is in a compiled file.
  ///   - own: Gives the package's own path of a compiled file; `nil` for files that aren't the package's.
  package init(
    export data: Data, text: (String) -> String?, own: (String) -> String?
  ) throws(Failure) {
    let export: Export
    do {
      export = try JSONDecoder().decode(Export.self, from: data)
    } catch {
      throw Failure(description: "llvm-cov: expected its JSON, found something else: \(error)")
    }
    var files: [String: File] = [:]
    for file in export.data.flatMap(\.files) {
      guard let path = own(file.filename), let source = text(file.filename) else { continue }
      let ownLines = OwnLines(source)
      var result = files[path] ?? File(path: path)
      for (line, count) in Self.counts(file.segments) {
        // Parts of a line may stand in several places of a translation.
        if let line = ownLines.own(line) { result.lines[line] = max(result.lines[line] ?? 0, count) }
      }
      if !result.lines.isEmpty { files[path] = result }
    }
    self.init(files: Array(files.values))
  }

  /// How often lines ran, by LLVM's rule: the count that holds at a line's start, or a larger one of a region that
  /// starts in it.
  static func counts(_ segments: [Segment]) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    var wrapped: Segment?
    var index = 0
    guard let first = segments.first?.line, let last = segments.last?.line else { return [:] }
    for line in first...last {
      let start = index
      while index < segments.count, segments[index].line == line { index += 1 }
      let here = segments[start..<index]
      defer { wrapped = here.last ?? wrapped }
      let regions = here.filter { !$0.isGap && $0.hasCount && $0.isEntry }
      let startsSkipped = here.first.map { !$0.hasCount && $0.isEntry } ?? false
      let isMapped =
        !startsSkipped && (wrapped?.hasCount == true || !regions.isEmpty)
        || here.contains { $0.isEntry && $0.hasCount }
      guard isMapped else { continue }
      counts[line] = regions.reduce(wrapped?.count ?? 0) { max($0, $1.count) }
    }
    return counts
  }
}
