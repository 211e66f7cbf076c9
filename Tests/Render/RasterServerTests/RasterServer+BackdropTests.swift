// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RasterServer
import RenderProtocol
import Testing

/// Layers that show what lies behind them, judged by their pixels.
struct RasterServerBackdropTests {
  static let effect = LayerID(rawValue: 3)

  /// Left half black, right half white, 40 × 30; an effect over the middle 20 × 20.
  static func scene(_ changes: [LayerChange], left: RGBAColor = .black, scale: CGFloat = 1) -> RasterServer {
    let server = RasterServerTests.scene(
      scale: scale,
      [
        .bounds(CGRect(x: 0, y: 0, width: 20, height: 30)), .position(CGPoint(x: 10, y: 15)), .backgroundColor(left),
      ])
    RasterServerTests.update(
      server,
      [
        LayerDelta(layer: LayerID(rawValue: 1), changes: [.sublayers([LayerID(rawValue: 2), effect])]),
        LayerDelta(
          layer: effect,
          changes: [.bounds(CGRect(x: 0, y: 0, width: 20, height: 20)), .position(CGPoint(x: 20, y: 15))] + changes),
      ])
    return server
  }

  static func greys(_ frame: Bitmap, row: Int) -> [Int] { (0..<frame.width).map { Int(frame.pixel($0, row)[0]) } }

  /// The integral of a Gaussian of that sigma up to x.
  static func edge(_ x: Double, sigma: Double) -> Double { 0.5 * (1 + erf(x / (sigma * 2.0.squareRoot()))) }

  @Test(arguments: [(0.8, 1.0), (1.5, 1), (2, 1), (1, 3), (1.6, 3)])
  func anEdgeBecomesAGaussiansIntegral(sigma: Double, scale: Double) throws {
    let frame = try #require(Self.scene([.backdropBlur(CGFloat(sigma))], scale: CGFloat(scale)).render())
    let greys = Self.greys(frame, row: frame.height / 2)
    #expect(greys[Int(9.9 * scale)] == 0 && greys[Int(30 * scale)] == 255)
    for column in Int(14 * scale)..<Int(26 * scale) {
      let distance = Double(column) + 0.5 - 20 * scale
      let expected = 255 * Self.edge(distance, sigma: sigma * scale)
      #expect(abs(Double(greys[column]) - expected) < 8, "column \(column)")
    }
  }

