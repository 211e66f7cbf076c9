// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Views that a constraint scene names and describes in a phrase each.

extension SceneBuilder {
  /// Adds the views of `{ "title": "UILabel 'Title' 17 pt", "dot": "box inside card" }`.
  func addNamedViews(_ node: SceneNode) throws(SceneError) {
    var parents: [(child: UIView, parent: String, path: String)] = []
    var inOrder: [UIView] = []
    var places: [(view: UIView, part: PlacementPhrase.Part, path: String)] = []
    for (name, entry) in Self.entries(of: node) {
      try takeView()
      let view: UIView
      var parent: String?
      if case .string(let text) = entry.value {
        guard let phrase = PlacedPhrase(text) else { throw .notRegular }
        if let stack = phrase.stack {
          view = try make(stack, path: entry.path)
        } else if let own = phrase.view {
          view = try make(own)
          parent = own.container
        } else {
          throw .notRegular
        }
        if !phrase.placements.isEmpty { view.translatesAutoresizingMaskIntoConstraints = false }
        for part in phrase.placements.flatMap(\.parts) { places.append((view, part, entry.path)) }
      } else {
        view = try self.view(entry)
        hasPlaces = true
        view.translatesAutoresizingMaskIntoConstraints = entry["frame"] != nil
        parent = try entry["inside"]?.string("a view's name")
      }
      guard named.updateValue(view, forKey: name) == nil else {
        throw .malformed(path: entry.path, expected: "a name of its own", found: "'\(name)' twice")
      }
      if let parent { parents.append((view, parent, entry.path)) } else { inOrder.append(view) }
    }
    for view in inOrder { base.addSubview(view) }
    for (child, parent, path) in parents {
      guard let view = named[parent], view !== child, !view.isDescendant(of: child) else {
        throw .malformed(path: path, expected: "the name of another view", found: "'\(parent)'")
      }
      view.addSubview(child)
    }
    for (view, part, path) in places { try activate(part, of: view, path: path) }
    if !places.isEmpty { hasPlaces = true }
  }

  /// The views by name, those of a row each by itself.
  private static func entries(of node: SceneNode) -> [(name: String, entry: SceneNode)] {
    node.keys.flatMap { name -> [(String, SceneNode)] in
      guard let entry = node[name] else { return [] }
      guard case .string(let text) = entry.value, let row = RowPhrase.expand(name: name, text) else {
        return [(name, entry)]
      }
      return row.map { ($0.name, SceneNode(value: .string($0.phrase), path: entry.path)) }
    }
  }

  private func activate(_ part: PlacementPhrase.Part, of view: UIView, path: String) throws(SceneError) {
    var other: UIView?
    if let name = part.other {
      guard let found = named[name] else {
        throw .malformed(path: path, expected: "the name of a view", found: "'\(name)'")
      }
      other = found
    } else if part.otherAttribute != .notAnAttribute {
      other = base
    }
    try ConstraintReader.check(part.attribute, part.otherAttribute, path: path)
    NSLayoutConstraint(
      item: view, attribute: part.attribute, relatedBy: .equal, toItem: other, attribute: part.otherAttribute,
      multiplier: 1, constant: part.constant
    ).isActive = true
  }

  private func make(_ phrase: PlacedPhrase.Stack, path: String) throws(SceneError) -> UIView {
    var settings: [String: JSONValue] = [:]
    for (key, word) in phrase.settings { settings[key] = Double(word).map { .number($0) } ?? .string(word) }
    let stack = try self.stack(SceneNode(value: .object(settings), path: path))
    stack.translatesAutoresizingMaskIntoConstraints = false
    for member in phrase.members {
      try takeView()
      let view = try make(member.view)
      guard named.updateValue(view, forKey: member.name) == nil else {
        throw .malformed(path: path, expected: "a name of its own", found: "'\(member.name)' twice")
      }
      stack.addArrangedSubview(view)
    }
    return stack
  }

  private func make(_ phrase: ViewPhrase) throws(SceneError) -> UIView {
    let view: UIView
    if let text = phrase.text {
      showsText = true
      let label = UILabel()
      label.text = text
      label.font = UIFont.systemFont(ofSize: phrase.fontSize, weight: Self.weights[phrase.weight] ?? .regular)
      label.numberOfLines = phrase.lines
      view = label
    } else {
      view = SceneView()
    }
    if let frame = phrase.frame { view.frame = frame }
    view.translatesAutoresizingMaskIntoConstraints = phrase.frame != nil
    if let size = phrase.size {
      view.widthAnchor.constraint(equalToConstant: size.width).isActive = true
      view.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }
    for (key, value) in phrase.priorities {
      guard let (isHugging, axes) = Self.priorityKey(key), value > 0, value <= 1000 else { throw .notRegular }
      for axis in axes {
        let priority = UILayoutPriority(Float(value))
        if isHugging {
          view.setContentHuggingPriority(priority, for: axis)
        } else {
          view.setContentCompressionResistancePriority(priority, for: axis)
        }
      }
    }
    return view
  }
}
