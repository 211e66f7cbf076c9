// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Which references a run of tests writes.
package enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// None: a missing one fails its test.
  case never
  /// Those that are missing; their tests fail this once.
  case missing
  /// Those that are missing or differ.
  case failed
  /// All; files whose content stays what it was are not touched.
  case all

  /// What is done where nobody says: on a machine that calls itself CI nothing may be recorded unseen.
  package static func standard(environment: [String: String]) -> RecordMode {
    environment["CI"].map { !$0.isEmpty && $0 != "false" && $0 != "0" } == true ? .never : .missing
  }

  /// Whether references that are there may be written over.
  package var replaces: Bool { self == .failed || self == .all }
}

/// Which references a run compares with.
package enum ReferenceSet: String, CaseIterable, Hashable, Sendable {
  /// Those that were recorded here.
  case own
  /// Those that were recorded on iOS.
  case ios

  /// The folder that libraries look for beside a test's file.
  package static let folder = "__Snapshots__"

  /// The ending of a file of ours that says what the picture beside it shows.
  package static let viewsEnding = "tree"

  /// The file that says what a picture shows, beside it.
  package static func viewsFile(of picture: URL) -> URL {
    picture.deletingPathExtension().appendingPathExtension(viewsEnding)
  }

  /// The folder of the package that stands for it.
  package var folder: String { self == .ios ? Self.folder : Self.folder + ".tessera" }
}
