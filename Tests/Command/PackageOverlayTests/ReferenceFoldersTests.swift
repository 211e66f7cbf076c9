// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReferences
import Testing

@testable import PackageOverlay

@Suite struct ReferenceFoldersTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("references-\(UUID().uuidString)")

  private func folders(_ set: ReferenceSet = .own) -> ReferenceFolders {
    ReferenceFolders(
      package: root.appendingPathComponent("p"), overlay: root.appendingPathComponent("o"),
      staging: root.appendingPathComponent("s"), folders: ["Tests/A"], set: set)
  }

  private func write(_ text: String, _ path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  private func read(_ path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private let own = "p/Tests/A/__Snapshots__.tessera/T/a.1.txt"
  private let staged = "s/Tests/A/__Snapshots__/T/a.1.txt"

  @Test func aNewReferenceGoesIntoThePackageBehindTheRun() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try folders().prepare(.missing)
    try write("new", staged)
    #expect(read(own) == nil)
    let expected = root.appendingPathComponent(own).path
    #expect(try folders().collect().map(\.path) == [expected])
    #expect(read(own) == "new")
    #expect(try folders().collect().isEmpty)
    #expect(folders().original(root.path + "/o/Tests/A/__Snapshots__/T/a.1.txt") == expected)
    #expect(folders().original(root.path + "/o/Tests/B/__Snapshots__/T/a.1.txt") == nil)
  }

  @Test func testsFindTheSetInUse() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("ours", own)
    try write("theirs", "p/Tests/A/__Snapshots__/T/a.1.txt")
    try folders().prepare(.never)
    #expect(read(staged) == "ours")
    try folders(.ios).prepare(.never)
    #expect(read(staged) == "theirs")
  }

  @Test func aReferenceThatIsReplacedStaysUntilTheRunIsOver() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("old", own)
    try folders().prepare(.all)
    #expect(try folders().collect().isEmpty)
    try write("new", staged)
    #expect(read(own) == "old")
    #expect(try folders().collect().count == 1)
    #expect(read(own) == "new")
  }

  @Test func eachSetUpOfTheDeviceHasReferencesOfItsOwn() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let small = folders().variant("iphone-se-dark")
    let ownOfSmall = "p/Tests/A/__Snapshots__.tessera/T/a.1.iphone-se-dark.txt"
    try write("large", own)
    try write("small", ownOfSmall)
    try small.prepare(.never)
    #expect(read(staged) == "small", "tests know nothing of it")
    #expect(read("s/Tests/A/__Snapshots__/T/a.1.iphone-se-dark.txt") == nil)
    #expect(
      small.original(root.path + "/o/Tests/A/__Snapshots__/T/a.1.txt") == root.appendingPathComponent(ownOfSmall).path)
    try small.prepare(.all)
    try write("smaller", staged)
    #expect(try small.collect().count == 1)
    #expect(read(own) == "large" && read(ownOfSmall) == "smaller")
    try folders().variant(nil).prepare(.never)
    #expect(read(staged) == "large")
  }

  @Test func whatDescribesAPictureStandsBesideItAndIsNoReference() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let (picture, tree) = ("p/Tests/A/__Snapshots__.tessera/T/a.1.png", "p/Tests/A/__Snapshots__.tessera/T/a.1.tree")
    try folders().prepare(.missing)
    try write("pixels", "s/Tests/A/__Snapshots__/T/a.1.png")
    #expect(try folders().collect { $0 == Data("pixels".utf8) ? Data("views".utf8) : nil }.count == 1)
    #expect(read(picture) == "pixels" && read(tree) == "views")
    try folders().prepare(.all)
    #expect(read("s/Tests/A/__Snapshots__/T/a.1.tree") == nil, "tests know nothing of it")
    #expect(try folders().collect(.all) { _ in Data("better".utf8) }.isEmpty)
    #expect(read(tree) == "better", "who records everything gets descriptions of what stays the same")

    let file = root.appendingPathComponent(picture).path
    #expect(folders().unused(asked: [file], isOther: { _ in false }).isEmpty)
    #expect(folders().unused(asked: [], isOther: { _ in false }).map(\.lastPathComponent) == ["a.1.png", "a.1.tree"])
    try write("other", "s/Tests/A/__Snapshots__/T/a.1.png")
    #expect(try folders().collect().count == 1)
    #expect(read(tree) == nil, "of another picture it says nothing")
  }

  @Test func aPointerOfGitIsNoReference() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 9\n", own)
    #expect(throws: OverlayError.unfetched(root.appendingPathComponent(own).path)) { try folders().prepare(.missing) }
  }
}
