// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Reads conditions. Depth is bounded.
struct PredicateParser {
  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case symbol(String)
    /// An argument by the letter of its kind.
    case argument(Character)
    case end
  }

  private var tokens: [Token] = []
  private var position = 0
  private var arguments: ArraySlice<Any>
  private var depth = 0
  private var lexicalError: PredicateFormatError?

  init(_ format: String, arguments: [Any]) {
    self.arguments = arguments[...]
    do { tokens = try Self.tokens(of: format) } catch { lexicalError = error }
  }

  mutating func parse() throws(PredicateFormatError) -> NSPredicate {
    if let lexicalError { throw lexicalError }
    let condition = try disjunction()
    guard token == .end else { throw PredicateFormatError(reason: "there is more than one condition") }
    return condition
  }

  // MARK: - Conditions

  private mutating func disjunction() throws(PredicateFormatError) -> NSPredicate {
    var parts = [try conjunction()]
    while take(word: "OR") || take("||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : CompoundPredicate(type: .or, subpredicates: parts)
  }

  private mutating func conjunction() throws(PredicateFormatError) -> NSPredicate {
    var parts = [try term()]
    while take(word: "AND") || take("&&") { parts.append(try term()) }
    return parts.count == 1 ? parts[0] : CompoundPredicate(type: .and, subpredicates: parts)
  }

  private mutating func term() throws(PredicateFormatError) -> NSPredicate {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100 else { throw PredicateFormatError(reason: "too many conditions within each other") }
    if take(word: "NOT") || take("!") { return CompoundPredicate(type: .not, subpredicates: [try term()]) }
    if take(word: "TRUEPREDICATE") { return NSPredicate(value: true) }
    if take(word: "FALSEPREDICATE") { return NSPredicate(value: false) }
    if take("(") {
      let condition = try disjunction()
      guard take(")") else { throw PredicateFormatError(reason: "a bracket is not closed") }
      return condition
    }
    if take(word: "NONE") {
      return CompoundPredicate(
        type: .not, subpredicates: [_TesseraComparisonPredicate(try comparison(quantifier: .any))])
    }
    let quantifier: PredicateComparison.Quantifier? =
      take(word: "ANY") || take(word: "SOME") ? .any : take(word: "ALL") ? .all : nil
    return _TesseraComparisonPredicate(try comparison(quantifier: quantifier))
  }

  private mutating func comparison(
    quantifier: PredicateComparison.Quantifier?
  ) throws(PredicateFormatError) -> PredicateComparison {
    let left = try operand()
    let operation = try operation()
    var comparison = PredicateComparison(left: left, operation: operation, right: .value(nil), quantifier: quantifier)
    if take("[") {
      guard case .word(let letters) = token else { throw PredicateFormatError(reason: "an option is missing") }
      position += 1
      if letters.lowercased().contains("c") { comparison.options.insert(.caseInsensitive) }
      if letters.lowercased().contains("d") { comparison.options.insert(.diacriticInsensitive) }
      guard take("]") else { throw PredicateFormatError(reason: "a bracket is not closed") }
    }
    comparison.right = try operand()
    return comparison
  }

  private static let operations: [String: PredicateComparison.Operation] = [
    "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
    ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BEGINSWITH": .beginsWith, "CONTAINS": .contains,
    "ENDSWITH": .endsWith, "LIKE": .like, "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
  ]

  private mutating func operation() throws(PredicateFormatError) -> PredicateComparison.Operation {
    let name: String? =
      switch token {
      case .symbol(let symbol): symbol
      case .word(let word): word.uppercased()
      default: nil
      }
    guard let name, let operation = Self.operations[name] else {
      throw PredicateFormatError(reason: "a comparison is missing")
    }
    position += 1
    return operation
  }

  private mutating func operand() throws(PredicateFormatError) -> PredicateOperand {
    let token = token
    position += 1
    switch token {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .argument(let kind):
      guard let argument = arguments.popFirst() else { throw PredicateFormatError(reason: "an argument is missing") }
      guard kind == "K" else { return .value(argument) }
      return .path("\(argument)".split(separator: ".").map(String.init))
    case .word(let word):
      switch word.uppercased() {
      case "SELF": return .object
      case "TRUE", "YES": return .value(true)
      case "FALSE", "NO": return .value(false)
      case "NIL", "NULL": return .value(nil)
      default:
        var keys = word.split(separator: ".").map(String.init)
        if word.hasPrefix("$"), let name = keys.first {
          return .variable(String(name.dropFirst()), path: Array(keys.dropFirst()))
        }
        if keys.first == "SELF" { keys.removeFirst() }
        return .path(keys)
      }
    case .symbol("{"):
      var members: [PredicateOperand] = []
      while !take("}") {
        members.append(try operand())
        guard take(",") || self.token == .symbol("}") else { throw PredicateFormatError(reason: "a list has no end") }
      }
      return .list(members)
    case .symbol, .end: throw PredicateFormatError(reason: "something to compare is missing")
    }
  }

  // MARK: - Tokens

  private var token: Token { position < tokens.count ? tokens[position] : .end }

  private mutating func take(_ symbol: String) -> Bool {
    guard token == .symbol(symbol) else { return false }
    position += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard case .word(let found) = token, found.uppercased() == word else { return false }
    position += 1
    return true
  }

  private static func tokens(of format: String) throws(PredicateFormatError) -> [Token] {
    var tokens: [Token] = []
    var rest = format[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        rest.removeFirst()
        var text = ""
        while let next = rest.popFirst(), next != first {
          text.append(next == "\\" ? rest.popFirst() ?? next : next)
          if rest.isEmpty { throw PredicateFormatError(reason: "a text has no end") }
        }
        tokens.append(.text(text))
      } else if first == "%" {
        // Lengths, such as those of %ld, say nothing here.
        rest.removeFirst()
        while let next = rest.first, "lqhz0123456789.".contains(next) { rest.removeFirst() }
        guard let kind = rest.popFirst() else { throw PredicateFormatError(reason: "an argument has no kind") }
        tokens.append(.argument(kind))
      } else if first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) {
        let end = rest.dropFirst().firstIndex { !($0.isNumber || $0 == "." || $0 == "e") } ?? rest.endIndex
        guard let number = Double(rest[..<end]) else { throw PredicateFormatError(reason: "a number is damaged") }
        tokens.append(.number(number))
        rest = rest[end...]
      } else if first.isLetter || first == "_" || first == "@" || first == "#" || first == "$" {
        let end = rest.dropFirst().firstIndex { !($0.isLetter || $0.isNumber || "_.@#".contains($0)) } ?? rest.endIndex
        tokens.append(.word(String(rest[..<end]).replacingOccurrences(of: "#", with: "")))
        rest = rest[end...]
      } else {
        let two = String(rest.prefix(2))
        let symbol = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(two) ? two : String(first)
        tokens.append(.symbol(symbol))
        rest.removeFirst(symbol.count)
      }
    }
    return tokens
  }
}
