// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A box with a fixed width, height or both: `frame(width:height:alignment:)`.
///
/// The child is proposed the given lengths, and the container's proposal where none is given; it may be larger or
/// smaller, and is aligned with the box.
package struct FrameLayout: LayoutAlgorithm {
  package let width: CGFloat?
  package let height: CGFloat?
  package let alignment: AlignmentPair

  /// Lengths that are negative or not finite are ignored; see `isValid`.
  package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: AlignmentPair = .center) {
    self.width = Self.isValid(width) ? width : nil
    self.height = Self.isValid(height) ? height : nil
    self.alignment = alignment
  }

  /// Whether a length can be a frame's; if not, `Invalid frame dimension (negative or non-finite).` is to be reported.
  package static func isValid(_ length: CGFloat?) -> Bool { length.map { $0.isFinite && $0 >= 0 } ?? true }

  package var hasConstantSize: Bool { width != nil && height != nil }

  private func proposed(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let child = children.first?.size(in: proposed(proposal)) ?? .zero
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? {
    let (own, other) = axis == .horizontal ? (width, height) : (height, width)
    if let own { return own }
    guard let child = children.first else { return 0 }
    guard let other else { return child.freeLength(axis, at: proposal) }
    return child.size(in: Proposal(along: proposal, across: other, axis: axis))[axis]
  }

  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    guard let child = children.first else { return }
    let final = proposed(proposal)
    emit(0, child.origin(in: size, alignment, proposal: final), final)
  }

  package func spacing(of children: LayoutChildren) -> SpacingPreferences {
    var edges: LayoutEdges = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return (children.first?.spacing ?? .none).resetting(edges)
  }
}

extension LayoutChild {
  /// Where the child stands in a box whose guides have their default values.
  func origin(in size: CGSize, _ alignment: AlignmentPair, proposal: Proposal) -> CGPoint {
    let (box, own) = (Dimensions(size: size), self.size(in: proposal))
    func offset(_ key: AlignmentKey) -> CGFloat {
      let offset = key.defaultValue(in: box) - guide(key, of: own, in: proposal)
      return offset.isFinite ? offset : 0
    }
    return CGPoint(x: offset(alignment.horizontal), y: offset(alignment.vertical))
  }
}
