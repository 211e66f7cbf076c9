// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

// Animations on the wire. `number` is the compact form of a 64-bit float that NumberCodec describes, `color` that of
// ColorCodec, `path` that of PathCodec, `contents` that of ContentsCodec.
//
// The change `animations` (tag 31):
//   varint count (at most 1,024), then as many animations with ascending, different identifiers:
//     varint identifier (32 bits) · byte property (AnimatedProperty)
//     byte flags: 1 additive, 2 cumulative, 4 key times follow, 8 stretch pacings follow; the others are 0
//     byte interpolation: 0 linear, 1 discrete, 2 cubic
//     varint count of timings (1…16), then as many timings, outermost first
//     varint count of values (1…4,096), then as many values
//     if flag 4: a number for each value, within 0…1 and not descending; without it they are spread evenly from 0 to 1,
//       and one value stands at 0
//     pacing
//     if flag 8: one pacing less than there are values; no springs
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

private enum AnimationFlags {
  static let additive: UInt8 = 1
  static let cumulative: UInt8 = 2
  static let keyTimes: UInt8 = 4
  static let stretches: UInt8 = 8
  static let all: UInt8 = 15
}

private enum TimingFlags {
  static let fill: UInt8 = 3
  static let autoreverses: UInt8 = 4
  static let begin: UInt8 = 8
  static let duration: UInt8 = 16
  static let speed: UInt8 = 32
  static let offset: UInt8 = 64
  static let repeats: UInt8 = 128
}

/// Raw values travel: add at the end only.
private enum ValueTag: UInt8 {
  case below = 0
  case numbers, color, noColor, colors, path, noPath, contents
}

/// Raw values travel: add at the end only.
private enum PacingTag: UInt8 {
  case even = 0
  case curve, spring
}

extension LayerAnimation {
  /// Where values stand that are spread evenly.
  package static func evenKeyTimes(_ count: Int) -> [Double] {
    (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }
}

// MARK: - Writing

extension ByteWriter {
  package mutating func write(_ animation: LayerAnimation) {
    let hasKeyTimes = animation.keyTimes != LayerAnimation.evenKeyTimes(animation.values.count)
    writeVarint(UInt64(animation.identifier))
    write(animation.property.rawValue)
    write(
      (animation.isAdditive ? AnimationFlags.additive : 0) | (animation.isCumulative ? AnimationFlags.cumulative : 0)
        | (hasKeyTimes ? AnimationFlags.keyTimes : 0)
        | (animation.stretchPacings.isEmpty ? 0 : AnimationFlags.stretches))
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
    for pacing in animation.stretchPacings {
      write(pacing)
    }
  }

  package mutating func write(_ timing: AnimationTiming) {
    let fresh = AnimationTiming()
    func flag<Value: Equatable>(_ property: KeyPath<AnimationTiming, Value>, _ flag: UInt8) -> UInt8 {
      timing[keyPath: property] == fresh[keyPath: property] ? 0 : flag
    }
    var flags = timing.fill.rawValue | flag(\.autoreverses, TimingFlags.autoreverses)
    flags |= flag(\.beginTime, TimingFlags.begin) | flag(\.duration, TimingFlags.duration)
    flags |= flag(\.speed, TimingFlags.speed) | flag(\.timeOffset, TimingFlags.offset)
    flags |= flag(\.repeatCount, TimingFlags.repeats) | flag(\.repeatDuration, TimingFlags.repeats)
    write(flags)
    if flags & TimingFlags.begin != 0 { write(timing.beginTime) }
    if flags & TimingFlags.duration != 0 { write(timing.duration) }
    if flags & TimingFlags.speed != 0 { write(timing.speed) }
    if flags & TimingFlags.offset != 0 { write(timing.timeOffset) }
    if flags & TimingFlags.repeats != 0 {
      write(timing.repeatCount)
      write(timing.repeatDuration)
    }
  }

