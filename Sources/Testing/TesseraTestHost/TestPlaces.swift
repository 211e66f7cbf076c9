// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TestReport

/// Where XCTest's tests stand in the source.
struct TestPlaces {
  private struct Key: Hashable {
    var suite: Substring
    var test: Substring
  }

  private var places: [Key: TestPlace] = [:]

  /// - Parameter text: Class, test, file and line, with tabs between, in a line each; without a test, all of the class's.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 4, let line = Int(parts[3]) else { continue }
      places[Key(suite: parts[0], test: parts[1])] = TestPlace(file: String(parts[2]), line: line)
    }
  }

  subscript(name: TestName) -> TestPlace? {
    // A suite's own test cases may have one test several times: `testValue (2)`.
    let test = name.test.prefix { $0 != " " }
    return places[Key(suite: Substring(name.suite), test: test)] ?? places[Key(suite: Substring(name.suite), test: "")]
  }
}
