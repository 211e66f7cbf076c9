// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PackageOverlay

@Suite struct BuildRecordTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
    "record-\(UUID().uuidString)", isDirectory: true)

  private func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func inputs(_ words: [String] = []) -> String {
    BuildRecord.inputs(
      package: root.appendingPathComponent("A"), dependencies: [root.appendingPathComponent("B").path],
      scratch: root.appendingPathComponent("A/out"), others: [], words: words)
  }

  @Test func whatABuildIsMadeOfChangesWithSourceAndNotWithResults() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("a", to: "A/Sources/a.swift")
    try write("b", to: "B/Sources/b.swift")
    let first = inputs()
    try write("x", to: "A/Tests/__Snapshots__.tessera/x.png")
    try write("x", to: "A/out/x")
    try write("x", to: "A/.build/x")
    #expect(inputs() == first)
    #expect(inputs(["ios"]) != first)
    try write("aa", to: "A/Sources/a.swift")
    let second = inputs()
    #expect(second != first)
    try write("bb", to: "B/Sources/b.swift")
    let third = inputs()
    #expect(third != second)
    try write("c", to: "A/Sources/c.swift")
    #expect(inputs() != third)
  }

  @Test func aRecordComesBackAsItWas() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    #expect(BuildRecord(scratch: root) == nil)
    let record = BuildRecord(
      inputs: "1f", dependencies: ["/b"],
      tests: [
        .init(name: "A-Tests", moduleName: "A_Tests", runner: "tessera-A-Tests", runnerPath: ".r/A", path: "Tests/A")
      ],
      testFolders: ["Tests"], warnings: ["a: warning: b"])
    try record.write(scratch: root)
    #expect(BuildRecord(scratch: root) == record)
    BuildRecord.remove(scratch: root)
    #expect(BuildRecord(scratch: root) == nil)
  }
}
