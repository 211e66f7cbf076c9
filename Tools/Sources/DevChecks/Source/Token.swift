// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A name, a number or one other character of a source file, with its line counting from 1.
struct Token {
  var text: String
  var isName: Bool
  var line: Int

  /// The tokens of code in order; comments and strings are blank already.
  static func tokens(of code: CodeText) -> [Token] {
    var tokens: [Token] = []
    var line = 1
    var index = 0
    while index < code.bytes.count {
      let byte = code.bytes[index]
      if byte.isNamePart {
        let start = index
        while index < code.bytes.count, code.bytes[index].isNamePart { index += 1 }
        tokens.append(
          Token(text: String(decoding: code.bytes[start..<index], as: UTF8.self), isName: true, line: line))
        continue
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      if byte > UInt8(ascii: " ") {
        tokens.append(Token(text: String(UnicodeScalar(byte)), isName: false, line: line))
      }
      index += 1
    }
    return tokens
  }
}

extension UInt8 {
  /// Letters, digits, underscores, and whatever is not ASCII.
  var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
