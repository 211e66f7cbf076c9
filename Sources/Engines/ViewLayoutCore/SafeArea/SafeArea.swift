// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The part of a root that bars and the keyboard leave free.
package struct SafeArea: Hashable, Sendable {
  /// The free rectangle in the root's leading coordinates, in points.
  package let bounds: CGRect
  /// How far the root reaches beyond the free rectangle, in points.
  package let insets: EdgeLengths

  package init(bounds: CGRect, insets: EdgeLengths) {
    self.bounds = bounds
    self.insets = insets
  }

  /// How far a view that ignores the safe area grows.
  ///
  /// An edge of the view grows by the inset if it touches or passes the boundary there. A view that only touches the
  /// top grows at the top alone, one in the middle not at all.
  ///
  /// - Parameters:
  ///   - frame: In the root's leading coordinates.
  ///   - edges: The edges at which the view ignores the safe area.
  package func expansion(of frame: CGRect, edges: LayoutEdges = .all) -> EdgeLengths {
    // Sums of lengths may miss the boundary by a rounding error.
    let slack: CGFloat = 1e-6
    func touches(_ edge: LayoutEdge) -> Bool {
      switch edge {
      case .top: frame.minY <= bounds.minY + slack
      case .leading: frame.minX <= bounds.minX + slack
      case .bottom: frame.maxY >= bounds.maxY - slack
      case .trailing: frame.maxX >= bounds.maxX - slack
      }
    }
    var expansion = EdgeLengths.zero
    for edge in LayoutEdge.allCases where edges.contains(edge) && touches(edge) { expansion[edge] = insets[edge] }
    return expansion
  }
}

/// Lets its child grow beyond the safe area once it is placed: `ignoresSafeArea`.
///
/// Decision: the box answers as its child does. Where it is placed its frame grows by the expansion at that place, and
/// the child is proposed the grown size and centred in it. The element sets `expansion` from
/// `SafeArea.expansion(of:edges:)` before placing.
package struct IgnoresSafeAreaLayout: LayoutAlgorithm {
  /// By how much the frame grows on each edge, in points.
  package var expansion: EdgeLengths

  package init(expansion: EdgeLengths = .zero) { self.expansion = expansion }

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    children.first?.size(in: proposal) ?? .zero
  }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? {
    children.isEmpty ? 0 : children[0].freeLength(axis, at: proposal)
  }

  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    guard let child = children.first else { return }
    guard expansion != .zero else { return emit(0, .zero, proposal) }
    let grown = CGSize(
      width: max(0, size.width + expansion.total(along: .horizontal)),
      height: max(0, size.height + expansion.total(along: .vertical)))
    let final = Proposal(grown)
    let origin = child.origin(in: grown, .center, proposal: final)
    emit(0, CGPoint(x: origin.x - expansion.leading, y: origin.y - expansion.top), final)
  }
}
