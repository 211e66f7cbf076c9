// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Build settings in levels, each of which may build on those below, as Xcode works them out.
///
/// `$(NAME)`, `${NAME}` and `$(NAME:operator)` are replaced; `$(inherited)` is the value of the level below. A value
/// that comes back to itself is empty there, and no value grows beyond a bound.
package struct BuildSettings: Sendable {
  /// The lowest first. Keys may have conditions, as in `NAME[sdk=iphoneos*]`.
  private var levels: [[String: String]] = []
  private let conditions: [String: String]

  private static let longest = 1 << 16
  private static let deepest = 24

  /// - Parameter conditions: What conditional keys are compared with: `sdk`, `arch`, `config`, `variant`.
  init(conditions: [String: String]) { self.conditions = conditions }

  /// Puts a level above those that are there.
  mutating func add(_ level: [String: String]) { levels.append(resolveConditions(level)) }

  /// The value of a setting, with all names in it replaced; `nil` where no level has it.
  package subscript(key: String) -> String? { value(key, below: levels.count, depth: 0) }

  /// A setting that is a list; parts in quotes keep their spaces.
  package func list(_ key: String) -> [String] { Self.split(self[key] ?? "") }

  /// Whether a setting is `YES`.
  package func isOn(_ key: String) -> Bool { self[key] == "YES" }

  /// A text with the settings that it names put in.
  package func expand(_ text: String) -> String { expand(text, key: nil, level: levels.count, depth: 0) }

  /// The names of all settings that begin with a text.
  package func keys(beginningWith prefix: String) -> [String] {
    Set(levels.flatMap(\.keys).filter { $0.hasPrefix(prefix) }).sorted()
  }

  private func value(_ key: String, below top: Int, depth: Int) -> String? {
    guard depth < Self.deepest, let level = levels[..<top].lastIndex(where: { $0[key] != nil }),
      let text = levels[level][key]
    else { return nil }
    return expand(text, key: key, level: level, depth: depth)
  }

  private func expand(_ text: String, key: String?, level: Int, depth: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.longest {
      result += rest[..<dollar]
      let after = rest.index(after: dollar)
      guard after < rest.endIndex, let close = Self.closing[rest[after]],
        let end = Self.end(of: rest[rest.index(after: after)...], open: rest[after], close: close)
      else {
        result.append("$")
        rest = rest[after...]
        continue
      }
      let name = expand(String(rest[rest.index(after: after)..<end]), key: key, level: level, depth: depth + 1)
      result += replacement(name, key: key, level: level, depth: depth)
      rest = rest[rest.index(after: end)...]
    }
    return String((result + rest).prefix(Self.longest))
  }

  private static let closing: [Character: Character] = ["(": ")", "{": "}"]

  private static func end(of text: Substring, open: Character, close: Character) -> Substring.Index? {
    var level = 0
    for index in text.indices {
      if text[index] == open { level += 1 }
      if text[index] == close {
        if level == 0 { return index }
        level -= 1
      }
    }
    return nil
  }

  private func replacement(_ name: String, key: String?, level: Int, depth: Int) -> String {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    let setting = String(parts[0])
    var found: String?
    if let key, setting == "inherited" || setting == key {
      found = value(key, below: level, depth: depth + 1)
    } else {
      found = value(setting, below: levels.count, depth: depth + 1)
    }
    for part in parts.dropFirst() {
      if part.hasPrefix("default=") {
        if found?.isEmpty ?? true { found = String(part.dropFirst(8)) }
      } else {
        found = found.map { Self.apply(part, to: $0) }
      }
    }
    return found ?? ""
  }

  private static func apply(_ operation: Substring, to text: String) -> String {
    switch operation {
    case "c99extidentifier", "identifier": identifier(text)
    case "rfc1034identifier": String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    case "file": FilePath.name(text)
    case "base": FilePath.stem(text)
    case "dir": FilePath.folder(text)
    default: text
    }
  }

  /// A text as a name in C: what can't stand in one becomes an underscore.
  package static func identifier(_ text: String) -> String {
    var result = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if let first = result.first, first.isNumber { result.replaceSubrange(...result.startIndex, with: "_") }
    return result
  }

  // MARK: - Conditions

  /// The level's settings where conditions hold; a setting with one counts before the one without.
  private func resolveConditions(_ level: [String: String]) -> [String: String] {
    var result: [String: String] = [:]
    var conditional: [String: String] = [:]
    for (key, value) in level.sorted(by: { $0.key < $1.key }) {
      guard let bracket = key.firstIndex(of: "[") else {
        result[key] = value
        continue
      }
      if holds(key[bracket...]) { conditional[String(key[..<bracket])] = value }
    }
    return result.merging(conditional) { $1 }
  }

  private func holds(_ text: Substring) -> Bool {
    text.split(whereSeparator: { "[],".contains($0) }).allSatisfy { condition in
      let parts = condition.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let actual = conditions[String(parts[0])] else { return false }
      let pattern = parts[1]
      return pattern.hasSuffix("*") ? actual.hasPrefix(pattern.dropLast()) : actual == pattern
    }
  }

  // MARK: - Lists

  /// The parts of a list: separated by white space, which quotes and backslashes keep.
  static func split(_ text: String) -> [String] {
    var parts: [String] = []
    var part: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        part = (part ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { part = (part ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        part = part ?? ""
      } else if character.isWhitespace {
        if let done = part { parts.append(done) }
        part = nil
      } else {
        part = (part ?? "") + String(character)
      }
    }
    if let part { parts.append(part) }
    return parts
  }

  /// A value of a project file as the text that an `xcconfig` would have.
  static func text(_ value: OpenStepValue) -> String? {
    switch value {
    case .string(let text): text
    case .array(let list): list.compactMap(\.string).map(quote).joined(separator: " ")
    case .dictionary: nil
    }
  }

  private static func quote(_ text: String) -> String {
    text.contains(where: \.isWhitespace) && !text.hasPrefix("\"") ? "\"\(text)\"" : text
  }
}
