// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// An object of a script's file, asked for its fields one by one; whatever nobody knows is an error.
struct StepFields {
  let node: ScriptJSON
  let path: String
  private let members: [ScriptJSON.Member]

  init(_ node: ScriptJSON, _ path: String, _ what: String) throws(StepScriptError) {
    guard case .object(let members) = node.value else { throw StepScriptError(node, path, expected: what) }
    self.node = node
    self.path = path
    self.members = members
  }

  var keys: [String] { members.map(\.key) }

  func path(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  subscript(key: String) -> ScriptJSON? { members.first { $0.key == key }?.value }

  func required(_ key: String, _ what: String) throws(StepScriptError) -> ScriptJSON {
    guard let value = self[key] else { throw StepScriptError(node, path(key), expected: what, found: "nothing") }
    return value
  }

  /// Holds the object to keys of the list.
  func allow(_ allowed: [String]) throws(StepScriptError) {
    for member in members where !allowed.contains(member.key) {
      throw StepScriptError(
        member.value, path(member.key),
        "there is no such key here; there \(allowed.count == 1 ? "is" : "are") \(Self.list(allowed, "and"))")
    }
  }

  /// Words as people list them: `a`, `a or b`, `a, b or c`.
  static func list(_ words: [String], _ last: String = "or") -> String {
    words.count < 2 ? words.joined() : "\(words.dropLast().joined(separator: ", ")) \(last) \(words[words.count - 1])"
  }

  // MARK: - Values

  /// A number in a range; `fallback` where the key is not there.
  func number(
    _ key: String, in range: ClosedRange<Double>, _ unit: String, or fallback: Double? = nil
  ) throws(StepScriptError) -> Double {
    let what = "\(unit) from \(ScriptJSON.text(range.lowerBound)) to \(ScriptJSON.text(range.upperBound))"
    if self[key] == nil, let fallback { return fallback }
    let node = try required(key, what)
    guard case .number(let value) = node.value, range.contains(value) else {
      throw StepScriptError(node, path(key), expected: what)
    }
    return value
  }

  /// `true` or `false`; `fallback` where the key is not there.
  func bool(_ key: String, or fallback: Bool) throws(StepScriptError) -> Bool {
    guard let node = self[key] else { return fallback }
    guard case .bool(let value) = node.value else {
      throw StepScriptError(node, path(key), expected: "true or false")
    }
    return value
  }

  func integer(
    _ key: String, in range: ClosedRange<Double>, or fallback: Double? = nil
  ) throws(StepScriptError) -> Int {
    let value = try number(key, in: range, "a whole number", or: fallback)
    guard value == value.rounded() else {
      throw StepScriptError(self[key] ?? node, path(key), expected: "a whole number")
    }
    return Int(value)
  }

  /// A point's coordinates; whether they are on the screen is not known here.
  func point(_ x: String, _ y: String) throws(StepScriptError) -> CGPoint {
    CGPoint(
      x: try number(x, in: -100_000...100_000, "a coordinate in points"),
      y: try number(y, in: -100_000...100_000, "a coordinate in points"))
  }

  func word<Word: RawRepresentable & CaseIterable>(
    _ key: String, _ type: Word.Type
  ) throws(StepScriptError) -> Word where Word.RawValue == String {
    let what = Self.list(type.allCases.map { "\"\($0.rawValue)\"" })
    let node = try required(key, what)
    guard case .string(let text) = node.value, let word = Word(rawValue: text) else {
      throw StepScriptError(node, path(key), expected: what)
    }
    return word
  }

  /// A word of a list.
  func word(_ key: String, of words: [String]) throws(StepScriptError) -> String {
    let what = Self.list(words.map { "\"\($0)\"" })
    let node = try required(key, what)
    guard case .string(let text) = node.value, words.contains(text) else {
      throw StepScriptError(node, path(key), expected: what)
    }
    return text
  }

  /// Text that is not empty, of at most so many bytes.
  func text(_ key: String, _ noun: String, limit: Int) throws(StepScriptError) -> String {
    let what = "\(noun), of 1 to \(limit) bytes"
    let node = try required(key, what)
    guard case .string(let text) = node.value, !text.isEmpty, text.utf8.count <= limit else {
      throw StepScriptError(node, path(key), expected: what)
    }
    return text
  }

  /// A name that a file in the output folder can have.
  func fileName(_ key: String) throws(StepScriptError) -> String {
    let what = "a file name without ending, of at most \(StepScript.Limit.nameBytes) bytes"
    let node = try required(key, what)
    guard case .string(let name) = node.value, !name.isEmpty, name.utf8.count <= StepScript.Limit.nameBytes else {
      throw StepScriptError(node, path(key), expected: what)
    }
    guard !name.hasPrefix("."), !name.unicodeScalars.contains(where: Self.isUnfit) else {
      throw StepScriptError(
        node, path(key), expected: "a file name without slashes and control characters, not beginning with a dot")
    }
    return name
  }

  private static func isUnfit(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "/" || scalar == "\\" || scalar == "\u{FFFD}" || scalar.properties.generalCategory == .control
  }
}
