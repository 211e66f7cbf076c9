// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// A value of a scene file together with its place in it, so that every error says what is wrong where.
struct SceneNode {
  let value: JSONValue
  let path: String

  func malformed(_ expected: String) -> SceneError {
    .malformed(path: path.isEmpty ? "the file" : path, expected: expected, found: value.kindText)
  }

  // MARK: - Children

  /// The value of a key; `nil` where it is missing or null.
  subscript(_ key: String) -> SceneNode? {
    guard case .object(let members) = value, let member = members[key], member != .null else { return nil }
    return SceneNode(value: member, path: path.isEmpty ? key : "\(path).\(key)")
  }

  func required(_ key: String, _ expected: String) throws(SceneError) -> SceneNode {
    guard let node = self[key] else {
      throw .malformed(path: path.isEmpty ? key : "\(path).\(key)", expected: expected, found: "nothing")
    }
    return node
  }

  /// Whether the key is there, be it null.
  func has(_ key: String) -> Bool {
    guard case .object(let members) = value else { return false }
    return members[key] != nil
  }

  /// The object's keys, sorted.
  var keys: [String] {
    guard case .object(let members) = value else { return [] }
    return members.keys.sorted()
  }

  func list(_ expected: String) throws(SceneError) -> [SceneNode] {
    guard case .array(let items) = value else { throw proseOr(expected) }
    return items.enumerated().map { SceneNode(value: $1, path: "\(path)[\($0)]") }
  }

  /// Makes sure that the value is an object.
  func object(_ expected: String) throws(SceneError) {
    guard case .object = value else { throw proseOr(expected) }
  }

  /// A string in the place of a structure is a scene told in words; everything else there is a mistake.
  private func proseOr(_ expected: String) -> SceneError {
    if case .string = value { return .notRegular }
    return malformed(expected)
  }

  var isNull: Bool { value == .null }

  var isList: Bool {
    if case .array = value { return true }
    return false
  }

  var isObject: Bool {
    if case .object = value { return true }
    return false
  }

  var isNumber: Bool {
    if case .number = value { return true }
    return false
  }

  // MARK: - Leaves

  /// Lengths beyond this are mistakes: no screen has a million points.
  private static let greatestLength = 1_000_000.0

  func number(_ expected: String = "a number") throws(SceneError) -> CGFloat {
    guard case .number(let value) = value else { throw malformed(expected) }
    guard value.isFinite, abs(value) <= Self.greatestLength else {
      throw .malformed(path: path, expected: "\(expected) of at most a million", found: "\(value)")
    }
    return CGFloat(value)
  }

  func count(_ expected: String, atMost limit: Int) throws(SceneError) -> Int {
    let value = try number(expected)
    guard value >= 0, value <= CGFloat(limit), value == value.rounded() else {
      throw .malformed(path: path, expected: "\(expected) from 0 to \(limit)", found: "\(value)")
    }
    return Int(value)
  }

  func string(_ expected: String = "a string") throws(SceneError) -> String {
    guard case .string(let value) = value else { throw malformed(expected) }
    return value
  }

  func bool(_ expected: String = "true or false") throws(SceneError) -> Bool {
    guard case .bool(let value) = value else { throw malformed(expected) }
    return value
  }

  func numbers(_ count: Int, _ expected: String) throws(SceneError) -> [CGFloat] {
    guard case .array(let items) = value, items.count == count else { throw proseOr(expected) }
    var result: [CGFloat] = []
    for node in try list(expected) { result.append(try node.number()) }
    return result
  }

  func point() throws(SceneError) -> CGPoint {
    let parts = try numbers(2, "[x, y]")
    return CGPoint(x: parts[0], y: parts[1])
  }

  func size() throws(SceneError) -> CGSize {
    let parts = try numbers(2, "[width, height]")
    guard parts[0] >= 0, parts[1] >= 0 else { throw malformed("[width, height], neither below 0") }
    return CGSize(width: parts[0], height: parts[1])
  }

  func rect() throws(SceneError) -> CGRect {
    let parts = try numbers(4, "[x, y, width, height]")
    guard parts[2] >= 0, parts[3] >= 0 else {
      throw malformed("[x, y, width, height] with a size not below 0")
    }
    return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
}
