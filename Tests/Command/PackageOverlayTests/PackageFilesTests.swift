// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PackageOverlay

@Suite struct PackageFilesTests {
  @Test func whatIsSavedAndWhatIsGoneIsToldApartFromWhatRunsWrite() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    func write(_ text: String, _ path: String) throws {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    func files() -> PackageFiles { PackageFiles(package: root, scratch: root.appendingPathComponent("made")) }
    try write("a", "Sources/A/a.swift")
    try write("b", "Sources/A/b.swift")
    let before = files()
    #expect(files().changed(since: before).isEmpty)
    for path in ["made/x", ".build/x", "Tests/T/__Snapshots__.tessera/x.png", "Tests/T/__Snapshots__/x.png"] {
      try write("x", path)
    }
    #expect(files().changed(since: before).isEmpty)
    try write("longer", "Sources/A/a.swift")
    try write("c", "Tests/T/c.json")
    try FileManager.default.removeItem(at: root.appendingPathComponent("Sources/A/b.swift"))
    #expect(files().changed(since: before) == ["Sources/A/a.swift", "Sources/A/b.swift", "Tests/T/c.json"])
  }

  @Test func aFileIsOfTheTestsThatAreMadeOfItsFolder() {
    let sources = ["ATests": ["Sources/A", "Tests/ATests"], "BTests": ["Sources/A", "Sources/B", "Tests/BTests"]]
    func targets(_ files: Set<String>) -> Set<String>? { PackageFiles.targets(dependingOn: files, sources: sources) }
    #expect(targets(["Sources/A/a.swift"]) == ["ATests", "BTests"])
    #expect(targets(["Sources/B/deep/b.swift"]) == ["BTests"])
    #expect(targets(["Tests/ATests/x.json", "Sources/B/b.swift"]) == ["ATests", "BTests"])
    #expect(targets(["Package.swift"]) == nil)
    #expect(targets(["Sources/AB/a.swift"]) == nil, "a folder's name is whole")
    #expect(targets(["Sources/B/b.swift", "README.md"]) == nil)
    #expect(PackageFiles.targets(dependingOn: ["a.swift"], sources: ["T": ["."]]) == ["T"])
  }
}
