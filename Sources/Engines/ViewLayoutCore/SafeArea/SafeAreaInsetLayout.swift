// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A view at an edge, beside which the main view is laid out: `safeAreaInset`, `safeAreaBar`, `safeAreaPadding`.
///
/// The first child is the main view, the second the inset one. The inset view is proposed the length less the main
/// view's least length; the main view is proposed the length less the inset view's. Drawing lets the main view's
/// background reach under the inset view: its safe area grows by `inset(in:of:)`.
///
/// Decisions: the box is as wide as the main view, and as long as both with the gap.
package struct SafeAreaInsetLayout: LayoutAlgorithm {
  package let edge: LayoutEdge
  /// The guide by which the inset view is aligned with the main one, on the other axis.
  package let alignment: AlignmentKey
  /// The gap between both views in points; `nil` for what their preferences say.
  package let spacing: CGFloat?

  /// - Parameter alignment: Defaults to the centre.
  package init(edge: LayoutEdge, alignment: AlignmentKey? = nil, spacing: CGFloat? = nil) {
    self.edge = edge
    self.alignment = alignment ?? (edge.axis == .horizontal ? .verticalCenter : .horizontalCenter)
    self.spacing = spacing
    precondition(self.alignment.axis == edge.axis.cross, "an inset view is aligned along its edge")
  }

  /// By how much the main view's safe area grows at the edge, in points.
  package func inset(in proposal: Proposal, of children: LayoutChildren) -> CGFloat {
    guard children.count == 2 else { return 0 }
    return parts(proposal, children).inset
  }

  private func parts(_ proposal: Proposal, _ children: LayoutChildren) -> (
    main: Proposal, side: Proposal, inset: CGFloat
  ) {
    let (axis, main, side) = (edge.axis, children[0], children[1])
    var (mainProposal, sideProposal) = (proposal, proposal)
    if let length = proposal[axis], length < .infinity {
      mainProposal[axis] = 0
      sideProposal[axis] = max(0, length - main.length(axis, in: mainProposal))
    }
    let (first, last) = edge.isFirst ? (side, main) : (main, side)
    let gap = spacing ?? first.spacing.distance(to: last.spacing, along: axis)
    let inset = side.length(axis, in: sideProposal) + gap
    if let length = proposal[axis] { mainProposal[axis] = length < .infinity ? max(0, length - inset) : length }
    return (mainProposal, sideProposal, inset)
  }

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    guard children.count == 2 else { return children.first?.size(in: proposal) ?? .zero }
    let parts = parts(proposal, children)
    var size = children[0].size(in: parts.main)
    size[edge.axis] = max(0, size[edge.axis] + parts.inset)
    return size
  }

  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    guard children.count == 2 else {
      if !children.isEmpty { emit(0, .zero, proposal) }
      return
    }
    let (axis, parts) = (edge.axis, parts(proposal, children))
    let (main, side) = (children[0].size(in: parts.main), children[1].size(in: parts.side))
    let across =
      children[0].settledGuide(alignment, of: main, in: parts.main)
      - children[1].settledGuide(alignment, of: side, in: parts.side)
    let sideStart = edge.isFirst || !size[axis].isFinite ? 0 : size[axis] - side[axis]
    emit(0, CGPoint(along: edge.isFirst ? parts.inset : 0, across: 0, axis: axis), parts.main)
    emit(1, CGPoint(along: sideStart, across: across, axis: axis), parts.side)
  }
}
