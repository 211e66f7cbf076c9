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
        "textAlignment", "alignment", "textStyle", "maxWidth",
      ])
    let label = UILabel()
    if let style = node["textStyle"] {
      if scene.hasTallLines { throw .tallText }
      label.font = UIFont.preferredFont(forTextStyle: try style.choice(Self.textStyles))
    } else {
      label.font = try font(size: node["fontSize"], weight: node["fontWeight"])
    }
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
    note(
      node,
      known: [
        "type", "title", "fontSize", "fontWeight", "enabled", "isEnabled", "sizeToFit", "configuration", "subtitle",
      ])
    // Pictures of buttons are symbols, which have sizes of their own here.
    if node.firstOf("image", "symbol", "systemImage") != nil { throw .notRegular }
    if let name = node["configuration"] { return try configuredButton(node, try name.choice(Self.configurations)) }
    let kinds: [String: UIButton.ButtonType] = ["system": .system, "custom": .custom]
    let button = UIButton(type: try node["type"]?.choice(kinds) ?? .system)
    button.setTitle(try node["title"]?.string("a title"), for: .normal)
    if node["fontSize"] != nil || node["fontWeight"] != nil {
      button.titleLabel?.font = try font(size: node["fontSize"], weight: node["fontWeight"])
    }
    if let enabled = try node.firstOf("enabled", "isEnabled")?.bool() { button.isEnabled = enabled }
    return button
  }

  private func configuredButton(
    _ node: SceneNode, _ configuration: UIButton.Configuration
  ) throws(SceneError) -> UIButton {
    // Titles have text styles.
    if scene.hasTallLines { throw .tallText }
    var configuration = configuration
    configuration.title = try node["title"]?.string("a title")
    configuration.subtitle = try node["subtitle"]?.string("a subtitle")
    let button = UIButton(configuration: configuration)
    if let enabled = try node.firstOf("enabled", "isEnabled")?.bool() { button.isEnabled = enabled }
    return button
  }

  private static let configurations: [String: UIButton.Configuration] = [
    "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
  ]
  private static let textStyles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
    "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption1": .caption1,
    "caption2": .caption2,
  ]
  nonisolated static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
