// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PackageOverlay

@Suite final class OverlayTreeTests {
  private let place = FileManager.default.temporaryDirectory.appendingPathComponent("overlay-\(UUID())")
  private var package: URL { place.appendingPathComponent("package") }
  private var overlay: URL { place.appendingPathComponent("overlay") }

  init() throws {
    for path in ["Package.swift", "Sources/A/A.swift", "Sources/A/Data/x.txt", "Sources/B/B.swift", ".git/x"] {
      let file = package.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try path.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: place) }

  private func write(_ files: [String: String]) throws {
    try OverlayTree(package: package, overlay: overlay, files: files).write()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: overlay.appendingPathComponent(path), encoding: .utf8)
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: overlay.appendingPathComponent(path).path)) != nil
  }

  @Test func someFilesAreOthersAndTheRestIsLinks() throws {
    try write(["Sources/A/A.swift": "translated", ".runners/A/main.swift": "main"])
    #expect(try text("Sources/A/A.swift") == "translated")
    #expect(try text("Sources/A/Data/x.txt") == "Sources/A/Data/x.txt")
    #expect(try text(".runners/A/main.swift") == "main")
    #expect(isLink("Package.swift") && isLink("Sources/B") && isLink("Sources/A/Data"))
    #expect(!FileManager.default.fileExists(atPath: overlay.appendingPathComponent(".git").path))
    #expect(
      try String(contentsOf: package.appendingPathComponent("Sources/A/A.swift"), encoding: .utf8)
        == "Sources/A/A.swift", "the package's own file stays")
  }

  @Test func whatIsGoneGoesAndWhatStaysKeepsItsDate() throws {
    try write(["Sources/A/A.swift": "one", "Sources/B/B.swift": "two", ".runners/A/main.swift": "main"])
    let file = overlay.appendingPathComponent("Sources/A/A.swift").path
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
    try FileManager.default.removeItem(at: package.appendingPathComponent("Sources/A/Data"))
    try write(["Sources/A/A.swift": "one"])
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == old)
    #expect(isLink("Sources/B"))
    #expect(!isLink("Sources/A/Data"))
    #expect(!FileManager.default.fileExists(atPath: overlay.appendingPathComponent(".runners").path))
    #expect(
      try String(contentsOf: package.appendingPathComponent("Sources/B/B.swift"), encoding: .utf8)
        == "Sources/B/B.swift", "a folder that becomes a link takes nothing of the package with it")
  }
}
