// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RasterServer
import RenderProtocol
import Testing

/// What layers ask of their drawing beside what they show: pictures of their own, opacity one by one, filters.
struct RasterServerRasterizingTests {
  private static let below = LayerID(rawValue: 3)

  /// The red square with a blue one in its lower right part, which sticks out.
  private static func pair(_ changes: [LayerChange], scale: CGFloat = 1) throws -> Bitmap {
    let server = RasterServerTests.scene(
      scale: scale, RasterServerTests.square + changes + [.sublayers([below])])
    RasterServerTests.update(
      server,
      [
        LayerDelta(
          layer: below,
          changes: [
            .bounds(CGRect(x: 0, y: 0, width: 10, height: 10)), .position(CGPoint(x: 10, y: 10)),
            .backgroundColor(RasterServerTests.blue),
          ])
      ])
    return try #require(server.render())
  }

  // MARK: - Opacity

  @Test func withoutGroupOpacityEachLayerHasItForItself() throws {
    let grouped = try Self.pair([.opacity(0.5)])
    #expect(near(grouped.pixel(16, 16), [128, 128, 255, 255]))
    let spread = try Self.pair([.opacity(0.5), .allowsGroupOpacity(false)])
    #expect(near(spread.pixel(11, 11), grouped.pixel(11, 11)))
    // Blue over red over white, each by half.
    #expect(near(spread.pixel(16, 16), [128, 64, 192, 255]))
    #expect(near(spread.pixel(22, 22), grouped.pixel(22, 22)))
  }

  @Test func anOpaqueLayerLooksTheSameEitherWay() throws {
    #expect(try Self.pair([.allowsGroupOpacity(false)]) == Self.pair([]))
  }

  // MARK: - Pictures of layers

  @Test func aRasterizedLayerIsAsCoarseAsItsScale() throws {
    let sharp = try Self.pair([], scale: 3)
    let coarse = try Self.pair([.shouldRasterize(true)], scale: 3)
    // The edge between red and blue, at 15 points, is soft; far from it nothing changed.
    #expect(sharp.pixel(44, 40) == [255, 0, 0, 255] && sharp.pixel(45, 50) == [0, 0, 255, 255])
    let edge = coarse.pixel(45, 50)
    #expect(edge[0] > 20 && edge[2] > 20)
    #expect(coarse.pixel(36, 36) == [255, 0, 0, 255])
    #expect(coarse.pixel(55, 55) == [0, 0, 255, 255])
    #expect(coarse.pixel(10, 10) == [255, 255, 255, 255])
  }

  @Test(arguments: [CGFloat(3), 4]) func onAPictureAsFineAsTheScreenItLooksTheSame(pixels: CGFloat) throws {
    #expect(
      try Self.pair([.shouldRasterize(true), .rasterizationScale(pixels)], scale: 3) == Self.pair([], scale: 3))
  }

  @Test func theScaleAloneChangesNothing() throws {
    #expect(try Self.pair([.rasterizationScale(0.5)], scale: 3) == Self.pair([], scale: 3))
  }

  @Test func aRasterizedLayerKeepsItsOpacity() throws {
    let frame = try Self.pair([.shouldRasterize(true), .opacity(0.5)], scale: 2)
    #expect(near(frame.pixel(24, 24), [255, 128, 128, 255]))
    #expect(near(frame.pixel(36, 36), [128, 128, 255, 255]))
  }

  // MARK: - Filters

  /// Two pixels, black and white, ten points wide each.
  private static func stripes(_ changes: [LayerChange]) throws -> Bitmap {
    let bitmap = Bitmap(width: 2, height: 1, pixels: Data([0, 0, 0, 255, 255, 255, 255, 255]))
    let image = CGImage(bitmap)
    let server = RasterServerTests.scene(
      [
        .bounds(CGRect(x: 0, y: 0, width: 20, height: 10)), .position(CGPoint(x: 20, y: 15)),
        .contents(.image(image.identifier, pixelWidth: 2, pixelHeight: 1)),
      ] + changes)
    server.receive(image)
    return try #require(server.render())
  }

  @Test func aPictureThatIsEnlargedIsSoftUnlessItsFilterIsNearest() throws {
    let soft = try Self.stripes([])
    #expect((30...225).contains(soft.pixel(19, 15)[0]))
    let hard = try Self.stripes([.magnificationFilter(.nearest)])
    #expect(hard.pixel(10, 15) == [0, 0, 0, 255] && hard.pixel(19, 15) == [0, 0, 0, 255])
    #expect(hard.pixel(20, 15) == [255, 255, 255, 255] && hard.pixel(29, 15) == [255, 255, 255, 255])
  }

  @Test func theFilterForSmallerPicturesIsNoneForLargerOnes() throws {
    #expect(try Self.stripes([.minificationFilter(.nearest)]) == Self.stripes([]))
    #expect(try Self.stripes([.magnificationFilter(.trilinear)]) == Self.stripes([]))
  }
}

/// Whether two pixels differ by rounding alone.
func near(_ one: [UInt8], _ other: [UInt8]) -> Bool { zip(one, other).allSatisfy { abs(Int($0) - Int($1)) <= 2 } }
