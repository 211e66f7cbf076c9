// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RasterServer
import RenderProtocol
import Testing

/// Pictures whose light is added to what is behind them.
struct RasterServerAddedLightTests {
  /// Two pictures of one colour, the upper over the right half of the lower, on black.
  private static func frame(_ changes: [LayerChange]) throws -> Bitmap {
    let image = CGImage(Bitmap(width: 1, height: 1, pixels: Data([20, 60, 100, 255])))
    let server = RasterServerTests.scene([
      .bounds(CGRect(x: 0, y: 0, width: 20, height: 10)), .position(CGPoint(x: 20, y: 15)), .backgroundColor(.black),
      .sublayers([LayerID(rawValue: 3), LayerID(rawValue: 4)]),
    ])
    func picture(_ id: UInt32, _ x: CGFloat) -> LayerDelta {
      LayerDelta(
        layer: LayerID(rawValue: id),
        changes: [
          .bounds(CGRect(x: 0, y: 0, width: 10, height: 10)), .position(CGPoint(x: x, y: 5)),
          .contents(.image(image.identifier, pixelWidth: 1, pixelHeight: 1)),
        ] + changes)
    }
    RasterServerTests.update(server, [picture(3, 5), picture(4, 10)])
    server.receive(image)
    return try #require(server.render())
  }

  @Test func whatLiesOverEachOtherIsBrighter() throws {
    let frame = try Self.frame([.addsLight(true)])
    #expect(frame.pixel(12, 15) == [100, 60, 20, 255])
    #expect(frame.pixel(17, 15) == [200, 120, 40, 255])
    #expect(frame.pixel(22, 15) == [100, 60, 20, 255])
  }

  @Test func halfOfTheLightIsAddedByHalf() throws {
    let frame = try Self.frame([.addsLight(true), .opacity(0.5)])
    #expect(near(frame.pixel(12, 15), [50, 30, 10, 255]))
    #expect(near(frame.pixel(17, 15), [100, 60, 20, 255]))
  }

  @Test func otherPicturesCoverEachOther() throws {
    #expect(try Self.frame([]).pixel(17, 15) == [100, 60, 20, 255])
  }
}
