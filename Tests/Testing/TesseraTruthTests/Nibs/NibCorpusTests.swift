// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TesseraTruth

/// Nibs in the style of the tools of several years, whose frames were reckoned by hand.
@MainActor @Suite(.serialized) struct NibCorpusTests {
  struct Expected: Sendable, CustomTestStringConvertible {
    let file: String
    let frames: Int
    let textFrames: Int
    let excluded: Int

    var testDescription: String { file }
  }

  nonisolated static let files = [
    Expected(file: "Xcode5.xib", frames: 8, textFrames: 0, excluded: 0),
    Expected(file: "Xcode6.storyboard", frames: 13, textFrames: 0, excluded: 0),
    Expected(file: "Xcode8.storyboard", frames: 9, textFrames: 0, excluded: 1),
    Expected(file: "Xcode9.storyboard", frames: 13, textFrames: 0, excluded: 0),
    Expected(file: "Xcode11.storyboard", frames: 31, textFrames: 0, excluded: 0),
    Expected(file: "Xcode9Launch.storyboard", frames: 1, textFrames: 0, excluded: 0),
    Expected(file: "Xcode11Button.storyboard", frames: 3, textFrames: 0, excluded: 0),
    Expected(file: "Xcode12Card.xib", frames: 2, textFrames: 0, excluded: 0),
    Expected(file: "Xcode12Pad.storyboard", frames: 4, textFrames: 0, excluded: 0),
    Expected(file: "Xcode13.storyboard", frames: 4, textFrames: 0, excluded: 0),
    Expected(file: "Xcode15.xib", frames: 6, textFrames: 0, excluded: 1),
    Expected(file: "Xcode15Inset.storyboard", frames: 18, textFrames: 0, excluded: 0),
  ]

  @Test(arguments: files)
  func allFramesAgreeWithTheToolsOfTheirTime(_ expected: Expected) throws {
    let folder = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
    var lines: [String] = []
    let counts = NibTruth().run(path: folder.appendingPathComponent("Nibs/\(expected.file)").path) { lines.append($0) }
    #expect(counts.agree == counts.frames && counts.textAgree == counts.textFrames, "\(lines)")
    #expect(
      counts.frames == expected.frames && counts.textFrames == expected.textFrames
        && counts.excluded == expected.excluded, "\(lines)")
  }

  @Test func damageOfAnyKindStopsNothing() throws {
    let folder = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
    let values = ["", "-1", "1e308", "NaN", "x", "1:0", "99999999999", "YES", "countDownTimer", "inline", "infinite"]
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let target = FileManager.default.temporaryDirectory.appendingPathComponent("nib-damage-\(UUID().uuidString).xib")
    defer { try? FileManager.default.removeItem(at: target) }
    for file in Self.files {
      let url = folder.appendingPathComponent("Nibs/\(file.file)")
      let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\"")
      for _ in 0..<8 {
        var damaged = parts
        for _ in 0...random(5) {
          damaged[min((20 + random(parts.count - 20)) | 1, parts.count - 2)] = values[random(values.count)]
        }
        try damaged.joined(separator: "\"").write(to: target, atomically: true, encoding: .utf8)
        var said = 0
        let counts = NibTruth().run(path: target.path) { _ in said += 1 }
        #expect(counts.files == 1 && said > 0)
      }
    }
  }
}
