// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

extension _TesseraExpression {
  /// The kinds of expressions.
  public enum ExpressionType: UInt, Sendable {
    case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
    case subquery = 13
    case aggregate
    case anyKey
    case block = 19
    case conditional
  }

  /// Creates the expression of a variable, `$name`, which a predicate's `substitutionVariables` give a value.
  public convenience init(forVariable string: String) { self.init(.variable(string, path: [])) }

  /// Creates an expression of a list.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.list(subexpressions.map { ($0 as? _TesseraExpression)?.operand ?? .value($0) }))
  }

  convenience init(_ operand: PredicateOperand) { self.init(operand.node, text: operand.text) }

  /// Its kind. A key path of a variable is a function, as on iOS.
  public var expressionType: ExpressionType {
    switch root {
    case .constant: .constantValue
    case .keyPath("SELF"), .keyPath("self"): .evaluatedObject
    case .keyPath: .keyPath
    case .variable(_, let path): path.isEmpty ? .variable : .function
    case .list: .aggregate
    case .negated, .operation, .function: .function
    }
  }

  /// The value of a constant.
  public var constantValue: Any? {
    if case .constant(let value) = root { value } else { nil }
  }

  /// The key path; of an expression of another kind, nothing.
  public var keyPath: String {
    switch root {
    case .keyPath(let path): path
    case .variable(_, let path): path.joined(separator: ".")
    default: ""
    }
  }

  /// The variable's name, without `$`.
  public var variable: String {
    if case .variable(let name, _) = root { name } else { "" }
  }

  /// The function's name, with a colon behind it; of arithmetic, that of its method.
  public var function: String {
    switch root {
    case .function(let name, _): name + ":"
    case .variable(_, let path) where !path.isEmpty: "valueForKeyPath:"
    case .negated: "negate:"
    case .operation("+", _, _): "add:to:"
    case .operation("-", _, _): "from:subtract:"
    case .operation("*", _, _): "multiply:by:"
    case .operation("/", _, _): "divide:by:"
    case .operation: "raise:toPower:"
    default: ""
    }
  }

  /// The arguments of a function.
  public var arguments: [_TesseraExpression]? {
    switch root {
    case .function(_, let parts): parts.map(Self.part)
    case .operation(_, let left, let right): [Self.part(left), Self.part(right)]
    case .negated(let part): [Self.part(part)]
    case .variable(_, let path) where !path.isEmpty: [_TesseraExpression(forKeyPath: path.joined(separator: "."))]
    default: nil
    }
  }

  /// The members of a list.
  public var collection: Any? {
    if case .list(let parts) = root { parts.map(Self.part) } else { nil }
  }

  private static func part(_ node: ExpressionNode) -> _TesseraExpression { _TesseraExpression(PredicateOperand(node)) }

  /// The expression as a part of a comparison.
  var operand: PredicateOperand { PredicateOperand(root) }
}

extension PredicateOperand {
  init(_ node: ExpressionNode) {
    switch node {
    case .constant(let value): self = .value(value)
    case .keyPath("SELF"), .keyPath("self"): self = .object
    case .keyPath(let path): self = .path(path.split(separator: ".").map(String.init))
    case .list(let parts): self = .list(parts.map(Self.init))
    case .variable(let name, let path): self = .variable(name, path: path)
    case .negated, .operation, .function: self = .expression(node)
    }
  }

  var node: ExpressionNode {
    switch self {
    case .object: .keyPath("SELF")
    case .path(let keys): .keyPath(keys.joined(separator: "."))
    case .list(let parts): .list(parts.map(\.node))
    case .variable(let name, let path): .variable(name, path: path)
    case .expression(let node): node
    case .value(let value): .constant(value as? NSObject ?? value.flatMap(Self.object))
    }
  }

  private static func object(_ value: Any) -> NSObject? {
    switch value {
    case let text as String: text as NSString
    case let date as Date: date as NSDate
    case let flag as Bool: NSNumber(value: flag)
    case let number as Int: NSNumber(value: number)
    case let number as Double: number == number.rounded() ? NSNumber(value: Int(number)) : NSNumber(value: number)
    default: value as? NSNumber
    }
  }
}
