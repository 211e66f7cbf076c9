// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Reads `.strings` files: texts by key, in any of the encodings and notations that Xcode takes.
///
/// Foundation reads the plain notation in one encoding only, and stops at the first mistake without a word.
struct StringsReader {
  /// What is wrong with a file, and in which line, counted from 1.
  struct Failure: Error, CustomStringConvertible {
    var line: Int
    var expected: String
    var description: String { "line \(line): expected \(expected)" }
  }

  static let mostBytes = 16 << 20

  private let units: [UInt16]
  private var position = 0

  private init(_ text: String) { units = Array(text.utf16) }

  static func read(_ data: Data) throws -> [String: String] {
    if data.starts(with: Array("bplist".utf8)) { return try propertyList(data) }
    guard let text = text(data) else { throw Failure(line: 1, expected: "text in UTF-8 or UTF-16") }
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if start.hasPrefix("<?xml") || start.hasPrefix("<!DOCTYPE plist") || start.hasPrefix("<plist") {
      return try propertyList(Data(start.utf8))
    }
    var reader = StringsReader(String(start))
    return try reader.table()
  }

  private static func propertyList(_ data: Data) throws -> [String: String] {
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let table = list as? [String: Any] else { throw Failure(line: 1, expected: "a dictionary") }
    return table.compactMapValues { $0 as? String }
  }

  /// The text of a file, by its byte order mark, or by where its zeros are.
  static func text(_ data: Data) -> String? {
    let bytes = [UInt8](data.prefix(4))
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: data.dropFirst(3), encoding: .utf8) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE]) || bytes.count >= 2 && bytes[0] != 0 && bytes[1] == 0
    let isBig = bytes.starts(with: [0xFE, 0xFF]) || bytes.count >= 2 && bytes[0] == 0 && bytes[1] != 0
    guard isLittle || isBig else {
      return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
    }
    let raw = [UInt8](data)
    let units = stride(from: 0, to: raw.count - 1, by: 2).map { index in
      isLittle ? UInt16(raw[index]) | UInt16(raw[index + 1]) << 8 : UInt16(raw[index]) << 8 | UInt16(raw[index + 1])
    }
    return String(decoding: units.first == 0xFEFF ? units.dropFirst() : units[...], as: UTF16.self)
  }

  // MARK: - The plain notation

  private mutating func table() throws(Failure) -> [String: String] {
    var result: [String: String] = [:]
    try skipSpace()
    let isBraced = take("{")
    while true {
      try skipSpace()
      guard position < units.count, !(isBraced && units[position] == UInt16(UInt8(ascii: "}"))) else { return result }
      let key = try word("a key")
      try skipSpace()
      if take(";") {
        result[key] = result[key] ?? key
        continue
      }
      guard take("=") else { throw failure("= after the key \"\(key)\"") }
      try skipSpace()
      let value = try word("a text for the key \"\(key)\"")
      // As on Apple's systems, what was said first counts.
      if result[key] == nil { result[key] = value }
      try skipSpace()
      guard take(";") || position >= units.count else { throw failure("; after the text of \"\(key)\"") }
    }
  }

  private mutating func word(_ expected: String) throws(Failure) -> String {
    guard position < units.count else { throw failure(expected) }
    let quote = units[position]
    if quote == UInt16(UInt8(ascii: "\"")) || quote == UInt16(UInt8(ascii: "'")) { return try quoted(quote) }
    let start = position
    while position < units.count, Self.isPlain(units[position]) { position += 1 }
    guard position > start else { throw failure(expected) }
    return String(decoding: units[start..<position], as: UTF16.self)
  }

  private static func isPlain(_ unit: UInt16) -> Bool {
    guard let byte = UInt8(exactly: unit) else { return false }
    return switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private mutating func quoted(_ quote: UInt16) throws(Failure) -> String {
    let first = position
    position += 1
    var text: [UInt16] = []
    while position < units.count, units[position] != quote {
      if units[position] == UInt16(UInt8(ascii: "\\")), position + 1 < units.count {
        position += 1
        escape(into: &text)
      } else {
        text.append(units[position])
        position += 1
      }
    }
    guard position < units.count else {
      position = first
      throw failure("the end of the text that begins here")
    }
    position += 1
    return String(decoding: text, as: UTF16.self)
  }

  /// What a backslash before the present character stands for.
  private mutating func escape(into text: inout [UInt16]) {
    let letter = units[position]
    position += 1
    switch UInt8(exactly: letter) ?? 0 {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "a"): text.append(7)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "v"): text.append(11)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = units[position..<min(position + 4, units.count)].prefix { Self.digit($0, 16) != nil }
      text.append(digits.reduce(0) { $0 << 4 | (Self.digit($1, 16) ?? 0) })
      position += digits.count
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = units[position - 1..<min(position + 2, units.count)].prefix { Self.digit($0, 8) != nil }
      text.append(digits.reduce(0) { $0 << 3 | (Self.digit($1, 8) ?? 0) } & 0xFF)
      position += digits.count - 1
    default: text.append(letter)
    }
  }

  private static func digit(_ unit: UInt16, _ radix: Int) -> UInt16? {
    UInt8(exactly: unit).flatMap { Character(Unicode.Scalar($0)).hexDigitValue }.flatMap {
      $0 < radix ? UInt16($0) : nil
    }
  }

  // MARK: - Between the words

  private mutating func skipSpace() throws(Failure) {
    while position < units.count {
      let unit = units[position]
      if unit <= 32 || unit == 0xFEFF || unit == 0x2028 || unit == 0x2029 || unit == 0xA0 {
        position += 1
      } else if starts(with: "//") {
        while position < units.count, units[position] != 10, units[position] != 13 { position += 1 }
      } else if starts(with: "/*") {
        let first = position
        position += 2
        while position < units.count, !starts(with: "*/") { position += 1 }
        guard position < units.count else {
          position = first
          throw failure("the end of the comment that begins here")
        }
        position += 2
      } else {
        return
      }
    }
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes in
      position + bytes.count <= units.count
        && bytes.indices.allSatisfy { units[position + $0] == UInt16(bytes[$0]) }
    }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  private func failure(_ expected: String) -> Failure {
    Failure(line: units[..<min(position, units.count)].count { $0 == 10 } + 1, expected: expected)
  }
}
