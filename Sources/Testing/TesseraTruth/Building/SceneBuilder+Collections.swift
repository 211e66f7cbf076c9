// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Collection views: which layout they have, and what they are told themselves.

extension SceneBuilder {
  func collection(_ node: SceneNode) throws(SceneError) -> UICollectionView {
    let name = try node["layout"]?.string("the layout's name") ?? Self.layoutName(of: node)
    // `flow`, `list insetGrouped`, `UICollectionViewCompositionalLayout.list(plain)`.
    var kinds: Set<String> = []
    for word in name.split(whereSeparator: { !$0.isLetter }) {
      switch word {
      case "flow", "UICollectionViewFlowLayout": kinds.insert("flow")
      case "list", "lists": kinds.insert("list")
      case "compositional", "UICollectionViewCompositionalLayout": kinds.insert("compositional")
      // Other layouts are not built here.
      default: if ListReader.appearances[String(word)] == nil { throw .notRegular }
      }
    }
    if kinds == ["flow"] { return try flowCollection(node) }
    guard !kinds.isEmpty, !kinds.contains("flow") else { throw .notRegular }
    return try compositionalCollection(node, layoutName: name, isList: kinds.contains("list"))
  }

  /// The layout of a scene that does not name it.
  private static func layoutName(of node: SceneNode) -> String {
    if node["rows"] != nil { return "list" }
    guard node.firstOf("sections", "section", "group") != nil else { return "flow" }
    return node.firstOf("appearance", "headerMode", "footerMode") != nil ? "list" : "compositional"
  }

  /// Makes a collection view of the size that the scene says, with what every layout may have.
  func makeView(_ node: SceneNode, _ layout: UICollectionViewLayout) throws(SceneError) -> UICollectionView {
    var frame = CGRect.zero
    if let size = try node["size"]?.size() { frame.size = size }
    if let stated = try node["frame"]?.rect() { frame = stated }
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    try inset(view, node)
    return view
  }

  /// Remembers how far the view, and sections that scroll across it, are to be scrolled.
  func noteOffsets(of view: UICollectionView, _ node: SceneNode, sections: [SceneNode] = []) throws(SceneError) {
    var offset: CGPoint?
    if let x = try node["contentOffsetX"]?.number() { offset = CGPoint(x: x, y: 0) }
    if let y = try node["contentOffsetY"]?.number() { offset = CGPoint(x: offset?.x ?? 0, y: y) }
    if let place = node.firstOf("contentOffset", "scrolledTo") {
      offset = place.isNumber ? CGPoint(x: 0, y: try place.number()) : try place.point()
    }
    if let offset { startingOffsets.append(Scrolling(view: view, section: nil, offset: offset)) }
    for (section, entry) in sections.enumerated() {
      guard let distance = try entry.firstOf("orthogonalOffset", "scrollOffset")?.number(), distance != 0 else {
        continue
      }
      startingOffsets.append(Scrolling(view: view, section: section, offset: CGPoint(x: distance, y: 0)))
    }
  }

  static let directions: [String: UICollectionView.ScrollDirection] = [
    "vertical": .vertical, "horizontal": .horizontal,
  ]
}
