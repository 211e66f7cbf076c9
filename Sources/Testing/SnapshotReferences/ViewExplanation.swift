// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// Says why a picture differs from its reference: which views differ and in what, and what moved because of that.
package struct ViewExplanation: Hashable, Sendable {
  /// A view that differs. Frames are in pixels from the picture's top left.
  package struct View: Hashable, Sendable {
    package var name: String
    /// Before; `nil` for a new view, and where that is not known.
    package var old: CGRect?
    /// Now; `nil` for a view that is gone.
    package var new: CGRect?
  }

  /// What differs by itself first, then what follows from that.
  package private(set) var lines: [String] = []
  package private(set) var views: [View] = []

  /// How many views are named.
  private static let most = 8

  /// - Parameters:
  ///   - expected: The reference's views; `nil` where they are not known.
  ///   - actual: The picture's.
  ///   - area: Where the pictures differ, in pixels.
  package init(expected: ViewTree?, actual: ViewTree, area: CGRect?) {
    let scale = actual.scale
    func pixels(_ frame: CGRect?) -> CGRect? {
      frame.map { CGRect(x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale, height: $0.height * scale) }
    }
    var found: [(order: Int, line: String, view: View)] = []
    if let expected {
      func look(_ siblings: [ViewMatch], in parent: ViewMatch?, owner: String?) {
        let causes = ViewCauses(siblings: siblings, parent: parent)
        for match in siblings {
          let name = ViewCauses.name(match, owner: owner)
          if let (words, isOwn) = causes.words(of: match) {
            let view = View(name: name, old: pixels(match.old?.frame), new: pixels(match.new?.frame))
            found.append((isOwn ? 0 : 1, "\(name) \(words)", view))
          }
          guard let node = match.new ?? match.old else { continue }
          look(match.children, in: match, owner: ViewCauses.isApps(node.kind) ? node.kind : owner)
        }
      }
      look(ViewMatch.match(expected.roots, actual.roots), in: nil, owner: nil)
    }
    if found.isEmpty, let area {
      // Nothing that is noted differs, or nobody noted it: at least it is said where to look.
      for (name, frame) in Self.views(in: area, of: actual, scale: scale) {
        found.append((0, "in \(name)", View(name: name, old: nil, new: frame)))
      }
    }
    let sorted = found.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element)
    lines = sorted.prefix(Self.most).map(\.line)
    if sorted.count > Self.most { lines.append("and \(sorted.count - Self.most) more") }
    views = sorted.map(\.view)
  }

  /// The innermost views that an area touches, the front ones first.
  private static func views(in area: CGRect, of tree: ViewTree, scale: CGFloat) -> [(String, CGRect)] {
    var found: [(String, CGRect)] = []
    func look(_ node: ViewTree.Node, _ owner: String?) -> Bool {
      let frame = CGRect(
        x: node.frame.minX * scale, y: node.frame.minY * scale, width: node.frame.width * scale,
        height: node.frame.height * scale)
      guard frame.intersects(area), node["hidden"] == nil else { return false }
      let own = ViewCauses.isApps(node.kind) ? node.kind : owner
      let isFound = node.children.reversed().map { look($0, own) }.contains(true)
      if !isFound { found.append((ViewCauses.name(node, owner: owner), frame)) }
      return true
    }
    for root in tree.roots.reversed() { _ = look(root, nil) }
    return found
  }
}
