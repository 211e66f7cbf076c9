// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing

/// Begin times, speeds, repeats, layers with a time of their own.
@MainActor @Suite(.serialized) struct MediaTimingTests {
  /// When an animation of one second, changed so, ends.
  private func end(_ change: @MainActor (CABasicAnimation) -> Void) -> Double? {
    var end: Double?
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      let animation = basic("opacity", from: 0, to: 1)
      change(animation)
      layer.add(animation, forKey: "a")
      stage.frame()
      end = stage.context.nextAnimationEvent.map { ($0 * 1000).rounded() / 1000 }
    }
    return end
  }

  @Test func endsFollowFromTheTiming() {
    #expect(end { _ in } == 11)
    #expect(end { $0.autoreverses = true } == 12)
    #expect(end { $0.repeatCount = 2.5 } == 12.5)
    #expect(
      end {
        $0.repeatCount = 3
        $0.autoreverses = true
      } == 16)
    #expect(end { $0.repeatDuration = 1.7 } == 11.7)
    #expect(end { $0.speed = 2 } == 10.5)
    #expect(end { $0.speed = -0.5 } == 12)
    #expect(end { $0.timeOffset = 0.4 } == 11)
    #expect(end { $0.beginTime = 15 } == 16)
    #expect(end { $0.repeatCount = .infinity } == nil)
    #expect(end { $0.repeatCount = .greatestFiniteMagnitude } == nil)
    #expect(end { $0.speed = 0 } == nil)
    #expect(end { $0.duration = -3 } == 10)
  }

  @Test func whatIsNoNumberIsAsIfItWereNotSet() throws {
    try Stage.run { stage in
      let layer = stage.add(StillLayer())
      let animation = basic("opacity", from: 0, to: 1)
      animation.beginTime = .infinity
      animation.speed = .nan
      animation.timeOffset = -.infinity
      layer.add(animation, forKey: "a")
      stage.frame()
      let timing = try #require(stage.shown(layer)?.animations.first?.timings.first)
      #expect(timing.beginTime == 0)
      #expect(timing.speed == 1)
      #expect(timing.timeOffset == 0)
    }
  }

  @Test func aLayersDefaultsAreApples() {
    let layer = CALayer()
    #expect(layer.beginTime == 0)
    #expect(layer.duration == .infinity)
    #expect(layer.speed == 1)
    #expect(layer.timeOffset == 0)
    #expect(layer.repeatCount == 0)
    #expect(layer.repeatDuration == 0)
    #expect(!layer.autoreverses)
    #expect(layer.fillMode == .removed)
    let animation = CABasicAnimation()
    #expect(animation.duration == 0)
    #expect(animation.speed == 1)
    #expect(animation.fillMode == .removed)
    #expect(animation.isRemovedOnCompletion)
  }

  @Test func timesConvertThroughTheTree() {
    let (root, middle, leaf, other) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    root.addSublayer(other)
    middle.speed = 2
    middle.beginTime = 3
    middle.timeOffset = 1
    leaf.speed = 0.5
    #expect(middle.convertTime(10, from: nil) == 15)
    #expect(leaf.convertTime(10, from: nil) == 7.5)
    #expect(leaf.convertTime(7.5, to: nil) == 10)
    #expect(leaf.convertTime(7.5, to: other) == 10)
    #expect(leaf.convertTime(10, from: other) == 7.5)
    #expect(leaf.convertTime(5, from: leaf) == 5)
  }

  @Test func aSlowLayerMovesItsEnds() throws {
    Stage.run { stage in
      let (outer, layer) = (StillLayer(), StillLayer())
      outer.addSublayer(layer)
      _ = stage.add(outer)
      layer.add(basic("opacity", from: 0), forKey: "a")
      stage.frame()
      #expect(stage.context.nextAnimationEvent == 11)
      stage.advance(to: 10.5)
      // Half speed from now on, without a jump.
      let now = outer.convertTime(CACurrentMediaTime(), from: nil)
      outer.speed = 0.5
      outer.timeOffset = now
      outer.beginTime = 10.5
      stage.frame()
      #expect(stage.shown(layer)?.opacity == 0.5)
      #expect(layer.presentation()?.opacity == 0.5)
      #expect(stage.context.nextAnimationEvent == 11.5)
      #expect(outer.convertTime(11.5, from: nil) == 11)
      outer.speed = 1
      outer.timeOffset = 0
      outer.beginTime = 0
      #expect(stage.context.nextAnimationEvent == 11)
    }
  }

  @Test func aPausedLayerGoesOnWhereItStood() {
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      let listener = AnimationListener()
      layer.add(basic("opacity", from: 0, delegate: listener), forKey: "a")
      stage.frame()
      stage.advance(to: 10.25)
      // As Apple's sample code does it.
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = paused
      stage.frame()
      #expect(stage.context.nextAnimationEvent == nil)
      stage.advance(to: 60)
      #expect(stage.shown(layer)?.opacity == 0.25)
      #expect(layer.presentation()?.opacity == 0.25)
      #expect(listener.log == ["start"])

      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      stage.frame()
      #expect(stage.shown(layer)?.opacity == 0.25)
      #expect(stage.context.nextAnimationEvent == 60.75)
      stage.advance(to: 60.75)
      #expect(listener.log == ["start", "finished"])
    }
  }

  @Test func anAnimationOnAPausedLayerIsScrubbed() {
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      layer.speed = 0
      layer.timeOffset = 0
      layer.add(basic("opacity", from: 0, to: 1), forKey: "a")
      stage.frame()
      layer.timeOffset = 0.75
      stage.frame()
      #expect(stage.shown(layer)?.opacity == 0.75)
      layer.timeOffset = 0.5
      stage.frame()
      #expect(stage.shown(layer)?.opacity == 0.5)
      #expect(layer.presentation()?.opacity == 0.5)
    }
  }

  @Test func controlPointsCanBeRead() {
    func point(_ index: Int, of function: CAMediaTimingFunction) -> [Float] {
      var values: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &values)
      return values
    }
    let easing = CAMediaTimingFunction(name: .easeInEaseOut)
    #expect((0...3).map { point($0, of: easing) } == [[0, 0], [0.42, 0], [0.58, 1], [1, 1]])
    #expect(point(1, of: CAMediaTimingFunction(name: .default)) == [0.25, 0.1])
    #expect(point(2, of: CAMediaTimingFunction(controlPoints: -3, 2, 4, -1)) == [1, -1])
    #expect(CAMediaTimingFunction(name: .linear) == CAMediaTimingFunction(controlPoints: 0, 0, 1, 1))
    #expect(easing != CAMediaTimingFunction(name: .easeIn))
  }
}
