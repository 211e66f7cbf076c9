// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
internal import TesseraShims_Foundation

// Predicates as text, which Foundation has on Apple's platforms only.

extension NSPredicate {
  /// Reads a condition, such as `name CONTAINS[c] %@ AND age >= 18`.
  ///
  /// Comparisons, `BEGINSWITH`, `CONTAINS`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN` and `BETWEEN`; `ANY`, `ALL` and `NONE`; `AND`, `OR`
  /// and `NOT`; `SELF` and key paths of dictionaries and of properties that are exposed to Objective-C. Functions and
  /// arithmetic are not read. A text that can't be read stops the app, as on iOS.
  ///
  /// - Parameters:
  ///   - predicateFormat: With `%@`, `%K`, `%d`, `%f` and their like for arguments.
  ///   - arguments: As many as the format names.
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// Reads a condition whose arguments are in a list.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let condition: PredicateCondition
    do {
      let values = (arguments ?? []).map { ($0 as? VariableArgument)?.value ?? $0 }
      var parser = PredicateParser(predicateFormat, arguments: values)
      condition = try parser.parse()
    } catch {
      fatalError("Unable to parse the format string \"\(predicateFormat)\": \(error.reason)")
    }
    let passed = Passed(value: condition)
    self.init { object, _ in passed.value.holds(for: object) }
  }
}

/// Why a text is no condition.
struct PredicateFormatError: Error {
  var reason: String
}
