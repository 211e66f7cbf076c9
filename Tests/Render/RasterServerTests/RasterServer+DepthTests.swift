// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RasterServer
import RenderProtocol
import Testing

/// Layers that are nothing but a space for others.
struct RasterServerDepthTests {
  private static func frame(_ changes: [LayerChange], red: CGFloat, blue: CGFloat) throws -> Bitmap {
    let server = RasterServerTests.scene(
      [
        .bounds(CGRect(x: 0, y: 0, width: 20, height: 20)), .position(CGPoint(x: 20, y: 15)), .keepsDepth(true),
        .backgroundColor(.black), .sublayers([LayerID(rawValue: 3), LayerID(rawValue: 4)]),
      ] + changes)
    func box(_ id: UInt32, _ color: RGBAColor, _ depth: CGFloat) -> LayerDelta {
      LayerDelta(
        layer: LayerID(rawValue: id),
        changes: [
          .bounds(CGRect(x: 0, y: 0, width: 10, height: 10)), .position(CGPoint(x: 10, y: 10)), .zPosition(depth),
          .backgroundColor(color),
        ])
    }
    RasterServerTests.update(
      server, [box(3, RasterServerTests.red, red), box(4, RasterServerTests.blue, blue)])
    return try #require(server.render())
  }

  @Test func theNearerOneIsSeenWhateverTheOrder() throws {
    #expect(try Self.frame([], red: 1, blue: 0).pixel(20, 15) == [255, 0, 0, 255])
    #expect(try Self.frame([], red: 0, blue: 0).pixel(20, 15) == [0, 0, 255, 255])
  }

  @Test func fromBehindTheOtherOneIsNearer() throws {
    let turned = LayerTransform(entries: [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1])
    #expect(try Self.frame([.transform(turned)], red: 1, blue: 0).pixel(20, 15) == [0, 0, 255, 255])
  }

  @Test func itShowsNothingOfItsOwn() throws {
    #expect(try Self.frame([], red: 0, blue: 0).pixel(12, 8) == [255, 255, 255, 255])
  }

  @Test func itsOpacityIsEachSublayers() throws {
    let pixel = try Self.frame([.opacity(0.5)], red: 1, blue: 0).pixel(20, 15)
    // Red over blue over white, each by half.
    #expect(near(pixel, [192, 64, 128, 255]))
  }
}
