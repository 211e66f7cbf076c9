// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RasterServer
import RenderProtocol
import Testing

/// Layers whose picture is blurred, coloured or mixed, judged by their pixels.
struct RasterServerFilterTests {
  private static let group = LayerID(rawValue: 3)
  private static let inner = LayerID(rawValue: 4)

  /// White, 40 × 30; a group over the middle 20 × 20 with a black square of 10 × 10 in it.
  private static func scene(_ changes: [LayerChange]) -> RasterServer {
    let server = RasterServerTests.scene(
      scale: 1,
      [.bounds(CGRect(x: 0, y: 0, width: 20, height: 30)), .position(CGPoint(x: 10, y: 15)), .backgroundColor(nil)])
    RasterServerTests.update(
      server,
      [
        LayerDelta(layer: LayerID(rawValue: 1), changes: [.sublayers([LayerID(rawValue: 2), group])]),
        LayerDelta(
          layer: group,
          changes: [
            .bounds(CGRect(x: 0, y: 0, width: 20, height: 20)), .position(CGPoint(x: 20, y: 15)), .sublayers([inner]),
          ] + changes),
        LayerDelta(
          layer: inner,
          changes: [
            .bounds(CGRect(x: 0, y: 0, width: 10, height: 10)), .position(CGPoint(x: 10, y: 10)),
            .backgroundColor(.black),
          ]),
      ])
    return server
  }

  @Test func aBlurReachesBeyondTheLayersInIt() throws {
    let frame = try #require(Self.scene([.contentBlur(2)]).render())
    let grey = frame.pixel(13, 15)[0]
    #expect(grey > 180 && grey < 220)
    #expect(frame.pixel(20, 15)[0] < 12)
  }

  @Test func whatChangesInABlurIsDrawnAsAWhole() throws {
    let server = Self.scene([.contentBlur(2)])
    _ = server.render()
    let moved = LayerDelta(layer: Self.inner, changes: [.position(CGPoint(x: 13, y: 10))])
    RasterServerTests.update(server, [moved])
    let partly = try #require(server.render())
    let fresh = Self.scene([.contentBlur(2)])
    RasterServerTests.update(fresh, [moved])
    #expect(partly.pixels == (try #require(fresh.render())).pixels)
  }

  @Test func coloursFollowTheRowsOfAMatrix() throws {
    var inverted = LayerTransform.identity
    inverted.entries = [-1, 0, 0, 1, 0, -1, 0, 1, 0, 0, -1, 1, 0, 0, 0, 1]
    let frame = try #require(Self.scene([.colorTransform(inverted)]).render())
    #expect(frame.pixel(20, 15)[0] == 255)
  }
}
