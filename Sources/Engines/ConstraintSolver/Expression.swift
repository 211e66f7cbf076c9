// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A coefficient times a variable.
public struct Term: Sendable, BitwiseCopyable {
  public var variable: Variable
  public var coefficient: Double

  @inlinable public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant: `2 * width + left - 10`.
///
/// Up to four terms live inline, which covers every constraint that anchors can make; longer sums use the heap. A
/// variable may appear more than once.
public struct Expression: Sendable {
  /// The part of the sum that is not a variable.
  public var constant: Double
  private var inline: (Term, Term, Term, Term)
  private var inlineCount = 0
  private var overflow: ContiguousArray<Term> = []

  private static let blank = Term(Variable(index: -1, generation: 0), 0)

  /// An expression with no terms.
  public init(_ constant: Double = 0) {
    self.constant = constant
    inline = (Self.blank, Self.blank, Self.blank, Self.blank)
  }

  /// `coefficient * variable + constant`.
  public init(_ variable: Variable, _ coefficient: Double = 1, constant: Double = 0) {
    self.init(constant)
    inline.0 = Term(variable, coefficient)
    inlineCount = 1
  }

  /// How many terms there are, repetitions counted.
  public var termCount: Int { inlineCount + overflow.count }

  /// Adds one term at the end.
  public mutating func append(_ term: Term) {
    switch inlineCount {
    case 0: inline.0 = term
    case 1: inline.1 = term
    case 2: inline.2 = term
    case 3: inline.3 = term
    default:
      overflow.append(term)
      return
    }
    inlineCount += 1
  }

  /// Adds `factor * other`, term by term.
  public mutating func add(_ other: Expression, times factor: Double = 1) {
    constant += factor * other.constant
    other.forEachTerm { append(Term($0.variable, factor * $0.coefficient)) }
  }

  /// Calls `body` with every term, in the order they were appended.
  @inline(__always)
  func forEachTerm<E: Error>(_ body: (Term) throws(E) -> Void) throws(E) {
    if inlineCount > 0 { try body(inline.0) }
    if inlineCount > 1 { try body(inline.1) }
    if inlineCount > 2 { try body(inline.2) }
    if inlineCount > 3 { try body(inline.3) }
    for term in overflow { try body(term) }
  }
}
