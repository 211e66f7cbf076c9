// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// A predicate that knows its text; Foundation's on Linux don't.
protocol PredicateText {
  var text: String { get }
}

extension NSPredicate {
  /// The predicate as a format has it.
  var formatText: String {
    (self as? any PredicateText)?.text ?? (evaluate(with: nil) ? "TRUEPREDICATE" : "FALSEPREDICATE")
  }
}

/// A comparison of two expressions, which Foundation has on Apple's platforms only; the translator has app source name this
/// for `NSComparisonPredicate`.
public final class _TesseraComparisonPredicate: NSPredicate, PredicateText {
  /// Of which members of a list the comparison has to be true.
  public enum Modifier: UInt, Sendable {
    case direct, all, any
  }

  /// How texts are compared.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Texts are taken as they are.
    public static let normalized = Options(rawValue: 4)
  }

  /// The operators.
  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith
    case endsWith, `in`, customSelector
    case contains = 99
    case between
  }

  private let comparison: PredicateComparison
  /// The expression on the left.
  public let leftExpression: _TesseraExpression
  /// The expression on the right.
  public let rightExpression: _TesseraExpression
  /// How texts are compared.
  public let options: Options

  init(_ comparison: PredicateComparison) {
    self.comparison = comparison
    leftExpression = _TesseraExpression(comparison.left)
    rightExpression = _TesseraExpression(comparison.right)
    options = Options(comparison.options)
    super.init(value: true)
  }

  /// Creates a comparison. `type` is no ``Operator/customSelector``.
  public init(
    leftExpression lhs: _TesseraExpression, rightExpression rhs: _TesseraExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    guard let operation = PredicateComparison.Operation(type) else {
      fatalError("a comparison by a selector of its own is not supported here")
    }
    comparison = PredicateComparison(
      left: lhs.operand, operation: operation, options: options.compareOptions, right: rhs.operand,
      quantifier: modifier == .any ? .any : modifier == .all ? .all : nil)
    (leftExpression, rightExpression, self.options) = (lhs, rhs, options)
    super.init(value: true)
  }

  /// Not supported: archives don't carry predicates.
  public required init?(coder: NSCoder) { nil }

  public var predicateOperatorType: Operator { Operator(comparison.operation) }

  public var comparisonPredicateModifier: Modifier {
    switch comparison.quantifier {
    case .any: .any
    case .all: .all
    case nil: .direct
    }
  }

  public override func evaluate(with object: Any?) -> Bool { comparison.holds(for: object) }

  public override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    comparison.holds(for: object, bindings)
  }

  var text: String { comparison.text }
  public override var predicateFormat: String { text }
  public override var description: String { text }
  public override func copy(with zone: NSZone? = nil) -> Any { self }
  public override var hash: Int { comparison.text.hashValue }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? _TesseraComparisonPredicate)?.comparison.text == comparison.text
  }
}

/// Conditions of a text that are tied together; it describes itself as that text.
final class CompoundPredicate: NSCompoundPredicate, PredicateText {
  override init(type: NSCompoundPredicate.LogicalType, subpredicates: [NSPredicate]) {
    super.init(type: type, subpredicates: subpredicates)
  }

  required init?(coder: NSCoder) { nil }

  var text: String {
    let parts = subpredicates.map { part in
      let isCompound = (part as? NSCompoundPredicate).map { $0.compoundPredicateType != .not } ?? false
      return isCompound ? "(\(part.formatText))" : part.formatText
    }
    switch compoundPredicateType {
    case .and: return parts.joined(separator: " AND ")
    case .or: return parts.joined(separator: " OR ")
    default: return "NOT " + parts.joined()
    }
  }

  override var predicateFormat: String { text }
  override var description: String { text }
}

extension _TesseraComparisonPredicate.Options {
  init(_ options: String.CompareOptions) {
    self = []
    if options.contains(.caseInsensitive) { insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { insert(.diacriticInsensitive) }
  }

  var compareOptions: String.CompareOptions {
    var result: String.CompareOptions = []
    if contains(.caseInsensitive) { result.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
    return result
  }
}

extension PredicateComparison.Operation {
  /// The operators as they are read and as code names them.
  private static let operators: [(Self, _TesseraComparisonPredicate.Operator)] = [
    (.less, .lessThan), (.lessOrEqual, .lessThanOrEqualTo), (.greater, .greaterThan),
    (.greaterOrEqual, .greaterThanOrEqualTo), (.equal, .equalTo), (.unequal, .notEqualTo), (.matches, .matches),
    (.like, .like), (.beginsWith, .beginsWith), (.endsWith, .endsWith), (.isIn, .in), (.contains, .contains),
    (.between, .between),
  ]

  init?(_ type: _TesseraComparisonPredicate.Operator) {
    guard let found = Self.operators.first(where: { $0.1 == type }) else { return nil }
    self = found.0
  }

  fileprivate var type: _TesseraComparisonPredicate.Operator {
    Self.operators.first { $0.0 == self }?.1 ?? .equalTo
  }

  fileprivate var text: String {
    switch self {
    case .equal: "=="
    case .unequal: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .beginsWith: "BEGINSWITH"
    case .contains: "CONTAINS"
    case .endsWith: "ENDSWITH"
    case .like: "LIKE"
    case .matches: "MATCHES"
    case .isIn: "IN"
    case .between: "BETWEEN"
    }
  }
}

extension _TesseraComparisonPredicate.Operator {
  fileprivate init(_ operation: PredicateComparison.Operation) { self = operation.type }
}

extension PredicateComparison {
  /// The comparison as a format has it.
  fileprivate var text: String {
    let letters = (options.contains(.caseInsensitive) ? "c" : "") + (options.contains(.diacriticInsensitive) ? "d" : "")
    let quantifier = self.quantifier.map { $0 == .any ? "ANY " : "ALL " } ?? ""
    return "\(quantifier)\(left.text) \(operation.text)\(letters.isEmpty ? "" : "[\(letters)]") \(right.text)"
  }
}

extension PredicateOperand {
  /// The operand as a format has it.
  var text: String {
    switch self {
    case .object: "SELF"
    case .path(let keys): keys.joined(separator: ".")
    case .variable(let name, let path): (["$" + name] + path).joined(separator: ".")
    case .list(let members): "{" + members.map(\.text).joined(separator: ", ") + "}"
    case .expression(let node): "\(node)"
    case .value(let value):
      switch PredicateComparison.plain(value) {
      case nil: "nil"
      case let text as String: "\"\(text)\""
      case let flag as Bool: flag ? "1" : "0"
      case let number as Double where number == number.rounded() && abs(number) < 1e15: "\(Int(number))"
      case let other?: "\(other)"
      }
    }
  }
}
