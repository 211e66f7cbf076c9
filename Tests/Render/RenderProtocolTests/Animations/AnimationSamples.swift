// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol

/// Animated layers whose looks at many times stand in a file that the page's tests read as well.
enum AnimationSamples {
  struct Sample {
    var name: String
    var layer = LayerState()
    /// The time space of the superlayer.
    var around = AnimationTiming.identity
    /// What is looked at.
    var properties: [AnimatedProperty]
    var times: [Double]
  }

  static let times = [-1, 0, 0.001, 0.1, 0.25, 1.0 / 3, 0.5, 0.7, 0.999, 1, 1.2, 1.75, 2, 2.6, 3, 4.5, 7, 30]

  private static func timing(_ change: (inout AnimationTiming) -> Void) -> AnimationTiming {
    var timing = AnimationTiming()
    timing.duration = 1
    change(&timing)
    return timing
  }

  private static func sample(
    _ name: String, _ property: AnimatedProperty, _ values: [AnimatedValue?], timing: AnimationTiming = timing { _ in },
    times: [Double] = times, layer: LayerState = LayerState(), change: (inout LayerAnimation) -> Void = { _ in }
  ) -> Sample {
    var animation = LayerAnimation(
      identifier: 1, property: property, timings: [timing], values: values,
      keyTimes: LayerAnimation.evenKeyTimes(values.count))
    change(&animation)
    var layer = layer
    layer.animations = [animation]
    return Sample(name: name, layer: layer, properties: [property], times: times)
  }

  private static func matrix(_ change: (inout MatrixParts) -> Void) -> AnimatedValue {
    var parts = MatrixParts.identity
    change(&parts)
    return .numbers(LayerTransform(parts.matrix).entries)
  }

  private static let way: [AnimatedValue?] = [.numbers([10]), .numbers([110])]
  private static let red = RGBAColor(red: 1, green: 0.125, blue: 0, alpha: 1)
  private static let blue = RGBAColor(red: 0, green: 0.25, blue: 1, alpha: 0.5)

  private static func square(_ side: CGFloat) -> CGPath {
    CGPath(elements: [
      .move(.zero), .line(CGPoint(x: side, y: 0)),
      .quadCurve(control: CGPoint(x: side, y: side), end: CGPoint(x: 0, y: side)),
      .curve(control1: CGPoint(x: -side, y: 2), control2: CGPoint(x: 3, y: -side), end: .zero), .close,
    ])
  }

  private static var shape: LayerState {
    var layer = LayerState()
    layer.contents = .shape(LayerShape(path: square(10), fillColor: red, strokeColor: blue, stroke: .init(width: 2)))
    return layer
  }

