// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The public protocols, their extensions and the public classes of a Swift file, as far as they stand at file level.
///
/// Reads source in the form that `swift format` gives it, which `check` demands: a requirement ends with its line.
struct Declarations {
  struct Function: Equatable {
    /// `func name(label name: Type, …) -> Result`, on one line.
    var signature: String
    /// `name(label:label:)`.
    var fullName: String
    /// The parameters' labels, `_` where there is none, and names.
    var parameters: [Parameter]
    /// Whether it returns something.
    var returns: Bool
    /// What stands between the braces, on one line; `nil` for requirements.
    var body: String?
  }

  struct Initialiser: Equatable {
    var isPublic: Bool
    var isConvenience: Bool
    var line: Int
  }

  struct Parameter: Equatable {
    var label: String
    var name: String
  }

  struct Group {
    var name: String
    var inherited: [String]
    var functions: [Function] = []
    var initialisers: [Initialiser] = []
    /// Properties, with their types.
    var properties: [(name: String, type: String)] = []
  }

  private(set) var protocols: [Group] = []
  /// Extensions without constraints.
  private(set) var extensions: [Group] = []
  /// Classes that are `open`.
  private(set) var openClasses: [Group] = []
  /// The superclass of each class, by name.
  private(set) var superclasses: [String: String] = [:]

  private let source: [UInt8]
  private let code: [UInt8]

  init(_ source: String) {
    self.source = Array(source.utf8)
    code = CodeText(source).bytes
    read()
  }

  // MARK: - At file level

  private mutating func read() {
    var index = 0
    var isPublic = false
    var isOpen = false
    while index < code.count {
      let byte = code[index]
      if byte == UInt8(ascii: "{") {
        index = end(ofBlockAt: index)
        isPublic = false
      } else if byte.isNamePart {
        let word = word(at: index)
        index += word.utf8.count
        switch word {
        case "public", "open": (isPublic, isOpen) = (true, word == "open")
        case "protocol" where isPublic, "extension",
          "class" where isPublic:
          index = group(word, from: index, isOpen: isOpen)
          isPublic = false
        case "func", "var", "let", "struct", "enum", "internal", "private", "import": isPublic = false
        default: break
        }
      } else {
        index += 1
      }
    }
  }

  /// Reads a declaration behind its keyword and gives where it ends.
  private mutating func group(_ keyword: String, from start: Int, isOpen: Bool) -> Int {
    var open = start
    while open < code.count, code[open] != UInt8(ascii: "{") { open += 1 }
    let close = end(ofBlockAt: open)
    let header = oneLine(code[start..<min(open, code.count)])
    let name = String(header.prefix { !"<: ".contains($0) })
    let list = Self.inheritance(in: header)
    let inherited = list.split(separator: ",").map { $0.trimmed.replacing("@unchecked ", with: "") }
    if keyword == "class" {
      superclasses[name] = inherited.first.map { String($0.prefix { $0 != "<" }) }
    }
    if header.contains(" where ") { return close }
    var group = Group(name: name, inherited: inherited)
    members(in: open + 1..<max(open + 1, close - 1), isProtocol: keyword == "protocol", into: &group)
    switch keyword {
    case "protocol": protocols.append(group)
    case "extension": extensions.append(group)
    default: if isOpen { openClasses.append(group) }
    }
    return close
  }

  /// What stands between the colon behind the generic parameters and the constraints.
  private static func inheritance(in header: String) -> String {
    var depth = 0
    let colon = header.firstIndex { character in
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      return character == ":" && depth == 0
    }
    guard let colon else { return "" }
    return String(header[header.index(after: colon)...]).components(separatedBy: " where ")[0]
  }

  // MARK: - Members

