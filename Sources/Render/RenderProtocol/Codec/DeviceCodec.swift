// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

extension ByteWriter {
  package mutating func write(_ value: DeviceDescription.Insets) {
    for edge in [value.top, value.left, value.bottom, value.right] {
      write(edge)
    }
  }

  package mutating func write(_ value: DeviceDescription) {
    write(value.identifier)
    write(value.name)
    write(value.idiom.rawValue)
    write(value.portraitSize)
    write(value.scale)
    write(value.portraitSafeArea)
    write(value.landscapeSafeArea)
    write(value.portraitStatusBarHeight)
    write(value.screenCornerRadius)
  }

  package mutating func write(_ value: DeviceConfiguration) {
    write(value.device)
    write(value.orientation.rawValue)
    write(value.appearance.rawValue)
    write(value.textSize)
    write(value.scale)
    write(value.locale)
    write(value.hasHardwareKeyboard)
  }
}

extension ByteReader {
  private static let textLimit = 256

  private mutating func readInsets() throws(CodecError) -> DeviceDescription.Insets {
    DeviceDescription.Insets(
      top: try readNumber(), left: try readNumber(), bottom: try readNumber(), right: try readNumber())
  }

  private mutating func readWord<Value: RawRepresentable<String>>(_ type: Value.Type, _ expected: String)
    throws(CodecError) -> Value
  {
    let start = offset
    let text = try readString(limit: Self.textLimit)
    guard let value = Value(rawValue: text) else { throw invalid(expected, found: "\"\(text)\"", at: start) }
    return value
  }

  package mutating func readDevice() throws(CodecError) -> DeviceDescription {
    DeviceDescription(
      identifier: try readString(limit: Self.textLimit), name: try readString(limit: Self.textLimit),
      idiom: try readWord(DeviceDescription.Idiom.self, "phone or pad"), portraitSize: try readSize(),
      scale: try readNumber(), portraitSafeArea: try readInsets(), landscapeSafeArea: try readInsets(),
      portraitStatusBarHeight: try readNumber(), screenCornerRadius: try readNumber())
  }

  package mutating func readOrientation() throws(CodecError) -> DeviceDescription.Orientation {
    try readWord(DeviceDescription.Orientation.self, "an orientation")
  }

  package mutating func readConfiguration() throws(CodecError) -> DeviceConfiguration {
    let device = try readDevice()
    let orientation = try readOrientation()
    let appearance = try readWord(DeviceDescription.Appearance.self, "light or dark")
    return DeviceConfiguration(
      device: device, orientation: orientation, appearance: appearance,
      textSize: try readString(limit: Self.textLimit), scale: try readNumber(),
      locale: try readString(limit: Self.textLimit), hasHardwareKeyboard: try readBool())
  }
}
