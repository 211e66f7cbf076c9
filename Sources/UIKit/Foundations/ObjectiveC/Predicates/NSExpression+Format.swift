// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// An expression as text, which Foundation has on Apple's platforms only; the translator has app source name this for
/// `NSExpression`.
///
/// Numbers, `+ - * /`, `**` for powers, parentheses, key paths of the object, `%@`, `%d`, `%f` and their like, and functions of
/// one number or of a list. Whole numbers are divided as whole numbers, as on iOS. A text that can't be read stops the app,
/// as there.
public final class _TesseraExpression: NSObject, @unchecked Sendable {
  let root: ExpressionNode
  private let text: String

  init(_ root: ExpressionNode, text: String) {
    (self.root, self.text) = (root, text)
    super.init()
  }

  public init(format expressionFormat: String, _ arguments: Any...) {
    (root, text) = (Self.read(expressionFormat, arguments), expressionFormat)
    super.init()
  }

  public init(format expressionFormat: String, argumentArray arguments: [Any]) {
    (root, text) = (Self.read(expressionFormat, arguments), expressionFormat)
    super.init()
  }

  public init(forConstantValue obj: Any?) {
    (root, text) = (.constant(obj as? NSObject ?? (obj as? NSNumber)), "\(obj ?? "nil")")
    super.init()
  }

  public init(forKeyPath keyPath: String) {
    (root, text) = (.keyPath(keyPath), keyPath)
    super.init()
  }

  /// A function of what the arguments, expressions themselves, come to: `sum:`, `count:`, `average:`, `max:`, `min:` …
  public init(forFunction name: String, arguments parameters: [Any]) {
    let function = name.hasSuffix(":") ? String(name.dropLast()) : name
    guard ExpressionNode.functions.contains(function) else {
      fatalError("-[NSExpression initWithFunction:arguments:]: the function \(name) is not known")
    }
    let nodes = parameters.map {
      ($0 as? _TesseraExpression)?.root ?? .constant($0 as? NSObject ?? ($0 as? NSNumber))
    }
    (root, text) = (.function(function, nodes), "\(name)(\(parameters.map { "\($0)" }.joined(separator: ", ")))")
    super.init()
  }

  /// The object itself.
  public class func expressionForEvaluatedObject() -> _TesseraExpression { _TesseraExpression(forKeyPath: "SELF") }

  private static func read(_ format: String, _ arguments: [Any]) -> ExpressionNode {
    var parser = ExpressionParser(format, arguments)
    do { return try parser.parse() } catch {
      fatalError("Unable to parse the format string \"\(format)\": \(error.reason)")
    }
  }

  /// What the expression comes to: an `NSNumber` for arithmetic.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? { root.value(of: object) }

  /// Whether the expression is of many objects: a sum, a count …
  package var isOfMany: Bool { root.isOfMany }

  /// What it comes to for objects that belong together: functions of lists take a key path's values of all.
  package func value(overAll objects: [Any]) -> Any? { root.value(overAll: objects) }

  public override var description: String { text }
}

