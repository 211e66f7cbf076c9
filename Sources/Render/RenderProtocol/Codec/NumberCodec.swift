// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

// A number is exact on the other side, and small in the usual cases:
//   32…255   the whole numbers -16…207, in this one byte
//   0        eight bytes follow: a 64-bit float
//   1        four bytes follow: a 32-bit float of the same value
//   2        a zigzag varint follows: a whole number
//   3        a zigzag varint follows: sixths, which are the half and third points of 2× and 3× screens
private enum NumberTag {
  static let float64: UInt8 = 0
  static let float32: UInt8 = 1
  static let whole: UInt8 = 2
  static let sixths: UInt8 = 3
  static let firstSmall: UInt8 = 32
  static let smallest = -16.0
  static let largest = 207.0
}

/// Above this many sixths or ones, a 32-bit float is as short as the varint.
private let largestVarint = 134_217_728.0

private func zigzag(_ value: Int64) -> UInt64 {
  UInt64(bitPattern: (value << 1) ^ (value >> 63))
}

private func unzigzag(_ value: UInt64) -> Int64 {
  Int64(bitPattern: (value >> 1)) ^ -Int64(bitPattern: value & 1)
}

extension ByteWriter {
  /// Writes a number so that it is read back with the same bits.
  package mutating func write(_ value: Double) {
    let isNegativeZero = value == 0 && value.sign == .minus
    if !isNegativeZero, value.rounded() == value, abs(value) < largestVarint {
      if value >= NumberTag.smallest, value <= NumberTag.largest {
        write(NumberTag.firstSmall + UInt8(value - NumberTag.smallest))
      } else {
        write(NumberTag.whole)
        writeVarint(zigzag(Int64(value)))
      }
      return
    }
    let sixths = (value * 6).rounded()
    if !isNegativeZero, abs(sixths) < largestVarint, sixths / 6 == value {
      write(NumberTag.sixths)
      writeVarint(zigzag(Int64(sixths)))
      return
    }
    let short = Float(value)
    if Double(short).bitPattern == value.bitPattern {
      write(NumberTag.float32)
      writeFixed(short.bitPattern)
    } else {
      write(NumberTag.float64)
      writeFixed(value.bitPattern)
    }
  }

  package mutating func write(_ value: CGFloat) {
    write(Double(value))
  }

  package mutating func write(_ value: Float) {
    write(Double(value))
  }
}

extension ByteReader {
  package mutating func readDouble() throws(CodecError) -> Double {
    let start = offset
    let tag = try readByte("a number")
    switch tag {
    case NumberTag.firstSmall...:
      return Double(tag - NumberTag.firstSmall) + NumberTag.smallest
    case NumberTag.float64:
      return Double(bitPattern: try readFixed("a 64-bit float"))
    case NumberTag.float32:
      return Double(Float(bitPattern: try readFixed("a 32-bit float")))
    case NumberTag.whole:
      return Double(unzigzag(try readVarint()))
    case NumberTag.sixths:
      return Double(unzigzag(try readVarint())) / 6
    default:
      throw invalid("a number's tag", found: tag, at: start)
    }
  }

  /// Reads a number that is neither infinite nor not a number.
  mutating func readFinite(_ expected: String) throws(CodecError) -> Double {
    let start = offset
    let value = try readDouble()
    guard value.isFinite else { throw invalid("\(expected) that is finite", found: value, at: start) }
    return value
  }

  package mutating func readNumber() throws(CodecError) -> CGFloat {
    CGFloat(try readDouble())
  }

  package mutating func readFloat() throws(CodecError) -> Float {
    Float(try readDouble())
  }
}
