// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Scroll views, and how far views are scrolled.

extension SceneBuilder {
  func scrollView(_ node: SceneNode) throws(SceneError) -> UIScrollView {
    note(
      node,
      known: [
        "contentSize", "contentInset", "contentInset_tlbr", "contentOffset", "contentInsetAdjustmentBehavior",
      ])
    let view = UIScrollView()
    if let size = try node["contentSize"]?.size() { view.contentSize = size }
    try inset(view, node)
    if let offset = try node["contentOffset"]?.point() {
      startingOffsets.append(Scrolling(view: view, section: nil, offset: offset))
    }
    return view
  }

  /// What a scroll view keeps free around its content.
  func inset(_ view: UIScrollView, _ node: SceneNode) throws(SceneError) {
    if let insets = try node.firstOf("contentInset_tlbr", "contentInset")?.insets() { view.contentInset = insets }
    if let behavior = try node["contentInsetAdjustmentBehavior"]?.choice(Self.adjustments) {
      view.contentInsetAdjustmentBehavior = behavior
    }
  }

  /// How far something is scrolled once the scene is laid out.
  struct Scrolling {
    let view: UIScrollView
    /// The section that scrolls across the view; `nil` for the view itself.
    let section: Int?
    /// Of a section only `x`: the distance along its groups.
    let offset: CGPoint

    @MainActor func apply() {
      guard let section, let collection = view as? UICollectionView else {
        view.contentOffset = offset
        return
      }
      guard let scrollView = collection.orthogonalScrollView(section: section) else { return }
      let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout
      let isAcross = layout?.configuration.scrollDirection != .horizontal
      scrollView.contentOffset = isAcross ? CGPoint(x: offset.x, y: 0) : CGPoint(x: 0, y: offset.x)
    }
  }

  private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]
}
