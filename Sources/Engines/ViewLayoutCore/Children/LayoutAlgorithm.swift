// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A rule that sizes a container and places its children. A value without state; caches are the elements'.
package protocol LayoutAlgorithm {
  /// The container's size in a proposal, in points.
  func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize

  /// The length along an axis if the proposal on the other axis doesn't matter; see `LayoutChild.freeLength`. By
  /// default `nil`.
  func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat?

  /// Reports the place of each child without placing it.
  ///
  /// - Parameters:
  ///   - proposal: The final proposal of the container.
  ///   - size: The container's answer to it.
  ///   - emit: Called at most once for each child, with its index, the top leading corner in leading coordinates and
  ///     its final proposal. A child for which it is not called is neither placed nor drawn.
  func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize,
    emit: (_ index: Int, _ origin: CGPoint, _ proposal: Proposal) -> Void)

  /// The explicit value of a guide; by default the merged values of the children where they are placed.
  func explicitGuide(_ key: AlignmentKey, in proposal: Proposal, size: CGSize, of children: LayoutChildren) -> CGFloat?

  /// The guides that may be explicit; by default those of all children.
  func guideKeys(of children: LayoutChildren) -> AlignmentKeySet

  /// The preferred distances to neighbours; by default the union of the children's.
  func spacing(of children: LayoutChildren) -> SpacingPreferences

  /// Whether neither size nor spacing can change with the children, so that invalidation stops here. By default no.
  var hasConstantSize: Bool { get }
}

extension LayoutAlgorithm {
  package var hasConstantSize: Bool { false }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? { nil }

  package func explicitGuide(
    _ key: AlignmentKey, in proposal: Proposal, size: CGSize, of children: LayoutChildren
  ) -> CGFloat? {
    mergedGuide(key, in: proposal, size: size, of: children)
  }

  package func guideKeys(of children: LayoutChildren) -> AlignmentKeySet {
    var keys = AlignmentKeySet.none
    for child in children { keys.formUnion(child.guideKeys) }
    return keys
  }

  package func spacing(of children: LayoutChildren) -> SpacingPreferences {
    var spacing = SpacingPreferences.none
    for child in children { spacing.formUnion(child.spacing, edges: .all) }
    return spacing
  }

  /// The explicit values of the children at their places, merged by the rule of the key.
  package func mergedGuide(
    _ key: AlignmentKey, in proposal: Proposal, size: CGSize, of children: LayoutChildren
  ) -> CGFloat? {
    guard children.contains(where: { $0.guideKeys.contains(key) }) else { return nil }
    var merger = GuideMerger(key)
    place(children, in: proposal, size: size) { index, origin, proposal in
      guard children[index].guideKeys.contains(key) else { return }
      if let value = children[index].explicitGuide(key, in: proposal) { merger.add(origin[key.axis] + value) }
    }
    return merger.value
  }
}

/// Merges the explicit values of one guide: the mean, the least or the greatest. Absent values don't count.
package struct GuideMerger {
  private let combination: AlignmentKey.Combination
  private var sum: CGFloat = 0
  private var count = 0

  package init(_ key: AlignmentKey) { combination = key.combination }

  package mutating func add(_ value: CGFloat?) {
    guard let value else { return }
    switch combination {
    case .mean: sum += value
    case .least: sum = count == 0 ? value : min(sum, value)
    case .greatest: sum = count == 0 ? value : max(sum, value)
    }
    count += 1
  }

  /// The merged value in points; `nil` where nothing was added.
  package var value: CGFloat? {
    guard count > 0 else { return nil }
    return combination == .mean ? sum / CGFloat(count) : sum
  }
}
