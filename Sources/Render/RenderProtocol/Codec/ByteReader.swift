// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Takes values from the bytes of a message and never reads past their end.
package struct ByteReader: Sendable {
  private let bytes: [UInt8]
  /// The next byte to be read.
  package private(set) var offset: Int

  package init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    self.offset = min(offset, bytes.count)
  }

  package var remaining: Int { bytes.count - offset }

  private func truncated(_ expected: String, needing count: Int) -> CodecError {
    CodecError(.truncated, at: offset, expected: "\(expected) (\(count) bytes)", found: "\(remaining) bytes")
  }

  func invalid(_ expected: String, found: some CustomStringConvertible, at offset: Int) -> CodecError {
    CodecError(.invalid, at: offset, expected: expected, found: found.description)
  }

  package mutating func readByte(_ expected: String = "a byte") throws(CodecError) -> UInt8 {
    guard offset < bytes.count else { throw truncated(expected, needing: 1) }
    defer { offset += 1 }
    return bytes[offset]
  }

  package mutating func readBool() throws(CodecError) -> Bool {
    let start = offset
    switch try readByte("a truth value") {
    case 0: return false
    case 1: return true
    case let other: throw invalid("0 or 1", found: other, at: start)
    }
  }

  package mutating func readFixed<Value: FixedWidthInteger>(_ expected: String = "a number") throws(CodecError)
    -> Value
  {
    let size = MemoryLayout<Value>.size
    guard remaining >= size else { throw truncated(expected, needing: size) }
    var value: Value = 0
    for index in 0..<size {
      value |= Value(truncatingIfNeeded: UInt64(bytes[offset + index]) << UInt64(8 * index))
    }
    offset += size
    return value
  }

  package mutating func readVarint(_ expected: String = "a whole number") throws(CodecError) -> UInt64 {
    let start = offset
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try readByte(expected)
      let bits = UInt64(byte & 0x7F)
      guard shift < 63 || (shift == 63 && bits <= 1) else {
        throw CodecError(.tooLarge, at: start, expected: "\(expected) of at most 64 bits", found: "a longer one")
      }
      value |= bits << shift
      if byte & 0x80 == 0 { return value }
      shift += 7
    }
  }

  /// Reads how many elements follow.
  ///
  /// - Parameters:
  ///   - limit: The most that are accepted.
  ///   - minimumBytes: The size of the smallest element, so that a count that the rest cannot hold is refused at once.
  package mutating func readCount(of what: String, limit: Int, minimumBytes: Int = 1) throws(CodecError) -> Int {
    let start = offset
    let count = try readVarint("a count of \(what)")
    guard count <= UInt64(limit) else {
      throw CodecError(.tooLarge, at: start, expected: "at most \(limit) \(what)", found: "\(count)")
    }
    guard Int(count) * minimumBytes <= remaining else {
      throw CodecError(
        .truncated, at: start, expected: "\(count) \(what) (\(Int(count) * minimumBytes) bytes)",
        found: "\(remaining) bytes")
    }
    return Int(count)
  }

  package mutating func readBytes(_ count: Int, _ expected: String) throws(CodecError) -> ArraySlice<UInt8> {
    guard count >= 0, remaining >= count else { throw truncated(expected, needing: count) }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  package mutating func readString(limit: Int = CodecLimits.stringBytes) throws(CodecError) -> String {
    let count = try readCount(of: "bytes of text", limit: limit)
    let start = offset
    guard let text = String(validating: try readBytes(count, "a text"), as: UTF8.self) else {
      throw invalid("UTF-8", found: "bytes that are not", at: start)
    }
    return text
  }

  /// Reads a raw value of an enumeration.
  package mutating func readCase<Value: RawRepresentable>(_ type: Value.Type, _ expected: String) throws(CodecError)
    -> Value where Value.RawValue: FixedWidthInteger
  {
    let start = offset
    let raw = try readByte(expected)
    guard let rawValue = Value.RawValue(exactly: raw), let value = Value(rawValue: rawValue) else {
      throw invalid(expected, found: raw, at: start)
    }
    return value
  }

  package func finish(_ what: String) throws(CodecError) {
    guard remaining == 0 else {
      throw CodecError(.trailing, at: offset, expected: "the end of \(what)", found: "\(remaining) more bytes")
    }
  }
}
