// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RasterServer
import RenderProtocol
import Testing

/// Small layer trees, judged by their pixels.
struct RasterServerTests {
  static let red = RGBAColor(red: 1, green: 0, blue: 0)
  static let blue = RGBAColor(red: 0, green: 0, blue: 1)

  /// A screen of 40 × 30 points at one pixel a point: a white root with one layer below it.
  static func scene(scale: CGFloat = 1, _ changes: [LayerChange]) -> RasterServer {
    let server = RasterServer()
    let root = LayerID(rawValue: 1)
    let child = LayerID(rawValue: 2)
    server.apply(
      Commit(
        number: 1, isFull: true, screenSize: CGSize(width: 40, height: 30), screenScale: scale, root: root,
        deltas: [
          LayerDelta(
            layer: root,
            changes: [
              .bounds(CGRect(x: 0, y: 0, width: 40, height: 30)), .position(CGPoint(x: 20, y: 15)),
              .backgroundColor(.white), .sublayers([child]),
            ]),
          LayerDelta(layer: child, changes: changes),
        ], removed: []))
    return server
  }

  static func update(_ server: RasterServer, _ deltas: [LayerDelta], removed: [LayerID] = []) {
    server.apply(
      Commit(
        number: server.tree.number + 1, isFull: false, screenSize: server.tree.screenSize,
        screenScale: server.tree.screenScale, root: LayerID(rawValue: 1), deltas: deltas, removed: removed))
  }

  static let square: [LayerChange] = [
    .bounds(CGRect(x: 0, y: 0, width: 10, height: 10)), .position(CGPoint(x: 15, y: 15)), .backgroundColor(red),
  ]

  @Test func aLayersBackgroundFillsItsFrameToTheLastPixel() throws {
    let frame = try #require(Self.scene(Self.square).render())
    #expect(frame.width == 40 && frame.height == 30)
    #expect(frame.pixel(9, 10) == [255, 255, 255, 255])
    #expect(frame.pixel(10, 10) == [255, 0, 0, 255])
    #expect(frame.pixel(19, 19) == [255, 0, 0, 255])
    #expect(frame.pixel(20, 19) == [255, 255, 255, 255])
  }

  @Test func pixelsArePointsTimesTheScale() throws {
    let frame = try #require(Self.scene(scale: 3, Self.square).render())
    #expect(frame.width == 120 && frame.height == 90)
    #expect(frame.pixel(30, 30) == [255, 0, 0, 255])
    #expect(frame.pixel(29, 30) == [255, 255, 255, 255])
    #expect(frame.pixel(59, 59) == [255, 0, 0, 255])
    #expect(frame.pixel(60, 59) == [255, 255, 255, 255])
  }

  @Test func opacityFadesTheLayerAndItsSublayersAsOnePicture() throws {
    let server = Self.scene(Self.square + [.opacity(0.5), .sublayers([LayerID(rawValue: 3)])])
    Self.update(
      server,
      [
        LayerDelta(
          layer: LayerID(rawValue: 3),
          changes: [
            .bounds(CGRect(x: 0, y: 0, width: 4, height: 4)), .position(CGPoint(x: 5, y: 5)),
            .backgroundColor(Self.blue),
          ])
      ])
    let frame = try #require(server.render())
    // Where the blue square covers the red one nothing of the red shows through.
    #expect(frame.pixel(15, 15) == [127, 127, 255, 255])
    #expect(frame.pixel(11, 11) == [255, 127, 127, 255])
  }

