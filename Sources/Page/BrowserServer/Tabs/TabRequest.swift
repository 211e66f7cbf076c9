// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// What a tab tells the server, one per WebSocket message.
enum TabRequest: Hashable, Sendable {
  /// What a person asks the device to be; the server fills in the rest.
  struct Wish: Hashable, Sendable {
    var device: String
    var orientation: DeviceDescription.Orientation
    var appearance: DeviceDescription.Appearance
    var textSize: String
    /// Language and region, as `ar_EG`.
    var locale: String
    /// Whether the keyboard on the screen is left out.
    var hasHardwareKeyboard = false
  }

  case input(InputEvent)
  /// The commit of that number is on the screen.
  case acknowledge(UInt64)
  case configure(Wish)
  case relaunch
  case clock(DeviceClock)
  /// Pauses the device's time and moves it on by one frame.
  case stepFrame
  /// Asks the app something.
  case ask(Question)
  /// Asks for a file of what the app showed in the last seconds.
  case record

  private enum Tag: UInt8 {
    case input = 1
    case acknowledge, configure, relaunch, clock, stepFrame, ask, record
  }

  private static func isLocale(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }

  init(decoding bytes: [UInt8]) throws(CodecError) {
    var reader = ByteReader(bytes)
    switch try reader.readCase(Tag.self, "the type of a tab's message") {
    case .input:
      let start = reader.offset
      let event = try reader.readInputEvent()
      if case .configuration = event {
        throw CodecError(.invalid, at: start, expected: "an event of a finger, a wheel or a key", found: "settings")
      }
      guard event.isFinite else {
        throw CodecError(.invalid, at: start, expected: "finite numbers", found: "others")
      }
      self = .input(event)
    case .acknowledge:
      self = .acknowledge(try reader.readVarint())
    case .configure:
      let start = reader.offset
      let device = try reader.readString(limit: 64)
      let orientation = try reader.readString(limit: 64)
      let appearance = try reader.readString(limit: 64)
      let textSize = try reader.readString(limit: 64)
      let locale = try reader.readString(limit: 64)
      let hasHardwareKeyboard = try reader.readBool()
      guard let orientation = DeviceDescription.Orientation(rawValue: orientation),
        let appearance = DeviceDescription.Appearance(rawValue: appearance),
        DeviceConfiguration.textSizes.contains(textSize), Self.isLocale(locale)
      else {
        throw CodecError(
          .invalid, at: start, expected: "an orientation, an appearance, a text size and a locale",
          found: "\"\(orientation)\", \"\(appearance)\", \"\(textSize)\" and \"\(locale)\"")
      }
      self = .configure(
        Wish(
          device: device, orientation: orientation, appearance: appearance, textSize: textSize, locale: locale,
          hasHardwareKeyboard: hasHardwareKeyboard))
    case .relaunch:
      self = .relaunch
    case .clock:
      let start = reader.offset
      var clock = DeviceClock()
      clock.speed = try reader.readDouble()
      clock.isPaused = try reader.readBool()
      guard DeviceClock.speeds.contains(clock.speed) else {
        throw CodecError(.invalid, at: start, expected: "a speed from 0.01 to 10", found: "\(clock.speed)")
      }
      self = .clock(clock)
    case .stepFrame:
      self = .stepFrame
    case .ask:
      self = .ask(try reader.readQuestion())
    case .record:
      self = .record
    }
    try reader.finish("the message")
  }
}

extension InputEvent {
  /// Whether no number is infinite or undefined, which apps are not ready for.
  fileprivate var isFinite: Bool {
    switch self {
    case .touches(let touches, let time):
      time.isFinite && touches.allSatisfy { $0.location.x.isFinite && $0.location.y.isFinite }
    case .wheel(let location, let delta, let time):
      [location.x, location.y, delta.x, delta.y].allSatisfy(\.isFinite) && time.isFinite
    case .key(_, let time), .text(_, let time):
      time.isFinite
    case .hover(let location, _, let time):
      location.x.isFinite && location.y.isFinite && time.isFinite
    case .motion(let motion, let time):
      [motion.pitch, motion.roll, motion.yaw, time].allSatisfy(\.isFinite)
    case .location(let location):
      [location.latitude, location.longitude, location.accuracy].allSatisfy(\.isFinite)
    case .configuration, .visibility, .focus, .scene, .openURL, .pasteboard:
      true
    }
  }
}
