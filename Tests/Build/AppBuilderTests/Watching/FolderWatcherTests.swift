// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AppBuilder

@Suite(.timeLimit(.minutes(15))) struct FolderWatcherTests {
  /// Does something to a folder's files and waits until the watcher has told of it.
  private func expectChange(
    _ watcher: FolderWatcher, _ what: () throws -> Void
  ) async throws {
    let before = watcher.count
    try what()
    await watcher.wait(past: before)
    #expect(watcher.count > before)
  }

  /// Does something that is of no interest, then something that is: the first is not told of.
  private func expectSilence(
    _ watcher: FolderWatcher, _ folder: SampleFolder, _ what: () throws -> Void
  ) async throws {
    let before = watcher.count
    try what()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Marker.swift"))
    await watcher.wait(past: before)
    #expect(watcher.count == before + 1)
  }

  private func move(_ folder: SampleFolder, _ from: String, _ to: String) throws {
    #expect(rename(folder.path + "/" + from, folder.path + "/" + to) == 0)
  }

  @Test func writtenMadeRemovedAndRenamedFilesAreTold() async throws {
    let folder = try SampleFolder(["App.swift": "1"])
    let watcher = try FolderWatcher(path: folder.path)
    try await expectChange(watcher) { try folder.write("2", to: "App.swift") }
    try await expectChange(watcher) { try folder.write("3", to: "New.swift") }
    try await expectChange(watcher) { try move(folder, "New.swift", "Newer.swift") }
    try await expectChange(watcher) {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Newer.swift"))
    }
  }

  @Test func anEditorThatWritesBesideAndRenamesIsTold() async throws {
    let folder = try SampleFolder(["App.swift": "1"])
    let watcher = try FolderWatcher(path: folder.path)
    try folder.write("2", to: ".App.swift.swp")
    try await expectChange(watcher) { try move(folder, ".App.swift.swp", "App.swift") }
  }

  @Test func subfoldersAreWatchedOldAndNew() async throws {
    let folder = try SampleFolder(["App.swift": "1", "Views/Deep/Box.swift": "1"])
    let watcher = try FolderWatcher(path: folder.path)
    try await expectChange(watcher) { try folder.write("2", to: "Views/Deep/Box.swift") }
    try await expectChange(watcher) {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent("More/Images.xcassets"), withIntermediateDirectories: true)
    }
    try await expectChange(watcher) { try folder.write("{}", to: "More/Images.xcassets/Contents.json") }
    try await expectChange(watcher) { try move(folder, "More", "Fewer") }
    try await expectChange(watcher) { try folder.write("{ }", to: "Fewer/Images.xcassets/Contents.json") }
    try await expectChange(watcher) {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Fewer"))
    }
  }

  @Test func aFolderThatIsMovedAwayIsWatchedNoMore() async throws {
    let folder = try SampleFolder(["App.swift": "1", "Views/Box.swift": "1", "Marker.swift": ""])
    let outside = try SampleFolder()
    let watcher = try FolderWatcher(path: folder.path)
    try await expectChange(watcher) { #expect(rename(folder.path + "/Views", outside.path + "/Views") == 0) }
    try await expectSilence(watcher, folder) { try outside.write("2", to: "Views/Box.swift") }
  }

  @Test func whatIsNoPartOfTheAppIsNotTold() async throws {
    let folder = try SampleFolder(["App.swift": "1", "Marker.swift": "", "Pods/P.swift": "", ".git/HEAD": ""])
    let watcher = try FolderWatcher(path: folder.path)
    try await expectSilence(watcher, folder) {
      try folder.write("2", to: ".App.swift.swp")
      try folder.write("2", to: "App.swift~")
      try folder.write("2", to: ".git/HEAD")
      try folder.write("2", to: "Pods/P.swift")
      _ = try String(contentsOfFile: folder.path + "/App.swift", encoding: .utf8)
    }
  }

  @Test func theFolderMayGoAndComeBack() async throws {
    let folder = try SampleFolder(["App.swift": "1"])
    let watcher = try FolderWatcher(path: folder.path)
    try await expectChange(watcher) { try FileManager.default.removeItem(at: folder.url) }
    try await expectChange(watcher) { try folder.write("2", to: "App.swift") }
    try await expectChange(watcher) { try folder.write("3", to: "App.swift") }
  }

  @Test func aWaitEndsWithItsTask() async throws {
    let folder = try SampleFolder(["App.swift": "1"])
    let watcher = try FolderWatcher(path: folder.path)
    let task = Task { await watcher.wait(past: 0) }
    task.cancel()
    await task.value
  }

  // In a process of its own: other tests have watchers too.
  @Test func aWatcherLeavesNothingOpen() async throws {
    let folder = try SampleFolder(["App.swift": "1"])
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      func descriptors() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { name in
          let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")
          return target?.contains("inotify") == true
        }
      }
      // Fewer than the 128 that a user may have, since the kernel takes its time to count a closed one out.
      for _ in 0..<40 { _ = try FolderWatcher(path: path) }
      // They are closed by another thread.
      while try descriptors() > 0 { await Task.yield() }
    }
  }

  @Test func aFolderThatIsNotThereIsWaitedFor() async throws {
    let folder = try SampleFolder(["App.swift": "1"])
    let watcher = try FolderWatcher(path: folder.path + "/Later")
    try await expectChange(watcher) { try folder.write("1", to: "Later/App.swift") }
  }
}
