// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RasterServer
import RenderProtocol
import Testing

/// Layers that stand in depth, judged by their pixels.
struct RasterServerPerspectiveTests {
  static let white: [UInt8] = [255, 255, 255, 255]
  static let red: [UInt8] = [255, 0, 0, 255]

  static func turned(_ axis: Int, _ angle: Double, distance: Double? = nil) -> LayerTransform {
    var parts = MatrixParts.identity
    parts.rotation = MatrixParts.rotation(around: axis, by: angle)
    var eye = LayerTransform.identity
    if let distance { eye.entries[11] = -1 / distance }
    return LayerTransform(Matrix4(LayerTransform(parts.matrix)).concatenating(Matrix4(eye)))
  }

  /// A square of 20 points in the middle of 40 × 30.
  static func scene(_ changes: [LayerChange]) -> RasterServer {
    RasterServerTests.scene(
      scale: 4,
      [
        .bounds(CGRect(x: 0, y: 0, width: 20, height: 20)), .position(CGPoint(x: 20, y: 15)),
        .backgroundColor(RasterServerTests.red),
      ] + changes)
  }

  /// From which to which pixel a column is red.
  static func span(_ frame: Bitmap, column: Int) -> ClosedRange<Int>? {
    let rows = (0..<frame.height).filter { frame.pixel(column, $0) == red }
    return rows.first.flatMap { first in rows.last.map { first...$0 } }
  }

  @Test func theSideThatTurnsAwayIsSmaller() throws {
    // Turned by 60°: the right edge is 8.66 deep, and 5 from the middle before the eye at 40 makes it smaller.
    let frame = try #require(Self.scene([.transform(Self.turned(1, .pi / 3, distance: 40))]).render())
    // x = ±5 / (1 ± 8.66 / 40), in quarter points from 80: right edge at 96.4, left at 54.5.
    #expect(frame.pixel(98, 60) == Self.white && frame.pixel(95, 60) == Self.red)
    #expect(frame.pixel(52, 60) == Self.white && frame.pixel(56, 60) == Self.red)
    // Half heights: 10 / 1.2165 = 8.22 right, 10 / 0.7835 = 12.76 left; in pixels 32.9 and 51.
    let right = try #require(Self.span(frame, column: 95))
    let left = try #require(Self.span(frame, column: 56))
    #expect(abs(right.lowerBound - 27) <= 1 && abs(right.upperBound - 92) <= 1)
    #expect(abs(left.lowerBound - 10) <= 2 && abs(left.upperBound - 109) <= 2)
  }

  @Test func withoutPerspectiveATurnedLayerIsOnlyNarrower() throws {
    let frame = try #require(Self.scene([.transform(Self.turned(1, .pi / 3))]).render())
    #expect(frame.pixel(59, 60) == Self.white && frame.pixel(60, 60) == Self.red)
    #expect(frame.pixel(99, 60) == Self.red && frame.pixel(100, 60) == Self.white)
    #expect(Self.span(frame, column: 61) == 20...99)
  }

  @Test func aSublayerTransformIsSeenFromTheMiddleOfItsLayer() throws {
    let own = try #require(Self.scene([.transform(Self.turned(1, .pi / 3, distance: 40))]).render())
    var eye = LayerTransform.identity
    eye.entries[11] = -1.0 / 40
    let server = Self.scene([.transform(Self.turned(1, .pi / 3))])
    RasterServerTests.update(
      server, [LayerDelta(layer: LayerID(rawValue: 1), changes: [.sublayerTransform(eye)])])
    #expect(try #require(server.render()) == own)
    // Closer to the eye is larger: at half the way, twice as large.
    RasterServerTests.update(
      server, [LayerDelta(layer: LayerID(rawValue: 2), changes: [.transform(.identity), .zPosition(-40)])])
    let far = try #require(server.render())
    #expect(Self.span(far, column: 80) == 40...79)
  }

  @Test func edgesAreSoft() throws {
    let frame = try #require(Self.scene([.transform(Self.turned(1, 0.5, distance: 60))]).render())
    let shades = Set((0..<frame.height).map { frame.pixel(70, $0)[1] })
    #expect(shades.contains { $0 > 20 && $0 < 235 })
    #expect(shades.contains(0) && shades.contains(255))
  }

  @Test func halfATurnShowsTheBack() throws {
    let stripe = LayerDelta(
      layer: LayerID(rawValue: 3),
      changes: [
        .bounds(CGRect(x: 0, y: 0, width: 5, height: 20)), .position(CGPoint(x: 2.5, y: 10)),
        .backgroundColor(RasterServerTests.blue),
      ])
    let server = Self.scene([.transform(Self.turned(1, .pi, distance: 50)), .sublayers([LayerID(rawValue: 3)])])
    RasterServerTests.update(server, [stripe])
    let back = try #require(server.render())
    #expect(back.pixel(44, 60) == Self.red && back.pixel(115, 60) == [0, 0, 255, 255])
    RasterServerTests.update(server, [LayerDelta(layer: LayerID(rawValue: 2), changes: [.isDoubleSided(false)])])
    #expect(try #require(server.render()).pixel(80, 60) == Self.white)
    RasterServerTests.update(
      server, [LayerDelta(layer: LayerID(rawValue: 2), changes: [.transform(Self.turned(1, 1.5, distance: 50))])])
    #expect(try #require(server.render()).pixel(80, 60) != Self.white)
  }

  @Test func aFlipIsDrawnAtEveryAngle() throws {
    let flip = RasterServerAnimationTests.animation(
      .transform,
      [.numbers(Self.turned(1, 0, distance: 50).entries), .numbers(Self.turned(1, .pi, distance: 50).entries)])
    let server = Self.scene([.animations([flip])])
    for time in stride(from: 1.0, to: 3, by: 0.125) {
      let partial = try #require(server.render(at: time))
      #expect(partial == Self.scene([.animations([flip])]).render(at: time), "at \(time)")
      let isEdge = time == 2
      #expect((partial.pixel(79, 60) != Self.white) != isEdge, "at \(time)")
    }
    #expect(server.problems.isEmpty)
  }

  @Test func whatIsBehindTheEyeIsNotDrawn() throws {
    var near = LayerTransform.identity
    near.entries[11] = -1.0 / 20
    near.entries[15] = 1 - 30.0 / 20
    #expect(try #require(Self.scene([.transform(near)]).render()).pixel(80, 60) == Self.white)
    // One that reaches through the eye is drawn up to it.
    let through = Self.scene([.transform(Self.turned(1, .pi / 2.2, distance: 5))])
    let frame = try #require(through.render())
    #expect(frame.pixel(81, 60) == Self.red)
  }

  @Test func matricesThatFlattenOrBurstEverythingDrawNothing() {
    var zero = LayerTransform(entries: Array(repeating: 0, count: 16))
    #expect(Self.scene([.transform(zero)]).render() != nil)
    zero.entries[3] = .infinity
    #expect(Self.scene([.transform(zero)]).render() != nil)
    zero.entries[15] = .nan
    #expect(Self.scene([.transform(zero), .isDoubleSided(false)]).render() != nil)
    var huge = Self.turned(1, 1, distance: 1e-9)
    huge.entries[0] = 1e200
    #expect(Self.scene([.transform(huge)]).render() != nil)
  }
}