  @Test func nothingBesideTheLayerShinesIntoIt() throws {
    let frame = try #require(
      Self.scene([
        .backdropBlur(10), .bounds(CGRect(x: 0, y: 0, width: 8, height: 20)), .position(CGPoint(x: 14, y: 15)),
      ])
      .render())
    #expect(Self.greys(frame, row: 15)[10..<18].allSatisfy { $0 == 0 })
  }

  @Test func theEffectHasItsLayersCorners() throws {
    let frame = try #require(
      Self.scene([.backdropBlur(3), .cornerRadius(8), .hasContinuousCorners(true)], left: RasterServerTests.red)
        .render())
    #expect(frame.pixel(10, 5) == [255, 0, 0, 255] && frame.pixel(29, 24) == [255, 255, 255, 255])
    #expect(frame.pixel(18, 15)[1] > 30 && frame.pixel(18, 15)[1] < 130)
  }

  @Test func theEffectFadesWithItsLayer() throws {
    let full = Self.greys(try #require(Self.scene([.backdropBlur(2)]).render()), row: 15)
    let half = Self.greys(try #require(Self.scene([.backdropBlur(2), .opacity(0.5)]).render()), row: 15)
    for column in 10..<30 {
      let sharp = column < 20 ? 0 : 255
      #expect(abs(half[column] - (full[column] + sharp) / 2) <= 2)
    }
  }

  @Test func theLayersOwnPartsStandBeforeTheEffect() throws {
    let half = RGBAColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let frame = try #require(Self.scene([.backdropBlur(2), .backgroundColor(half)]).render())
    let plain = try #require(Self.scene([.backdropBlur(2)]).render())
    let (mixed, behind) = (frame.pixel(20, 15), plain.pixel(20, 15))
    #expect(abs(Int(mixed[0]) - Int(behind[0]) / 2) <= 1 && mixed[2] > 127)
  }

  @Test func coloursAreMadeStrongerOrGrey() throws {
    let dull = RGBAColor(red: 0.6, green: 0.4, blue: 0.4)
    func color(_ saturation: CGFloat) throws -> [Int] {
      let frame = try #require(Self.scene([.backdropBlur(1), .backdropSaturation(saturation)], left: dull).render())
      return frame.pixel(12, 15).map { Int($0) }
    }
    #expect(try color(1) == [153, 102, 102, 255])
    // Brightness is 0.2126 · 153 + 0.7874 · 102 = 112.84.
    #expect(try color(0) == [113, 113, 113, 255])
    #expect(try color(2) == [193, 91, 91, 255])
  }

  @Test func openGroupsBelongToWhatLiesBehind() throws {
    let server = Self.scene([.opacity(0.99), .sublayers([LayerID(rawValue: 4), LayerID(rawValue: 5)])])
    func box(_ id: UInt32, _ changes: [LayerChange]) -> LayerDelta {
      LayerDelta(
        layer: LayerID(rawValue: id),
        changes: [.bounds(CGRect(x: 0, y: 0, width: 20, height: 20)), .position(CGPoint(x: 10, y: 10))] + changes)
    }
    RasterServerTests.update(
      server,
      [
        box(
          4,
          [
            .backgroundColor(RasterServerTests.red), .bounds(CGRect(x: 0, y: 0, width: 20, height: 10)),
            .position(CGPoint(x: 10, y: 5)),
          ]),
        box(5, [.backdropBlur(2)]),
      ])
    let frame = try #require(server.render())
    let (upper, lower) = (frame.pixel(15, 7), frame.pixel(15, 23))
    #expect(upper[0] > 240 && upper[1] < 10)
    #expect(lower[0] < 15 && lower[1] < 15)
  }

  // MARK: - Damage

  @Test func aChangeBehindRedrawsTheWholeEffect() throws {
    let server = Self.scene([.backdropBlur(4)])
    server.update()
    RasterServerTests.update(
      server, [LayerDelta(layer: LayerID(rawValue: 2), changes: [.position(CGPoint(x: 2, y: 15))])])
    let partial = try #require(server.render())
    #expect(server.drawnRects == [CGRect(x: 0, y: 0, width: 30, height: 30)])
    server.damageEverything()
    #expect(try #require(server.render()) == partial)
  }

  @Test func aChangeElsewhereDoesNotTouchTheEffect() throws {
    let server = Self.scene([.backdropBlur(4)])
    RasterServerTests.update(
      server,
      [
        LayerDelta(
          layer: LayerID(rawValue: 1),
          changes: [.sublayers([LayerID(rawValue: 2), Self.effect, LayerID(rawValue: 6)])]),
        LayerDelta(
          layer: LayerID(rawValue: 6),
          changes: [
            .bounds(CGRect(x: 0, y: 0, width: 4, height: 4)), .position(CGPoint(x: 36, y: 15)),
            .backgroundColor(.black),
          ]),
      ])
    server.update()
    RasterServerTests.update(
      server, [LayerDelta(layer: LayerID(rawValue: 6), changes: [.backgroundColor(RasterServerTests.red)])])
    let partial = try #require(server.render())
    #expect(server.drawnRects == [CGRect(x: 33, y: 12, width: 6, height: 6)])
    // One that touches it draws it whole, with only what is behind it below.
    RasterServerTests.update(
      server, [LayerDelta(layer: LayerID(rawValue: 6), changes: [.position(CGPoint(x: 30, y: 15))])])
    let touching = try #require(server.render())
    server.damageEverything()
    #expect(try #require(server.render()) == touching)
    #expect(partial != touching)
  }

  @Test func hugeAndSenselessBlursAreBounded() {
    for blur in [1e9, CGFloat.infinity, .nan, -4] {
      #expect(Self.scene([.backdropBlur(blur)]).render() != nil)
    }
    #expect(Self.scene([.backdropBlur(2), .backdropSaturation(.infinity)]).render() != nil)
    #expect(Self.scene([.backdropBlur(2), .backdropSaturation(.nan)]).render() != nil)
  }
}
