// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A child that answers by an algorithm over its own children, and remembers its answers.
///
/// A conforming class gives four properties and records its frame in `didPlace`; the questions of `LayoutChild` have
/// defaults.
///
/// - Complexity: A question that was asked before is a look-up. A pass over stacks of stacks is linear in the number of
///   elements for a fixed number of different proposals; see `StackAskTests`.
package protocol LayoutElement: LayoutChild {
  var algorithm: any LayoutAlgorithm { get }
  /// The children that have boxes, in order; a leaf has none.
  var layoutChildren: LayoutChildren { get }
  /// The element whose algorithm asks this one.
  var layoutParent: (any LayoutElement)? { get }
  /// Made with the element, and its own.
  var answers: AnswerCache { get }

  /// Called whenever the element is placed, before its children are.
  ///
  /// - Parameter frame: In the parent's leading coordinates, not rounded.
  func didPlace(_ frame: CGRect, in proposal: Proposal)
}

extension LayoutElement {
  package func size(in proposal: Proposal) -> CGSize {
    if let size = answers.size(for: proposal) { return size }
    let size = algorithm.size(in: proposal, of: layoutChildren)
    answers.store(size, for: proposal)
    return size
  }

  package func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?) -> CGFloat? {
    if let known = answers.freeLength(axis, at: proposal) { return known }
    let length = algorithm.freeLength(axis, at: proposal, of: layoutChildren)
    answers.store(length, along: axis, at: proposal)
    return length
  }

  package func explicitGuide(_ key: AlignmentKey, in proposal: Proposal) -> CGFloat? {
    guard guideKeys.contains(key) else { return nil }
    if let known = answers.guide(key, for: proposal) { return known }
    let size = size(in: proposal)
    let value = algorithm.explicitGuide(key, in: proposal, size: size, of: layoutChildren)
    answers.store(value, as: key, for: proposal)
    return value
  }

  package var guideKeys: AlignmentKeySet {
    if let known = answers.keys { return known }
    let keys = algorithm.guideKeys(of: layoutChildren)
    answers.keys = keys
    return keys
  }

  package var spacing: SpacingPreferences {
    if let known = answers.spacing { return known }
    let spacing = algorithm.spacing(of: layoutChildren)
    answers.spacing = spacing
    return spacing
  }

  /// Places the element and, unless it stands as before in the same proposal, all below it.
  package func place(at origin: CGPoint, in proposal: Proposal) {
    let size = size(in: proposal)
    didPlace(CGRect(origin: origin, size: size), in: proposal)
    guard answers.placedProposal != proposal else { return }
    let children = layoutChildren
    algorithm.place(children, in: proposal, size: size) { index, origin, proposal in
      children[index].place(at: origin, in: proposal)
    }
    answers.placed(in: proposal)
  }

  /// Forgets the element's answers, and those of its ancestors as far as they may depend on them.
  ///
  /// Call it when the element's algorithm, children or content have changed and the children are in place. Above an
  /// ancestor whose size can't change only the way down to the change is opened for the next placement.
  ///
  /// - Complexity: O(*depth*); O(1) for further changes below the same ancestors before they are asked again.
  package func invalidateLayout() {
    answers.clear()
    var isHeld = false
    var ancestor = layoutParent
    while let element = ancestor {
      if element.answers.isClear { return }
      if isHeld { element.answers.forgetPlacement() } else { isHeld = element.forgetAnswers() }
      ancestor = element.layoutParent
    }
  }

  /// Clears all answers. Returns `true` if the ancestors' answers can't depend on the change.
  private func forgetAnswers() -> Bool {
    let keys = answers.keys
    answers.clear()
    return algorithm.hasConstantSize && (keys?.isEmpty ?? true) && guideKeys.isEmpty
  }
}
