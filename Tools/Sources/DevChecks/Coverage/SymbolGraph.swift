// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the compiler says a module declares: one file of `swift package dump-symbol-graph`, as far as names go.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable {
      var kind: String
      var spelling: String
    }
    struct Availability: Decodable {
      var isUnconditionallyUnavailable: Bool?
    }

    var kind: Kind
    var identifier: Identifier
    /// The type's names from the outside in, then the declaration's: `["UIView", "init(frame:)"]`.
    var pathComponents: [String]
    var declarationFragments: [Fragment]
    var availability: [Availability]?

    var isUnavailable: Bool { availability?.contains { $0.isUnconditionallyUnavailable == true } == true }
    var isType: Bool { Self.types.contains(kind.identifier) }
    var isFunction: Bool { kind.identifier == "swift.func" }
    var isInitialiser: Bool { kind.identifier == "swift.init" }
    private static let types: Set<String> = ["swift.class", "swift.struct", "swift.enum", "swift.protocol"]

    /// `move(to:)` is called `move`.
    var name: String { String((pathComponents.last ?? "").prefix { $0 != "(" }) }
    /// The dotted name of the type that it belongs to; `nil` for what belongs to none.
    var owner: String? { pathComponents.count > 1 ? pathComponents.dropLast().joined(separator: ".") : nil }

    /// The parameters of an initialiser. A default value stands as text between one label and the next.
    var parameters: [Parameter] {
      var result: [Parameter] = []
      for fragment in declarationFragments {
        if fragment.kind == "externalParam" {
          result.append(Parameter(label: fragment.spelling, hasDefault: false))
        } else if !result.isEmpty, fragment.kind == "text", fragment.spelling.contains(" = ") {
          result[result.count - 1].hasDefault = true
        }
      }
      return result
    }
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    /// The target's name where it is declared elsewhere: `Swift.Hashable`.
    var targetFallback: String?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}
