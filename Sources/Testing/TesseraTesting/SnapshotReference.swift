// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// A file that a snapshot is compared with.
struct SnapshotReference {
  /// The environment variable that makes tests write references.
  static let recordVariable = "TESSERA_RECORD"

  let url: URL
  private let name: String

  /// - Precondition: `name` is a file name: not empty, no slash, no leading dot.
  init(name: String, ending: String, testFile: String) {
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else {
      fatalError("'\(name)' can't be a snapshot's name: it must be a file name")
    }
    let test = URL(fileURLWithPath: testFile)
    self.name = "\(test.deletingPathExtension().lastPathComponent)-\(name).\(ending)"
    url = test.deletingLastPathComponent().appendingPathComponent("Snapshots", isDirectory: true)
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent, isDirectory: true)
      .appendingPathComponent("\(name).\(ending)")
  }

  /// Compares, or writes the reference where that was asked for.
  ///
  /// - Parameter difference: What is different about the reference's bytes; `nil` where nothing is.
  func check(
    _ actual: Data, record: Bool?, difference: (Data) throws(SnapshotFailure) -> String?
  ) throws(SnapshotFailure) {
    if record ?? (ProcessInfo.processInfo.environment[Self.recordVariable] == "1") {
      return try write(actual, to: url)
    }
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw SnapshotFailure("there is no reference at \(url.path); \(Self.recordVariable)=1 makes it")
    }
    let expected: Data
    do {
      expected = try Data(contentsOf: url)
    } catch {
      throw SnapshotFailure("\(url.path) can't be read: \(error.localizedDescription)")
    }
    guard expected != actual, let difference = try difference(expected) else { return }
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-snapshots", isDirectory: true).appendingPathComponent(name)
    try write(actual, to: place)
    throw SnapshotFailure("\(url.path): \(difference); what was found is at \(place.path)")
  }

  private func write(_ data: Data, to url: URL) throws(SnapshotFailure) {
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    } catch {
      throw SnapshotFailure("\(url.path) can't be written: \(error.localizedDescription)")
    }
  }
}
