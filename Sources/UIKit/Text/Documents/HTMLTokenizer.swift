// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Cuts HTML into tags and texts. Whatever it is given, it ends: what is no tag is text.
struct HTMLTokenizer {
  enum Token: Equatable {
    /// With entities as the characters that they stand for.
    case text(String)
    /// A tag's name and attributes, in small letters.
    case open(String, [String: String])
    case close(String)
    /// What stands in an element whose content is no HTML, such as `style`.
    case raw(String, String)
  }

  private let bytes: [UInt8]
  private var place = 0

  /// Elements whose content has no tags.
  private static let rawElements: Set<String> = ["script", "style", "title", "textarea", "xmp", "noframes", "iframe"]
  /// More attributes of one tag than this are passed over.
  private static let greatestNumberOfAttributes = 64

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func next() -> Token? {
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else { return text() }
      let following = place + 1 < bytes.count ? bytes[place + 1] : 0
      switch following {
      case UInt8(ascii: "!"): skipDeclaration()
      case UInt8(ascii: "?"): skip(past: ">")
      case UInt8(ascii: "/"):
        place += 2
        let name = name()
        skip(past: ">")
        if !name.isEmpty { return .close(name) }
      default:
        guard Self.isLetter(following) else { return text() }
        if let tag = tag() { return tag }
      }
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Up to the next tag, the first character whatever it is.
  private mutating func text() -> Token {
    let start = place
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
    return .text(HTMLEntities.decoded(string(start..<place)))
  }

  private mutating func skip(past end: String) {
    let wanted = Array(end.utf8)
    while place < bytes.count {
      if bytes[place...].starts(with: wanted) {
        place += wanted.count
        return
      }
      place += 1
    }
  }

  private mutating func skipDeclaration() {
    skip(past: bytes[place...].starts(with: Array("<!--".utf8)) ? "-->" : ">")
  }

  private mutating func name() -> String {
    let start = place
    while place < bytes.count, !Self.isSpace(bytes[place]), bytes[place] != UInt8(ascii: "/"),
      bytes[place] != UInt8(ascii: ">")
    {
      place += 1
    }
    return string(start..<place).lowercased()
  }

  private mutating func skipSpaces() {
    while place < bytes.count, Self.isSpace(bytes[place]) || bytes[place] == UInt8(ascii: "/") { place += 1 }
  }

  private mutating func tag() -> Token? {
    place += 1
    let name = name()
    var attributes: [String: String] = [:]
    while true {
      skipSpaces()
      // A tag without an end is none.
      guard place < bytes.count else { return nil }
      if bytes[place] == UInt8(ascii: ">") { break }
      let (key, value) = attribute()
      if attributes.count < Self.greatestNumberOfAttributes, attributes[key] == nil { attributes[key] = value }
    }
    place += 1
    guard Self.rawElements.contains(name) else { return .open(name, attributes) }
    let start = place
    let end = Array("</\(name)".utf8)
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<"), place + end.count <= bytes.count,
        zip(bytes[place...], end).allSatisfy({ ($0 | 0x20) == ($1 | 0x20) })
      {
        break
      }
      place += 1
    }
    let content = string(start..<place)
    skip(past: ">")
    return .raw(name, content)
  }

  private mutating func attribute() -> (String, String) {
    let start = place
    place += 1
    while place < bytes.count, !Self.isSpace(bytes[place]), bytes[place] != UInt8(ascii: "="),
      bytes[place] != UInt8(ascii: ">"), bytes[place] != UInt8(ascii: "/")
    {
      place += 1
    }
    let key = string(start..<place).lowercased()
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { return (key, "") }
    place += 1
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
    guard place < bytes.count else { return (key, "") }
    let quote = bytes[place]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { place += 1 }
    let first = place
    while place < bytes.count,
      isQuoted ? bytes[place] != quote : !Self.isSpace(bytes[place]) && bytes[place] != UInt8(ascii: ">")
    {
      place += 1
    }
    let value = string(first..<place)
    if isQuoted, place < bytes.count { place += 1 }
    return (key, HTMLEntities.decoded(value))
  }
}

/// Characters by name and number.
enum HTMLEntities {
  /// Longer names there are none of.
  private static let greatestLength = 10

  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let after = rest.index(after: start)
      let window = rest[after...].prefix(greatestLength + 1)
      if let end = window.firstIndex(of: ";"), let found = character(String(window[..<end])) {
        result += found
        rest = rest[rest.index(after: end)...]
      } else {
        result += "&"
        rest = rest[after...]
      }
    }
    return result + rest
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number != 0 else { return nil }
    return Unicode.Scalar(number).map { String(Character($0)) } ?? "\u{FFFD}"
  }

  static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
    "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "bull": "•",
    "middot": "·", "sect": "§", "para": "¶", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷", "frac12": "½",
    "frac14": "¼", "frac34": "¾", "sup1": "¹", "sup2": "²", "sup3": "³", "micro": "µ", "cent": "¢", "pound": "£",
    "euro": "€", "yen": "¥", "iexcl": "¡", "iquest": "¿", "szlig": "ß", "auml": "ä", "ouml": "ö", "uuml": "ü",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "aring": "å",
    "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì",
    "iacute": "í", "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô",
    "otilde": "õ", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "yacute": "ý", "Agrave": "À",
    "Aacute": "Á", "Acirc": "Â", "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È", "Eacute": "É",
    "Ntilde": "Ñ", "Oslash": "Ø", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "infin": "∞",
    "ne": "≠", "le": "≤", "ge": "≥", "minus": "−", "radic": "√", "asymp": "≈", "hearts": "♥", "check": "✓",
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
    "lrm": "\u{200E}", "rlm": "\u{200F}",
  ]
}
