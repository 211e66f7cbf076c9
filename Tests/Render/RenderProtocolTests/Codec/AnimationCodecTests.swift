// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@Suite struct AnimationCodecTests {
  static func fade(_ edit: (inout LayerAnimation) -> Void = { _ in }) -> LayerAnimation {
    var timing = AnimationTiming()
    timing.duration = 0.25
    var animation = LayerAnimation(
      identifier: 7, property: .opacity, timings: [timing], values: [.numbers([0]), .numbers([1])])
    edit(&animation)
    return animation
  }

  static func encode(_ animations: [LayerAnimation]) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(LayerChange.animations(animations))
    return writer.bytes
  }

  static func message(_ animations: [LayerAnimation]) -> String? {
    var reader = ByteReader(encode(animations))
    do {
      _ = try reader.readChange()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func aFadeIsTwentyOneBytes() throws {
    // tag, count | identifier, property, flags, interpolation | timings, flags, duration | values | pacing
    #expect(
      Self.encode([Self.fade()]) == [
        31, 1, 7, 28, 0, 0, 1, 16, 1, 0, 0, 128, 62, 2, 1, 1, 48, 1, 1, 49, 0,
      ])
    #expect(AnimatedProperty.opacity.rawValue == 28)
  }

  @Test(arguments: AnimatedProperty.allCases)
  func everyPropertysAnimationsAreReadBackAsTheyWere(property: AnimatedProperty) throws {
    var values = RandomValues(seed: 300 + UInt64(property.rawValue))
    for _ in 0..<100 {
      let change = LayerChange.animations([values.animation(5, property)])
      var writer = ByteWriter()
      writer.write(change)
      var reader = ByteReader(writer.bytes)
      #expect(try reader.readChange() == change)
      #expect(reader.remaining == 0)
    }
  }

  @Test func countsThatDoNotMatchAreRefused() {
    #expect(
      Self.message([Self.fade { $0.values[1] = .numbers([1, 2]) }])
        == "At byte 17: expected 1 number for opacity, found 2 numbers.")
    #expect(
      Self.message([Self.fade { $0.values[0] = .color(nil) }])
        == "At byte 14: expected 1 number for opacity, found a colour.")
    #expect(Self.message([Self.fade { $0.values = [] }]) == "At byte 13: expected at least one value, found 0.")
    #expect(Self.message([Self.fade { $0.timings = [] }]) == "At byte 6: expected at least one timing, found 0.")
    #expect(
      Self.message([Self.fade { $0.timings = Array(repeating: .identity, count: 17) }])
        == "At byte 6: expected at most 16 timings in each other, found 17.")
    #expect(
      Self.message([Self.fade(), Self.fade()]) == "At byte 21: expected an animation's number above 7, found 7.")
  }

  @Test func keyTimesThatDoNotAscendAreRefused() {
    #expect(Self.message([Self.fade { $0.keyTimes = [0.5, 0.5] }]) == nil)
    #expect(
      Self.message([Self.fade { $0.keyTimes = [0.5, 0] }]) == "At byte 22: expected a key time within 0.5…1, found 0.0."
    )
    #expect(
      Self.message([Self.fade { $0.keyTimes = [0, 2] }]) == "At byte 21: expected a key time within 0.0…1, found 2.0.")
    #expect(
      Self.message([Self.fade { $0.keyTimes = [.nan, 1] }])
        == "At byte 20: expected a key time within 0.0…1, found nan.")
  }

  @Test func numbersThatAreNoneAreRefused() {
    #expect(
      Self.message([Self.fade { $0.values[0] = .numbers([.nan]) }])
        == "At byte 16: expected an animated number that is finite, found nan.")
    #expect(
      Self.message([Self.fade { $0.values[0] = .numbers([.infinity]) }])
        == "At byte 16: expected an animated number that is finite, found inf.")
    #expect(
      Self.message([Self.fade { $0.timings[0].duration = .nan }])
        == "At byte 8: expected a duration of 0 or more, found nan.")
    #expect(
      Self.message([Self.fade { $0.timings[0].repeatCount = -1 }])
        == "At byte 13: expected a repeat count of 0 or more, found -1.0.")
    #expect(
      Self.message([Self.fade { $0.timings[0].beginTime = .infinity }])
        == "At byte 8: expected a begin time that is finite, found inf.")
    #expect(
      Self.message([Self.fade { $0.timings[0].speed = -.infinity }])
        == "At byte 13: expected a speed that is finite, found -inf.")
  }

  @Test func pacingsOutsideTheirLimitsAreRefused() {
    #expect(
      Self.message([Self.fade { $0.pacing = .curve(x1: -1, y1: 0, x2: 1, y2: 1) }])
        == "At byte 21: expected a control point's x within 0…1, found -1.0.")
    #expect(Self.message([Self.fade { $0.pacing = .curve(x1: 0, y1: -3, x2: 1, y2: 9) }]) == nil)
    func spring(_ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double) -> String? {
      Self.message([
        Self.fade {
          $0.pacing = .spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        }
      ])
    }
    #expect(spring(1, 1, 0, -5) == nil)
    #expect(spring(0, 1, 1, 0) == "At byte 21: expected a mass above 0, found 0.0.")
    #expect(spring(1, -2, 1, 0) == "At byte 22: expected a stiffness above 0, found -2.0.")
    #expect(spring(1, 1, -2, 0) == "At byte 23: expected a damping of 0 or more, found -2.0.")
    #expect(spring(1, 1, 1, .nan) == "At byte 24: expected an initial velocity that is finite, found nan.")
    #expect(
      Self.message([
        Self.fade { $0.stretchPacings = [.spring(mass: 1, stiffness: 1, damping: 1, initialVelocity: 0)] }
      ]) == "At byte 21: expected an even or curved pacing, found a spring.")
  }

  @Test func aClockRunsForwardsOnly() {
    #expect(throws: Never.self) { try AppMessage(decoding: AppMessage.clock(time: 5, rate: 0).encoded()) }
    #expect {
      try AppMessage(decoding: AppMessage.clock(time: 5, rate: -1).encoded())
    } throws: { error in
      "\(error)" == "At byte 2: expected a clock's rate of 0 or more, found -1.0."
    }
    #expect {
      try AppMessage(decoding: AppMessage.clock(time: .nan, rate: 1).encoded())
    } throws: { error in
      "\(error)" == "At byte 1: expected a media time that is finite, found nan."
    }
  }
}
