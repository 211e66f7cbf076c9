// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@Suite struct NSPredicateFormatTests {
  @Test(arguments: [
    ("SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}", "ada@example.org", true),
    ("SELF MATCHES %@", "[a-z]+", "ada1", false),
    ("SELF CONTAINS[c] %@", "WORLD", "hello world", true),
    ("SELF contains %@", "WORLD", "hello world", false),
    ("SELF BEGINSWITH[cd] %@", "E", "école", true),
    ("SELF ENDSWITH %@", "ld", "world", true),
    ("SELF LIKE %@", "w?r*", "world", true),
    ("NOT (SELF == %@) && SELF != 'x'", "a", "b", true),
  ])
  func textsAreCompared(format: String, argument: String, text: String, holds: Bool) {
    #expect(NSPredicate(format: format, argument).evaluate(with: text) == holds)
  }

  @Test func dictionariesAreComparedByKeyPaths() {
    let ada: [String: Any] = ["name": "Ada", "age": 36, "tags": ["poet", "maths"], "home": ["city": "London"]]
    for format in [
      "age >= 18 AND name == 'Ada'", "age BETWEEN {30, 40}", "ANY tags == 'maths'", "home.city IN {'London', 'Paris'}",
      "age == 36.0 OR nothing > 1", "missing == nil", "NONE tags = \"x\"", "TRUEPREDICATE", "tags.@count == 2",
    ] { #expect(NSPredicate(format: format).evaluate(with: ada), "\(format)") }
    #expect(NSPredicate(format: "%K < %d", "age", 40).evaluate(with: ada))
    #expect(!NSPredicate(format: "age < %@", NSNumber(value: 20)).evaluate(with: ada))
  }

  @Test func variablesGetTheirValuesWhenTheConditionIsEvaluated() {
    let predicate = NSPredicate(format: "$switch == true AND ($name.length > 2 OR NOT $count != 3)")
    let object = NSObject()
    #expect(predicate.evaluate(with: object, substitutionVariables: ["switch": true, "name": "Ada", "count": 1]))
    #expect(predicate.evaluate(with: object, substitutionVariables: ["switch": true, "name": "", "count": 3]))
    #expect(!predicate.evaluate(with: object, substitutionVariables: ["switch": false, "name": "Ada", "count": 3]))
  }

  @Test func aConditionIsMadeOfParts() throws {
    let predicate = NSPredicate(format: "$a == 1 AND $b.c CONTAINS[cd] 'x' AND (d < 2 OR SELF IN {1, 2})")
    let parts = try #require(predicate as? NSCompoundPredicate).subpredicates
    #expect(parts.count == 3 && (predicate as? NSCompoundPredicate)?.compoundPredicateType == .and)
    #expect(predicate.description == "$a == 1 AND $b.c CONTAINS[cd] \"x\" AND (d < 2 OR SELF IN {1, 2})")
    let first = try #require(parts[0] as? _TesseraComparisonPredicate)
    #expect(first.leftExpression.expressionType == .variable && "\(first.leftExpression)" == "$a")
    #expect(first.rightExpression.expressionType == .constantValue && first.predicateOperatorType == .equalTo)
    let second = try #require(parts[1] as? _TesseraComparisonPredicate)
    #expect(second.leftExpression.expressionType == .function && second.leftExpression.description == "$b.c")
    #expect(second.options == [.caseInsensitive, .diacriticInsensitive])
    let last = try #require((parts[2] as? NSCompoundPredicate)?.subpredicates.last as? _TesseraComparisonPredicate)
    #expect(last.leftExpression.expressionType == .evaluatedObject && last.rightExpression.expressionType == .aggregate)
  }

  @Test func comparisonsAreMadeOfExpressions() {
    let predicate = _TesseraComparisonPredicate(
      leftExpression: _TesseraExpression(forKeyPath: "age"), rightExpression: _TesseraExpression(forConstantValue: 18),
      modifier: .direct, type: .greaterThanOrEqualTo, options: [])
    #expect(predicate.evaluate(with: ["age": 20]) && !predicate.evaluate(with: ["age": 10]))
    #expect(predicate.description == "age >= 18")
    #expect(predicate == NSPredicate(format: "age >= 18"))
    let sum = _TesseraComparisonPredicate(
      leftExpression: _TesseraExpression(format: "a + b"), rightExpression: _TesseraExpression(forVariable: "c"),
      modifier: .direct, type: .equalTo)
    #expect(sum.evaluate(with: ["a": 1, "b": 2], substitutionVariables: ["c": 3]))
  }

  @Test func whatIsNoConditionIsToldAndNothingIsReadWithoutEnd() {
    for format in [
      "", "a", "a ==", "a == 'b", "(a == 1", "a == %@", "a ~ b", "a == {1, 2", "%",
      String(repeating: "(", count: 9_999),
    ] {
      var parser = PredicateParser(format, arguments: [])
      #expect(throws: PredicateFormatError.self) { try parser.parse() }
    }
  }
}
