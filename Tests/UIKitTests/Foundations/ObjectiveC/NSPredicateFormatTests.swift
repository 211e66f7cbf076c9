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
