// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import TestReport
internal import XCTestSupplement

/// Where what tests attach is kept.
struct AttachmentFolder: Sendable {
  private let files: KeptFiles

  init(_ folder: URL) {
    files = KeptFiles(folder: folder)
  }

  /// Writes an attachment; `nil` where it has nothing in it or can't be written.
  func keep(_ attachment: XCTAttachment) -> TestAttachment? {
    guard let data = attachment.bytes, !data.isEmpty,
      let file = files.keep(data, ending: attachment.ending)
    else { return nil }
    return TestAttachment(
      name: attachment.name ?? attachment.ending, path: file.path, type: attachment.uniformTypeIdentifier,
      isOfFailure: attachment.lifetime == .deleteOnSuccess)
  }

  /// Takes over a file that a test attached by way of Swift Testing, which keeps attachments of tests that are good, too.
  func keep(file: URL) -> TestAttachment? {
    guard let data = try? Data(contentsOf: file), !data.isEmpty,
      let kept = files.keep(data, ending: file.pathExtension)
    else { return nil }
    return TestAttachment(
      name: file.lastPathComponent, path: kept.path, type: XCTAttachment.type(ofEnding: file.pathExtension),
      isOfFailure: false)
  }
}
