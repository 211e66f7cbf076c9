// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Reads objects from the bytes of a PDF file. What is no object gives `nil`; nesting is bounded.
struct PDFSyntax {
  let bytes: [UInt8]
  var place: Int
  unowned let file: PDFObjectFile
  private static let deepest = 100

  init(_ bytes: [UInt8], at place: Int, _ file: PDFObjectFile) {
    (self.bytes, self.place, self.file) = (bytes, place, file)
  }

  static func isBlank(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }
  private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }
  private func isNext(_ text: String) -> Bool { bytes[min(place, bytes.count)...].starts(with: text.utf8) }

  mutating func skipBlanks() {
    while let byte {
      if byte == UInt8(ascii: "%") {
        while let byte = self.byte, byte != 10, byte != 13 { place += 1 }
      } else if Self.isBlank(byte) {
        place += 1
      } else {
        return
      }
    }
  }

  mutating func object(depth: Int = 0) -> PDFNode? {
    skipBlanks()
    guard depth < Self.deepest, let byte else { return nil }
    switch byte {
    case UInt8(ascii: "/"): return node(.name(name()))
    case UInt8(ascii: "("): return node(.string(text()))
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "<"): return isNext("<<") ? dictionary(depth) : node(.string(hexadecimal()))
    default: return number() ?? word()
    }
  }

  private func node(_ value: PDFNode.Value) -> PDFNode { PDFNode(value, file) }

  private mutating func word() -> PDFNode? {
    for (text, value) in [("true", PDFNode.Value.boolean(true)), ("false", .boolean(false)), ("null", .null)]
    where isNext(text) {
      place += text.utf8.count
      return node(value)
    }
    return nil
  }

  /// A number, or a reference: two whole numbers and an R.
  private mutating func number() -> PDFNode? {
    guard let text = digits() else { return nil }
    guard let whole = Int(text) else { return Double(text).map { node(.real($0)) } }
    let behind = place
    skipBlanks()
    if whole >= 0, let next = digits(), Int(next) != nil {
      skipBlanks()
      if byte == UInt8(ascii: "R") {
        place += 1
        return node(.reference(whole))
      }
    }
    place = behind
    return node(.integer(whole))
  }

  private mutating func digits() -> String? {
    let start = place
    while let byte, "0123456789+-.".utf8.contains(byte) { place += 1 }
    return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  private mutating func name() -> String {
    place += 1
    var letters: [UInt8] = []
    while let byte, !Self.isBlank(byte), !Self.isDelimiter(byte) {
      place += 1
      if byte == UInt8(ascii: "#"), place + 2 <= bytes.count,
        let code = UInt8(String(decoding: bytes[place..<place + 2], as: UTF8.self), radix: 16)
      {
        letters.append(code)
        place += 2
      } else {
        letters.append(byte)
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private mutating func text() -> [UInt8] {
    place += 1
    var (letters, depth): ([UInt8], Int) = ([], 1)
    while let byte {
      place += 1
      switch byte {
      case UInt8(ascii: "("):
        depth += 1
        letters.append(byte)
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return letters }
        letters.append(byte)
      case UInt8(ascii: "\\"): letters += escaped()
      default: letters.append(byte)
      }
    }
    return letters
  }

  private mutating func escaped() -> [UInt8] {
    guard let byte else { return [] }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case 10: return []
    case 13:
      if self.byte == 10 { place += 1 }
      return []
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var code = Int(byte - 48)
      for _ in 0..<2 {
        guard let next = self.byte, (48...55).contains(next) else { break }
        code = code * 8 + Int(next - 48)
        place += 1
      }
      return [UInt8(truncatingIfNeeded: code)]
    default: return [byte]
    }
  }

  private mutating func hexadecimal() -> [UInt8] {
    place += 1
    var digits: [UInt8] = []
    while let byte, byte != UInt8(ascii: ">") {
      place += 1
      if let digit = Character(UnicodeScalar(byte)).hexDigitValue { digits.append(UInt8(digit)) }
    }
    place += 1
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func array(_ depth: Int) -> PDFNode? {
    place += 1
    var items: [PDFNode] = []
    while true {
      skipBlanks()
      guard let byte else { return nil }
      if byte == UInt8(ascii: "]") {
        place += 1
        return node(.array(items))
      }
      guard let item = object(depth: depth + 1) else { return nil }
      items.append(item)
    }
  }

  private mutating func dictionary(_ depth: Int) -> PDFNode? {
    place += 2
    var entries: [String: PDFNode] = [:]
    while true {
      skipBlanks()
      guard let byte else { return nil }
      if isNext(">>") {
        place += 2
        return node(.dictionary(entries))
      }
      guard byte == UInt8(ascii: "/") else { return nil }
      let key = name()
      guard let value = object(depth: depth + 1) else { return nil }
      entries[key] = value
    }
  }

  /// What is behind a dictionary where it is a stream's: its bytes begin here.
  mutating func streamStart() -> Int? {
    skipBlanks()
    guard isNext("stream") else { return nil }
    place += 6
    if byte == 13 { place += 1 }
    if byte == 10 { place += 1 }
    return place
  }
}
