// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Cells on the screen whose content changes: they are asked for their sizes again, all together in the next layout pass.

extension UICollectionView {
  /// When cells on the screen that say their sizes are asked for them again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// When the layout or the data is invalidated, or their items are reconfigured.
    case disabled = 0
    /// Also when `invalidateIntrinsicContentSize()` is called on a cell or its content view, or its content
    /// configuration changes.
    case enabled = 1
    /// Also when constraints within a content view change.
    case enabledIncludingConstraints = 2
  }

  /// The content of a view has changed, and perhaps the size that it would like.
  func noteOutdatedSize(of view: UICollectionReusableView) {
    // Views that the pass makes or places are measured in it.
    guard selfSizingInvalidation != .disabled, storedLayout.measuresViews, !layoutState.isUpdating,
      let element = elements.ordered.first(where: { $0.view === view }), element.attributes.fittingAxes != []
    else { return }
    element.isSizeOutdated = true
    layoutState.hasOutdatedSizes = true
    if UIView.areAnimationsEnabled { layoutState.animatesSizes = true }
    setNeedsLayout()
  }

  /// Asks the views whose content has changed for their sizes; returns whether the layout followed, animated.
  func resizeElements() -> Bool {
    guard layoutState.hasOutdatedSizes else { return false }
    let animates = layoutState.animatesSizes && canAnimate && AnimationContext.current == nil
    layoutState.hasOutdatedSizes = false
    layoutState.animatesSizes = false
    let outdated = elements.ordered.filter(\.isSizeOutdated)
    for element in outdated { element.isSizeOutdated = false }
    guard layoutState.isPrepared else {
      // The pass that begins measures what it has not measured yet.
      for element in outdated { element.measureGeneration = nil }
      return false
    }
    let anchor = anchorForResizing()
    var isChanged = false
    for element in outdated where measure(element) { isChanged = true }
    guard isChanged else { return false }
    layoutState.anchor = anchor
    guard animates, outdated.contains(where: \.isDisplayed) else { return false }
    animate({ self.playRelayout() }, completion: { _ in })
    return true
  }

  /// Asks a view for the size that it would like; returns whether the layout changes.
  func measure(_ element: CollectionElement) -> Bool {
    guard element.key.category != .decorationView, element.attributes.fittingAxes != [] else { return false }
    let original = element.attributes
    let preferred = element.view.preferredLayoutAttributesFitting(original.duplicate())
    element.measured = (original.size, preferred.size)
    let (wanted, given) = (storedLayout.mirrored(preferred), storedLayout.mirrored(original))
    guard storedLayout.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: given)
    else { return false }
    storedLayout.invalidateLayout(
      with: storedLayout.invalidationContext(forPreferredLayoutAttributes: wanted, withOriginalAttributes: given))
    return true
  }
}
