// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import AppSupervisor

@Suite struct AppIconTests {
  private func withBundle(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("icons-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func png(_ side: Int) -> Data {
    Bitmap(width: side, height: side, pixels: Data(count: side * side * 4)).pngData()
  }

  /// A set with the given `images` and square files by name and side.
  private func write(_ set: String, _ images: String, _ files: [String: Int], in bundle: URL) throws {
    let folder = bundle.appendingPathComponent(set)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{\"images\": [\(images)]}".utf8).write(to: folder.appendingPathComponent("Contents.json"))
    for (name, side) in files { try png(side).write(to: folder.appendingPathComponent(name)) }
  }

  @Test func theSmallestOneThatLooksSharpIsTaken() throws {
    try withBundle { bundle in
      let images = #"{"filename": "a.png"}, {"filename": "b.png"}, {"size": "60x60"}, {"filename": "c.png"}"#
      try write("A.xcassets/AppIcon.appiconset", images, ["a.png": 1024, "b.png": 180, "c.png": 60], in: bundle)
      #expect(AppIcon(bundle: bundle).read() == png(180))
    }
    try withBundle { bundle in
      let images = #"{"filename": "a.png"}, {"filename": "b.png"}"#
      try write("A.xcassets/AppIcon.appiconset", images, ["a.png": 40, "b.png": 120], in: bundle)
      #expect(AppIcon(bundle: bundle).read() == png(120))
    }
  }

  @Test func theUsualSetComesFirstAndFoldersAreLookedInto() throws {
    try withBundle { bundle in
      try write("A.xcassets/Aged.appiconset", #"{"filename": "a.png"}"#, ["a.png": 200], in: bundle)
      #expect(AppIcon(bundle: bundle).read() == png(200))
      try write("B.xcassets/Icons/AppIcon.appiconset", #"{"filename": "a.png"}"#, ["a.png": 300], in: bundle)
      #expect(AppIcon(bundle: bundle).read() == png(300))
    }
  }

  @Test func iconsForDarkHomeScreensAreLeftOut() throws {
    try withBundle { bundle in
      let dark = #"{"filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}"#
      try write(
        "A.xcassets/AppIcon.appiconset", dark + #", {"filename": "light.png", "appearances": []}"#,
        ["dark.png": 200, "light.png": 400], in: bundle)
      #expect(AppIcon(bundle: bundle).read() == png(400))
    }
  }

  @Test(arguments: [
    #"{"filename": "missing.png"}"#, #"{"filename": "../../secret.png"}"#, #"{"filename": "text.png"}"#,
    #"{"filename": "link.png"}"#, #"{"filename": "huge.png"}"#, #"{"filename": "long.png"}"#, #"{"filename": 7}"#, "{",
    "",
  ])
  func whatIsNoIconIsNone(images: String) throws {
    try withBundle { bundle in
      let set = bundle.appendingPathComponent("A.xcassets/AppIcon.appiconset")
      try write("A.xcassets/AppIcon.appiconset", images, [:], in: bundle)
      try png(200).write(to: bundle.appendingPathComponent("secret.png"))
      try Data("no picture".utf8).write(to: set.appendingPathComponent("text.png"))
      try FileManager.default.createSymbolicLink(
        at: set.appendingPathComponent("link.png"), withDestinationURL: bundle.appendingPathComponent("secret.png"))
      // Says that it is wider than any icon.
      var huge = png(200)
      huge.replaceSubrange(16..<20, with: [0, 1, 0, 0])
      try huge.write(to: set.appendingPathComponent("huge.png"))
      try (png(200) + Data(count: AppIcon.Limit.fileBytes)).write(to: set.appendingPathComponent("long.png"))
      #expect(AppIcon(bundle: bundle).read() == nil)
    }
  }

  @Test func aBundleWithoutCatalogsHasNoIcon() throws {
    try withBundle { bundle in
      #expect(AppIcon(bundle: bundle).read() == nil)
      #expect(AppIcon(bundle: bundle.appendingPathComponent("none")).read() == nil)
    }
  }
}
