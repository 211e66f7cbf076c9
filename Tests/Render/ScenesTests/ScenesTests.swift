// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RasterServer
import RenderProtocol
import SceneText
import Testing

/// The scenes of `Tests/Scenes`, each shown in every way that commits come to a render server. The page shows them in
/// `Tests/Browser/test_scenes.py`. `TESSERA_RECORD=1` writes the pictures that are missing.
@Suite struct ScenesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Scenes")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()

  private static func scene(_ name: String) throws -> Scene {
    try Scene(text: String(contentsOf: folder.appendingPathComponent(name + ".txt"), encoding: .utf8))
  }

  private static func server(_ scene: Scene, _ commits: [Commit]) -> RasterServer {
    let server = RasterServer()
    for image in scene.images { server.receive(image) }
    for commit in commits { server.apply(commit) }
    return server
  }

  @Test(arguments: names, [1, 2, 3]) func aSceneLooksAsItWasRecorded(name: String, scale: Int) throws {
    let scene = try Self.scene(name)
    let shown = try #require(Self.server(scene, scene.commits(scale: CGFloat(scale))).render(at: scene.time))
    let file = Self.folder.appendingPathComponent("\(name)@\(scale)x.png")
    if ProcessInfo.processInfo.environment["TESSERA_RECORD"] != nil, !FileManager.default.fileExists(atPath: file.path)
    {
      try shown.pngData(hasAlpha: false).write(to: file)
    }
    let expected = try CGImage(decoding: Data(contentsOf: file)).decoded()
    #expect(expected.width == shown.width && expected.height == shown.height)
    #expect(expected.pixels == shown.pixels)
  }

  @Test(arguments: names) func howTheCommitsComeMakesNoDifference(name: String) throws {
    let scene = try Self.scene(name)
    let commits = scene.commits(scale: 2)
    let expected = try #require(Self.server(scene, commits).render(at: scene.time))

    // Step by step on the screen, where only what changed is drawn anew.
    let stepping = Self.server(scene, [])
    for commit in commits {
      stepping.apply(commit)
      stepping.update(at: 0)
    }
    #expect(stepping.render(at: scene.time) == expected, "drawn after each commit")

    let sent = try commits.map { commit in
      var reader = ByteReader(commit.encoded())
      return try reader.readCommit()
    }
    #expect(sent == commits)

    var merger = CommitMerger()
    for commit in commits { merger.add(commit) }
    let taken = merger.take()
    let merged = try #require(taken)
    #expect(Self.server(scene, [merged]).render(at: scene.time) == expected, "merged")

    var tree = LayerTree()
    for commit in commits { tree.apply(commit) }
    let whole = try #require(tree.fullCommit())
    #expect(Self.server(scene, [whole]).render(at: scene.time) == expected, "as a full commit")
  }

  @Test(arguments: names) func aSceneSaysWhatItWasReadFrom(name: String) throws {
    let commit = try #require(try Self.scene(name).commits(scale: 1).first)
    let lines = commit.description.split(separator: "\n").dropFirst().filter { !$0.hasPrefix("removed") }
    let again = try Scene(text: "screen 1 1\n" + lines.joined(separator: "\n"))
    #expect(again.commits(scale: 1).first?.deltas == commit.deltas)
  }

  @Test func everyPropertyHasAScene() throws {
    let told = try Set(
      Self.names.flatMap { name in
        try Self.scene(name).commits(scale: 1).flatMap(\.deltas).flatMap(\.changes).map(\.property)
      })
    #expect(Set(LayerChange.all).subtracting(told).map(\.name).sorted() == [])
  }

  @Test(arguments: [
    ("layer 2\n  shadowRadios 3", "line 2: layers have no shadowRadios"),
    ("layer 2\n  opacity", "line 2: something is missing at the end"),
    ("opacity 1", "line 1: opacity belongs to no layer"),
    ("layer 2\n  shadowPath (M 0 0", "line 2: a parenthesis too few"),
    ("layer 2\n  position 1 2 3", "line 2: too much stands in this line"),
    ("layer 2\n  backgroundColor red", "line 2: red is no color"),
  ]) func whatIsWrongWithASceneIsSaidWithItsLine(text: String, message: String) {
    #expect {
      try Scene(text: text)
    } throws: { error in
      "\(error)" == message
    }
  }
}
