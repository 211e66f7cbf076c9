// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
package import SnapshotReferences
package import TestReport

/// Compares pictures with references that were recorded on iOS.
package struct IOSComparison {
  private let notes: PictureNotes
  private let isStrict: Bool

  /// - Parameters:
  ///   - notes: Where text is in our pictures.
  ///   - isStrict: Whether text must be the same, too.
  package init(notes: PictureNotes, isStrict: Bool) {
    self.notes = notes
    self.isStrict = isStrict
  }

  func verdict(expected: Data, actual: Data) -> ReferenceVerdict {
    ReferenceVerdict(expected: expected, actual: actual, text: notes.frames(of: actual))
  }

  func passes(_ verdict: ReferenceVerdict) -> Bool { verdict.passes(isStrict: isStrict) }

  /// Compares references of our own with those of iOS that stand in their places in the other set.
  ///
  /// - Returns: What they are, and those that would not pass.
  package func compare(_ recorded: [URL]) -> (tally: ReferenceTally, others: [(URL, ReferenceVerdict)]) {
    var tally = ReferenceTally()
    var others: [(URL, ReferenceVerdict)] = []
    let (own, theirs) = ("/\(ReferenceSet.own.folder)/", "/\(ReferenceSet.ios.folder)/")
    for file in recorded where file.pathExtension == "png" {
      let counterpart = URL(fileURLWithPath: file.path.replacing(own, with: theirs))
      guard counterpart != file, let expected = try? Data(contentsOf: counterpart),
        let actual = try? Data(contentsOf: file)
      else { continue }
      let verdict = verdict(expected: expected, actual: actual)
      tally.note(verdict)
      if !passes(verdict) { others.append((file, verdict)) }
    }
    return (tally, others)
  }

  /// How many of the pictures that libraries held as different are what; those that they held as the same are not among
  /// them.
  package static func tally(_ results: TestResults) -> ReferenceTally {
    var tally = ReferenceTally()
    for result in results.results {
      for snapshot in result.failures.compactMap(\.snapshot) + result.accepted {
        if let verdict = snapshot.verdict.flatMap(ReferenceVerdict.init) { tally.note(verdict) }
      }
    }
    return tally
  }
}
