// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol

/// Words of a line, one after the other; names the line in errors.
struct NodeReader {
  private var nodes: ArraySlice<TextNode>
  let line: Int

  init(_ nodes: [TextNode], line: Int) {
    self.nodes = nodes[...]
    self.line = line
  }

  var isAtEnd: Bool { nodes.isEmpty }

  func error(_ message: String) -> SceneError { SceneError(line: line, message: message) }

  mutating func next() throws -> TextNode {
    guard let node = nodes.popFirst() else { throw error("something is missing at the end") }
    return node
  }

  mutating func word() throws -> String {
    guard case .word(let word) = try next() else { throw error("a word was expected") }
    return word
  }

  mutating func quoted() throws -> String {
    guard case .quoted(let text) = try next() else { throw error("a text in quotes was expected") }
    return text
  }

  mutating func list() throws -> NodeReader {
    guard case .list(let nodes) = try next() else { throw error("a list in parentheses was expected") }
    return NodeReader(nodes, line: line)
  }

  mutating func number() throws -> Double {
    let word = try word()
    guard let number = Double(word) else { throw error("\(word) is no number") }
    return number
  }

  mutating func int() throws -> Int { Int(try number()) }

  mutating func point() throws -> CGPoint { CGPoint(x: try number(), y: try number()) }
  mutating func size() throws -> CGSize { CGSize(width: try number(), height: try number()) }
  mutating func rect() throws -> CGRect { CGRect(origin: try point(), size: try size()) }

  /// A word that is the name of one of the cases.
  mutating func name<Value: CaseIterable>(_ type: Value.Type) throws -> Value {
    let word = try word()
    guard let value = Value.allCases.first(where: { "\($0)" == word }) else { throw error("there is no \(type) \(word)") }
    return value
  }

  /// The rest, each by itself.
  mutating func rest<Value>(_ read: (inout NodeReader) throws -> Value) throws -> [Value] {
    var values: [Value] = []
    while !isAtEnd { values.append(try read(&self)) }
    return values
  }

  /// Whether `none` stands next, which is then read.
  mutating func isNone() -> Bool {
    guard nodes.first == .word("none") else { return false }
    nodes.removeFirst()
    return true
  }

  /// Whether a word stands next, which is then read.
  mutating func has(_ word: String) -> Bool {
    guard nodes.first == .word(word) else { return false }
    nodes.removeFirst()
    return true
  }

  /// The list of a name that stands next; `nil` where something else does.
  mutating func list(named name: String) -> NodeReader? {
    guard case .list(let inner)? = nodes.first, inner.first == .word(name) else { return nil }
    nodes.removeFirst()
    return NodeReader(Array(inner.dropFirst()), line: line)
  }
}

package struct SceneError: Error, CustomStringConvertible {
  var line: Int
  var message: String
  package var description: String { "line \(line): \(message)" }
}

extension [TextNode] {
  /// The words of a line; what follows ` # ` is a comment.
  init(line text: String, number: Int) throws {
    var stack: [[TextNode]] = [[]]
    var characters = Array(text)[...]
    while let character = characters.popFirst() {
      switch character {
      case " ": continue
      case "(": stack.append([])
      case ")":
        guard stack.count > 1 else { throw SceneError(line: number, message: "a parenthesis too many") }
        let list = stack.removeLast()
        stack[stack.count - 1].append(.list(list))
      case "\"":
        var quoted = ""
        while let next = characters.popFirst(), next != "\"" {
          guard next == "\\", let escaped = characters.popFirst() else {
            quoted.append(next)
            continue
          }
          quoted.append(escaped == "n" ? "\n" : escaped)
        }
        stack[stack.count - 1].append(.quoted(quoted))
      default:
        var word = String(character)
        while let next = characters.first, !" ()".contains(next) { word.append(characters.removeFirst()) }
        if word == "#" { characters = [] } else { stack[stack.count - 1].append(.word(word)) }
      }
    }
    guard stack.count == 1 else { throw SceneError(line: number, message: "a parenthesis too few") }
    self = stack[0]
  }
}
