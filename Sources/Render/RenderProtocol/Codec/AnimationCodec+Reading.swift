// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

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
    guard flags <= AnimationFlags.all else { throw invalid("an animation's flags 0…31", found: flags, at: flagsStart) }
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
    let stretchPacings = flags & AnimationFlags.stretches != 0 ? try readStretches(count - 1) : []
    let groupPacings = flags & AnimationFlags.groups != 0 ? try readStretches(timings.count - 1) : []
    return LayerAnimation(
      identifier: identifier, property: property, timings: timings, values: values, keyTimes: keyTimes,
      interpolation: interpolation, pacing: pacing, stretchPacings: stretchPacings,
      groupPacings: groupPacings, isAdditive: flags & AnimationFlags.additive != 0,
      isCumulative: flags & AnimationFlags.cumulative != 0)
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
    timing.fill = AnimationTiming.Fill(rawValue: flags & AnimationTimingFlags.fill) ?? .removed
    timing.autoreverses = flags & AnimationTimingFlags.autoreverses != 0
    if flags & AnimationTimingFlags.begin != 0 { timing.beginTime = try readFinite("a begin time") }
    if flags & AnimationTimingFlags.duration != 0 { timing.duration = try readSpan("a duration") }
    if flags & AnimationTimingFlags.speed != 0 { timing.speed = try readFinite("a speed") }
    if flags & AnimationTimingFlags.offset != 0 { timing.timeOffset = try readFinite("a time offset") }
    if flags & AnimationTimingFlags.repeats != 0 {
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
    let tag = try readCase(AnimatedValueTag.self, "an animated value's tag")
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

  package mutating func readPacing() throws(CodecError) -> AnimationPacing {
    switch try readCase(AnimationPacingTag.self, "a pacing's tag") {
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

  private mutating func readStretches(_ count: Int) throws(CodecError) -> [AnimationPacing] {
    var pacings: [AnimationPacing] = []
    for _ in 0..<count {
      let start = offset
      let pacing = try readPacing()
      if case .spring = pacing { throw invalid("an even or curved pacing", found: "a spring", at: start) }
      pacings.append(pacing)
    }
    return pacings
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
