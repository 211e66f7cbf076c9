// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// Raw values travel: add at the end only.
private enum EventTag: UInt8 {
  case touches = 0
  case wheel, key, configuration, motion, visibility, hover, focus, location, text, scene, openURL, pasteboard
}

private enum TextTag: UInt8 {
  case insert = 0
  case mark, unmark, deleteBackward
}

/// A touch's phase and kind share a byte: the phase is in its low half.
private let kindShift: UInt8 = 4

extension ByteWriter {
  package mutating func write(_ event: InputEvent) {
    switch event {
    case .touches(let touches, let time):
      write(EventTag.touches.rawValue)
      write(time)
      writeCount(touches.count)
      for touch in touches {
        writeVarint(UInt64(touch.identifier))
        write(touch.phase.rawValue | touch.kind.rawValue << kindShift)
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
    case .text(let text, let time):
      write(EventTag.text.rawValue)
      write(time)
      write(text)
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
    case .hover(let location, let phase, let time):
      write(EventTag.hover.rawValue)
      write(time)
      write(location)
      write(phase.rawValue)
    case .focus(let layer):
      write(EventTag.focus.rawValue)
      write(layer != nil)
      if let layer { write(layer) }
    case .location(let location):
      write(EventTag.location.rawValue)
      write(location.latitude)
      write(location.longitude)
      write(location.accuracy)
      write(location.permission.rawValue)
    case .scene(let request):
      write(EventTag.scene.rawValue)
      write(request)
    case .openURL(let address):
      write(EventTag.openURL.rawValue)
      write(address)
    case .pasteboard(let text):
      write(EventTag.pasteboard.rawValue)
      write(text)
    }
  }
}

extension ByteWriter {
  private mutating func write(_ text: InputEvent.Text) {
    switch text {
    case .insert(let string):
      write(TextTag.insert.rawValue)
      write(string)
    case .mark(let string, let selected):
      write(TextTag.mark.rawValue)
      write(string)
      writeVarint(UInt64(selected.lowerBound))
      writeVarint(UInt64(selected.count))
    case .unmark: write(TextTag.unmark.rawValue)
    case .deleteBackward: write(TextTag.deleteBackward.rawValue)
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
        let (phase, kind) = try readTouchState()
        touches.append(InputEvent.Touch(identifier: identifier, phase: phase, location: try readPoint(), kind: kind))
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
    case .text:
      let time = try readDouble()
      return .text(try readTextInput(), time: time)
    case .configuration:
      return .configuration(try readConfiguration())
    case .motion:
      let time = try readDouble()
      return .motion(
        InputEvent.Motion(pitch: try readDouble(), roll: try readDouble(), yaw: try readDouble()), time: time)
    case .visibility:
      return .visibility(try readBool())
    case .hover:
      let time = try readDouble()
      return .hover(
        location: try readPoint(), phase: try readCase(InputEvent.HoverPhase.self, "a pointer's phase"), time: time)
    case .focus:
      return .focus(try readBool() ? try readLayerID() : nil)
    case .location:
      return .location(
        InputEvent.Location(
          latitude: try readDouble(), longitude: try readDouble(), accuracy: try readDouble(),
          permission: try readCase(InputEvent.Location.Permission.self, "a permission")))
    case .scene:
      return .scene(try readSceneRequest())
    case .openURL:
      return .openURL(try readString(limit: CodecLimits.linkBytes))
    case .pasteboard:
      return .pasteboard(try readString(limit: CodecLimits.pasteboardBytes))
    }
  }

  private mutating func readTextInput() throws(CodecError) -> InputEvent.Text {
    switch try readCase(TextTag.self, "what is done with text") {
    case .insert: return .insert(try readString(limit: CodecLimits.typedText))
    case .mark:
      let string = try readString(limit: CodecLimits.typedText)
      let start = offset
      let low = try readVarint("the start of a selection")
      let count = try readVarint("the length of a selection")
      let length = UInt64(string.utf16.count)
      guard low <= length, count <= length - low else {
        throw CodecError(
          .invalid, at: start, expected: "a selection in \(length) code units", found: "\(low) and \(count)")
      }
      return .mark(string, selected: Int(low)..<Int(low + count))
    case .unmark: return .unmark
    case .deleteBackward: return .deleteBackward
    }
  }

  private mutating func readTouchState() throws(CodecError) -> (InputEvent.Touch.Phase, InputEvent.Touch.Kind) {
    let start = offset
    let byte = try readByte("a touch's phase and kind")
    guard let phase = InputEvent.Touch.Phase(rawValue: byte & (1 << kindShift - 1)),
      let kind = InputEvent.Touch.Kind(rawValue: byte >> kindShift)
    else { throw invalid("a touch's phase and kind", found: UInt64(byte), at: start) }
    return (phase, kind)
  }
}
