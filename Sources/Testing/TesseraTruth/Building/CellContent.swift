// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// What a cell or another view of a collection shows, and so what it asks for where its size is estimated.
enum CellContent {
  /// Something whose natural size the scene states, in points.
  case size(CGSize)
  /// A label at fixed distances from the edges.
  case label(text: String, font: UIFont, lines: Int, insets: UIEdgeInsets)

  /// Puts the content into a view, from edge to edge.
  @MainActor func fill(_ container: UIView) {
    let view: UIView
    var margins = UIEdgeInsets.zero
    switch self {
    case .size(let size):
      let plain = SceneView()
      plain.statedSize = size
      view = plain
    case .label(let text, let font, let lines, let insets):
      let label = UILabel()
      (label.text, label.font, label.numberOfLines) = (text, font, lines)
      view = label
      margins = insets
    }
    for old in container.subviews { old.removeFromSuperview() }
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: margins.top),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: margins.left),
      container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: margins.right),
      container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: margins.bottom),
    ])
  }
}

extension SceneBuilder {
  /// What the cells of one section show: `fittingSizes`, natural sizes; or `texts` in labels, which `cell` describes.
  /// Empty where the scene says nothing.
  func cellContents(
    texts: SceneNode?, sizes: SceneNode?, cell: SceneNode?, count: Int
  ) throws(SceneError) -> [CellContent] {
    var contents: [CellContent] = []
    if let sizes {
      for size in try sizes.sizes(count: count, default: .zero) { contents.append(.size(size)) }
    } else if let texts {
      let entries = try texts.list("a text for each of \(count) items")
      guard entries.count == count else { throw texts.malformed("a text for each of \(count) items") }
      showsText = true
      var phrase = ViewPhrase(label: "")
      if let cell { phrase = try Self.label(in: cell) }
      let font = UIFont.systemFont(ofSize: phrase.fontSize, weight: Self.weights[phrase.weight] ?? .regular)
      for entry in entries {
        contents.append(
          .label(text: try entry.string("a text"), font: font, lines: phrase.lines, insets: phrase.insets))
      }
    }
    return contents
  }

  /// `UILabel 15 pt, insets (8,12,8,12)`, or an object with `fontSize`, `fontWeight`, `lines` and `insets_tlbr`.
  private static func label(in node: SceneNode) throws(SceneError) -> ViewPhrase {
    if case .string(let text) = node.value {
      guard let phrase = ViewPhrase(cell: text) else { throw .notRegular }
      return phrase
    }
    try node.object("a cell as an object")
    try node.accepts(["fontSize", "fontWeight", "lines", "numberOfLines", "insets_tlbr", "insets"], in: "a cell")
    var phrase = ViewPhrase(label: "")
    phrase.fontSize = try node["fontSize"]?.number("a font size") ?? 17
    guard phrase.fontSize > 0, phrase.fontSize <= 1000 else {
      throw node.malformed("a font size above 0 and at most 1000")
    }
    if let weight = node["fontWeight"] {
      _ = try weight.choice(weights)
      phrase.weight = try weight.string()
    }
    phrase.lines = try node.firstOf("lines", "numberOfLines")?.count("a number of lines", atMost: 1000) ?? 1
    phrase.insets = try node.firstOf("insets_tlbr", "insets")?.insets() ?? .zero
    return phrase
  }
}
