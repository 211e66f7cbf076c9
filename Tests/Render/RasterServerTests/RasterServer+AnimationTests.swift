// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RasterServer
import RenderProtocol
import Testing

/// Frames of layers that move, and what is drawn for them.
struct RasterServerAnimationTests {
  static let child = LayerID(rawValue: 2)

  /// From second 1 to second 3.
  static func animation(
    _ property: AnimatedProperty, _ values: [AnimatedValue?], fill: AnimationTiming.Fill = .removed,
    _ identifier: UInt32 = 1
  ) -> LayerAnimation {
    var timing = AnimationTiming()
    timing.beginTime = 1
    timing.duration = 2
    timing.fill = fill
    return LayerAnimation(
      identifier: identifier, property: property, timings: [timing], values: values,
      keyTimes: LayerAnimation.evenKeyTimes(values.count))
  }

  static func scene(_ animations: [LayerAnimation], _ changes: [LayerChange] = []) -> RasterServer {
    RasterServerTests.scene(RasterServerTests.square + changes + [.animations(animations)])
  }

  /// The square goes from the left edge to its place in the model.
  static let slide = animation(.positionX, [.numbers([5]), nil])

  @Test func aLayerIsWhereItIsAtTheTime() throws {
    let server = Self.scene([Self.slide])
    let before = try #require(server.render(at: 0))
    #expect(before.pixel(15, 15) == [255, 0, 0, 255])
    let start = try #require(server.render(at: 1))
    #expect(start.pixel(0, 15) == [255, 0, 0, 255] && start.pixel(10, 15) == [255, 255, 255, 255])
    let middle = try #require(server.render(at: 2))
    #expect(middle.pixel(4, 15) == [255, 255, 255, 255])
    #expect(middle.pixel(5, 15) == [255, 0, 0, 255] && middle.pixel(14, 15) == [255, 0, 0, 255])
    #expect(middle.pixel(15, 15) == [255, 255, 255, 255])
    #expect(try #require(server.render(at: 3)) == before)
  }

  @Test func framesCanBeHadInAnyOrder() throws {
    let server = Self.scene([Self.slide, Self.animation(.backgroundColor, [.color(.black), nil], 2)])
    let frames = [2.5, 1, 1.75, 0, 3].map { server.render(at: $0) }
    for (time, frame) in zip([2.5, 1, 1.75, 0, 3], frames) {
      #expect(
        Self.scene([Self.slide, Self.animation(.backgroundColor, [.color(.black), nil], 2)]).render(at: time) == frame)
    }
  }

  @Test func withoutATimeTheLastCommitsIsShown() throws {
    let server = Self.scene([Self.slide])
    server.apply(
      Commit(
        number: 2, isFull: false, screenSize: server.tree.screenSize, screenScale: 1, root: LayerID(rawValue: 1),
        deltas: [], removed: [], time: 2))
    #expect(try #require(server.render()).pixel(5, 15) == [255, 0, 0, 255])
  }

  // MARK: - Damage

  @Test func onlyWhereSomethingMovedIsDrawn() {
    let server = Self.scene([Self.slide])
    server.update(at: 1)
    server.update(at: 1.6)
    // From 0…10 to 3…13, with a pixel around.
    #expect(server.drawnRects == [CGRect(x: 0, y: 9, width: 14, height: 12)])
    server.update(at: 1.6)
    #expect(server.drawnRects.isEmpty)
  }

  @Test func aStillTreeIsNotGoneThrough() {
    let server = Self.scene([Self.slide])
    server.update(at: 0)
    #expect(server.walkCount == 1)
    for time in [0.1, 0.5, 0.9] {
      #expect(!server.needsRender(at: time))
      server.update(at: time)
    }
    #expect(server.walkCount == 1)
    #expect(server.needsRender(at: 1.5))
    server.update(at: 1.5)
    #expect(server.walkCount == 2)
    for time in [4.0, 5, 6] { server.update(at: time) }
    #expect(server.walkCount == 3)
    #expect(!server.needsRender(at: 7))
  }

  @Test func aNewAnimationDamagesWhatItMoves() throws {
    let server = Self.scene([])
    server.update(at: 0)
    RasterServerTests.update(
      server, [LayerDelta(layer: Self.child, changes: [.animations([Self.slide])])])
    server.update(at: 1)
    #expect(
      server.drawnRects == [CGRect(x: 0, y: 9, width: 21, height: 12)])
    RasterServerTests.update(server, [LayerDelta(layer: Self.child, changes: [.animations([])])])
    #expect(server.render(at: 1) == RasterServerTests.scene(RasterServerTests.square).render())
  }

  @Test func partialFramesAreTheSameAsWholeOnes() throws {
    let animations = [
      Self.slide, Self.animation(.rotationZ, [.numbers([0]), .numbers([2])], 2),
      Self.animation(.opacity, [.numbers([0.2]), nil], 3),
      Self.animation(.cornerRadius, [.numbers([0]), .numbers([5])], 4),
    ]
    let shadow: [LayerChange] = [.shadowOpacity(0.5), .shadowRadius(2)]
    let server = Self.scene(animations, shadow)
    for time in [0.9, 1, 1.3, 1.9, 2.1, 2.8, 3, 3.5] {
      let partial = try #require(server.render(at: time))
      let whole = try #require(Self.scene(animations, shadow).render(at: time))
      #expect(partial == whole, "at \(time)")
    }
  }

  @Test func aMovingMaskUncoversItsLayer() throws {
    let mask = LayerDelta(
      layer: LayerID(rawValue: 3),
      changes: [
        .bounds(CGRect(x: 0, y: 0, width: 10, height: 10)), .position(CGPoint(x: 5, y: 5)), .backgroundColor(.black),
        .animations([Self.animation(.positionX, [.numbers([-5]), nil])]),
      ])
    let server = Self.scene([], [.mask(LayerID(rawValue: 3))])
    RasterServerTests.update(server, [mask])
    #expect(try #require(server.render(at: 1)).pixel(12, 15) == [255, 255, 255, 255])
    let half = try #require(server.render(at: 2))
    #expect(half.pixel(12, 15) == [255, 0, 0, 255] && half.pixel(17, 15) == [255, 255, 255, 255])
  }

  // MARK: - Contents

  @Test func contentsFadeWithoutLettingWhatIsBehindThrough() throws {
    func fill(_ color: RGBAColor) -> LayerContents {
      .shape(
        LayerShape(path: CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil), fillColor: color))
    }
    let server = Self.scene(
      [Self.animation(.contents, [.contents(fill(.black)), nil])],
      [.backgroundColor(nil), .contents(fill(RasterServerTests.blue))])
    #expect(try #require(server.render(at: 1)).pixel(15, 15) == [0, 0, 0, 255])
    let quarter = try #require(server.render(at: 1.5)).pixel(15, 15)
    #expect(quarter[0] <= 1 && quarter[1] <= 1 && abs(Int(quarter[2]) - 64) <= 1)
    #expect(try #require(server.render(at: 4)).pixel(15, 15) == [0, 0, 255, 255])
  }
}
