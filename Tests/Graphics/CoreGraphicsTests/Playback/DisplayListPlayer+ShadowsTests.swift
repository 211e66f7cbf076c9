// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

@Suite struct DisplayListPlayerShadowsTests {
  @Test func aSharpShadowIsAnOffsetCopyUnderTheShape() throws {
    let shadow = DisplayList.Shadow(offset: CGSize(width: 1, height: 1), blur: 0, color: .pureBlue)
    let bitmap = try render([.setShadow(shadow), fill(0, 0, 1, 1, .pureRed)], width: 6, height: 6, scale: 2)
    #expect(bitmap[0, 0] == [0, 0, 255, 255])
    #expect(bitmap[2, 2] == [255, 0, 0, 255])
    #expect(bitmap[3, 3] == [255, 0, 0, 255])
    #expect(bitmap[4, 4] == [0, 0, 0, 0])
    #expect(bitmap[2, 1] == [0, 0, 0, 0])
  }

  @Test func offsetAndBlurIgnoreTheTransformOfTheShape() throws {
    let shadow = DisplayList.Shadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .pureBlue)
    let bitmap = try render(
      [
        .concatenate(CGAffineTransform(scaleX: -1, y: 10).translatedBy(x: -1, y: 0)), .setShadow(shadow),
        fill(0, 0, 1, 1, .pureRed),
      ],
      width: 5, height: 1)
    #expect(bitmap[0, 0] == [0, 0, 255, 255])
    #expect(bitmap[2, 0] == [255, 0, 0, 255])
    #expect(bitmap[3, 0] == [0, 0, 0, 0])
  }

  @Test func aTranslucentShapeThrowsAWeakerShadow() throws {
    let shadow = DisplayList.Shadow(offset: CGSize(width: 1, height: 0), blur: 0, color: .black.opacity(0.5))
    let bitmap = try render([.setShadow(shadow), fill(0, 0, 1, 1, .pureRed.opacity(0.5))], width: 2, height: 1)
    #expect(bitmap[1, 0] == [0, 0, 0, 64])
  }

  @Test func aLayerThrowsOneShadow() throws {
    let shadow = DisplayList.Shadow(offset: CGSize(width: 0, height: 2), blur: 0, color: .black.opacity(0.5))
    let bitmap = try render(
      [
        .setShadow(shadow), .beginTransparencyLayer(alpha: 1), fill(0, 0, 2, 1, .pureRed), fill(1, 0, 2, 1, .pureRed),
        .endTransparencyLayer,
      ], width: 3, height: 3)
    #expect(bitmap[1, 2] == [0, 0, 0, 128])
    #expect(bitmap[1, 1] == [0, 0, 0, 0])
  }

  @Test func aShadowReachesIntoTheClipFromOutside() throws {
    let shadow = DisplayList.Shadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .pureBlue)
    let clip = CGPath(rect: CGRect(x: 10, y: 0, width: 2, height: 1), transform: nil)
    let bitmap = try render(
      [.clip(clip, evenOdd: false), .setShadow(shadow), fill(0, 0, 5, 1, .pureRed)], width: 13, height: 1)
    #expect(bitmap[10, 0] == [255, 0, 0, 255])
    #expect(bitmap[12, 0] == [0, 0, 0, 0])
    #expect(bitmap[0, 0] == [0, 0, 0, 0])
  }

  @Test func aBlurredEdgeIsHalfAsDarkAtTheEdge() throws {
    let shadow = DisplayList.Shadow(offset: CGSize(width: 0, height: 60), blur: 8, color: .black)
    let bitmap = try render([.setShadow(shadow), fill(20, -40, 60, 60, .pureRed)], width: 100, height: 100)
    // The shadow covers x 20…80, y 20…80.
    let left = Int(bitmap[19, 50][3])
    let right = Int(bitmap[20, 50][3])
    #expect(left + right == 255 || left + right == 254)
    #expect(bitmap[50, 50][3] == 255)
    #expect(bitmap[5, 50][3] == 0)
    try show(
      render(
        [
          .setShadow(.init(offset: CGSize(width: 0, height: 6), blur: 24, color: .black.opacity(0.35))),
          .fill(
            CGPath.continuousRoundedRect(CGRect(x: 30, y: 30, width: 140, height: 90), radius: 24), color: .white,
            evenOdd: false),
        ], width: 400, height: 320, scale: 2, on: RGBAColor(red: 0.95, green: 0.95, blue: 0.97)), as: "shadow")
  }
}
