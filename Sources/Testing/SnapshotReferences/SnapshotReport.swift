// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// What a snapshot library's failure says of files: the reference, and what was found instead of it.
///
/// The library names files by addresses in its message, the reference first; where it has written one it says so.
package struct SnapshotReport: Hashable, Sendable {
  /// Where the reference is, or was written.
  package var reference: String
  /// Where what was found is; `nil` where there was nothing to compare.
  package var found: String?
  /// Whether the reference was written just now.
  package var isRecorded: Bool

  package init(reference: String, found: String? = nil, isRecorded: Bool) {
    self.reference = reference
    self.found = found
    self.isRecorded = isRecorded
  }

  /// `nil` for messages that name no file in a folder of references.
  package init?(message: String) {
    let files = message.split(whereSeparator: { $0 == "\"" || $0.isNewline })
      .filter { $0.hasPrefix("file://") || $0.hasPrefix("/") && Self.isReference(String($0)) }
      .map { $0.hasPrefix("file://") ? String($0.dropFirst(7)).removingPercentEncoding ?? String($0) : String($0) }
    guard let reference = files.first, Self.isReference(reference) || message.contains(Self.ownWords) else {
      return nil
    }
    self.reference = reference
    found = files.dropFirst().first
    isRecorded = message.contains("utomatically recorded")
  }

  /// What our own modules say of pictures that differ, wherever the files are.
  private static let ownWords = "Snapshot comparison failed: "

  /// Whether a file is in a folder of references, by its path: iOSSnapshotTestCase has folders of its own, such as
  /// `ReferenceImages_64`.
  private static func isReference(_ path: String) -> Bool {
    path.contains("/\(ReferenceSet.folder)/") || path.contains("/ReferenceImages")
  }

  /// The snapshot's own name: its file's without test and ending.
  package var name: String {
    let file = (reference as NSString).lastPathComponent as NSString
    let parts = file.deletingPathExtension.split(separator: ".", maxSplits: 1)
    return parts.count > 1 ? String(parts[1]) : String(parts.first ?? "")
  }

  package var isPicture: Bool { reference.hasSuffix(".png") }
}
