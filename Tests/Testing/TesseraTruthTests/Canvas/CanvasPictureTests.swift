// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import TesseraTruth

/// Whole canvases as pictures.
@MainActor @Suite(.serialized) struct CanvasPictureTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("canvas-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ text: String, _ name: String = "Main.storyboard") throws -> String {
    let url = folder.appendingPathComponent(name)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }

  /// Two scenes of 100 × 200 points beside each other, a red and a blue one.
  private func storyboard(second: String = "systemBlueColor") -> String {
    func scene(_ id: String, _ color: String, _ x: Int, _ more: String) -> String {
      """
      <scene><objects><viewController id="\(id)" customClass="Nobody"><view key="view" id="\(id)-view">
      <rect key="frame" x="0" y="0" width="100" height="200"/>
      <color key="backgroundColor" systemColor="\(color)"/></view>\(more)</viewController></objects>
      <point key="canvasLocation" x="\(x)" y="0"/></scene>
      """
    }
    let segue = """
      <connections><outlet property="nothing" destination="a-view" id="o"/>
      <segue destination="b" kind="show" id="s"/></connections>
      """
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
        initialViewController="a"><scenes>\(scene("a", "systemRedColor", 0, segue))\(scene("b", second, 300, ""))
      </scenes></document>
      """
  }

  private func pixel(_ png: Data, _ x: Int, _ y: Int) throws -> [UInt8] {
    let bitmap = try CGImage(decoding: png).decoded()
    let start = bitmap.pixels.startIndex + (y * bitmap.width + x) * 4
    // Blue, green, red.
    return Array(bitmap.pixels[start..<start + 3].reversed())
  }

  @Test func scenesStandAtTheirPlacesWithWhatTheyShow() throws {
    let png = try CanvasPicture.png(of: file(storyboard()), appearance: .light)
    let image = try CGImage(decoding: png)
    // Points, twice as many pixels: 48 of margin around 400 × 200.
    #expect(image.width == 2 * (400 + 96) && image.height == 2 * (200 + 96))
    #expect(try pixel(png, 2 * (48 + 50), 2 * (48 + 150)) == [255, 56, 60])
    #expect(try pixel(png, 2 * (48 + 350), 2 * (48 + 150)) == [0, 136, 255])
    let dark = try CanvasPicture.png(of: file(storyboard()), appearance: .dark)
    #expect(try pixel(dark, 4, 4)[0] < 60 && pixel(png, 4, 4)[0] > 200)
  }

  @Test func twoVersionsStandBesideEachOtherWithWhatDiffers() throws {
    let old = try file(storyboard(), "Old.storyboard")
    let new = try file(storyboard(second: "systemGreenColor"), "New.storyboard")
    let result = try CanvasPicture.comparison(of: old, with: new, appearance: .light)
    #expect(
      result.lines == [
        "~ View Controller \"Nobody\"", "    ~ view [b-view]: backgroundColor systemBlueColor → systemGreenColor",
      ])
    #expect(try CGImage(decoding: result.png).width == 2 * 2 * (400 + 96))
    #expect(try CanvasPicture.comparison(of: old, with: old, appearance: .light).lines.isEmpty)
  }

  @Test func whatCannotBeDrawnIsNamed() throws {
    for text in ["", "<document", storyboard().replacing("Controller", with: "Thing")] {
      let path = try file(text)
      #expect(throws: CanvasPicture.Failure.self) { try CanvasPicture.png(of: path, appearance: .light) }
    }
    #expect(throws: CanvasPicture.Failure.self) { try CanvasPicture.png(of: "/nowhere.xib", appearance: .light) }
  }
}