  private static var gradient: LayerState {
    var layer = LayerState()
    layer.contents = .gradient(
      LayerGradient(
        stops: [CGGradient.Stop(location: 0, color: red), CGGradient.Stop(location: 1, color: blue)],
        start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1)))
    return layer
  }

  private static var turned: LayerState {
    var layer = LayerState()
    var parts = MatrixParts.identity
    parts.setAngles(SIMD3(0.3, -0.4, 0.5))
    parts.scale = SIMD3(2, 1.5, 1)
    parts.translation = SIMD3(7, 8, 9)
    layer.transform = LayerTransform(parts.matrix)
    return layer
  }

  static let all = timings + pacings + values + matrices + parts + spaces

  // MARK: - Time

  private static let timings: [Sample] = {
    func moved(_ name: String, _ change: (inout AnimationTiming) -> Void) -> Sample {
      sample("timing: \(name)", .positionX, way, timing: timing(change))
    }
    return [
      moved("plain") { _ in },
      moved("later, filled before") {
        $0.beginTime = 0.5; $0.fill = .backwards
      },
      moved("filled after") { $0.fill = .forwards },
      moved("filled on both sides") {
        $0.beginTime = 1; $0.fill = .both
      },
      moved("twice as fast, from an offset") {
        $0.speed = 2; $0.timeOffset = 0.3; $0.fill = .both
      },
      moved("backwards") {
        $0.speed = -1; $0.fill = .both
      },
      moved("standing still") {
        $0.speed = 0; $0.timeOffset = 0.4
      },
      moved("two and a half runs") {
        $0.repeatCount = 2.5; $0.fill = .both
      },
      moved("three times 0.1") {
        $0.duration = 0.1; $0.repeatCount = 3; $0.fill = .forwards
      },
      moved("for ever") { $0.repeatCount = .infinity },
      moved("there and back") {
        $0.autoreverses = true; $0.fill = .both
      },
      moved("there and back for ever") {
        $0.autoreverses = true; $0.repeatCount = .infinity
      },
      moved("for a while") {
        $0.repeatDuration = 1.6; $0.fill = .both
      },
      sample(
        "timing: an end that is not quite a number", .positionX, way,
        timing: timing {
          $0.beginTime = 12.3; $0.duration = 0.4; $0.fill = .forwards
        },
        times: [12.3, 12.5, 12.3 + 0.4, 12.699999999999, 12.7, 12.700000000001, 13]),
      moved("no time at all") {
        $0.duration = 0; $0.fill = .both
      },
      sample("timing: cumulative", .rotationZ, [.numbers([0]), .numbers([0.5])], timing: timing { $0.repeatCount = 4 })
      {
        $0.isCumulative = true
      },
    ]
  }()

  private static let spaces: [Sample] = {
    func grouped(_ name: String, _ group: AnimationTiming, pacing: AnimationPacing = .even) -> Sample {
      sample(
        "group: \(name)", .opacity, [.numbers([0]), .numbers([1])],
        timing: timing {
          $0.duration = 0.6; $0.fill = .both
        }
      ) { animation in
        animation.timings.insert(group, at: 0)
        if pacing != .even { animation.groupPacings = [pacing] }
      }
    }
    var inner = sample("space: slow, later, with an offset", .positionX, way, timing: timing { $0.fill = .both })
    inner.layer.timing.speed = 0.5
    inner.layer.timing.timeOffset = 0.1
    inner.around.beginTime = 0.2
    inner.around.speed = 1.5
    var still = inner
    still.name = "space: standing still"
    still.around.speed = 0
    still.around.timeOffset = 0.3
    return [
      grouped("plain", timing { _ in }),
      grouped(
        "twice",
        timing {
          $0.repeatCount = 2; $0.autoreverses = true; $0.fill = .forwards
        }),
      grouped("eased", timing { $0.fill = .both }, pacing: .curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)),
      inner, still,
    ]
  }()

  // MARK: - Pacing

  private static let pacings: [Sample] = {
    func paced(_ name: String, _ pacing: AnimationPacing) -> Sample {
      sample("pacing: \(name)", .cornerRadius, [.numbers([50]), .numbers([150])], timing: timing { $0.fill = .both }) {
        $0.pacing = pacing
      }
    }
    func spring(_ stiffness: Double, _ damping: Double, _ velocity: Double = 0) -> AnimationPacing {
      .spring(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }
    return [
      paced("ease in and out", .curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)),
      paced("ease in", .curve(x1: 0.42, y1: 0, x2: 1, y2: 1)),
      paced("ease out", .curve(x1: 0, y1: 0, x2: 0.58, y2: 1)),
      paced("steep at both ends", .curve(x1: 1, y1: 0, x2: 0, y2: 1)),
      paced("beyond both ends", .curve(x1: 0.3, y1: -0.8, x2: 0.7, y2: 1.9)),
      paced("loose spring", spring(190.2143, 16.55)),
      paced("thrown spring", spring(152.868, 12.364, 5)),
      paced("critical spring", spring(85.2559, 2 * 85.2559.squareRoot())),
      paced("stiff spring", spring(100, 55, -3)),
      paced("spring without damping", spring(30, 0)),
      paced("heavy spring", .spring(mass: 3.5, stiffness: 120, damping: 9, initialVelocity: 1)),
    ]
  }()

  // MARK: - Values

  private static let values: [Sample] = {
    let keys: [AnimatedValue?] = [.numbers([0, 5]), .numbers([10, -5]), .numbers([4, 0]), .numbers([20, 20])]
    let filled = timing { $0.fill = .both }
    func keyed(_ name: String, _ change: @escaping (inout LayerAnimation) -> Void) -> Sample {
      sample("keys: \(name)", .position, keys, timing: filled) {
        $0.keyTimes = [0, 0.25, 0.5, 1]
        change(&$0)
      }
    }
    var under = LayerState()
    under.position = CGPoint(x: 40, y: 60)
    under.backgroundColor = blue
    under.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    return [
      keyed("linear") { _ in },
      keyed("discrete") { $0.interpolation = .discrete },
      keyed("cubic") { $0.interpolation = .cubic },
      keyed("eased stretches") {
        $0.stretchPacings = [.curve(x1: 0.42, y1: 0, x2: 1, y2: 1), .even, .curve(x1: 0, y1: 0, x2: 0.58, y2: 1)]
      },
      keyed("beyond the ends") { $0.pacing = .curve(x1: 0.3, y1: -0.8, x2: 0.7, y2: 1.9) },
      keyed("late and early") { $0.keyTimes = [0.2, 0.3, 0.3, 0.8] },
      sample("value: from below", .position, [nil, .numbers([0, 0])], layer: under),
      sample("value: added", .position, [.numbers([-30, 5]), .numbers([0, 0])], layer: under) { $0.isAdditive = true },
      sample("value: added from nothing", .positionY, [.numbers([9]), nil], layer: under) { $0.isAdditive = true },
      sample("value: bounds", .bounds, [nil, .numbers([0, 100, 60, -5])], layer: under),
      sample("value: part of bounds", .boundsHeight, [.numbers([5]), nil], layer: under),
      sample("value: color", .backgroundColor, [.color(red), nil], layer: under),
      sample("value: no color", .backgroundColor, [.color(nil), .color(red)], layer: under),
      sample("value: added color", .backgroundColor, [.color(red), .color(.clear)], layer: under) {
        $0.isAdditive = true
      },
      sample("value: hidden", .isHidden, [.numbers([0]), .numbers([1])]),
      sample("value: opacity beyond its ends", .opacity, [.numbers([-0.5]), .numbers([2])]),
      sample("value: path", .path, [.path(square(10)), .path(square(30))], layer: shape),
      sample("value: another path", .shadowPath, [.path(square(10)), .path(CGPath(rect: .zero, transform: nil))]),
      sample("value: no path", .shadowPath, [.path(nil), .path(square(30))]),
      sample("value: stroke end", .strokeEnd, [.numbers([0]), .numbers([1])], layer: shape) {
        $0.pacing = .curve(x1: 0.3, y1: -0.8, x2: 0.7, y2: 1.9)
      },
      sample("value: fill color", .fillColor, [nil, .color(blue)], layer: shape),
      sample("value: shape of no shape", .lineWidth, way),
      sample("value: gradient colors", .gradientColors, [nil, .colors([blue, red])], layer: gradient),
      sample(
        "value: more gradient colors", .gradientColors, [.colors([blue, red, .clear]), .colors([red, red, blue])],
        layer: gradient),
      sample("value: gradient locations", .gradientLocations, [nil, .numbers([0.25, 0.5])], layer: gradient),
      sample("value: gradient end", .gradientEndPoint, [nil, .numbers([1, 0])], layer: gradient),
      sample("value: shadow offset", .shadowOffset, [.numbers([0, 10]), .numbers([5, -3])]),
      sample("value: contents", .contents, [.contents(.none), .contents(gradient.contents)]),
    ]
  }()

  // MARK: - Matrices

  private static let matrices: [Sample] = {
    func moved(
      _ name: String, _ from: AnimatedValue?, _ to: AnimatedValue?, layer: LayerState = LayerState(),
      isAdditive: Bool = false
    ) -> Sample {
      sample("matrix: \(name)", .transform, [from, to], layer: layer) {
        $0.isAdditive = isAdditive
        $0.pacing = .curve(x1: 0.3, y1: -0.8, x2: 0.7, y2: 1.9)
      }
    }
    let seen = matrix {
      $0.perspective = SIMD4(0, 0, -1.0 / 500, 1); $0.setAngles(SIMD3(0, 1, 0))
    }
    return [
      moved("scale", matrix { $0.scale = SIMD3(0.9, 0.9, 1) }, matrix { _ in }),
      moved("half a turn about x", matrix { _ in }, matrix { $0.setAngles(SIMD3(3, 0, 0)) }),
      moved(
        "a turn about everything", matrix { $0.setAngles(SIMD3(0.2, -1, 2)) },
        matrix { $0.setAngles(SIMD3(-1, 0.5, -2)) }),
      moved("a mirror", matrix { $0.scale = SIMD3(-1, 1, 1) }, matrix { $0.scale = SIMD3(1, -2, 1) }),
      moved("shear", matrix { $0.shear = SIMD3(0.5, 0.2, -0.1) }, matrix { $0.setAngles(SIMD3(0, 0, 1)) }),
      moved("perspective", seen, matrix { $0.translation = SIMD3(10, 20, 30) }),
      moved("flat", .numbers(Array(repeating: 0, count: 15) + [1]), matrix { _ in }),
      moved("from below", nil, matrix { _ in }, layer: turned),
      moved(
        "added",
        matrix {
          $0.setAngles(SIMD3(0, 0, 1)); $0.translation = SIMD3(3, 4, 0)
        }, nil, layer: turned, isAdditive: true),
    ]
  }()

  private static let parts: [Sample] = {
    let properties: [AnimatedProperty] = [
      .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .translationX, .translationY,
      .translationZ,
    ]
    return properties.flatMap { property in
      [LayerState(), turned].map { layer in
        var each = sample(
          "part: \(property) of a matrix that \(layer == turned ? "turns" : "does nothing")", property,
          [.numbers([0.5]), .numbers([7])], times: [0, 0.2, 0.5, 0.8], layer: layer)
        each.properties.append(.transform)
        return each
      }
    }
  }()
}
