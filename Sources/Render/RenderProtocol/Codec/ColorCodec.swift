// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

extension ByteWriter {
  /// Writes each component as one byte where that is exact; the first byte has a bit for each that is a float instead.
  package mutating func write(_ value: RGBAColor) {
    let components = [value.red, value.green, value.blue, value.alpha]
    var mask: UInt8 = 0
    var encoded = ByteWriter()
    for (index, component) in components.enumerated() {
      let level = (component * 255).rounded()
      if level >= 0, level <= 255, (level / 255).bitPattern == component.bitPattern {
        encoded.write(UInt8(level))
      } else {
        mask |= 1 << UInt8(index)
        encoded.writeFixed(component.bitPattern)
      }
    }
    write(mask)
    write(encoded.bytes)
  }

  package mutating func write(_ value: RGBAColor?) {
    write(value != nil)
    if let value { write(value) }
  }

  package mutating func write(_ value: [CGGradient.Stop]) {
    writeCount(value.count)
    for stop in value {
      write(stop.location)
      write(stop.color)
    }
  }
}

extension ByteReader {
  package mutating func readColor() throws(CodecError) -> RGBAColor {
    let start = offset
    let mask = try readByte("a colour")
    guard mask < 16 else { throw invalid("a colour's mask 0…15", found: mask, at: start) }
    var value = RGBAColor.clear
    value.red = try readComponent(isFloat: mask & 1 != 0)
    value.green = try readComponent(isFloat: mask & 2 != 0)
    value.blue = try readComponent(isFloat: mask & 4 != 0)
    value.alpha = try readComponent(isFloat: mask & 8 != 0)
    return value
  }

  private mutating func readComponent(isFloat: Bool) throws(CodecError) -> Float {
    isFloat
      ? Float(bitPattern: try readFixed("a colour component")) : Float(try readByte("a colour component")) / 255
  }

  package mutating func readOptionalColor() throws(CodecError) -> RGBAColor? {
    try readBool() ? try readColor() : nil
  }

  package mutating func readStops() throws(CodecError) -> [CGGradient.Stop] {
    let count = try readCount(of: "gradient stops", limit: CodecLimits.gradientStops, minimumBytes: 6)
    var stops: [CGGradient.Stop] = []
    for _ in 0..<count {
      stops.append(CGGradient.Stop(location: try readNumber(), color: try readColor()))
    }
    return stops
  }
}
