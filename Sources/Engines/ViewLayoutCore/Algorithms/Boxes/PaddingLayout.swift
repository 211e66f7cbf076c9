// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Room around a child: `padding`. Negative lengths let it overflow.
package struct PaddingLayout: LayoutAlgorithm {
  /// The padding on an edge for which none is given, in points.
  package static let standardLength: CGFloat = 16

  package let insets: EdgeLengths
  /// The edges on which there is padding, even of 0: their spacing is an ordinary view's.
  package let edges: LayoutEdges

  /// Lengths on other edges are ignored.
  package init(_ insets: EdgeLengths, edges: LayoutEdges = .all) {
    var kept = EdgeLengths.zero
    for edge in LayoutEdge.allCases where edges.contains(edge) { kept[edge] = insets[edge] }
    self.insets = kept
    self.edges = edges
  }

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    let child = children.first?.size(in: proposal.inset(by: insets)) ?? .zero
    return CGSize(
      width: max(0, child.width + insets.total(along: .horizontal)),
      height: max(0, child.height + insets.total(along: .vertical)))
  }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? {
    let inner = Proposal(along: proposal, across: nil, axis: axis).inset(by: insets)[axis]
    let child = children.isEmpty ? 0 : children[0].freeLength(axis, at: inner)
    return child.map { max(0, $0 + insets.total(along: axis)) }
  }

  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    guard !children.isEmpty else { return }
    emit(0, CGPoint(x: insets.leading, y: insets.top), proposal.inset(by: insets))
  }

  package func spacing(of children: LayoutChildren) -> SpacingPreferences {
    (children.first?.spacing ?? .none).resetting(edges)
  }
}
