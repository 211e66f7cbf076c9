// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Shows the first child whose ideal length fits the proposal, else the last one: `ViewThatFits`.
///
/// Decision: a child is asked for its ideal length on the constrained axes at the proposed length of the other one, so
/// that a text constrained in height counts as high as it is when wrapped at the proposed width.
package struct FirstThatFitsLayout: LayoutAlgorithm {
  package let axes: LayoutAxes

  /// A rounding error in points that doesn't keep a child from fitting: containers share lengths with such errors.
  private static let slack: CGFloat = 1e-6

  package init(_ axes: LayoutAxes = .both) { self.axes = axes }

  /// The child that is shown; `nil` without children. A missing proposal on an axis fits always.
  package func choice(in proposal: Proposal, among children: LayoutChildren) -> Int? {
    guard let last = children.indices.last else { return nil }
    let ideal = Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
    func fits(_ child: any LayoutChild) -> Bool {
      let size = child.size(in: ideal)
      return LayoutAxis.allCases.allSatisfy { axis in
        !axes.contains(LayoutAxes(axis)) || proposal[axis].map { size[axis] <= $0 + Self.slack } ?? true
      }
    }
    return children.indices.dropLast().first { fits(children[$0]) } ?? last
  }

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    choice(in: proposal, among: children).map { children[$0].size(in: proposal) } ?? .zero
  }

  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    if let choice = choice(in: proposal, among: children) { emit(choice, .zero, proposal) }
  }
}
