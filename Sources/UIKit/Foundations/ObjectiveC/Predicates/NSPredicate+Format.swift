// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
internal import TesseraShims_Foundation

// Predicates as text, which Foundation has on Apple's platforms only.

/// What `NSPredicate(format:)` comes from: an initialiser of a protocol can make an object of a subclass.
public protocol _TesseraPredicateReading {
  static func _tesseraRead(_ format: String, _ arguments: [Any]) -> Self
}

extension NSPredicate: _TesseraPredicateReading {
  public static func _tesseraRead(_ format: String, _ arguments: [Any]) -> Self {
    let predicate: NSPredicate
    do {
      let values = arguments.map { ($0 as? VariableArgument)?.value ?? $0 }
      var parser = PredicateParser(format, arguments: values)
      predicate = try parser.parse()
    } catch {
      fatalError("Unable to parse the format string \"\(format)\": \(error.reason)")
    }
    return cast(predicate)
  }

  private static func cast<T>(_ predicate: NSPredicate) -> T {
    guard let result = predicate as? T else { fatalError("\"\(predicate.formatText)\" is no \(T.self)") }
    return result
  }
}

extension _TesseraPredicateReading {
  /// Reads a condition, such as `name CONTAINS[c] %@ AND age >= 18`.
  ///
  /// Comparisons, `BEGINSWITH`, `CONTAINS`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN` and `BETWEEN`; `ANY`, `ALL` and `NONE`; `AND`, `OR`
  /// and `NOT`; `SELF`, key paths of dictionaries and of properties that are exposed to Objective-C, and variables (`$name`).
  /// Functions and arithmetic are not read. A text that can't be read stops the app, as on iOS.
  ///
  /// - Parameters:
  ///   - predicateFormat: With `%@`, `%K`, `%d`, `%f` and their like for arguments.
  ///   - arguments: As many as the format names.
  public init(format predicateFormat: String, _ arguments: Any...) {
    self = Self._tesseraRead(predicateFormat, arguments)
  }

  /// Reads a condition whose arguments are in a list.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = Self._tesseraRead(predicateFormat, arguments ?? [])
  }
}

/// Why a text is no condition.
struct PredicateFormatError: Error {
  var reason: String
}