  @Test func aClippingLayerCutsItsSublayersOff() throws {
    let wide = LayerDelta(
      layer: LayerID(rawValue: 3),
      changes: [
        .bounds(CGRect(x: 0, y: 0, width: 30, height: 2)), .position(CGPoint(x: 5, y: 5)), .backgroundColor(Self.blue),
      ])
    let open = Self.scene(Self.square + [.sublayers([LayerID(rawValue: 3)])])
    Self.update(open, [wide])
    #expect(try #require(open.render()).pixel(25, 15) == [0, 0, 255, 255])
    let clipped = Self.scene(Self.square + [.masksToBounds(true), .sublayers([LayerID(rawValue: 3)])])
    Self.update(clipped, [wide])
    #expect(try #require(clipped.render()).pixel(25, 15) == [255, 255, 255, 255])
    #expect(try #require(clipped.render()).pixel(15, 15) == [0, 0, 255, 255])
  }

  @Test func theBorderLiesInsideTheBoundsAndOverSublayers() throws {
    let server = Self.scene(
      Self.square + [.borderWidth(2), .borderColor(.black), .sublayers([LayerID(rawValue: 3)])])
    Self.update(
      server,
      [
        LayerDelta(
          layer: LayerID(rawValue: 3),
          changes: [
            .bounds(CGRect(x: 0, y: 0, width: 10, height: 10)), .position(CGPoint(x: 5, y: 5)),
            .backgroundColor(Self.blue),
          ])
      ])
    let frame = try #require(server.render())
    #expect(frame.pixel(10, 15) == [0, 0, 0, 255])
    #expect(frame.pixel(11, 15) == [0, 0, 0, 255])
    #expect(frame.pixel(12, 15) == [0, 0, 255, 255])
    #expect(frame.pixel(9, 15) == [255, 255, 255, 255])
  }

  @Test func movingTheBoundsOriginScrollsSublayers() throws {
    let server = Self.scene(Self.square + [.masksToBounds(true), .sublayers([LayerID(rawValue: 3)])])
    let child = LayerDelta(
      layer: LayerID(rawValue: 3),
      changes: [
        .bounds(CGRect(x: 0, y: 0, width: 10, height: 5)), .position(CGPoint(x: 5, y: 2.5)),
        .backgroundColor(Self.blue),
      ])
    Self.update(server, [child])
    #expect(try #require(server.render()).pixel(15, 14) == [0, 0, 255, 255])
    Self.update(server, [LayerDelta(layer: LayerID(rawValue: 2), changes: [.boundsOrigin(CGPoint(x: 0, y: 3))])])
    let frame = try #require(server.render())
    #expect(frame.pixel(15, 11) == [0, 0, 255, 255])
    #expect(frame.pixel(15, 14) == [255, 0, 0, 255])
  }

  @Test func aShadowFallsBesideItsLayer() throws {
    let server = Self.scene(
      Self.square + [.shadowOpacity(1), .shadowRadius(0), .shadowOffset(CGSize(width: 4, height: 6))])
    let frame = try #require(server.render())
    #expect(frame.pixel(22, 24) == [0, 0, 0, 255])
    #expect(frame.pixel(15, 15) == [255, 0, 0, 255])
    #expect(frame.pixel(12, 22) == [255, 255, 255, 255])
  }

  @Test func sublayersAreOrderedByZPosition() throws {
    let server = Self.scene(Self.square + [.sublayers([LayerID(rawValue: 3), LayerID(rawValue: 4)])])
    func sheet(_ id: UInt32, _ color: RGBAColor, z: CGFloat) -> LayerDelta {
      LayerDelta(
        layer: LayerID(rawValue: id),
        changes: [
          .bounds(CGRect(x: 0, y: 0, width: 10, height: 10)), .position(CGPoint(x: 5, y: 5)), .backgroundColor(color),
          .zPosition(z),
        ])
    }
    Self.update(server, [sheet(3, Self.blue, z: 1), sheet(4, .black, z: 0)])
    #expect(try #require(server.render()).pixel(15, 15) == [0, 0, 255, 255])
  }

