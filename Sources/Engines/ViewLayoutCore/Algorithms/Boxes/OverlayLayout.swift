// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A primary child that decides everything, and a secondary one of the primary's size over or under it: `overlay`,
/// `background`, `mask`.
///
/// The first child is the primary one. All others are proposed its size and aligned with it; they change no layout.
package struct OverlayLayout: LayoutAlgorithm {
  package let alignment: AlignmentPair

  package init(alignment: AlignmentPair = .center) { self.alignment = alignment }

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    children.first?.size(in: proposal) ?? .zero
  }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? {
    children.isEmpty ? 0 : children[0].freeLength(axis, at: proposal)
  }

  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    guard let primary = children.first else { return }
    emit(0, .zero, proposal)
    let own = Proposal(size)
    for index in children.indices.dropFirst() {
      let secondary = children[index]
      let other = secondary.size(in: own)
      func offset(_ key: AlignmentKey) -> CGFloat {
        primary.settledGuide(key, of: size, in: proposal) - secondary.settledGuide(key, of: other, in: own)
      }
      emit(index, CGPoint(x: offset(alignment.horizontal), y: offset(alignment.vertical)), own)
    }
  }

  package func guideKeys(of children: LayoutChildren) -> AlignmentKeySet { children.first?.guideKeys ?? .none }

  package func explicitGuide(
    _ key: AlignmentKey, in proposal: Proposal, size: CGSize, of children: LayoutChildren
  ) -> CGFloat? {
    children.first?.explicitGuide(key, in: proposal)
  }

  package func spacing(of children: LayoutChildren) -> SpacingPreferences { children.first?.spacing ?? .none }
}
