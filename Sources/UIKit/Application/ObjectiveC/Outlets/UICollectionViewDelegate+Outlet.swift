// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UICollectionViewDelegate`, by the names of its methods.
@MainActor final class UICollectionViewDelegateOutlet: NSObject, UICollectionViewDelegateFlowLayout {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if let own = link.object as? any UICollectionViewDelegateFlowLayout {
      return own.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
    if let answer: CGSize = link.answer(
      OutletMessage(
        ["collectionView", "layout", "sizeForItemAt"], ["UICollectionView", "UICollectionViewLayout", "IndexPath"]),
      [collectionView, collectionViewLayout, indexPath])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    if let own = link.object as? any UICollectionViewDelegateFlowLayout {
      return own.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
    if let answer: UIEdgeInsets = link.answer(
      OutletMessage(
        ["collectionView", "layout", "insetForSectionAt"], ["UICollectionView", "UICollectionViewLayout", "Int"]),
      [collectionView, collectionViewLayout, section])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    if let own = link.object as? any UICollectionViewDelegateFlowLayout {
      return own.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
    if let answer: CGFloat = link.answer(
      OutletMessage(
        ["collectionView", "layout", "minimumLineSpacingForSectionAt"],
        ["UICollectionView", "UICollectionViewLayout", "Int"]), [collectionView, collectionViewLayout, section])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    if let own = link.object as? any UICollectionViewDelegateFlowLayout {
      return own.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
    if let answer: CGFloat = link.answer(
      OutletMessage(
        ["collectionView", "layout", "minimumInteritemSpacingForSectionAt"],
        ["UICollectionView", "UICollectionViewLayout", "Int"]), [collectionView, collectionViewLayout, section])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    if let own = link.object as? any UICollectionViewDelegateFlowLayout {
      return own.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
    if let answer: CGSize = link.answer(
      OutletMessage(
        ["collectionView", "layout", "referenceSizeForHeaderInSection"],
        ["UICollectionView", "UICollectionViewLayout", "Int"]), [collectionView, collectionViewLayout, section])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    if let own = link.object as? any UICollectionViewDelegateFlowLayout {
      return own.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
    if let answer: CGSize = link.answer(
      OutletMessage(
        ["collectionView", "layout", "referenceSizeForFooterInSection"],
        ["UICollectionView", "UICollectionViewLayout", "Int"]), [collectionView, collectionViewLayout, section])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["collectionView", "shouldHighlightItemAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    link.send(
      OutletMessage(["collectionView", "didHighlightItemAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    link.send(
      OutletMessage(["collectionView", "didUnhighlightItemAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["collectionView", "shouldSelectItemAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["collectionView", "shouldDeselectItemAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    link.send(
      OutletMessage(["collectionView", "didSelectItemAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    link.send(
      OutletMessage(["collectionView", "didDeselectItemAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
  }

  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["collectionView", "canEditItemAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(collectionView, canEditItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
  {
    if let answer: Bool = link.answer(
      OutletMessage(["collectionView", "canPerformPrimaryActionForItemAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    link.send(
      OutletMessage(["collectionView", "performPrimaryActionForItemAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(
        ["collectionView", "shouldBeginMultipleSelectionInteractionAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    link.send(
      OutletMessage(["collectionView", "didBeginMultipleSelectionInteractionAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    link.send(
      OutletMessage(["collectionViewDidEndMultipleSelectionInteraction"], ["UICollectionView"]), [collectionView])
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    link.send(
      OutletMessage(
        ["collectionView", "willDisplay", "forItemAt"], ["UICollectionView", "UICollectionViewCell", "IndexPath"]),
      [collectionView, cell, indexPath])
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    link.send(
      OutletMessage(
        ["collectionView", "didEndDisplaying", "forItemAt"], ["UICollectionView", "UICollectionViewCell", "IndexPath"]),
      [collectionView, cell, indexPath])
  }

  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["collectionView", "canFocusItemAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(collectionView, canFocusItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(
        ["collectionView", "shouldUpdateFocusIn"], ["UICollectionView", "UICollectionViewFocusUpdateContext"]),
      [collectionView, context])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(collectionView, shouldUpdateFocusIn: context)
  }

  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    link.send(
      OutletMessage(
        ["collectionView", "didUpdateFocusIn", "with"],
        ["UICollectionView", "UICollectionViewFocusUpdateContext", "UIFocusAnimationCoordinator"]),
      [collectionView, context, coordinator])
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    if let answer: IndexPath? = link.answer(
      OutletMessage(["indexPathForPreferredFocusedViewIn"], ["UICollectionView"]), [collectionView])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.indexPathForPreferredFocusedView(in: collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["collectionView", "selectionFollowsFocusForItemAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, selectionFollowsFocusForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(
        ["collectionView", "shouldSpringLoadItemAt", "with"],
        ["UICollectionView", "IndexPath", "UISpringLoadedInteractionContext"]), [collectionView, indexPath, context])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, shouldSpringLoadItemAt: indexPath, with: context)
  }

  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["collectionView", "shouldShowMenuForItemAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let answer: UIContextMenuConfiguration? = link.answer(
      OutletMessage(
        ["collectionView", "contextMenuConfigurationForItemsAt", "point"],
        ["UICollectionView", "IndexPaths", "CGPoint"]), [collectionView, indexPaths, point])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let answer: UIContextMenuConfiguration? = link.answer(
      OutletMessage(
        ["collectionView", "contextMenuConfigurationForItemAt", "point"], ["UICollectionView", "IndexPath", "CGPoint"]),
      [collectionView, indexPath, point])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    if let answer: UITargetedPreview? = link.answer(
      OutletMessage(
        ["collectionView", "contextMenuConfiguration", "highlightPreviewForItemAt"],
        ["UICollectionView", "UIContextMenuConfiguration", "IndexPath"]), [collectionView, configuration, indexPath])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    if let answer: UITargetedPreview? = link.answer(
      OutletMessage(
        ["collectionView", "contextMenuConfiguration", "dismissalPreviewForItemAt"],
        ["UICollectionView", "UIContextMenuConfiguration", "IndexPath"]), [collectionView, configuration, indexPath])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let answer: UITargetedPreview? = link.answer(
      OutletMessage(
        ["collectionView", "previewForHighlightingContextMenuWithConfiguration"],
        ["UICollectionView", "UIContextMenuConfiguration"]), [collectionView, configuration])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let answer: UITargetedPreview? = link.answer(
      OutletMessage(
        ["collectionView", "previewForDismissingContextMenuWithConfiguration"],
        ["UICollectionView", "UIContextMenuConfiguration"]), [collectionView, configuration])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    link.send(
      OutletMessage(
        ["collectionView", "willPerformPreviewActionForMenuWith", "animator"],
        ["UICollectionView", "UIContextMenuConfiguration", "UIContextMenuInteractionCommitAnimating"]),
      [collectionView, configuration, animator])
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    link.send(
      OutletMessage(
        ["collectionView", "willDisplayContextMenu", "animator"],
        ["UICollectionView", "UIContextMenuConfiguration", "UIContextMenuInteractionAnimating"]),
      [collectionView, configuration, animator])
  }

  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    link.send(
      OutletMessage(
        ["collectionView", "willEndContextMenuInteraction", "animator"],
        ["UICollectionView", "UIContextMenuConfiguration", "UIContextMenuInteractionAnimating"]),
      [collectionView, configuration, animator])
  }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    if let answer: IndexPath = link.answer(
      OutletMessage(
        ["collectionView", "targetIndexPathForMoveFromItemAt", "toProposedIndexPath"],
        ["UICollectionView", "IndexPath", "IndexPath"]), [collectionView, originalIndexPath, proposedIndexPath])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    if let answer: CGPoint = link.answer(
      OutletMessage(
        ["collectionView", "targetContentOffsetForProposedContentOffset"], ["UICollectionView", "CGPoint"]),
      [collectionView, proposedContentOffset])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    if let answer: UICollectionViewTransitionLayout = link.answer(
      OutletMessage(
        ["collectionView", "transitionLayoutForOldLayout", "newLayout"],
        ["UICollectionView", "UICollectionViewLayout", "UICollectionViewLayout"]),
      [collectionView, fromLayout, toLayout])
    {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let own = link.object as? any UIScrollViewDelegate { return own.scrollViewDidScroll(scrollView) }
    link.send(OutletMessage(["scrollViewDidScroll"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if let own = link.object as? any UIScrollViewDelegate { return own.scrollViewWillBeginDragging(scrollView) }
    link.send(OutletMessage(["scrollViewWillBeginDragging"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if let own = link.object as? any UIScrollViewDelegate {
      return own.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    link.send(
      OutletMessage(["scrollViewDidEndDragging", "willDecelerate"], ["UIScrollView", "Bool"]), [scrollView, decelerate])
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    if let own = link.object as? any UIScrollViewDelegate { return own.scrollViewWillBeginDecelerating(scrollView) }
    link.send(OutletMessage(["scrollViewWillBeginDecelerating"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if let own = link.object as? any UIScrollViewDelegate { return own.scrollViewDidEndDecelerating(scrollView) }
    link.send(OutletMessage(["scrollViewDidEndDecelerating"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if let own = link.object as? any UIScrollViewDelegate { return own.scrollViewDidEndScrollingAnimation(scrollView) }
    link.send(OutletMessage(["scrollViewDidEndScrollingAnimation"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    if let own = link.object as? any UIScrollViewDelegate { return own.scrollViewShouldScrollToTop(scrollView) }
    if let answer: Bool = link.answer(OutletMessage(["scrollViewShouldScrollToTop"], ["UIScrollView"]), [scrollView]) {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.scrollViewShouldScrollToTop(scrollView)
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    if let own = link.object as? any UIScrollViewDelegate { return own.scrollViewDidScrollToTop(scrollView) }
    link.send(OutletMessage(["scrollViewDidScrollToTop"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    if let own = link.object as? any UIScrollViewDelegate {
      return own.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
    link.send(OutletMessage(["scrollViewDidChangeAdjustedContentInset"], ["UIScrollView"]), [scrollView])
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    if let own = link.object as? any UIScrollViewDelegate { return own.viewForZooming(in: scrollView) }
    if let answer: UIView? = link.answer(OutletMessage(["viewForZoomingIn"], ["UIScrollView"]), [scrollView]) {
      return answer
    }
    return UICollectionViewDelegateSilence.shared.viewForZooming(in: scrollView)
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    if let own = link.object as? any UIScrollViewDelegate {
      return own.scrollViewWillBeginZooming(scrollView, with: view)
    }
    link.send(OutletMessage(["scrollViewWillBeginZooming", "with"], ["UIScrollView", "UIView"]), [scrollView, view])
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if let own = link.object as? any UIScrollViewDelegate { return own.scrollViewDidZoom(scrollView) }
    link.send(OutletMessage(["scrollViewDidZoom"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    if let own = link.object as? any UIScrollViewDelegate {
      return own.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
    link.send(
      OutletMessage(["scrollViewDidEndZooming", "with", "atScale"], ["UIScrollView", "UIView", "CGFloat"]),
      [scrollView, view, scale])
  }
}

/// Implements nothing that it need not.
@MainActor private final class UICollectionViewDelegateSilence: NSObject, UICollectionViewDelegateFlowLayout {
  static let shared = UICollectionViewDelegateSilence()
}
