// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Stack views: what is arranged may be a stack in its turn.

extension SceneBuilder {
  func stack(_ node: SceneNode) throws(SceneError) -> UIStackView {
    note(
      node,
      known: [
        "axis", "alignment", "distribution", "spacing", "arranged", "arrangedSubviews", "customSpacing",
        "isLayoutMarginsRelativeArrangement", "isBaselineRelativeArrangement",
      ])
    let stack = UIStackView()
    if let axis = try node["axis"]?.choice(Self.axes) { stack.axis = axis }
    if let alignment = try node["alignment"]?.choice(Self.alignments) { stack.alignment = alignment }
    if let distribution = try node["distribution"]?.choice(Self.distributions) { stack.distribution = distribution }
    if let spacing = try node["spacing"]?.number() { stack.spacing = spacing }
    if let isRelative = try node["isLayoutMarginsRelativeArrangement"]?.bool() {
      stack.isLayoutMarginsRelativeArrangement = isRelative
    }
    if let isRelative = try node["isBaselineRelativeArrangement"]?.bool() {
      stack.isBaselineRelativeArrangement = isRelative
    }
    let arranged = try (node["arranged"] ?? node["arrangedSubviews"])?.list("a list of arranged views") ?? []
    for entry in arranged {
      try entry.object("an arranged view as an object")
      let view: UIView
      if let inner = entry["stack"] { view = try arrangedStack(inner, in: entry) } else { view = try self.view(entry) }
      stack.addArrangedSubview(view)
      if let spacing = entry["customSpacing"] ?? entry["customSpacingAfter"] ?? entry["spacingAfter"] {
        stack.setCustomSpacing(try spacing.number(), after: view)
      }
    }
    if let spacings = node["customSpacing"] { try setCustomSpacings(spacings, of: stack) }
    return stack
  }

  private func arrangedStack(_ node: SceneNode, in entry: SceneNode) throws(SceneError) -> UIView {
    try node.object("a stack as an object")
    try takeView()
    let view = try stack(node)
    try configure(view, node, isRoot: false)
    try configure(view, entry, isRoot: false)
    return view
  }

  /// `{ "1": 20 }`, or a list of `[index, spacing]`: the space after an arranged view.
  private func setCustomSpacings(_ node: SceneNode, of stack: UIStackView) throws(SceneError) {
    var entries: [(index: Int, spacing: CGFloat)] = []
    let highest = max(stack.arrangedSubviews.count - 1, 0)
    if node.isList {
      for entry in try node.list("a list of [index, spacing]") {
        let parts = try entry.list("[index, spacing]")
        guard parts.count == 2 else { throw entry.malformed("[index, spacing]") }
        entries.append((try parts[0].count("an index", atMost: highest), try parts[1].number()))
      }
    } else {
      try node.object("spaces by index")
      for key in node.keys {
        guard let index = Int(key), (0...highest).contains(index), let spacing = node[key] else {
          throw .malformed(path: "\(node.path).\(key)", expected: "an index from 0 to \(highest)", found: "'\(key)'")
        }
        entries.append((index, try spacing.number()))
      }
    }
    for entry in entries where stack.arrangedSubviews.indices.contains(entry.index) {
      stack.setCustomSpacing(entry.spacing, after: stack.arrangedSubviews[entry.index])
    }
  }

  private static let axes: [String: NSLayoutConstraint.Axis] = ["horizontal": .horizontal, "vertical": .vertical]
  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
    "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]
  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
}
