// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// Raw values travel: add at the end only.
private enum EventTag: UInt8 {
  case touches = 0
  case wheel, key, configuration, motion, visibility
}

extension ByteWriter {
  package mutating func write(_ event: InputEvent) {
    switch event {
    case .touches(let touches, let time):
      write(EventTag.touches.rawValue)
      write(time)
      writeCount(touches.count)
      for touch in touches {
        writeVarint(UInt64(touch.identifier))
        write(touch.phase.rawValue)
        write(touch.location)
      }
    case .wheel(let location, let delta, let time):
      write(EventTag.wheel.rawValue)
      write(time)
      write(location)
      write(delta)
    case .key(let key, let time):
      write(EventTag.key.rawValue)
      write(time)
      write(key.isDown)
      write(key.key)
      write(key.modifiers)
    case .configuration(let configuration):
      write(EventTag.configuration.rawValue)
      write(configuration)
    case .motion(let motion, let time):
      write(EventTag.motion.rawValue)
      write(time)
      write(motion.pitch)
      write(motion.roll)
      write(motion.yaw)
    case .visibility(let isVisible):
      write(EventTag.visibility.rawValue)
      write(isVisible)
    }
  }
}

extension ByteReader {
  package mutating func readInputEvent() throws(CodecError) -> InputEvent {
    switch try readCase(EventTag.self, "an input event's tag") {
    case .touches:
      let time = try readDouble()
      let count = try readCount(of: "touches", limit: CodecLimits.touches, minimumBytes: 4)
      var touches: [InputEvent.Touch] = []
      for _ in 0..<count {
        let start = offset
        let number = try readVarint("a touch's number")
        guard let identifier = UInt32(exactly: number) else {
          throw invalid("a touch's number", found: number, at: start)
        }
        touches.append(
          InputEvent.Touch(
            identifier: identifier, phase: try readCase(InputEvent.Touch.Phase.self, "a touch's phase"),
            location: try readPoint()))
      }
      return .touches(touches, time: time)
    case .wheel:
      let time = try readDouble()
      return .wheel(location: try readPoint(), delta: try readPoint(), time: time)
    case .key:
      let time = try readDouble()
      return .key(
        InputEvent.Key(isDown: try readBool(), key: try readString(limit: 64), modifiers: try readByte("modifiers")),
        time: time)
    case .configuration:
      return .configuration(try readConfiguration())
    case .motion:
      let time = try readDouble()
      return .motion(
        InputEvent.Motion(pitch: try readDouble(), roll: try readDouble(), yaw: try readDouble()), time: time)
    case .visibility:
      return .visibility(try readBool())
    }
  }
}