  package mutating func write(_ value: AnimatedValue?) {
    switch value {
    case nil:
      write(ValueTag.below.rawValue)
    case .numbers(let numbers):
      write(ValueTag.numbers.rawValue)
      writeCount(numbers.count)
      for number in numbers {
        write(number)
      }
    case .color(nil):
      write(ValueTag.noColor.rawValue)
    case .color(let color?):
      write(ValueTag.color.rawValue)
      write(color)
    case .colors(let colors):
      write(ValueTag.colors.rawValue)
      writeCount(colors.count)
      for color in colors {
        write(color)
      }
    case .path(nil):
      write(ValueTag.noPath.rawValue)
    case .path(let path?):
      write(ValueTag.path.rawValue)
      write(path)
    case .contents(let contents):
      write(ValueTag.contents.rawValue)
      write(contents)
    }
  }

  package mutating func write(_ pacing: AnimationPacing) {
    switch pacing {
    case .even:
      write(PacingTag.even.rawValue)
    case .curve(let x1, let y1, let x2, let y2):
      write(PacingTag.curve.rawValue)
      for number in [x1, y1, x2, y2] {
        write(number)
      }
    case .spring(let mass, let stiffness, let damping, let initialVelocity):
      write(PacingTag.spring.rawValue)
      for number in [mass, stiffness, damping, initialVelocity] {
        write(number)
      }
    }
  }
}

// MARK: - Reading

extension ByteReader {
  package mutating func readAnimations() throws(CodecError) -> [LayerAnimation] {
    // The smallest animation: identifier, property, flags, interpolation, a timing, a value and a pacing.
    let count = try readCount(of: "animations", limit: CodecLimits.animationsPerLayer, minimumBytes: 9)
    var animations: [LayerAnimation] = []
    animations.reserveCapacity(count)
    for _ in 0..<count {
      let start = offset
      let animation = try readAnimation()
      if let last = animations.last, last.identifier >= animation.identifier {
        throw invalid(
          "an animation's number above \(last.identifier)", found: animation.identifier, at: start)
      }
      animations.append(animation)
    }
    return animations
  }

  package mutating func readAnimation() throws(CodecError) -> LayerAnimation {
    let start = offset
    let number = try readVarint("an animation's number")
    guard let identifier = UInt32(exactly: number) else {
      throw invalid("an animation's number", found: number, at: start)
    }
    let property = try readCase(AnimatedProperty.self, "an animated property")
    let flagsStart = offset
    let flags = try readByte("an animation's flags")
    guard flags <= AnimationFlags.all else { throw invalid("an animation's flags 0…15", found: flags, at: flagsStart) }
    let interpolation = try readCase(AnimationInterpolation.self, "an interpolation")
    let timings = try readTimings()
    let valuesStart = offset
    let count = try readCount(of: "animated values", limit: CodecLimits.animationValues)
    guard count > 0 else { throw invalid("at least one value", found: count, at: valuesStart) }
    var values: [AnimatedValue?] = []
    values.reserveCapacity(count)
    for _ in 0..<count {
      values.append(try readValue(of: property))
    }
    let keyTimes =
      flags & AnimationFlags.keyTimes != 0 ? try readKeyTimes(count) : LayerAnimation.evenKeyTimes(count)
    let pacing = try readPacing()
    var stretchPacings: [AnimationPacing] = []
    if flags & AnimationFlags.stretches != 0 {
      for _ in 1..<count {
        let start = offset
        let stretch = try readPacing()
        if case .spring = stretch { throw invalid("an even or curved stretch", found: "a spring", at: start) }
        stretchPacings.append(stretch)
      }
    }
    return LayerAnimation(
      identifier: identifier, property: property, timings: timings, values: values, keyTimes: keyTimes,
      interpolation: interpolation, pacing: pacing, stretchPacings: stretchPacings,
      isAdditive: flags & AnimationFlags.additive != 0, isCumulative: flags & AnimationFlags.cumulative != 0)
  }

  private mutating func readTimings() throws(CodecError) -> [AnimationTiming] {
    let start = offset
    let count = try readCount(of: "timings in each other", limit: CodecLimits.timings)
    guard count > 0 else { throw invalid("at least one timing", found: count, at: start) }
    var timings: [AnimationTiming] = []
    for _ in 0..<count {
      timings.append(try readTiming())
    }
    return timings
  }

  private mutating func readKeyTimes(_ count: Int) throws(CodecError) -> [Double] {
    var times: [Double] = []
    times.reserveCapacity(count)
    for _ in 0..<count {
      let start = offset
      let least = times.last ?? 0
      let time = try readDouble()
      guard time >= least, time <= 1 else { throw invalid("a key time within \(least)…1", found: time, at: start) }
      times.append(time)
    }
    return times
  }

