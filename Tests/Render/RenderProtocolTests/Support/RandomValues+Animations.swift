// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol

extension RandomValues {
  mutating func finite() -> Double {
    let value = double()
    return value.isFinite ? value : 4
  }

  mutating func share() -> Double { pick([0, 0.25, 1.0 / 3, 0.58, 1]) }

  mutating func timing() -> AnimationTiming {
    var timing = AnimationTiming()
    if bool() { timing.beginTime = finite() }
    if bool() { timing.duration = abs(double()) }
    if bool() { timing.speed = pick([0, 2, -1, 0.5]) }
    if bool() { timing.timeOffset = finite() }
    if bool() { timing.repeatCount = pick([0, 0.5, 2, 2.5, .infinity]) }
    if bool() { timing.repeatDuration = pick([0, 3, .infinity]) }
    timing.autoreverses = bool()
    timing.fill = pick(AnimationTiming.Fill.allCases)
    return timing
  }

  mutating func pacing(isStretch: Bool = false) -> AnimationPacing {
    switch int(0...(isStretch ? 1 : 2)) {
    case 0: .even
    case 1: .curve(x1: share(), y1: finite(), x2: share(), y2: finite())
    default:
      .spring(
        mass: pick([0.5, 1, 3]), stiffness: pick([1, 80.8974, 2000]), damping: pick([0, 7, 100]),
        initialVelocity: finite())
    }
  }

  mutating func value(of property: AnimatedProperty) -> AnimatedValue {
    switch property.kind {
    case .numbers(let count): .numbers((0..<count).map { _ in finite() })
    case .numberList: .numbers((0..<int(0...4)).map { _ in finite() })
    case .color: .color(optionalColor())
    case .colors: .colors((0..<int(0...4)).map { _ in color() })
    case .path: .path(bool() ? path() : nil)
    case .contents: .contents(contents())
    }
  }

  mutating func animation(_ identifier: UInt32, _ property: AnimatedProperty? = nil) -> LayerAnimation {
    let property = property ?? pick(AnimatedProperty.allCases)
    let count = int(1...5)
    let timings = (0..<int(1...3)).map { _ in timing() }
    return LayerAnimation(
      identifier: identifier, property: property, timings: timings,
      values: (0..<count).map { _ in bool() && bool() ? nil : value(of: property) },
      keyTimes: bool() ? LayerAnimation.evenKeyTimes(count) : (0..<count).map { _ in share() }.sorted(),
      interpolation: pick(AnimationInterpolation.allCases), pacing: pacing(),
      stretchPacings: bool() ? [] : (1..<count).map { _ in pacing(isStretch: true) },
      groupPacings: bool() ? [] : (1..<timings.count).map { _ in pacing(isStretch: true) }, isAdditive: bool(),
      isCumulative: bool())
  }

  mutating func animations() -> [LayerAnimation] {
    (0..<int(0...4)).map { animation(UInt32($0 * 3)) }
  }
}
