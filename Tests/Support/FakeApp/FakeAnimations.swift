// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol

/// The fake app's media time, which can be slowed and stopped.
struct FakeClock {
  private var time = 0.0
  private var moment = ProcessInfo.processInfo.systemUptime
  private(set) var rate = 1.0

  var now: Double { time + (ProcessInfo.processInfo.systemUptime - moment) * rate }

  mutating func run(at rate: Double) {
    time = now
    moment = ProcessInfo.processInfo.systemUptime
    self.rate = rate
  }

  mutating func step(by seconds: Double) {
    run(at: 0)
    time += seconds
  }
}

extension FakeScreen {
  private static func timing(at time: Double, duration: Double, repeatCount: Double = 1) -> AnimationTiming {
    var timing = AnimationTiming()
    timing.beginTime = time
    timing.duration = duration
    timing.repeatCount = repeatCount
    return timing
  }

  /// Moves the square to the right in 0.4 s, eased, and fades it in half way.
  static func moved(at time: Double) -> LayerDelta {
    let timing = timing(at: time, duration: 0.4)
    return LayerDelta(
      layer: id(.square),
      changes: [
        .position(CGPoint(x: 300, y: 140)),
        .animations([
          LayerAnimation(
            identifier: 1, property: .positionX, timings: [timing], values: [.numbers([100]), nil],
            pacing: .curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)),
          LayerAnimation(identifier: 2, property: .opacity, timings: [timing], values: [.numbers([0.5]), nil]),
        ]),
      ])
  }

  /// Turns the spun layer round and round, once a second.
  static func spinning(at time: Double?) -> LayerDelta {
    let animations = time.map {
      [
        LayerAnimation(
          identifier: 1, property: .rotationZ, timings: [timing(at: $0, duration: 1, repeatCount: .infinity)],
          values: [.numbers([0]), .numbers([2 * .pi])])
      ]
    }
    return LayerDelta(layer: id(.spun), changes: [.animations(animations ?? [])])
  }

  /// Two colors that fade over in the other two within a second.
  static func faded(at time: Double) -> LayerDelta {
    func gradient(_ hex: UInt32) -> LayerContents {
      let stops = [0, 1].map { CGGradient.Stop(location: $0, color: color(hex)) }
      return .gradient(LayerGradient(stops: stops, start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1)))
    }
    return LayerDelta(
      layer: id(.gradient),
      changes: [
        .contents(gradient(0x00FF00)),
        .animations([
          LayerAnimation(
            identifier: 1, property: .contents, timings: [timing(at: time, duration: 1)],
            values: [.contents(gradient(0xFF0000)), nil])
        ]),
      ])
  }

  /// A layer that is seen from behind after a quarter second, in the perspective of the square.
  static func turned(at time: Double) -> [LayerDelta] {
    var perspective = LayerTransform.identity.entries
    perspective[11] = -1.0 / 200
    return [
      LayerDelta(
        layer: id(.border),
        changes: [
          .isDoubleSided(false),
          .animations([
            LayerAnimation(
              identifier: 1, property: .rotationY, timings: [timing(at: time, duration: 1)],
              values: [.numbers([0]), .numbers([2 * .pi])])
          ]),
        ]),
      LayerDelta(layer: id(.root), changes: [.sublayerTransform(LayerTransform(entries: perspective))]),
    ]
  }

  /// Moves the glass over the button's edge, and makes what is seen through it more colorful.
  static var glass: LayerDelta {
    LayerDelta(layer: id(.blurred), changes: [.position(CGPoint(x: 160, y: 342)), .backdropSaturation(1.6)])
  }

  /// A mask of two boxes in place of the triangle: a whole one, and half of one.
  static func composedMask() -> [LayerDelta] {
    func box(_ number: UInt32, _ x: CGFloat, alpha: Float) -> LayerDelta {
      LayerDelta(
        layer: LayerID(rawValue: number),
        changes: [
          .bounds(CGRect(x: 0, y: 0, width: 20, height: 20)), .position(CGPoint(x: x, y: 20)),
          .backgroundColor(.black), .opacity(alpha),
        ])
    }
    return [
      box(2_000, 20, alpha: 1), box(2_001, 40, alpha: 0.5),
      LayerDelta(
        layer: id(.mask),
        changes: [.contents(.none), .sublayers([LayerID(rawValue: 2_000), LayerID(rawValue: 2_001)])]),
    ]
  }
}