  @Test func aMaskLetsTheLayerShowWhereItIsOpaque() throws {
    let server = Self.scene(Self.square + [.mask(LayerID(rawValue: 3))])
    Self.update(
      server,
      [
        LayerDelta(
          layer: LayerID(rawValue: 3),
          changes: [
            .bounds(CGRect(x: 0, y: 0, width: 5, height: 10)), .position(CGPoint(x: 2.5, y: 5)),
            .backgroundColor(.black),
          ])
      ])
    let frame = try #require(server.render())
    #expect(frame.pixel(12, 15) == [255, 0, 0, 255])
    #expect(frame.pixel(17, 15) == [255, 255, 255, 255])
  }

  @Test func aRoundedLayerLeavesItsCornersEmpty() throws {
    let frame = try #require(Self.scene(Self.square + [.cornerRadius(5)]).render())
    #expect(frame.pixel(10, 10) == [255, 255, 255, 255])
    #expect(frame.pixel(15, 10)[0] == 255 && frame.pixel(15, 11) == [255, 0, 0, 255])
  }

  // MARK: - Damage

  @Test func theFirstFrameIsDrawnWholeAndAnUnchangedOneNotAtAll() {
    let server = Self.scene(Self.square)
    _ = server.render()
    #expect(server.drawnRects == [CGRect(x: 0, y: 0, width: 40, height: 30)])
    _ = server.render()
    #expect(server.drawnRects.isEmpty)
  }

  @Test func aMovedLayerIsDrawnWhereItWasAndWhereItIs() throws {
    let server = Self.scene(Self.square)
    _ = server.render()
    Self.update(server, [LayerDelta(layer: LayerID(rawValue: 2), changes: [.position(CGPoint(x: 33, y: 15))])])
    let frame = try #require(server.render())
    #expect(
      server.drawnRects == [CGRect(x: 9, y: 9, width: 12, height: 12), CGRect(x: 27, y: 9, width: 12, height: 12)])
    #expect(frame.pixel(15, 15) == [255, 255, 255, 255])
    #expect(frame.pixel(33, 15) == [255, 0, 0, 255])
  }

  @Test func aColourChangeDrawsOnlyItsLayer() {
    let server = Self.scene(Self.square)
    _ = server.render()
    Self.update(server, [LayerDelta(layer: LayerID(rawValue: 2), changes: [.backgroundColor(Self.blue)])])
    _ = server.render()
    #expect(server.drawnRects == [CGRect(x: 9, y: 9, width: 12, height: 12)])
  }

  @Test func aRemovedLayerLeavesWhatLiesBeneath() throws {
    let server = Self.scene(Self.square)
    _ = server.render()
    Self.update(
      server, [LayerDelta(layer: LayerID(rawValue: 1), changes: [.sublayers([])])], removed: [LayerID(rawValue: 2)])
    #expect(try #require(server.render()).pixel(15, 15) == [255, 255, 255, 255])
  }

  // MARK: - Bad input

  @Test func aPictureThatNeverCameIsReportedAndTheRestIsDrawn() throws {
    let missing = LayerContents.image(ImageIdentifier(rawValue: 0xabc), pixelWidth: 1, pixelHeight: 1)
    let server = Self.scene(Self.square + [.contents(missing), .name("Badge")])
    let frame = try #require(server.render())
    #expect(server.problems == ["Badge: picture abc was named before it was sent"])
    #expect(frame.pixel(15, 15) == [255, 0, 0, 255])
  }

  @Test func layersThatContainEachOtherEndTheDrawing() {
    let server = Self.scene(Self.square + [.sublayers([LayerID(rawValue: 2)])])
    #expect(server.render() != nil)
  }

  @Test func aScreenWithoutPixelsGivesNoFrame() {
    let server = RasterServer()
    #expect(server.render() == nil)
    server.apply(
      Commit(
        number: 1, isFull: true, screenSize: CGSize(width: 0, height: 10), screenScale: 1, root: LayerID(rawValue: 1),
        deltas: [], removed: []))
    #expect(server.render() == nil)
  }
}

extension Bitmap {
  /// Red, green, blue and alpha of a pixel, premultiplied.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return [pixels[start + 2], pixels[start + 1], pixels[start], pixels[start + 3]]
  }
}