  package mutating func readTiming() throws(CodecError) -> AnimationTiming {
    var timing = AnimationTiming()
    let flags = try readByte("a timing's flags")
    // Four fills for two bits.
    timing.fill = AnimationTiming.Fill(rawValue: flags & TimingFlags.fill) ?? .removed
    timing.autoreverses = flags & TimingFlags.autoreverses != 0
    if flags & TimingFlags.begin != 0 { timing.beginTime = try readFinite("a begin time") }
    if flags & TimingFlags.duration != 0 { timing.duration = try readSpan("a duration") }
    if flags & TimingFlags.speed != 0 { timing.speed = try readFinite("a speed") }
    if flags & TimingFlags.offset != 0 { timing.timeOffset = try readFinite("a time offset") }
    if flags & TimingFlags.repeats != 0 {
      timing.repeatCount = try readSpan("a repeat count")
      timing.repeatDuration = try readSpan("a repeat duration")
    }
    return timing
  }

  private mutating func readSpan(_ expected: String) throws(CodecError) -> Double {
    let start = offset
    let value = try readDouble()
    guard value >= 0 else { throw invalid("\(expected) of 0 or more", found: value, at: start) }
    return value
  }

  private mutating func readValue(of property: AnimatedProperty) throws(CodecError) -> AnimatedValue? {
    let start = offset
    let tag = try readCase(ValueTag.self, "an animated value's tag")
    let value: AnimatedValue
    switch tag {
    case .below: return nil
    case .numbers:
      let count = try readCount(of: "numbers of one value", limit: CodecLimits.numbersPerValue)
      var numbers: [Double] = []
      numbers.reserveCapacity(count)
      for _ in 0..<count {
        numbers.append(try readFinite("an animated number"))
      }
      value = .numbers(numbers)
    case .color: value = .color(try readFiniteColor())
    case .noColor: value = .color(nil)
    case .colors:
      let count = try readCount(of: "colours of one value", limit: CodecLimits.numbersPerValue, minimumBytes: 5)
      var colors: [RGBAColor] = []
      colors.reserveCapacity(count)
      for _ in 0..<count {
        colors.append(try readFiniteColor())
      }
      value = .colors(colors)
    case .path: value = .path(try readPath())
    case .noPath: value = .path(nil)
    case .contents: value = .contents(try readContents())
    }
    guard property.kind.allows(value) else {
      throw invalid("\(property.kind.description) for \(property)", found: value.kindDescription, at: start)
    }
    return value
  }

  private mutating func readFiniteColor() throws(CodecError) -> RGBAColor {
    let start = offset
    let color = try readColor()
    guard color.red.isFinite, color.green.isFinite, color.blue.isFinite, color.alpha.isFinite else {
      throw invalid("a colour of finite components", found: "\(color)", at: start)
    }
    return color
  }

  private mutating func readPacing() throws(CodecError) -> AnimationPacing {
    switch try readCase(PacingTag.self, "a pacing's tag") {
    case .even:
      return .even
    case .curve:
      let x1 = try readShare()
      let y1 = try readFinite("a control point")
      let x2 = try readShare()
      return .curve(x1: x1, y1: y1, x2: x2, y2: try readFinite("a control point"))
    case .spring:
      let mass = try readPositive("a mass")
      let stiffness = try readPositive("a stiffness")
      let start = offset
      let damping = try readFinite("a damping")
      guard damping >= 0 else { throw invalid("a damping of 0 or more", found: damping, at: start) }
      return .spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: try readFinite("an initial velocity"))
    }
  }

  private mutating func readShare() throws(CodecError) -> Double {
    let start = offset
    let value = try readDouble()
    guard value >= 0, value <= 1 else { throw invalid("a control point's x within 0…1", found: value, at: start) }
    return value
  }

  private mutating func readPositive(_ expected: String) throws(CodecError) -> Double {
    let start = offset
    let value = try readFinite(expected)
    guard value > 0 else { throw invalid("\(expected) above 0", found: value, at: start) }
    return value
  }
}
