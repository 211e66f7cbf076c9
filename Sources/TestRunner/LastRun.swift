// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
package import TestReport

/// What a run found that differed from its references, for who accepts it later without running anything.
package struct LastRun: Hashable, Sendable, Codable {
  package struct Picture: Hashable, Sendable, Codable {
    var test: TestName
    var reference: String
    var found: String
  }

  package private(set) var pictures: [Picture] = []

  package init(_ results: TestResults) {
    for result in results.results {
      for snapshot in result.failures.compactMap(\.snapshot) where !snapshot.isRecorded {
        guard let found = snapshot.found else { continue }
        pictures.append(Picture(test: result.name, reference: snapshot.reference, found: found))
      }
    }
  }

  private static func file(in scratch: URL) -> URL { scratch.appendingPathComponent("run/last.json") }

  /// The last run in a scratch folder; `nil` where there was none.
  package init?(scratch: URL) {
    guard let data = try? Data(contentsOf: Self.file(in: scratch)),
      let last = try? JSONDecoder().decode(LastRun.self, from: data)
    else { return nil }
    self = last
  }

  package func write(scratch: URL) throws {
    let file = Self.file(in: scratch)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }

  /// Makes references of what was found.
  ///
  /// - Parameter package: Nothing is written outside of it.
  /// - Returns: The references that were written.
  package func accept(in package: URL, where isChosen: (TestName) -> Bool) throws -> [String] {
    var written: [String] = []
    for picture in pictures where isChosen(picture.test) && picture.reference.hasPrefix(package.path + "/") {
      let reference = URL(fileURLWithPath: picture.reference)
      let data = try Data(contentsOf: URL(fileURLWithPath: picture.found))
      try FileManager.default.createDirectory(
        at: reference.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: reference, options: .atomic)
      written.append(reference.path)
    }
    return written
  }
}
