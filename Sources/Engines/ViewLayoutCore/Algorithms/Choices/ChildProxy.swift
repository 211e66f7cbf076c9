// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A child as a custom layout sees it: the value behind the public `LayoutSubview`.
package struct ChildProxy {
  package let child: any LayoutChild
  /// The position among the children.
  package let index: Int
  /// Receives placements; `nil` while the layout is asked for its size.
  package let recorder: PlacementRecorder?

  package init(_ child: any LayoutChild, index: Int, recorder: PlacementRecorder? = nil) {
    self.child = child
    self.index = index
    self.recorder = recorder
  }

  package var priority: Double { child.priority }
  package var spacing: SpacingPreferences { child.spacing }
  package func size(in proposal: Proposal) -> CGSize { child.size(in: proposal) }
  package func dimensions(in proposal: Proposal) -> Dimensions { child.dimensions(in: proposal) }

  /// Places the child; a later call replaces an earlier one.
  ///
  /// - Parameters:
  ///   - point: Where the anchor goes, in the container's leading coordinates.
  ///   - anchor: A point of the child in units of its size: (0, 0) is the top leading corner.
  package func place(at point: CGPoint, anchor: CGPoint = .zero, in proposal: Proposal) {
    recorder?.record(index, at: point, anchor: anchor, proposal)
  }
}

/// Collects the placements of a custom layout.
package final class PlacementRecorder {
  private struct Placement {
    var point: CGPoint
    var anchor: CGPoint
    var proposal: Proposal
  }

  private var placements: [Placement?]

  package init(count: Int) { placements = Array(repeating: nil, count: count) }

  fileprivate func record(_ index: Int, at point: CGPoint, anchor: CGPoint, _ proposal: Proposal) {
    placements[index] = Placement(point: point, anchor: anchor, proposal: proposal)
  }

  /// Reports the place of each child. A child that was not placed is centred and proposed the container's size.
  package func emit(_ children: LayoutChildren, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void) {
    let middle = Placement(
      point: CGPoint(x: size.width / 2, y: size.height / 2), anchor: CGPoint(x: 0.5, y: 0.5), proposal: Proposal(size))
    for (index, placement) in placements.enumerated() {
      let placement = placement ?? middle
      let own = children[index].size(in: placement.proposal)
      func start(_ position: CGFloat, _ part: CGFloat) -> CGFloat {
        let start = position - part
        return start.isFinite ? start : 0
      }
      let origin = CGPoint(
        x: start(placement.point.x, placement.anchor.x * own.width),
        y: start(placement.point.y, placement.anchor.y * own.height))
      emit(index, origin, placement.proposal)
    }
  }
}
