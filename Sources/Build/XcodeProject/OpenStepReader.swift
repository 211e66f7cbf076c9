// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Reads property lists in OpenStep's notation, which project files are written in.
///
/// `{key = value;}` is a table, `(value, value,)` a list, `<0fbd77>` data, which is given as its digits; all else is
/// text, in quotes or, without special characters, as it stands. Comments are those of C. Time and space are linear in
/// the length; depth is bounded.
package struct OpenStepReader {
  /// Lists and tables within each other, at most. Project files have four.
  static let mostLevels = 64

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var level = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a whole file.
  package static func read(_ bytes: [UInt8]) throws(ProjectError) -> OpenStepValue {
    var reader = OpenStepReader(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    let value = try reader.value()
    try reader.skip()
    guard reader.position == bytes.count else { throw reader.error("nothing more") }
    return value
  }

  private mutating func value() throws(ProjectError) -> OpenStepValue {
    try skip()
    switch peek {
    case UInt8(ascii: "{"): return .dictionary(try table())
    case UInt8(ascii: "("): return .array(try list())
    case UInt8(ascii: "<"): return .string(try data())
    default: return .string(try text())
    }
  }

  private mutating func table() throws(ProjectError) -> OpenStepTable {
    var table = OpenStepTable(line: line)
    try enter()
    while true {
      try skip()
      if take("}") { break }
      let key = try text()
      try skip()
      guard take("=") else { throw error("= after the key \(key)") }
      table.values[key] = try value()
      try skip()
      // The last value may go without.
      guard take(";") || peek == UInt8(ascii: "}") else { throw error("; after the value of \(key)") }
    }
    level -= 1
    return table
  }

  private mutating func list() throws(ProjectError) -> [OpenStepValue] {
    var list: [OpenStepValue] = []
    try enter()
    while true {
      try skip()
      if take(")") { break }
      list.append(try value())
      try skip()
      guard take(",") || peek == UInt8(ascii: ")") else { throw error("a comma, or the list's end") }
    }
    level -= 1
    return list
  }

  private mutating func enter() throws(ProjectError) {
    position += 1
    level += 1
    if level > Self.mostLevels { throw error("at most \(Self.mostLevels) levels of lists and tables") }
  }

  private mutating func data() throws(ProjectError) -> String {
    let start = position + 1
    while let byte = peek, byte != UInt8(ascii: ">") { advance(byte) }
    guard take(">") else { throw error("> at the end of data") }
    return String(decoding: bytes[start..<position - 1], as: UTF8.self)
  }

  private mutating func text() throws(ProjectError) -> String {
    if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return try quoted() }
    let start = position
    while let byte = peek, Self.isPlain(byte), !isComment { position += 1 }
    guard position > start else { throw error("a value") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted() throws(ProjectError) -> String {
    let quote = bytes[position]
    let first = line
    position += 1
    var result: [UInt8] = []
    while let byte = peek, byte != quote {
      advance(byte)
      if byte == UInt8(ascii: "\\") { try escape(into: &result) } else { result.append(byte) }
    }
    guard peek == quote else {
      throw ProjectError(line: first, expected: "a closing quote of the text that begins here")
    }
    position += 1
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func escape(into result: inout [UInt8]) throws(ProjectError) {
    guard let byte = peek else { throw error("a character after \\") }
    advance(byte)
    switch byte {
    case UInt8(ascii: "n"): result.append(10)
    case UInt8(ascii: "t"): result.append(9)
    case UInt8(ascii: "r"): result.append(13)
    case UInt8(ascii: "U"), UInt8(ascii: "u"): append(number(digits: 4, radix: 16), to: &result)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      append(number(digits: 3, radix: 8), to: &result)
    default: result.append(byte)
    }
  }

  private mutating func number(digits: Int, radix: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix else { break }
      result = result * radix + UInt32(digit)
      position += 1
    }
    return result
  }

  private func append(_ code: UInt32, to result: inout [UInt8]) {
    result.append(contentsOf: String(UnicodeScalar(code).map(Character.init) ?? "\u{FFFD}").utf8)
  }

  /// Passes white space and comments.
  private mutating func skip() throws(ProjectError) {
    while let byte = peek {
      switch byte {
      case 9...13, 32: advance(byte)
      case UInt8(ascii: "/") where isComment:
        let first = line
        if bytes[position + 1] == UInt8(ascii: "/") {
          while let byte = peek, byte != 10 { position += 1 }
        } else {
          position += 2
          while peek != nil, !isCommentEnd { advance(bytes[position]) }
          guard peek != nil else { throw ProjectError(line: first, expected: "an end of the comment that begins here") }
          position += 2
        }
      default: return
      }
    }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }
  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }
  private var isComment: Bool {
    peek == UInt8(ascii: "/") && (next == UInt8(ascii: "*") || next == UInt8(ascii: "/"))
  }
  private var isCommentEnd: Bool { peek == UInt8(ascii: "*") && next == UInt8(ascii: "/") }

  private mutating func advance(_ byte: UInt8) {
    if byte == 10 { line += 1 }
    position += 1
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...32, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: true
    }
  }

  private func error(_ expected: String) -> ProjectError {
    ProjectError(line: line, expected: peek == nil ? expected + "; the file ends here" : expected)
  }
}
