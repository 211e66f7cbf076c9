// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// Collects the bytes of a message: little endian, whole numbers as variable-length quantities.
package struct ByteWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ value: UInt8) {
    bytes.append(value)
  }

  package mutating func write(_ value: Bool) {
    bytes.append(value ? 1 : 0)
  }

  package mutating func write(_ value: some Sequence<UInt8>) {
    bytes.append(contentsOf: value)
  }

  /// Writes seven bits a byte, lowest first; the high bit says that more follow.
  package mutating func writeVarint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func writeCount(_ value: Int) {
    writeVarint(UInt64(value))
  }

  package mutating func writeFixed<Value: FixedWidthInteger>(_ value: Value) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a text as its length in bytes and UTF-8.
  package mutating func write(_ value: String) {
    var value = value
    value.withUTF8 { text in
      writeCount(text.count)
      bytes.append(contentsOf: text)
    }
  }
}
