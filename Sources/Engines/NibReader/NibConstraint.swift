// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A constraint as nibs say it: `first = multiplier × second + constant`.
package struct NibConstraint: Equatable, Sendable {
  package enum Relation: String, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  package let id: String
  /// The identifier of a view or a guide; `nil` for the view that holds the constraint.
  package let firstItem: String?
  package let firstAttribute: String
  package let relation: Relation
  /// `nil` for the view that holds the constraint, where there is a second attribute.
  package let secondItem: String?
  /// `nil` where the constant is all there is.
  package let secondAttribute: String?
  package let multiplier: Double
  /// Points.
  package let constant: Double
  package let priority: Double
  package let identifier: String?

  /// Reads an element; `nil` for one that is there for Interface Builder alone.
  ///
  /// - Parameter isOnCanvas: Whether those count too, as they do in Interface Builder.
  package init?(_ element: NibElement, isOnCanvas: Bool = false) throws(NibError) {
    guard element.name == "constraint", isOnCanvas || element.bool("placeholder") != true else { return nil }
    guard let first = element["firstAttribute"], Self.attributes.contains(first) else {
      throw NibError(line: element.line, expected: "a first attribute that constraints have")
    }
    let second = element["secondAttribute"]
    if let second, !Self.attributes.contains(second) {
      throw NibError(line: element.line, expected: "a second attribute that constraints have, not \(second)")
    }
    id = element.id ?? ""
    firstItem = element["firstItem"]
    firstAttribute = first
    relation = element["relation"].flatMap(Relation.init) ?? .equal
    secondItem = element["secondItem"]
    secondAttribute = second
    guard let multiplier = Self.ratio(element["multiplier"] ?? "1") else {
      throw NibError(line: element.line, expected: "a multiplier: a number, or a ratio such as 16:9")
    }
    self.multiplier = multiplier
    constant = element.number("constant") ?? 0
    priority = min(max(element.number("priority") ?? 1000, 0), 1000)
    identifier = element["identifier"]
  }

  /// A number, `16:9` or `1/3`.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { Double($0) }
    let value: Double?
    switch parts.count {
    case 1: value = parts[0]
    case 2: value = parts[0].flatMap { first in parts[1].map { first / $0 } }
    default: value = nil
    }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  static let attributes: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
    "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
    "centerXWithinMargins", "centerYWithinMargins",
  ]
}

extension NibElement {
  /// The constraints that a view holds.
  package func constraints() throws(NibError) -> [NibConstraint] {
    var result: [NibConstraint] = []
    for element in list("constraints") {
      if let constraint = try NibConstraint(element) { result.append(constraint) }
    }
    return result
  }
}
