// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import UIKit
internal import XCTestSupplement

/// Libraries that use the controller by itself say where references are; under `tessera test` those of the set in use
/// count, and the run's way of recording. Since such libraries fail without a word of files, what was compared is said when
/// the test fails, and recorded then: a picture that a test expects to be missing stays so.
extension FBSnapshotTestController {
  /// Where `tessera test` has a reference.
  struct RunPlace {
    /// Of the set in use, or iOS's.
    var reference: URL
    /// Where it is written.
    var recorded: URL
    var place: ReferencePlace
  }

  /// `nil` where nobody but the library decides.
  func runPlace(_ selector: Selector, _ identifier: String?) -> RunPlace? {
    guard let place = ReferencePlace(), let named = try? referenceFile(selector, identifier),
      let folder = referenceImagesDirectory.map({ ($0 as NSString).lastPathComponent })
    else { return nil }
    let recorded = place.recorded("\(folder)/\(folderName)", named.lastPathComponent)
    let isThere = FileManager.default.fileExists(atPath: recorded.path)
    return RunPlace(reference: isThere || !place.isIOS ? recorded : named, recorded: recorded, place: place)
  }

  func compare(
    _ image: UIImage, _ tolerance: PixelTolerance, at run: RunPlace, _ selector: Selector, _ identifier: String?
  ) throws {
    let key = run.recorded.path
    TestRecord.current.explain(key, words: nil)
    let recording = {
      do {
        try Self.save(image, to: run.recorded)
        return Self.words("Automatically recorded: the reference image is now saved.", run.recorded)
      } catch {
        return "Snapshot comparison failed: \(error.localizedDescription)"
      }
    }
    let mode = run.place.mode
    if recordMode, mode != "never" {
      let words = recording()
      TestRecord.current.explain(key) { words }
      return
    }
    guard mode != "all", FileManager.default.fileExists(atPath: run.reference.path) else {
      let missing = "Reference image not found. You need to run the test in record mode: \(run.reference.path)"
      TestRecord.current.explain(key) { mode == "never" ? missing : recording() }
      throw Self.error(.needsRecord, missing, [FBReferenceImageFilePathKey: run.reference.path])
    }
    let reference = try referenceImage(for: selector, identifier: identifier)
    guard let problem = tolerance.problem(reference, image) else { return }
    let reason = problem == .imagesDifferentSizes ? "the sizes differ" : "image pixels differed"
    imageDiffDirectory = run.place.artifacts ?? imageDiffDirectory
    let found = differenceFile("failed_", selector, identifier)
    TestRecord.current.explain(key) {
      do {
        try Self.save(image, to: found)
        if mode == "failed" { try Self.save(image, to: run.recorded) }
      } catch {
        return "Snapshot comparison failed: \(error.localizedDescription)"
      }
      let recorded = mode == "failed" ? " Automatically recorded." : ""
      return Self.words("Snapshot comparison failed: \(reason).\(recorded)", run.reference, found)
    }
    throw Self.error(problem, reason, [FBReferenceImageKey: reference, FBCapturedImageKey: image])
  }

  private static func words(_ words: String, _ files: URL...) -> String {
    ([words] + files.map { "\"\($0.absoluteString)\"" }).joined(separator: "\n")
  }
}
