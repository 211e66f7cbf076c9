// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// Turns `{ "item": "1", "attribute": "leading", "relation": "eq", "toItem": "0", … }` into constraints.
///
/// Items are paths from the root ("" is the root, "1.0" the first subview of its second) or names, and may end in
/// `.safeArea`, `.layoutMargins` or `.readableContent` for a view's guide.
@MainActor struct ConstraintReader {
  let scene: SceneBuilder

  func activate(_ node: SceneNode) throws(SceneError) {
    var constraints: [NSLayoutConstraint] = []
    for entry in try node.list("a list of constraints") {
      if case .string(let format) = entry.value {
        constraints += try self.constraints(format, entry)
        continue
      }
      try entry.object("a constraint as an object")
      constraints.append(try constraint(entry))
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// The constraints of a row or column drawn in text, `H:|-[icon(24)]-8-[title]-|`; other texts are prose.
  private func constraints(_ format: String, _ node: SceneNode) throws(SceneError) -> [NSLayoutConstraint] {
    guard format.contains("[") else { throw .notRegular }
    var metrics: [String: CGFloat] = [:]
    for key in scene.scene.input["metrics"]?.keys ?? [] {
      metrics[key] = try scene.scene.input["metrics"]?[key]?.number("a length")
    }
    let read = NSLayoutConstraint.read(visualFormat: format, metrics: metrics, views: scene.named)
    if let fault = read.fault {
      throw .malformed(path: node.path, expected: "a format that can be read", found: fault)
    }
    return read.constraints
  }

  private func constraint(_ node: SceneNode) throws(SceneError) -> NSLayoutConstraint {
    scene.note(
      node,
      known: [
        "item", "attribute", "relation", "toItem", "toAttribute", "constant", "multiplier", "priority", "identifier",
        "itemGuide", "toGuide",
      ])
    let item = try self.item(try node.required("item", "a path or name"), guide: node["itemGuide"])
    let attribute = try node.required("attribute", "an attribute").choice(Self.attributes)
    let relation = try node["relation"]?.choice(Self.relations) ?? .equal
    let other: AnyObject?
    if let toItem = node["toItem"] { other = try self.item(toItem, guide: node["toGuide"]) } else { other = nil }
    let otherAttribute =
      other == nil ? .notAnAttribute : try node["toAttribute"]?.choice(Self.attributes) ?? attribute
    try Self.check(attribute, otherAttribute, path: node.path)
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: try multiplier(node), constant: try node["constant"]?.number() ?? 0)
    if let priority = try node["priority"]?.priority() { constraint.priority = priority }
    constraint.identifier = try node["identifier"]?.string()
    return constraint
  }

  private func multiplier(_ node: SceneNode) throws(SceneError) -> CGFloat {
    guard let value = node["multiplier"] else { return 1 }
    let number = try value.number()
    guard number != 0 else { throw .malformed(path: value.path, expected: "a multiplier other than 0", found: "0") }
    return number
  }

  private func item(_ node: SceneNode, guide: SceneNode?) throws(SceneError) -> AnyObject {
    var path = try node.string("a path or name")
    path = String(path.map { ":@#/".contains($0) ? "." : $0 })
    if ["root", "superview", "view"].contains(path), scene.named[path] == nil { path = "" }
    if let guide { path += (path.isEmpty ? "" : ".") + (try guide.string("a guide's name")) }
    if let guide = scene.guides[path] { return guide }
    for (ending, guide) in Self.guides where path == ending || path.hasSuffix("." + ending) {
      guard let view = scene.view(at: String(path.dropLast(path == ending ? ending.count : ending.count + 1))) else {
        break
      }
      return guide(view)
    }
    guard let view = scene.view(at: path) else {
      throw .malformed(path: node.path, expected: "the path or name of a view", found: "'\(path)'")
    }
    return view
  }

  static let guides: [(String, @MainActor (UIView) -> UILayoutGuide)] = [
    ("safeArea", { $0.safeAreaLayoutGuide }), ("safe", { $0.safeAreaLayoutGuide }),
    ("margins", { $0.layoutMarginsGuide }), ("readable", { $0.readableContentGuide }),
    ("safeAreaLayoutGuide", { $0.safeAreaLayoutGuide }),
    ("layoutMargins", { $0.layoutMarginsGuide }), ("layoutMarginsGuide", { $0.layoutMarginsGuide }),
    ("contentLayoutGuide", { ($0 as? UIScrollView)?.contentLayoutGuide ?? $0.layoutMarginsGuide }),
    ("frameLayoutGuide", { ($0 as? UIScrollView)?.frameLayoutGuide ?? $0.layoutMarginsGuide }),
    ("readableContent", { $0.readableContentGuide }), ("readableContentGuide", { $0.readableContentGuide }),
  ]

  // MARK: - What goes together

  /// UIKit stops the app at such pairs; a file must not stop the tool.
  static func check(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, path: String
  ) throws(SceneError) {
    let kinds = (kind(of: first), kind(of: second))
    if second == .notAnAttribute {
      guard kinds.0 == .size else {
        throw .malformed(path: path, expected: "a toItem for a position", found: "none")
      }
      return
    }
    // An edge that depends on the reading direction goes with neither left nor right; a centre goes with both.
    let mixesDirections =
      Set([kinds.0, kinds.1]) == [.leftRight, .leadingTrailing] && first != second
    let isPair =
      kinds.0 == kinds.1 || (kinds.0.isHorizontal && kinds.1.isHorizontal && !mixesDirections)
    guard isPair else {
      throw .malformed(path: path, expected: "two attributes that can be compared", found: "a mixed pair")
    }
  }

  private enum Kind {
    case size, leftRight, leadingTrailing, centerX, vertical, none

    var isHorizontal: Bool { self == .leftRight || self == .leadingTrailing || self == .centerX }
  }

  private static func kind(of attribute: NSLayoutConstraint.Attribute) -> Kind {
    switch attribute {
    case .width, .height: .size
    case .left, .right, .leftMargin, .rightMargin: .leftRight
    case .leading, .trailing, .leadingMargin, .trailingMargin: .leadingTrailing
    case .centerX, .centerXWithinMargins: .centerX
    case .notAnAttribute: .none
    default: .vertical
    }
  }

  nonisolated static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "firstBaseline": .firstBaseline,
    "lastBaseline": .lastBaseline, "baseline": .lastBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "eq": .equal, "le": .lessThanOrEqual, "ge": .greaterThanOrEqual, "==": .equal, "<=": .lessThanOrEqual,
    ">=": .greaterThanOrEqual,
  ]
}
