// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A source file with its comments and the text of its strings blanked out, line for line and byte for byte.
///
/// What stands in interpolations is code and stays. Regular expression literals are not recognised; a quote in one
/// blanks out the rest of its line at most.
public struct CodeText: Sendable {
  public enum Language: Sendable {
    case swift
    /// C: no nested comments, no raw strings, quotes of one character.
    case c
  }

  public private(set) var bytes: [UInt8]

  public init(_ source: String, language: Language = .swift) {
    bytes = Array(source.utf8)
    var blanker = Blanker(bytes: bytes, language: language)
    blanker.code(untilParenthesis: false)
    bytes = blanker.bytes
  }

  /// Where a byte stands, counting from 1.
  public func line(at offset: Int) -> Int {
    bytes[..<offset].reduce(into: 1) { line, byte in
      if byte == UInt8(ascii: "\n") { line += 1 }
    }
  }

  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

private struct Blanker {
  var bytes: [UInt8]
  let language: CodeText.Language
  private var index = 0

  init(bytes: [UInt8], language: CodeText.Language) {
    self.bytes = bytes
    self.language = language
  }

  private func at(_ offset: Int) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private func starts(_ text: StaticString, at offset: Int = 0) -> Bool {
    text.withUTF8Buffer { part in
      part.indices.allSatisfy { at(offset + $0) == part[$0] }
    }
  }

  /// Blanks out `count` bytes; ends of lines stay.
  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
      index += 1
    }
  }

  /// Reads code up to the end, or to the parenthesis that closes an interpolation.
  mutating func code(untilParenthesis: Bool) {
    var depth = 0
    while index < bytes.count {
      if starts("//") {
        while index < bytes.count, at(0) != UInt8(ascii: "\n") { blank() }
      } else if starts("/*") {
        comment()
      } else if language == .c, at(0) == UInt8(ascii: "'") {
        character()
      } else if let hashes = openingHashes() {
        string(hashes: hashes)
      } else {
        if at(0) == UInt8(ascii: "(") { depth += 1 }
        if at(0) == UInt8(ascii: ")") {
          if depth == 0, untilParenthesis { return }
          depth -= 1
        }
        index += 1
      }
    }
  }

  private mutating func comment() {
    var depth = 0
    repeat {
      if starts("/*"), depth == 0 || language == .swift {
        depth += 1
        blank(2)
      } else if starts("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func character() {
    blank()
    while index < bytes.count, at(0) != UInt8(ascii: "'"), at(0) != UInt8(ascii: "\n") {
      blank(at(0) == UInt8(ascii: "\\") ? 2 : 1)
    }
    blank()
  }

  /// How many number signs stand before the quote that opens a string here; `nil` where none opens.
  private func openingHashes() -> Int? {
    var count = 0
    if language == .swift {
      while at(count) == UInt8(ascii: "#") { count += 1 }
    }
    return at(count) == UInt8(ascii: "\"") ? count : nil
  }

  private mutating func string(hashes: Int) {
    blank(hashes)
    let isLong = language == .swift && starts("\"\"\"")
    let quotes = isLong ? 3 : 1
    blank(quotes)
    while index < bytes.count {
      if !isLong, at(0) == UInt8(ascii: "\n") { return }
      if at(0) == UInt8(ascii: "\""), !isLong || starts("\"\"\""), hasHashes(hashes, at: quotes) {
        return blank(quotes + hashes)
      }
      if at(0) == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        if language == .swift, at(1 + hashes) == UInt8(ascii: "(") {
          blank(2 + hashes)
          code(untilParenthesis: true)
          blank()
        } else {
          blank(2 + hashes)
        }
      } else {
        blank()
      }
    }
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { at(offset + $0) == UInt8(ascii: "#") }
  }
}
