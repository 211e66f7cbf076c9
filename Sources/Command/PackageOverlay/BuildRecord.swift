// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AppBuilder
internal import Foundation
internal import SnapshotReferences

/// What the last build was made of and what came of it: where nothing changed since, nothing is asked or built.
struct BuildRecord: Hashable, Codable {
  /// Says in short what everything was made of.
  var inputs: String
  /// The packages that it depends on, wherever they are.
  var dependencies: [String]
  var tests: [OverlayPlan.TestTarget]
  var testFolders: [String]
  /// The folders of the package that each test target is made of.
  var sources: [String: [String]]
  /// What there was to be warned of; it is so still.
  var warnings: [String]

  private static func file(in scratch: URL) -> URL { scratch.appendingPathComponent("build.json") }

  /// The record of a scratch folder; `nil` where the last build failed, or there was none.
  init?(scratch: URL) {
    guard let data = try? Data(contentsOf: Self.file(in: scratch)),
      let record = try? JSONDecoder().decode(BuildRecord.self, from: data)
    else { return nil }
    self = record
  }

  init(
    inputs: String, dependencies: [String], tests: [OverlayPlan.TestTarget], testFolders: [String],
    sources: [String: [String]] = [:], warnings: [String]
  ) {
    self.inputs = inputs
    self.dependencies = dependencies
    self.tests = tests
    self.testFolders = testFolders
    self.sources = sources
    self.warnings = warnings
  }

  func write(scratch: URL) throws {
    try JSONEncoder().encode(self).write(to: Self.file(in: scratch), options: .atomic)
  }

  static func remove(scratch: URL) { try? FileManager.default.removeItem(at: file(in: scratch)) }

  /// Says in short what a build is made of: files by their identity, size and date.
  ///
  /// - Parameters:
  ///   - others: Files outside of packages that decide, such as the kit's library.
  ///   - words: What else decides.
  static func inputs(
    package: URL, dependencies: [String], scratch: URL, others: [String], words: [String]
  ) -> String {
    // Our own references are laid out for each run, and written by it; results may stand in the package too.
    let left: Set = [ReferenceSet.own.folder, scratch.lastPathComponent]
    var stamps = FileStamps()
    for place in [package.path] + dependencies { stamps.note(place) { !left.contains($0) } }
    for path in others { stamps.note(path) }
    for word in words { stamps.note(text: word) }
    return stamps.digest
  }
}
