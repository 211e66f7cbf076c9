// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

@Suite struct DisplayListPlayerTests {
  @Test func aFillCoversExactlyItsRectangleInDevicePixels() throws {
    let bitmap = try render([fill(1, 1, 2, 1, .pureRed)], width: 8, height: 6, scale: 2)
    #expect(bitmap[2, 2] == [0, 0, 255, 255])
    #expect(bitmap[5, 3] == [0, 0, 255, 255])
    #expect(bitmap[6, 3] == [0, 0, 0, 0])
    #expect(bitmap[1, 2] == [0, 0, 0, 0])
    #expect(bitmap[2, 4] == [0, 0, 0, 0])
  }

  @Test func translucentColoursMixInGammaEncodedSRGB() throws {
    let bitmap = try render([fill(0, 0, 1, 1, .pureRed.opacity(0.5))], width: 1, height: 1, on: .white)
    #expect(bitmap[0, 0] == [127, 127, 255, 255])
  }

  @Test func transformsApplyToWhatFollowsUntilRestored() throws {
    let bitmap = try render(
      [
        .save, .concatenate(CGAffineTransform(translationX: 2, y: 0)), .concatenate(CGAffineTransform(scaleX: 2, y: 2)),
        fill(0, 0, 1, 1, .pureRed), .restore, fill(0, 0, 1, 1, .pureBlue),
      ], width: 4, height: 2)
    #expect(bitmap[0, 0] == [255, 0, 0, 255])
    #expect(bitmap[1, 0] == [0, 0, 0, 0])
    #expect(bitmap[2, 0] == [0, 0, 255, 255])
    #expect(bitmap[3, 1] == [0, 0, 255, 255])
  }

  @Test func evenOddLeavesHoles() throws {
    let path = CGMutablePath()
    path.addRects([CGRect(x: 0, y: 0, width: 3, height: 3), CGRect(x: 1, y: 1, width: 1, height: 1)])
    let odd = try render([.fill(path, color: .pureRed, evenOdd: true)], width: 3, height: 3)
    #expect(odd[1, 1] == [0, 0, 0, 0])
    let winding = try render([.fill(path, color: .pureRed, evenOdd: false)], width: 3, height: 3)
    #expect(winding[1, 1] == [0, 0, 255, 255])
  }

