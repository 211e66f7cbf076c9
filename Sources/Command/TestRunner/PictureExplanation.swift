// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
package import Foundation
internal import SnapshotReferences
internal import TestReport

/// Says why a picture differs from its reference, by what was noted of both.
struct PictureExplanation {
  let notes: PictureNotes

  /// - Parameters:
  ///   - reference: The reference's own file, beside which its views are described.
  ///   - area: Where the two differ, in pixels.
  func explain(_ snapshot: inout TestResult.Snapshot, expected: Data, actual: Data, area: CGRect?) {
    guard let views = notes.views(of: actual).flatMap({ tree($0, of: actual) }) else { return }
    let file = ReferenceSet.viewsFile(of: URL(fileURLWithPath: snapshot.reference))
    let known = (try? Data(contentsOf: file)).flatMap { tree($0, of: expected) }
    let explanation = ViewExplanation(expected: known, actual: views, area: area)
    snapshot.explanation = explanation.lines
    snapshot.views = explanation.views.map { TestResult.Snapshot.View(name: $0.name, old: $0.old, new: $0.new) }
  }

  private func tree(_ file: Data, of picture: Data) -> ViewTree? {
    PictureNotes.views(file, of: picture).flatMap { ViewTree(text: $0) }
  }
}
