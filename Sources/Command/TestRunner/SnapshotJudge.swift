// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
package import Foundation
internal import RenderProtocol
internal import SnapshotReferences
package import TestReport

/// Says of failed tests what became of their snapshots, and keeps the pictures for who wants to look.
package struct SnapshotJudge {
  private let folder: URL
  private let scale: Double
  private let device: String
  private let notes: PictureNotes
  private let iOS: IOSComparison?
  private let original: (String) -> String?

  /// - Parameters:
  ///   - folder: Where pictures are kept.
  ///   - scale: The device's pixels a point.
  ///   - device: Its name.
  ///   - notes: What is in pictures that tests made files of.
  ///   - iOS: How references are compared that were recorded on iOS; `nil` where they are our own.
  ///   - original: Gives the package's own file for a reference that a test knows.
  package init(
    folder: URL, scale: Double, device: String, notes: PictureNotes, iOS: IOSComparison? = nil,
    original: @escaping (String) -> String?
  ) {
    self.folder = folder
    self.scale = scale
    self.device = device
    self.notes = notes
    self.iOS = iOS
    self.original = original
  }

  /// The result with what its failures say of references.
  package func judge(_ result: TestResult) -> TestResult {
    guard result.status == .failed else { return result }
    var result = result
    for index in result.failures.indices {
      guard let report = SnapshotReport(message: result.failures[index].message) else { continue }
      result.failures[index].snapshot = snapshot(of: report)
    }
    if let iOS {
      let passes = { (failure: TestResult.Failure) in
        failure.snapshot?.verdict.flatMap(ReferenceVerdict.init).map(iOS.passes) == true
      }
      result.accepted = result.failures.filter(passes).compactMap(\.snapshot)
      result.failures.removeAll(where: passes)
      if result.failures.isEmpty {
        result.status = .passed
        result.attachments.removeAll(where: \.isOfFailure)
        return result
      }
    }
    let snapshots = result.failures.compactMap(\.snapshot)
    if snapshots.count == result.failures.count, snapshots.allSatisfy(\.isRecorded) { result.status = .recorded }
    // The library attaches the same pictures.
    let own: Set = ["reference", "failure", "difference"]
    let kept = Set(snapshots.flatMap { [$0.expected, $0.found, $0.difference] }.compactMap(\.self))
    if !snapshots.isEmpty { result.attachments.removeAll { own.contains($0.name) || kept.contains($0.path) } }
    return result
  }

  private func snapshot(of report: SnapshotReport) -> TestResult.Snapshot {
    var snapshot = TestResult.Snapshot(
      name: report.name, reference: original(report.reference) ?? report.reference, isRecorded: report.isRecorded)
    guard let found = report.found, let actual = read(found) else { return snapshot }
    // A reference that the run replaces is still what it was in the package.
    guard let expected = read(report.isRecorded ? snapshot.reference : report.reference) else { return snapshot }
    let ending = (report.reference as NSString).pathExtension
    snapshot.expected = keep(expected, ending)
    snapshot.found = keep(actual, ending)
    guard report.isPicture else {
      snapshot.words = TextDifference(expected: expected, actual: actual).words
      return snapshot
    }
    if !report.isRecorded { snapshot.verdict = iOS?.verdict(expected: expected, actual: actual).rawValue }
    let comparison = PictureComparison(expected: expected, actual: actual)
    // The test has the last word: a library may hold pictures as different that are the same to us.
    snapshot.words = comparison.words(scale: scale)
    if case .otherSize = comparison, let words = snapshot.words { snapshot.words = "\(words) on \(device)" }
    if let views = notes.views(of: actual) { snapshot.tree = keep(views, ReferenceSet.viewsEnding) }
    PictureExplanation(notes: notes)
      .explain(&snapshot, expected: expected, actual: actual, area: comparison.area)
    if case .different = comparison, let left = try? CGImage(decoding: expected).decoded(),
      let right = try? CGImage(decoding: actual).decoded()
    {
      let difference = PixelDifference.picture(left, right)
      snapshot.difference = keep(difference.pngData(), ending)
      snapshot.composed = keep(ComposedPicture.beside([left, right, difference]).pngData(), ending)
    }
    return snapshot
  }

  /// What is larger is no reference that anybody looks at.
  private static let mostBytes = 256 << 20

  private func read(_ path: String) -> Data? {
    // References are links in the overlay: what counts is the size of the file behind one.
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int,
      size <= Self.mostBytes
    else { return nil }
    return try? Data(contentsOf: file)
  }

  private func keep(_ data: Data, _ ending: String) -> String? {
    KeptFiles(folder: folder).keep(data, ending: ending)?.path
  }
}
