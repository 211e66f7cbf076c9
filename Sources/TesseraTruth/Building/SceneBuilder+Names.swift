// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Views that a constraint scene names and describes in a phrase each.

extension SceneBuilder {
  /// Adds the views of `{ "title": "UILabel 'Title' 17 pt", "dot": "box inside card" }`.
  func addNamedViews(_ node: SceneNode) throws(SceneError) {
    var parents: [(child: UIView, parent: String, path: String)] = []
    var inOrder: [UIView] = []
    for name in node.keys {
      guard let entry = node[name] else { continue }
      try takeView()
      let view: UIView
      var parent: String?
      if case .string(let text) = entry.value {
        guard let phrase = ViewPhrase(text) else { throw .notRegular }
        view = try make(phrase)
        parent = phrase.container
      } else {
        view = try self.view(entry)
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