  private func members(in range: Range<Int>, isProtocol: Bool, into group: inout Group) {
    var index = range.lowerBound
    var isPublic = isProtocol
    var isStatic = false
    var isConvenience = false
    while index < range.upperBound {
      let byte = code[index]
      if byte == UInt8(ascii: "{") {
        index = end(ofBlockAt: index)
      } else if byte.isNamePart {
        let word = word(at: index)
        let next = index + word.utf8.count
        switch word {
        case "public", "open": isPublic = true
        case "convenience": isConvenience = true
        case "init" where code[index - 1] != UInt8(ascii: "."):
          group.initialisers.append(
            Initialiser(
              isPublic: isPublic, isConvenience: isConvenience,
              line: code[..<index].count { $0 == UInt8(ascii: "\n") } + 1))
          (isPublic, isConvenience) = (isProtocol, false)
        case "let": isPublic = isProtocol
        case "static", "class": isStatic = true
        case "func":
          let (function, end) = function(at: index, isProtocol: isProtocol)
          if isPublic, !isStatic { group.functions.append(function) }
          index = end
          (isPublic, isStatic) = (isProtocol, false)
          continue
        case "var":
          let line = oneLine(code[next..<lineEnd(from: next, range)])
          let parts = line.split(separator: ":", maxSplits: 1)
          if isPublic, !isStatic, parts.count == 2 {
            group.properties.append((parts[0].trimmed, String(parts[1].prefix { $0 != "{" }).trimmed))
          }
          (isPublic, isStatic) = (isProtocol, false)
        default: break
        }
        index = next
      } else {
        index += 1
      }
    }
  }

  private func function(at start: Int, isProtocol: Bool) -> (Function, Int) {
    var index = start
    var depth = 0
    while index < code.count {
      switch code[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      // An arrow on the next line belongs to it.
      case UInt8(ascii: "\n")
      where depth == 0 && isProtocol && !code[index...].drop { $0 <= 32 }.starts(with: "->".utf8):
        return (Self.function(oneLine(code[start..<index]), body: nil), index)
      case UInt8(ascii: "{") where depth == 0:
        let end = end(ofBlockAt: index)
        let inside = index + 1..<max(index + 1, end - 1)
        let isEmpty = code[inside].allSatisfy { $0 <= UInt8(ascii: " ") }
        let body = isEmpty ? "" : oneLine(source[inside]).replacing("( ", with: "(")
        return (Self.function(oneLine(code[start..<index]), body: body), end)
      default: break
      }
      index += 1
    }
    return (Self.function(oneLine(code[start..<index]), body: nil), index)
  }

  private static func function(_ text: String, body: String?) -> Function {
    let signature = text.replacing("( ", with: "(").replacing(" )", with: ")")
    let name = signature.dropFirst(5).prefix { $0 != "(" }
    var labels: [Substring] = []
    var depth = 0
    var start: String.Index?
    var end = signature.endIndex
    scan: for index in signature.indices {
      switch signature[index] {
      case "(", "[", "<":
        depth += 1
        if depth == 1 { start = signature.index(after: index) }
      case ")", "]", ">":
        // The arrow of a function's type closes nothing.
        if signature[index] == ">", signature[signature.index(before: index)] == "-" { continue }
        depth -= 1
        if depth == 0 {
          end = index
          if let start, start < index { labels.append(signature[start..<index]) }
          break scan
        }
      case "," where depth == 1:
        if let start { labels.append(signature[start..<index]) }
        start = signature.index(after: index)
      default: break
      }
    }
    let parameters = labels.map { part in
      let words = part.prefix { $0 != ":" }.split(separator: " ").map(String.init)
      return Parameter(label: words.first ?? "_", name: words.last ?? "_")
    }
    let full = "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
    return Function(
      signature: signature, fullName: full, parameters: parameters, returns: signature[end...].contains(" -> "),
      body: body)
  }

  // MARK: - Text

  private func word(at index: Int) -> String {
    var end = index
    while end < code.count, code[end].isNamePart { end += 1 }
    return String(decoding: code[index..<end], as: UTF8.self)
  }

  private func lineEnd(from index: Int, _ range: Range<Int>) -> Int {
    code[index..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
  }

  /// The place behind the brace that closes the one at `index`.
  private func end(ofBlockAt index: Int) -> Int {
    var depth = 0
    var index = index
    while index < code.count {
      if code[index] == UInt8(ascii: "{") { depth += 1 }
      if code[index] == UInt8(ascii: "}") { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }

  private func oneLine(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
