// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
internal import SnapshotReferences
package import TestReport

/// What a run found that differed from its references, for who accepts it later without running anything.
package struct LastRun: Hashable, Sendable, Codable {
  package struct Picture: Hashable, Sendable, Codable {
    var test: TestName
    var reference: String
    var found: String
    /// What describes it; absent where nothing does.
    var tree: String?
  }

  package private(set) var pictures: [Picture] = []

  package init(_ results: TestResults) {
    for result in results.results {
      for snapshot in result.failures.compactMap(\.snapshot) where !snapshot.isRecorded {
        guard let found = snapshot.found else { continue }
        pictures.append(Picture(test: result.name, reference: snapshot.reference, found: found, tree: snapshot.tree))
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
      // A description goes with its picture, or is of none.
      if reference.pathExtension == "png" {
        let views = ReferenceSet.viewsFile(of: reference)
        if let tree = picture.tree.flatMap({ try? Data(contentsOf: URL(fileURLWithPath: $0)) }) {
          try tree.write(to: views, options: .atomic)
        } else {
          try? FileManager.default.removeItem(at: views)
        }
      }
      written.append(reference.path)
    }
    return written
  }
}
