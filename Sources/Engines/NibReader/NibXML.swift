// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Reads XML into elements, as far as nibs use it: UTF-8, no namespaces, no entities but XML's own.
///
/// Foundation's parser stops the process at damaged input, and nibs come from anywhere. Time and space are linear in the
/// length; depth and the number of elements are bounded.
struct NibXML {
  static let largest = 1 << 25
  static let deepest = 128
  static let mostElements = 1 << 20

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var count = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func read(_ bytes: [UInt8]) throws(NibError) -> NibElement {
    guard bytes.count <= largest else { throw NibError(line: 1, expected: "at most \(largest >> 20) MB") }
    var reader = NibXML(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    return try reader.document()
  }

  /// An element whose end has not come.
  private struct Open {
    let name: String
    let attributes: [String: String]
    let line: Int
    var children: [NibElement] = []
    /// Where its text is, as long as that is one run without entities: nearly all texts are, and most are the white space
    /// before a first child, which nobody reads.
    var run: Range<Int>?
    var text: [UInt8] = []
  }

  private mutating func document() throws(NibError) -> NibElement {
    var open: [Open] = []
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { advance() }
        if open.isEmpty {
          guard bytes[start..<position].allSatisfy({ $0 <= 32 }) else { throw error("an element") }
        } else {
          try add(start..<position, to: &open[open.count - 1])
        }
        continue
      }
      if try skipAside(&open) { continue }
      if starts(with: "</") {
        let done = try close(&open)
        guard open.isEmpty else {
          open[open.count - 1].children.append(done)
          continue
        }
        return done
      }
      let (element, isEmpty) = try start()
      count += 1
      guard count <= Self.mostElements else { throw error("at most \(Self.mostElements) elements") }
      guard open.count < Self.deepest else { throw error("at most \(Self.deepest) elements within each other") }
      if !isEmpty {
        open.append(element)
      } else if open.isEmpty {
        return self.element(element)
      } else {
        open[open.count - 1].children.append(self.element(element))
      }
    }
    throw error(open.last.map { "the end of \($0.name), which begins at line \($0.line)" } ?? "an element")
  }

  private func element(_ open: Open) -> NibElement {
    var text = ""
    if open.children.isEmpty {
      text = open.run.map { string($0) } ?? String(decoding: open.text, as: UTF8.self)
    }
    return NibElement(
      name: open.name, attributes: open.attributes, children: open.children, text: text, line: open.line)
  }

  /// Adds a run of text to an element.
  private func add(_ run: Range<Int>, to element: inout Open) throws(NibError) {
    // Text beside children is white space.
    guard element.children.isEmpty else { return }
    if element.run == nil, element.text.isEmpty, !bytes[run].contains(UInt8(ascii: "&")) {
      element.run = run
      return
    }
    if let first = element.run {
      element.text = Array(bytes[first])
      element.run = nil
    }
    try append(bytes[run], to: &element.text)
  }

  private func string(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }

  // MARK: - Tags

  private mutating func start() throws(NibError) -> (Open, isEmpty: Bool) {
    let first = line
    position += 1
    let name = try self.name()
    var pairs: [(key: String, value: String)] = []
    while true {
      skipSpace()
      let isEmpty = take("/>")
      if isEmpty || take(">") {
        // Made in one go: dictionaries that grow are made anew several times.
        var attributes = pairs.isEmpty ? [:] : [String: String](minimumCapacity: pairs.count)
        for (key, value) in pairs { attributes[key] = value }
        return (Open(name: name, attributes: attributes, line: first), isEmpty)
      }
      let key = try self.name()
      skipSpace()
      guard take("=") else { throw error("= after the attribute \(key)") }
      skipSpace()
      pairs.append((key, try quoted(key)))
    }
  }

  private mutating func close(_ open: inout [Open]) throws(NibError) -> NibElement {
    position += 2
    let name = try self.name()
    skipSpace()
    guard take(">") else { throw error("> at the end of a tag") }
    guard let last = open.popLast() else { throw error("no end of \(name), which did not begin") }
    guard last.name == name else { throw error("the end of \(last.name), not of \(name)") }
    return element(last)
  }

  private mutating func name() throws(NibError) -> String {
    let start = position
    while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
    guard position > start else { throw error("a name") }
    return string(start..<position)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...32, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "&"):
      false
    default: true
    }
  }

  private mutating func quoted(_ key: String) throws(NibError) -> String {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
    else { throw error("quotes around the value of \(key)") }
    let quote = bytes[position]
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote, bytes[position] != UInt8(ascii: "<") { advance() }
    guard position < bytes.count, bytes[position] == quote else { throw error("a closing quote of \(key)") }
    let run = start..<position
    position += 1
    guard bytes[run].contains(UInt8(ascii: "&")) else { return string(run) }
    var text: [UInt8] = []
    try append(bytes[run], to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  // MARK: - Beside the elements

  /// Passes a declaration, a comment or the like, and keeps what is marked as plain text; `false` where none begins.
  private mutating func skipAside(_ open: inout [Open]) throws(NibError) -> Bool {
    guard position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "!") || bytes[position + 1] == UInt8(ascii: "?")
    else { return false }
    if starts(with: "<!--") {
      try skip(past: "-->")
    } else if starts(with: "<![CDATA[") {
      let start = position + 9
      try skip(past: "]]>")
      guard let last = open.indices.last else { return true }
      if let first = open[last].run {
        open[last].text = Array(bytes[first])
        open[last].run = nil
      }
      open[last].text += bytes[min(start, position - 3)..<position - 3]
    } else if starts(with: "<?") {
      try skip(past: "?>")
    } else if starts(with: "<!") {
      try skip(past: ">")
    } else {
      return false
    }
    return true
  }

  private mutating func skip(past end: StaticString) throws(NibError) {
    let first = line
    while position < bytes.count, !starts(with: end) { advance() }
    guard position < bytes.count else { throw NibError(line: first, expected: "\(end) at the end of what begins here") }
    position += end.utf8CodeUnitCount
  }

  /// Adds text with its entities replaced.
  private func append(_ text: ArraySlice<UInt8>, to result: inout [UInt8]) throws(NibError) {
    guard text.contains(UInt8(ascii: "&")) else { return result += text }
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index] == UInt8(ascii: "&") else {
        result.append(text[index])
        index += 1
        continue
      }
      guard let end = text[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let scalar = Self.entity(String(decoding: text[index + 1..<end], as: UTF8.self))
      else { throw error("one of XML's own entities") }
      result.append(contentsOf: String(Character(scalar)).utf8)
      index = end + 1
    }
  }

  private static func entity(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }

  // MARK: - Bytes

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 32 { advance() }
  }

  private mutating func advance() {
    if bytes[position] == 10 { line += 1 }
    position += 1
  }

  private func error(_ expected: String) -> NibError { NibError(line: line, expected: expected) }
}
