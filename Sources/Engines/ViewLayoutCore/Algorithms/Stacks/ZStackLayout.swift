// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Puts children one over another, their guides lined up: `ZStack`.
///
/// Every child receives the stack's own proposal. Only the children of the highest priority count for the stack's size.
///
/// - Complexity: O(*n*), one question for each child.
package struct ZStackLayout: LayoutAlgorithm {
  package var alignment: AlignmentPair

  package init(alignment: AlignmentPair = .center) { self.alignment = alignment }

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let bounds = bounds(of: children, in: proposal)
    return CGSize(width: bounds.end.x - bounds.start.x, height: bounds.end.y - bounds.start.y)
  }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? {
    if children.isEmpty { return 0 }
    let highest = highestPriority(of: children)
    var (start, end) = (CGFloat.infinity, -CGFloat.infinity)
    for child in children where priority(of: child) == highest {
      guard let span = child.freeSpan(alignment[axis], at: proposal) else { return nil }
      start = min(start, span.start)
      end = max(end, span.end)
    }
    return end - start
  }

  private func priority(of child: any LayoutChild) -> Double {
    let priority = child.priority
    return priority.isNaN ? 0 : priority
  }

  private func highestPriority(of children: LayoutChildren) -> Double {
    children.reduce(-.infinity) { max($0, priority(of: $1)) }
  }

  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    guard !children.isEmpty else { return }
    let start = bounds(of: children, in: proposal).start
    for (index, child) in children.enumerated() {
      let size = child.size(in: proposal)
      let x = -start.x - child.settledGuide(alignment.horizontal, of: size, in: proposal)
      let y = -start.y - child.settledGuide(alignment.vertical, of: size, in: proposal)
      emit(index, CGPoint(x: x, y: y), proposal)
    }
  }

  /// The corners of the box that holds the children of the highest priority, measured from the shared guides.
  private func bounds(of children: LayoutChildren, in proposal: Proposal) -> (start: CGPoint, end: CGPoint) {
    let highest = highestPriority(of: children)
    var start = CGPoint(x: CGFloat.infinity, y: .infinity)
    var end = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for child in children where priority(of: child) == highest {
      let size = child.size(in: proposal)
      let x = child.settledGuide(alignment.horizontal, of: size, in: proposal)
      let y = child.settledGuide(alignment.vertical, of: size, in: proposal)
      start = CGPoint(x: min(start.x, -x), y: min(start.y, -y))
      end = CGPoint(x: max(end.x, size.width - x), y: max(end.y, size.height - y))
    }
    return (start, end)
  }
}
