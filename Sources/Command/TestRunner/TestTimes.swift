// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
package import TestReport

/// How long each test took the last time, by which tests are shared among processes.
package struct TestTimes: Hashable, Sendable {
  private var seconds: [String: Double] = [:]
  private let file: URL

  /// The times that are known in a scratch folder; none where nothing ran there.
  package init(scratch: URL) {
    file = scratch.appendingPathComponent("run/times.json")
    let data = (try? Data(contentsOf: file)) ?? Data()
    seconds = (try? JSONDecoder().decode([String: Double].self, from: data)) ?? [:]
  }

  package subscript(name: TestName) -> Double? { seconds["\(name)"] }

  /// Takes what ran over; what did not run keeps its time. Where that can't be written, nobody knows it next time.
  package mutating func note(_ results: TestResults) {
    for result in results.results { seconds["\(result.name)"] = (result.seconds * 1000).rounded() / 1000 }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? encoder.encode(seconds).write(to: file, options: .atomic)
  }
}
