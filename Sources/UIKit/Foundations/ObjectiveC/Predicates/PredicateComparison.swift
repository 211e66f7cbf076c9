// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What is compared.
indirect enum PredicateOperand {
  case value(Any?)
  case object
  case path([String])
  case list([PredicateOperand])
  /// `$name`, or a key path of what a variable stands for.
  case variable(String, path: [String])
  /// Arithmetic and functions.
  case expression(ExpressionNode)

  func value(for object: Any?, _ variables: [String: Any]? = nil) -> Any? {
    switch self {
    case .value(let value): value
    case .object: object
    case .list(let operands): operands.map { $0.value(for: object, variables) ?? NSNull() }
    case .path(let keys): keys.reduce(object) { Self.value($1, of: $0) }
    case .expression(let node): node.value(of: object)
    case .variable(let name, let path):
      if let value = variables?[name] {
        path.reduce(value) { Self.value($1, of: $0) }
      } else {
        fatalError(
          "Can't get value for '\(name)' in bindings: evaluate(with:substitutionVariables:) has no such variable")
      }
    }
  }

  /// The value of a key: of dictionaries, of objects with properties by name; of lists, the values of their members.
  private static func value(_ key: String, of object: Any?) -> Any? {
    switch object {
    case nil: return nil
    case let entries as [String: Any]: return entries[key]
    case let set as NSSet: return value(key, of: set.allObjects)
    case let set as NSOrderedSet: return value(key, of: set.array)
    case let members as [Any]:
      if key == "@count" { return members.count }
      return members.map { value(key, of: $0) ?? NSNull() }
    case let text as String where key == "length": return text.utf16.count
    case let object as NSObject:
      let passed = Passed(value: object)
      return onThisThread { Passed(value: passed.value.value(forKey: key)) }.value
    default: return nil
    }
  }
}

/// One comparison.
struct PredicateComparison {
  enum Operation {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, beginsWith, contains, endsWith, like, matches
    case isIn, between
  }

  enum Quantifier { case any, all }

  var left: PredicateOperand
  var operation: Operation
  /// Of texts.
  var options: String.CompareOptions = []
  var right: PredicateOperand
  var quantifier: Quantifier?

  func holds(for object: Any?, _ variables: [String: Any]? = nil) -> Bool {
    let (left, right) = (left.value(for: object, variables), right.value(for: object, variables))
    guard let quantifier else { return compare(left, right) }
    let members = Self.members(left) ?? []
    return switch quantifier {
    case .any: members.contains { compare($0, right) }
    case .all: members.allSatisfy { compare($0, right) }
    }
  }

  private func compare(_ left: Any?, _ right: Any?) -> Bool {
    switch operation {
    case .equal: return isEqual(left, right)
    case .unequal: return !isEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: return order(left, right) == .orderedDescending
    case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .beginsWith: return find(left, right, .anchored)
    case .endsWith: return find(left, right, [.anchored, .backwards])
    case .contains:
      if let members = Self.members(left) { return members.contains { isEqual($0, right) } }
      return find(left, right, [])
    case .isIn:
      if let members = Self.members(right) { return members.contains { isEqual(left, $0) } }
      return find(right, left, [])
    case .between:
      guard let bounds = Self.members(right), bounds.count == 2 else { return false }
      return order(left, bounds[0]).map { $0 != .orderedAscending } ?? false
        && order(left, bounds[1]).map { $0 != .orderedDescending } ?? false
    case .matches: return matches(left, (right as? String) ?? "")
    case .like:
      let pattern = NSRegularExpression.escapedPattern(for: (right as? String) ?? "")
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return matches(left, pattern)
    }
  }

  private func find(_ whole: Any?, _ part: Any?, _ extra: String.CompareOptions) -> Bool {
    guard let whole = whole as? String, let part = part as? String else { return false }
    return part.isEmpty || whole.range(of: part, options: options.union(extra)) != nil
  }

  /// Whether a pattern fits the whole text.
  private func matches(_ text: Any?, _ pattern: String) -> Bool {
    guard let text = text as? String else { return false }
    var flags: NSRegularExpression.Options = [.dotMatchesLineSeparators]
    if options.contains(.caseInsensitive) { flags.insert(.caseInsensitive) }
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: flags) else {
      fatalError("Can't do regex matching, reason: the pattern is malformed (pattern \(pattern))")
    }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    let (left, right) = (Self.plain(left), Self.plain(right))
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right { return true }
    return (left as? NSObject)?.isEqual(right) == true
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? { Self.order(left, right, options) }

  /// Which of two texts, dates or numbers comes first; `nil` for what has no order.
  static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions = []) -> ComparisonResult? {
    switch (plain(left), plain(right)) {
    case (let left as String, let right as String): left.compare(right, options: options)
    case (let left as Date, let right as Date): left.compare(right)
    case (let left?, let right?):
      number(left).flatMap { left in
        number(right).map { left < $0 ? .orderedAscending : left > $0 ? .orderedDescending : .orderedSame }
      }
    default: nil
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let flag as Bool: flag ? 1 : 0
    default: nil
    }
  }

  /// A value as Swift has it; `nil` for nothing in either language.
  static func plain(_ value: Any?) -> Any? {
    switch value {
    case is NSNull, nil: nil
    case let text as NSString: text as String
    default: value
    }
  }

  private static func members(_ value: Any?) -> [Any]? {
    switch value {
    case let list as [Any]: list
    case let list as NSArray: list.map { $0 }
    case let set as Set<AnyHashable>: Array(set)
    case let set as NSSet: set.map { $0 }
    case let set as NSOrderedSet: set.array
    default: nil
    }
  }
}
