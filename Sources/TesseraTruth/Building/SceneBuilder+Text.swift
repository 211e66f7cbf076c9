// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Labels and buttons.

extension SceneBuilder {
  func label(_ node: SceneNode) throws(SceneError) -> UILabel {
    showsText = true
    note(
      node,
      known: [
        "text", "runs", "fontSize", "fontWeight", "numberOfLines", "lines", "sizeToFit", "preferredMaxLayoutWidth",
        "textAlignment", "alignment",
      ])
    let label = UILabel()
    label.font = try font(size: node["fontSize"], weight: node["fontWeight"])
    if let lines = node["numberOfLines"] ?? node["lines"] {
      label.numberOfLines = try lines.count("a number of lines", atMost: 10_000)
    }
    if let width = try node["preferredMaxLayoutWidth"]?.number() { label.preferredMaxLayoutWidth = width }
    if let runs = node["runs"] {
      label.attributedText = try attributedText(runs)
    } else {
      label.text = try node["text"]?.string("a label's text")
    }
    return label
  }

  /// Runs are `[text, size]` or `[text, size, weight]`.
  private func attributedText(_ node: SceneNode) throws(SceneError) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in try node.list("a list of runs") {
      let parts = try run.list("[text, size, weight]")
      guard (2...3).contains(parts.count) else { throw run.malformed("[text, size] or [text, size, weight]") }
      let font = try self.font(size: parts[1], weight: parts.count > 2 ? parts[2] : nil)
      result.append(NSAttributedString(string: try parts[0].string(), attributes: [.font: font]))
    }
    return result
  }

  func font(size: SceneNode?, weight: SceneNode?) throws(SceneError) -> UIFont {
    let points = try size?.number("a font size") ?? 17
    guard points > 0, points <= 1000 else {
      throw .malformed(path: size?.path ?? "", expected: "a font size above 0 and at most 1000", found: "\(points)")
    }
    return UIFont.systemFont(ofSize: points, weight: try weight?.choice(Self.weights) ?? .regular)
  }

  func button(_ node: SceneNode) throws(SceneError) -> UIButton {
    showsText = true
    note(node, known: ["type", "title", "fontSize", "fontWeight", "enabled", "isEnabled", "sizeToFit"])
    let kinds: [String: UIButton.ButtonType] = ["system": .system, "custom": .custom]
    let button = UIButton(type: try node["type"]?.choice(kinds) ?? .system)
    button.setTitle(try node["title"]?.string("a title"), for: .normal)
    if node["fontSize"] != nil || node["fontWeight"] != nil {
      button.titleLabel?.font = try font(size: node["fontSize"], weight: node["fontWeight"])
    }
    if let enabled = try node.firstOf("enabled", "isEnabled")?.bool() { button.isEnabled = enabled }
    return button
  }

  nonisolated static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
