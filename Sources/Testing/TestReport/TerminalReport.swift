// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What the terminal shows: failures at once, with the package's own paths, and a line at the end. No escape codes.
package struct TerminalReport: Sendable {
  /// Makes a path that the tests know short and clickable.
  private let path: @Sendable (String) -> String

  /// - Parameter path: Gives the package's own path for one of the overlay.
  package init(path: @escaping @Sendable (String) -> String = { $0 }) {
    self.path = path
  }

  /// The lines of a test that has ended.
  ///
  /// - Parameter isVerbose: Whether tests that are good are told too.
  package func lines(of result: TestResult, isVerbose: Bool) -> [String] {
    guard isVerbose || !result.isGood else { return [] }
    var lines = ["\(Self.printable("\(result.name)"))  \(result.status.rawValue)  \(Self.seconds(result.seconds))"]
    if let message = result.skipMessage, result.status == .skipped { lines += Self.indented(message, by: 2) }
    if result.tries > 1 {
      lines += Self.indented(result.isGood ? "at try \(result.tries)" : "\(result.tries) tries", by: 2)
    }
    for snapshot in result.accepted {
      lines += Self.indented("\"\(snapshot.name)\" is \(snapshot.verdict ?? "the same") beside iOS's", by: 2)
    }
    for failure in result.failures {
      // Where an error was thrown nobody knows; XCTest then names no file.
      let place =
        failure.place.flatMap { $0.file.hasPrefix("<") ? nil : $0 }.map { "\(path($0.file)):\($0.line): " } ?? ""
      if let snapshot = failure.snapshot {
        lines += Self.indented(place + words(of: snapshot), by: 2)
        for line in snapshot.explanation { lines += Self.indented(line, by: 4) }
        for (name, file) in files(of: snapshot) { lines += Self.indented("\(name)  \(file)", by: 4) }
      } else {
        lines += Self.indented(place + path(failure.message), by: 2)
      }
    }
    if result.status == .crashed || result.status == .timedOut {
      lines += lastWords(result.output).flatMap { Self.indented($0, by: 4) }
    }
    return lines
  }

  private func words(of snapshot: TestResult.Snapshot) -> String {
    let name = "\"\(snapshot.name)\""
    let differs = "\(name) differs from its reference" + (snapshot.verdict.map { " (\($0))" } ?? "")
    if let words = snapshot.words {
      return "\(differs)\(snapshot.isRecorded ? ", which is replaced" : "")\n  \(words)"
    }
    return snapshot.isRecorded ? "\(name) is recorded" : differs
  }

  private func files(of snapshot: TestResult.Snapshot) -> [(String, String)] {
    [("expected  ", snapshot.reference)]
      + [("found     ", snapshot.found), ("difference", snapshot.difference)].compactMap { name, file in
        file.map { (name, $0) }
      }
  }

  /// How much of what a process said before it ended is shown.
  static let mostLastWords = 20

  /// The last of what was printed, without what of a backtrace is not the package's own.
  private func lastWords(_ output: [String]) -> [String] {
    let words = output.compactMap { line -> String? in
      let own = path(line)
      // A frame: its number, what kind it is, its address.
      let isFrame = line.range(of: "^ *[0-9]+ .*0x[0-9a-f]{8,} ", options: .regularExpression) != nil
      if isFrame, own == line || line.contains("/.tessera-runners/") { return nil }
      return ["", "..."].contains(line) || line.hasPrefix("Backtrace took ") ? nil : own
    }
    return Array(words.suffix(Self.mostLastWords))
  }

  /// The last line.
  package func summary(_ results: TestResults) -> String {
    let count = results.results.count
    var parts = ["\(count) test\(count == 1 ? "" : "s")"]
    let told: [TestResult.Status] = [.failed, .unstable, .crashed, .timedOut, .recorded, .skipped]
    for status in told where results.count(status) > 0 {
      parts.append("\(results.count(status)) \(status.rawValue)")
    }
    if parts.count == 1, count > 0 { parts.append("all passed") }
    if !results.unbuilt.isEmpty { parts.append("not built: \(results.unbuilt.joined(separator: ", "))") }
    return parts.joined(separator: ", ")
      + " in \(Self.seconds(results.seconds)) (build \(Self.seconds(results.buildSeconds)))"
  }

  static func seconds(_ seconds: Double) -> String { String(format: seconds < 10 ? "%.2f s" : "%.1f s", seconds) }

  private static func indented(_ text: String, by spaces: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(repeating: " ", count: spaces) + printable(String($0)) }
  }

  /// Without what would move a terminal's cursor or change its colours: names and messages are anybody's.
  static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
          return isControl || scalar.properties.isBidiControl ? "\u{FFFD}" : scalar
        }))
  }
}