/// A part of an expression.
indirect enum ExpressionNode {
  case constant(NSObject?)
  case keyPath(String)
  case negated(ExpressionNode)
  case operation(Character, ExpressionNode, ExpressionNode)
  case function(String, [ExpressionNode])
  case list([ExpressionNode])
  /// `$name`, or a key path of what a variable stands for.
  case variable(String, path: [String])

  func value(of object: Any?) -> Any? {
    switch self {
    case .constant(let value): value
    case .keyPath("SELF"), .keyPath("self"): object
    case .keyPath(let path): PredicateOperand.path(path.split(separator: ".").map(String.init)).value(for: object)
    case .variable: nil
    case .negated(let part): part.number(of: object).map { $0.isWhole ? whole(-$0.integer) : real(-$0.doubleValue) }
    case .list(let parts): parts.map { $0.value(of: object) ?? NSNull() } as [Any]
    case .operation(let sign, let left, let right):
      left.number(of: object).flatMap { left in right.number(of: object).map { Self.combine(sign, left, $0) } }
    case .function(let name, let arguments): Self.call(name, arguments.map { $0.value(of: object) })
    }
  }

  private static let functionsOfMany: Set<String> = ["average", "count", "max", "min", "sum"]

  fileprivate var isOfMany: Bool {
    switch self {
    case .function(let name, _): Self.functionsOfMany.contains(name)
    case .negated(let part): part.isOfMany
    case .operation(_, let left, let right): left.isOfMany || right.isOfMany
    default: false
    }
  }

  fileprivate func value(overAll objects: [Any]) -> Any? {
    switch self {
    case .function(let name, let arguments) where isOfMany && arguments.count == 1:
      Self.call(name, [objects.compactMap { arguments[0].value(of: $0) }])
    case .function(let name, let arguments): Self.call(name, arguments.map { $0.value(overAll: objects) })
    case .negated(let part):
      ExpressionNode.negated(.constant(part.value(overAll: objects) as? NSObject)).value(of: nil)
    case .operation(let sign, let left, let right):
      Self.asNumber(left.value(overAll: objects)).flatMap { left in
        Self.asNumber(right.value(overAll: objects)).map { Self.combine(sign, left, $0) }
      }
    default: value(of: objects.first)
    }
  }

  private func number(of object: Any?) -> NSNumber? { Self.asNumber(value(of: object)) }

  private static func asNumber(_ value: Any?) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let text as String: Double(text).map { NSNumber(value: $0) }
    default: nil
    }
  }

  private static func combine(_ sign: Character, _ left: NSNumber, _ right: NSNumber) -> NSNumber {
    if left.isWhole, right.isWhole, sign != "^" {
      let (a, b) = (left.integer, right.integer)
      let result: (partialValue: Int64, overflow: Bool) =
        switch sign {
        case "+": a.addingReportingOverflow(b)
        case "-": a.subtractingReportingOverflow(b)
        case "*": a.multipliedReportingOverflow(by: b)
        default: a.dividedReportingOverflow(by: b)
        }
      if !result.overflow { return NSNumber(value: result.partialValue) }
    }
    let (a, b) = (left.doubleValue, right.doubleValue)
    switch sign {
    case "+": return NSNumber(value: a + b)
    case "-": return NSNumber(value: a - b)
    case "*": return NSNumber(value: a * b)
    case "^": return NSNumber(value: pow(a, b))
    default: return NSNumber(value: a / b)
    }
  }

  static let functions: Set<String> = [
    "abs", "average", "ceiling", "count", "exp", "floor", "ln", "log", "max", "min", "random", "sqrt", "sum", "trunc",
  ]

  private static func call(_ name: String, _ arguments: [Any?]) -> Any? {
    let all = (arguments.first as? [Any]) ?? arguments.compactMap { $0 }
    let numbers = all.compactMap { asNumber($0)?.doubleValue }
    if name == "count" { return NSNumber(value: all.count) }
    if name == "random" { return NSNumber(value: Double.random(in: 0..<1)) }
    guard let first = numbers.first else { return nil }
    let result: Double? =
      switch name {
      case "abs": abs(first)
      case "average": numbers.reduce(0, +) / Double(numbers.count)
      case "ceiling": first.rounded(.up)
      case "exp": exp(first)
      case "floor": first.rounded(.down)
      case "ln": log(first)
      case "log": log10(first)
      case "max": numbers.max()
      case "min": numbers.min()
      case "sqrt": first.squareRoot()
      case "sum": numbers.reduce(0, +)
      default: first.rounded(.towardZero)
      }
    return result.map { NSNumber(value: $0) }
  }
}

private func whole(_ value: Int64) -> NSNumber { NSNumber(value: value) }
private func real(_ value: Double) -> NSNumber { NSNumber(value: value) }

extension NSNumber {
  /// Whether the number was made of a whole one.
  fileprivate var isWhole: Bool {
    let type = String(cString: objCType)
    return type != "d" && type != "f"
  }

  fileprivate var integer: Int64 { int64Value }
}

/// Reads an expression from left to right.
private struct ExpressionParser {
  private let characters: [Character]
  private var place = 0
  private var arguments: ArraySlice<Any>

  init(_ text: String, _ arguments: [Any]) {
    characters = Array(text)
    self.arguments = arguments[...]
  }

  mutating func parse() throws(PredicateFormatError) -> ExpressionNode {
    let result = try sum()
    skipSpaces()
    guard place == characters.count else {
      throw PredicateFormatError(reason: "\(String(characters[place...])) is left over")
    }
    return result
  }

  private mutating func sum() throws(PredicateFormatError) -> ExpressionNode {
    var left = try product()
    while let sign = take(where: { $0 == "+" || $0 == "-" }) { left = .operation(sign, left, try product()) }
    return left
  }

  private mutating func product() throws(PredicateFormatError) -> ExpressionNode {
    var left = try power()
    while !isPower, let sign = take(where: { $0 == "*" || $0 == "/" || $0 == "×" || $0 == "÷" }) {
      left = .operation(sign == "×" ? "*" : sign == "÷" ? "/" : sign, left, try power())
    }
    return left
  }

