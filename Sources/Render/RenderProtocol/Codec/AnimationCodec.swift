// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

// Animations on the wire. `number` is the compact form of a 64-bit float that NumberCodec describes, `color` that of
// ColorCodec, `path` that of PathCodec, `contents` that of ContentsCodec.
//
// The change `animations` (tag 31):
//   varint count (at most 1,024), then as many animations with ascending, different identifiers:
//     varint identifier (32 bits) · byte property (AnimatedProperty)
//     byte flags: 1 additive, 2 cumulative, 4 key times follow, 8 stretch pacings follow,
//       16 group pacings follow; the others are 0
//     byte interpolation: 0 linear, 1 discrete, 2 cubic
//     varint count of timings (1…16), then as many timings, outermost first
//     varint count of values (1…4,096), then as many values
//     if flag 4: a number for each value, within 0…1 and not descending; without it they are spread evenly from 0 to 1,
//       and one value stands at 0
//     pacing
//     if flag 8: one pacing less than there are values; no springs
//     if flag 16: one pacing less than there are timings; no springs
// The change `timing` (tag 32): one timing.
//
// A timing:
//   byte fill in bits 0 and 1 (0 removed, 1 forwards, 2 backwards, 3 both), 4 autoreverses, and what follows, in this
//   order and otherwise stands at the value in brackets: 8 beginTime [0], 16 duration [infinite], 32 speed [1],
//   64 timeOffset [0], 128 repeats; `repeats` is number repeatCount [1] · number repeatDuration [0]
//   All are finite but duration, repeatCount and repeatDuration, which may be infinite and are not negative.
// A value: byte tag, then
//   0 nothing: the value below
//   1 varint count (1…1,024) · as many finite numbers
//   2 color      3 no colour (clear)
//   4 varint count (at most 1,024) · as many colors
//   5 path       6 no path
//   7 contents
//   Which tags, and how many numbers, an animation may have is told by its property (AnimatedProperty.kind).
// A pacing: byte tag, then
//   0 even
//   1 four numbers x1 y1 x2 y2; the x are within 0…1
//   2 spring: mass > 0 · stiffness > 0 · damping >= 0 · initial velocity, as numbers

enum AnimationFlags {
  static let additive: UInt8 = 1
  static let cumulative: UInt8 = 2
  static let keyTimes: UInt8 = 4
  static let stretches: UInt8 = 8
  static let groups: UInt8 = 16
  static let all: UInt8 = 31
}

enum AnimationTimingFlags {
  static let fill: UInt8 = 3
  static let autoreverses: UInt8 = 4
  static let begin: UInt8 = 8
  static let duration: UInt8 = 16
  static let speed: UInt8 = 32
  static let offset: UInt8 = 64
  static let repeats: UInt8 = 128
}

/// Raw values travel: add at the end only.
enum AnimatedValueTag: UInt8 {
  case below = 0
  case numbers, color, noColor, colors, path, noPath, contents
}

/// Raw values travel: add at the end only.
enum AnimationPacingTag: UInt8 {
  case even = 0
  case curve, spring
}

extension LayerAnimation {
  /// Where values stand that are spread evenly.
  package static func evenKeyTimes(_ count: Int) -> [Double] {
    (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }
}

extension ByteWriter {
  package mutating func write(_ animation: LayerAnimation) {
    let hasKeyTimes = animation.keyTimes != LayerAnimation.evenKeyTimes(animation.values.count)
    writeVarint(UInt64(animation.identifier))
    write(animation.property.rawValue)
    write(
      (animation.isAdditive ? AnimationFlags.additive : 0) | (animation.isCumulative ? AnimationFlags.cumulative : 0)
        | (hasKeyTimes ? AnimationFlags.keyTimes : 0)
        | (animation.stretchPacings.isEmpty ? 0 : AnimationFlags.stretches)
        | (animation.groupPacings.isEmpty ? 0 : AnimationFlags.groups))
    write(animation.interpolation.rawValue)
    writeCount(animation.timings.count)
    for timing in animation.timings {
      write(timing)
    }
    writeCount(animation.values.count)
    for value in animation.values {
      write(value)
    }
    if hasKeyTimes {
      for time in animation.keyTimes {
        write(time)
      }
    }
    write(animation.pacing)
    for pacing in animation.stretchPacings + animation.groupPacings {
      write(pacing)
    }
  }

  package mutating func write(_ timing: AnimationTiming) {
    let fresh = AnimationTiming()
    func flag<Value: Equatable>(_ property: KeyPath<AnimationTiming, Value>, _ flag: UInt8) -> UInt8 {
      timing[keyPath: property] == fresh[keyPath: property] ? 0 : flag
    }
    var flags = timing.fill.rawValue | flag(\.autoreverses, AnimationTimingFlags.autoreverses)
    flags |= flag(\.beginTime, AnimationTimingFlags.begin) | flag(\.duration, AnimationTimingFlags.duration)
    flags |= flag(\.speed, AnimationTimingFlags.speed) | flag(\.timeOffset, AnimationTimingFlags.offset)
    flags |= flag(\.repeatCount, AnimationTimingFlags.repeats) | flag(\.repeatDuration, AnimationTimingFlags.repeats)
    write(flags)
    if flags & AnimationTimingFlags.begin != 0 { write(timing.beginTime) }
    if flags & AnimationTimingFlags.duration != 0 { write(timing.duration) }
    if flags & AnimationTimingFlags.speed != 0 { write(timing.speed) }
    if flags & AnimationTimingFlags.offset != 0 { write(timing.timeOffset) }
    if flags & AnimationTimingFlags.repeats != 0 {
      write(timing.repeatCount)
      write(timing.repeatDuration)
    }
  }

  package mutating func write(_ value: AnimatedValue?) {
    switch value {
    case nil:
      write(AnimatedValueTag.below.rawValue)
    case .numbers(let numbers):
      write(AnimatedValueTag.numbers.rawValue)
      writeCount(numbers.count)
      for number in numbers {
        write(number)
      }
    case .color(nil):
      write(AnimatedValueTag.noColor.rawValue)
    case .color(let color?):
      write(AnimatedValueTag.color.rawValue)
      write(color)
    case .colors(let colors):
      write(AnimatedValueTag.colors.rawValue)
      writeCount(colors.count)
      for color in colors {
        write(color)
      }
    case .path(nil):
      write(AnimatedValueTag.noPath.rawValue)
    case .path(let path?):
      write(AnimatedValueTag.path.rawValue)
      write(path)
    case .contents(let contents):
      write(AnimatedValueTag.contents.rawValue)
      write(contents)
    }
  }

  package mutating func write(_ pacing: AnimationPacing) {
    switch pacing {
    case .even:
      write(AnimationPacingTag.even.rawValue)
    case .curve(let x1, let y1, let x2, let y2):
      write(AnimationPacingTag.curve.rawValue)
      for number in [x1, y1, x2, y2] {
        write(number)
      }
    case .spring(let mass, let stiffness, let damping, let initialVelocity):
      write(AnimationPacingTag.spring.rawValue)
      for number in [mass, stiffness, damping, initialVelocity] {
        write(number)
      }
    }
  }
}
