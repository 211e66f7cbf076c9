// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// A value of a JSON file with the line that it stands on, so that errors can say where.
///
/// Foundation's reader tells neither lines nor keys that stand there twice.
struct ScriptJSON: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([ScriptJSON])
    /// In the order of the file; no key comes twice.
    case object([Member])
  }

  struct Member: Hashable, Sendable {
    var key: String
    var value: ScriptJSON
  }

  var value: Value
  /// Counted from 1.
  var line: Int

  /// The value in an error's words.
  var text: String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Self.text(value)
    case .string(let value): value.count <= 40 ? "\"\(value)\"" : "\"\(value.prefix(40))…\""
    case .array(let items): "an array of \(items.count)"
    case .object: "an object"
    }
  }

  /// A number without a fraction that says nothing.
  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
  }
}

extension ScriptJSON {
  /// How deep arrays and objects may be nested.
  private static let deepest = 32

  /// Reads a whole file.
  init(reading text: String) throws(StepScriptError) {
    var reader = Reader(bytes: Array(text.utf8))
    self = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.peek == nil else { throw reader.problem("expected the end of the file") }
  }

  private struct Reader {
    let bytes: [UInt8]
    var offset = 0
    var line = 1

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    func problem(_ expectation: String) -> StepScriptError {
      let rest = String(decoding: bytes[offset...].prefix(16), as: UTF8.self).prefix { !$0.isNewline }
      let found = offset >= bytes.count ? "the end of the file" : rest.isEmpty ? "the end of the line" : "\(rest)"
      return StepScriptError(line: line, path: "", problem: "this is not JSON: \(expectation), found \(found)")
    }

    mutating func skipSpace() {
      while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        if byte == 0x0A { line += 1 }
        offset += 1
      }
    }

    mutating func take(_ character: Character) -> Bool {
      guard peek == character.asciiValue else { return false }
      offset += 1
      return true
    }

    mutating func takeWord(_ word: String) -> Bool {
      guard bytes[offset...].starts(with: word.utf8) else { return false }
      offset += word.utf8.count
      return true
    }

    mutating func value(depth: Int) throws(StepScriptError) -> ScriptJSON {
      skipSpace()
      let start = line
      guard depth < ScriptJSON.deepest else { throw problem("expected less than \(ScriptJSON.deepest) levels") }
      switch peek.map({ Character(Unicode.Scalar($0)) }) {
      case "{": return ScriptJSON(value: .object(try members(depth: depth)), line: start)
      case "[": return ScriptJSON(value: .array(try items(depth: depth)), line: start)
      case "\"": return ScriptJSON(value: .string(try string()), line: start)
      case "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9":
        return ScriptJSON(value: .number(try number()), line: start)
      default: break
      }
      if takeWord("true") { return ScriptJSON(value: .bool(true), line: start) }
      if takeWord("false") { return ScriptJSON(value: .bool(false), line: start) }
      if takeWord("null") { return ScriptJSON(value: .null, line: start) }
      throw problem("expected a value")
    }

    mutating func members(depth: Int) throws(StepScriptError) -> [Member] {
      offset += 1
      var found: [Member] = []
      var keys: Set<String> = []
      skipSpace()
      if take("}") { return found }
      while true {
        skipSpace()
        guard peek == Character("\"").asciiValue else { throw problem("expected a key in quotes") }
        let key = try string()
        guard keys.insert(key).inserted else {
          throw StepScriptError(line: line, path: "", problem: "the key \"\(key)\" stands twice in one object")
        }
        skipSpace()
        guard take(":") else { throw problem("expected a colon after \"\(key)\"") }
        found.append(Member(key: key, value: try value(depth: depth + 1)))
        skipSpace()
        if take("}") { return found }
        guard take(",") else { throw problem("expected a comma or }") }
      }
    }

    mutating func items(depth: Int) throws(StepScriptError) -> [ScriptJSON] {
      offset += 1
      var found: [ScriptJSON] = []
      skipSpace()
      if take("]") { return found }
      while true {
        found.append(try value(depth: depth + 1))
        skipSpace()
        if take("]") { return found }
        guard take(",") else { throw problem("expected a comma or ]") }
      }
    }

    mutating func number() throws(StepScriptError) -> Double {
      let start = offset
      _ = take("-")
      if !take("0") { try digits() }
      if take(".") { try digits() }
      if take("e") || take("E") {
        if !take("+") { _ = take("-") }
        try digits()
      }
      // What the grammar lets through, Swift reads.
      let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self)) ?? .infinity
      guard number.isFinite else {
        offset = start
        throw problem("expected a number that a Double can hold")
      }
      return number
    }

    private mutating func digits() throws(StepScriptError) {
      let start = offset
      while let byte = peek, (0x30...0x39).contains(byte) { offset += 1 }
      guard offset > start else { throw problem("expected a digit") }
    }

    mutating func string() throws(StepScriptError) -> String {
      offset += 1
      var collected: [UInt8] = []
      while let byte = peek {
        offset += 1
        switch byte {
        case 0x22: return String(decoding: collected, as: UTF8.self)
        case 0x5C: collected += try escape()
        case 0..<0x20:
          offset -= 1
          throw problem("expected the end of a string")
        default: collected.append(byte)
        }
      }
      throw problem("expected the end of a string")
    }

    private static let escapes: [UInt8: UInt8] = [
      0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9,
    ]

    private mutating func escape() throws(StepScriptError) -> [UInt8] {
      if let byte = peek, let meant = Self.escapes[byte] {
        offset += 1
        return [meant]
      }
      guard take("u") else { throw problem("expected an escape after \\") }
      var units = [try hexadecimal()]
      if UTF16.isLeadSurrogate(units[0]), takeWord("\\u") { units.append(try hexadecimal()) }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func hexadecimal() throws(StepScriptError) -> UInt16 {
      let text = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
      guard text.utf8.count == 4, text.allSatisfy(\.isHexDigit), let unit = UInt16(text, radix: 16) else {
        throw problem("expected four hexadecimal digits")
      }
      offset += 4
      return unit
    }
  }
}