  private var isPower: Bool {
    var next = place
    while next < characters.count, characters[next].isWhitespace { next += 1 }
    return next + 1 < characters.count && characters[next] == "*" && characters[next + 1] == "*"
  }

  private mutating func power() throws(PredicateFormatError) -> ExpressionNode {
    let left = try unary()
    guard isPower else { return left }
    skipSpaces()
    place += 2
    return .operation("^", left, try power())
  }

  private mutating func unary() throws(PredicateFormatError) -> ExpressionNode {
    if take(where: { $0 == "-" }) != nil { return .negated(try unary()) }
    if take(where: { $0 == "+" }) != nil { return try unary() }
    return try primary()
  }

  private mutating func primary() throws(PredicateFormatError) -> ExpressionNode {
    skipSpaces()
    guard place < characters.count else { throw PredicateFormatError(reason: "a value is missing at the end") }
    let first = characters[place]
    if first == "(" {
      place += 1
      let inner = try sum()
      try close(")")
      return inner
    }
    if first == "{" {
      place += 1
      return .list(try list(until: "}"))
    }
    if first.isNumber || first == "." { return try number() }
    if first == "%" { return try argument() }
    if first.isLetter || first == "_" || first == "@" || first == "$" { return try named() }
    throw PredicateFormatError(reason: "\(first) is no value")
  }

  private mutating func number() throws(PredicateFormatError) -> ExpressionNode {
    let start = place
    while place < characters.count {
      let character = characters[place]
      let isExponent = character.lowercased() == "e" && place > start
      let isSign = (character == "-" || character == "+") && characters[place - 1].lowercased() == "e" && place > start
      guard character.isNumber || character == "." || isExponent || isSign else { break }
      place += 1
    }
    let text = String(characters[start..<place])
    if let value = Int64(text) { return .constant(NSNumber(value: value)) }
    if let value = Double(text) { return .constant(NSNumber(value: value)) }
    throw PredicateFormatError(reason: "\(text) is no number")
  }

  private mutating func argument() throws(PredicateFormatError) -> ExpressionNode {
    place += 1
    while place < characters.count, "ld.0123456789".contains(characters[place]), characters[place] != "d" { place += 1 }
    guard place < characters.count, let value = arguments.popFirst() else {
      throw PredicateFormatError(reason: "an argument is missing")
    }
    let form = characters[place]
    place += 1
    if form == "K" { return .keyPath("\(value)") }
    switch value {
    case let object as NSObject: return .constant(object)
    case let number as Int: return .constant(NSNumber(value: number))
    case let number as Double: return .constant(NSNumber(value: number))
    case let number as Float: return .constant(NSNumber(value: Double(number)))
    case let list as [Any]: return .list(list.map { .constant($0 as? NSObject ?? ($0 as? NSNumber)) })
    default: return .constant("\(value)" as NSString)
    }
  }

  private mutating func named() throws(PredicateFormatError) -> ExpressionNode {
    let start = place
    while place < characters.count,
      characters[place].isLetter || characters[place].isNumber || "._@$:".contains(characters[place])
    { place += 1 }
    let name = String(characters[start..<place])
    skipSpaces()
    guard place < characters.count, characters[place] == "(" else { return .keyPath(name) }
    place += 1
    let function = name.hasSuffix(":") ? String(name.dropLast()) : name
    guard ExpressionNode.functions.contains(function) else {
      throw PredicateFormatError(reason: "the function \(name) is not known")
    }
    return .function(function, try list(until: ")"))
  }

  private mutating func list(until end: Character) throws(PredicateFormatError) -> [ExpressionNode] {
    var parts: [ExpressionNode] = []
    skipSpaces()
    if place < characters.count, characters[place] == end {
      place += 1
      return parts
    }
    repeat { parts.append(try sum()) } while take(where: { $0 == "," }) != nil
    try close(end)
    return parts
  }

  private mutating func close(_ end: Character) throws(PredicateFormatError) {
    guard take(where: { $0 == end }) != nil else { throw PredicateFormatError(reason: "\(end) is missing") }
  }

  private mutating func take(where isWanted: (Character) -> Bool) -> Character? {
    skipSpaces()
    guard place < characters.count, isWanted(characters[place]) else { return nil }
    place += 1
    return characters[place - 1]
  }

  private mutating func skipSpaces() {
    while place < characters.count, characters[place].isWhitespace { place += 1 }
  }
}