  @Test func clipsIntersectAndAreRestored() throws {
    let left = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 4), transform: nil)
    let top = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2), transform: nil)
    let bitmap = try render(
      [
        .save, .clip(left, evenOdd: false), .clip(top, evenOdd: false), fill(0, 0, 4, 4, .pureRed), .restore,
        fill(3, 3, 1, 1, .pureBlue),
      ], width: 4, height: 4)
    #expect(bitmap[1, 1] == [0, 0, 255, 255])
    #expect(bitmap[2, 1] == [0, 0, 0, 0])
    #expect(bitmap[1, 2] == [0, 0, 0, 0])
    #expect(bitmap[3, 3] == [255, 0, 0, 255])
  }

  @Test func strokesAreCentredOnTheirPath() throws {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 2))
    line.addLine(to: CGPoint(x: 4, y: 2))
    let bitmap = try render([.stroke(line, style: .init(width: 2), color: .pureRed)], width: 4, height: 4)
    #expect(bitmap[0, 0] == [0, 0, 0, 0])
    #expect(bitmap[0, 1] == [0, 0, 255, 255])
    #expect(bitmap[3, 2] == [0, 0, 255, 255])
    #expect(bitmap[0, 3] == [0, 0, 0, 0])
  }

  @Test func dashesThatCairoWouldChokeOnDrawAWholeLine() throws {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 4, y: 0.5)])
    for lengths in [[0, 0], [-1, 2], [CGFloat.nan]] as [[CGFloat]] {
      let bitmap = try render(
        [.stroke(line, style: .init(dashLengths: lengths), color: .pureRed), fill(0, 1, 1, 1, .pureBlue)], width: 4,
        height: 2)
      #expect(bitmap[3, 0] == [0, 0, 255, 255])
      #expect(bitmap[0, 1] == [255, 0, 0, 255])
    }
  }

  @Test func transparencyLayersMixOnce() throws {
    let bitmap = try render(
      [
        .beginTransparencyLayer(alpha: 0.5), fill(0, 0, 2, 1, .pureRed), fill(1, 0, 2, 1, .pureRed),
        .endTransparencyLayer,
      ], width: 3, height: 1)
    #expect(bitmap[0, 0] == [0, 0, 128, 128])
    #expect(bitmap[1, 0] == [0, 0, 128, 128])
    #expect(bitmap[2, 0] == [0, 0, 128, 128])
  }

  @Test func clearEmptiesARectangle() throws {
    let bitmap = try render([.clear(CGRect(x: 1, y: 0, width: 1, height: 1))], width: 2, height: 1, on: .pureRed)
    #expect(bitmap[0, 0] == [0, 0, 255, 255])
    #expect(bitmap[1, 0] == [0, 0, 0, 0])
  }

  @Test(arguments: [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy, .clear])
  func blendModesLeaveWhatIsOutsideOfTheShapeAlone(mode: CGBlendMode) throws {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)])
    for shape in [fill(0, 0, 1, 1, .pureBlue), .stroke(line, style: .init(width: 1), color: .pureBlue)] {
      let bitmap = try render([.setBlendMode(mode), shape], width: 3, height: 1, on: .pureRed)
      #expect(bitmap[2, 0] == [0, 0, 255, 255])
    }
  }

  @Test func blendModesMixAsNamed() throws {
    func mix(_ mode: CGBlendMode) throws -> [UInt8] {
      try render(
        [.setBlendMode(mode), fill(0, 0, 1, 1, RGBAColor(red: 1, green: 0.2, blue: 0))], width: 1, height: 1,
        on: RGBAColor(red: 0.6, green: 1, blue: 0.4))[0, 0]
    }
    #expect(try mix(.normal) == [0, 51, 255, 255])
    #expect(try mix(.multiply) == [0, 51, 153, 255])
    #expect(try mix(.screen) == [102, 255, 255, 255])
    #expect(try mix(.darken) == [0, 51, 153, 255])
    #expect(try mix(.plusLighter) == [102, 255, 255, 255])
    #expect(try mix(.plusDarker) == [0, 51, 153, 255])
    #expect(try mix(.clear) == [0, 0, 0, 0])
    #expect(try mix(.destinationOver) == [102, 255, 153, 255])
  }

  @Test func unbalancedListsLeaveTheContextAsItWas() throws {
    let surface = try #require(CairoSurface(.color, width: 4, height: 1))
    let list = DisplayList(operations: [
      .restore, .endTransparencyLayer, .save, .concatenate(CGAffineTransform(translationX: 2, y: 0)),
      .beginTransparencyLayer(alpha: 1), .save, .restore, .restore, fill(0, 0, 1, 1, .pureRed),
    ])
    try surface.draw { cairo in
      for _ in 0..<2 {
        try DisplayListPlayer.play(list, on: cairo, scale: 1, images: ImageCache(), fonts: FontCache(directory: nil))
        #expect(CGAffineTransform(of: cairo) == .identity)
      }
    }
    #expect(surface.bitmap()[2, 0] == [0, 0, 255, 255])
    #expect(surface.bitmap()[0, 0] == [0, 0, 0, 0])
  }

  @Test func aTransformThatFlattensEverythingDrawsNothingAndHarmsNothing() throws {
    let bitmap = try render(
      [
        .save, .concatenate(CGAffineTransform(scaleX: 0, y: 1)), fill(0, 0, 9, 9, .pureRed), .restore, .save,
        .concatenate(CGAffineTransform(scaleX: .nan, y: 1)), fill(0, 0, 9, 9, .pureRed), .restore,
        fill(0, 0, 1, 1, .pureBlue),
      ], width: 2, height: 1)
    #expect(bitmap[0, 0] == [255, 0, 0, 255])
    #expect(bitmap[1, 0] == [0, 0, 0, 0])
  }

  @Test func plusDarkerStaysWithinTheShapeAndTheClip() throws {
    let clip = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1), transform: nil)
    let grey = RGBAColor(red: 0.8, green: 0.8, blue: 0.8)
    let bitmap = try render(
      [.clip(clip, evenOdd: false), .setBlendMode(.plusDarker), fill(1, 0, 2, 1, grey)], width: 4, height: 1, on: grey)
    #expect((0..<4).map { bitmap[$0, 0][0] } == [204, 153, 204, 204])
  }

  @Test func numbersThatMakeNoSenseNeverStopTheDrawing() throws {
    let bad: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300]
    for value in bad {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: value, y: 0))
      path.addLine(to: CGPoint(x: 1, y: value))
      path.addCurve(to: CGPoint(x: 5, y: 5), control1: CGPoint(x: value, y: value), control2: .zero)
      let gradient = CGGradient(stops: [.init(location: value, color: .black), .init(location: 1, color: .white)])
      let shadow = DisplayList.Shadow(offset: CGSize(width: value, height: 0), blur: value, color: .black)
      let bitmap = try render(
        [
          .save, .setShadow(shadow), .fill(path, color: .pureRed, evenOdd: false),
          .stroke(
            path, style: .init(width: value, miterLimit: value, dashPhase: value, dashLengths: [value]), color: .pureRed
          ),
          .stroke(path, style: .init(width: 1, dashPhase: value, dashLengths: [1]), color: .pureRed),
          .linearGradient(gradient, start: CGPoint(x: value, y: 0), end: .zero, options: []),
          .radialGradient(
            gradient, startCenter: .zero, startRadius: value, endCenter: .zero, endRadius: 2, options: []),
          .concatenate(CGAffineTransform(rotationAngle: value)), .concatenate(CGAffineTransform(scaleX: value, y: 1)),
          .clip(path, evenOdd: false), .clear(CGRect(x: value, y: 0, width: value, height: 1)),
          .beginTransparencyLayer(alpha: value), .endTransparencyLayer,
          .fill(path, color: RGBAColor(red: Float(value), green: 0, blue: 0), evenOdd: false), .restore,
          fill(0, 0, 1, 1, .pureBlue),
        ], width: 2, height: 1)
      #expect(bitmap[0, 0] == [255, 0, 0, 255], "\(value)")
    }
  }
}
