// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Where a test's references are, and what is done with them: as `tessera test` says in the environment.
struct ReferencePlace {
  /// The folder that stands for the set in use.
  private let folder: URL
  /// Where iOS's references are said to be.
  private let directory: String
  /// `never`, `missing`, `failed` or `all`.
  let mode: String
  /// Where pictures that differ go; `nil` where nobody says.
  let artifacts: String?
  let isIOS: Bool

  init(
    file: String, directory: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let source = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("__Snapshots__")
    self.init(folder: source, directory: directory, environment)
  }

  /// The place of references of who does not say which test they are of: beside the target's.
  ///
  /// `nil` where no run says how to record.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let folder = environment["TESSERA_REFERENCE_FOLDER"] else { return nil }
    self.init(folder: URL(fileURLWithPath: folder, isDirectory: true), directory: "", environment)
  }

  private init(folder: URL, directory: String, _ environment: [String: String]) {
    (self.folder, self.directory) = (folder, directory)
    mode = environment["SNAPSHOT_TESTING_RECORD"] ?? "missing"
    artifacts = environment["SNAPSHOT_ARTIFACTS"].map { $0 + "/FBSnapshotTestCase" }
    isIOS = environment["TESSERA_REFERENCES"] == "ios"
  }

  private static let name = "ReferenceImages"

  /// Where a reference is written: in the folder that stands for the set in use.
  func recorded(_ folder: String, _ name: String, _ suffixes: [String]) -> URL {
    recorded("\(Self.name)\(suffixes.first ?? "")/\(folder)", name)
  }

  /// Where a reference is written whose folder has a name of its own.
  func recorded(_ folder: String, _ name: String) -> URL {
    self.folder.appendingPathComponent("\(folder)/\(name)")
  }

  /// The reference; where there is none, the one that would be written.
  func file(in folder: String, _ name: String, suffixes: [String]) -> URL {
    let own = recorded(folder, name, suffixes)
    guard isIOS, !FileManager.default.fileExists(atPath: own.path) else { return own }
    var places = [directory]
    var above = self.folder.deletingLastPathComponent()
    while above.path != "/", places.count < Self.mostFolders {
      places.append(above.appendingPathComponent(Self.name).path)
      above = above.deletingLastPathComponent()
    }
    let found = places.lazy.flatMap { place in suffixes.map { "\(place)\($0)/\(folder)/\(name)" } }
      .first { FileManager.default.fileExists(atPath: $0) }
    return found.map { URL(fileURLWithPath: $0) } ?? own
  }

  /// How far up references are looked for.
  private static let mostFolders = 12
}
