// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Sizes that views say: asked for what is new on the screen, and again where the content of a view has changed.

extension ListEngine {
  func measureVisibleElements() {
    guard layout.measuresViews else { return }
    let generation = layout.measureGeneration
    let watchesSizes = layout.answersByElement
    for element in elements.ordered
    where element.measureGeneration != generation || watchesSizes && element.hasUnknownSize {
      element.measureGeneration = generation
      _ = measure(element)
    }
  }

  /// The content of a view has changed, and perhaps the size that it would like.
  func noteOutdatedSize(of view: UIView) {
    // Views that the pass makes or places are measured in it.
    guard layout.measuresViews, !phase.isUpdating,
      let element = elements.ordered.first(where: { $0.view === view }), element.attributes.fittingAxes != []
    else { return }
    element.isSizeOutdated = true
    layoutState.hasOutdatedSizes = true
    if UIView.areAnimationsEnabled { layoutState.animatesSizes = true }
    host.setNeedsLayout()
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
  private func measure(_ element: ListElement) -> Bool {
    guard element.key.category != .decorationView, element.attributes.fittingAxes != [] else { return false }
    let original = element.attributes
    let preferred = host.preferredAttributes(of: element, fitting: original.duplicate())
    element.measured = (original.size, preferred.size)
    let layout = layout
    let (wanted, given) = (layout.mirrored(preferred), layout.mirrored(original))
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: given)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: wanted, withOriginalAttributes: given))
    return true
  }
}
