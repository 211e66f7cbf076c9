// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UITableViewDelegate`, by the names of its methods.
@MainActor final class UITableViewDelegateOutlet: NSObject, UITableViewDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    link.send(
      OutletMessage(["tableView", "willDisplay", "forRowAt"], ["UITableView", "UITableViewCell", "IndexPath"]),
      [tableView, cell, indexPath])
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    link.send(
      OutletMessage(["tableView", "willDisplayHeaderView", "forSection"], ["UITableView", "UIView", "Int"]),
      [tableView, view, section])
  }

  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    link.send(
      OutletMessage(["tableView", "willDisplayFooterView", "forSection"], ["UITableView", "UIView", "Int"]),
      [tableView, view, section])
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    link.send(
      OutletMessage(["tableView", "didEndDisplaying", "forRowAt"], ["UITableView", "UITableViewCell", "IndexPath"]),
      [tableView, cell, indexPath])
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    link.send(
      OutletMessage(["tableView", "didEndDisplayingHeaderView", "forSection"], ["UITableView", "UIView", "Int"]),
      [tableView, view, section])
  }

  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    link.send(
      OutletMessage(["tableView", "didEndDisplayingFooterView", "forSection"], ["UITableView", "UIView", "Int"]),
      [tableView, view, section])
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let answer: CGFloat = link.answer(
      OutletMessage(["tableView", "heightForRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, heightForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    if let answer: CGFloat = link.answer(
      OutletMessage(["tableView", "heightForHeaderInSection"], ["UITableView", "Int"]), [tableView, section])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, heightForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    if let answer: CGFloat = link.answer(
      OutletMessage(["tableView", "heightForFooterInSection"], ["UITableView", "Int"]), [tableView, section])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, heightForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    if let answer: CGFloat = link.answer(
      OutletMessage(["tableView", "estimatedHeightForRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    if let answer: CGFloat = link.answer(
      OutletMessage(["tableView", "estimatedHeightForHeaderInSection"], ["UITableView", "Int"]), [tableView, section])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    if let answer: CGFloat = link.answer(
      OutletMessage(["tableView", "estimatedHeightForFooterInSection"], ["UITableView", "Int"]), [tableView, section])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    if let answer: UIView? = link.answer(
      OutletMessage(["tableView", "viewForHeaderInSection"], ["UITableView", "Int"]), [tableView, section])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, viewForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    if let answer: UIView? = link.answer(
      OutletMessage(["tableView", "viewForFooterInSection"], ["UITableView", "Int"]), [tableView, section])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, viewForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    link.send(
      OutletMessage(["tableView", "accessoryButtonTappedForRowWith"], ["UITableView", "IndexPath"]),
      [tableView, indexPath])
  }

  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["tableView", "shouldShowMenuForRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["tableView", "shouldHighlightRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    link.send(
      OutletMessage(["tableView", "didHighlightRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    link.send(
      OutletMessage(["tableView", "didUnhighlightRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    if let answer: IndexPath? = link.answer(
      OutletMessage(["tableView", "willSelectRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, willSelectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    if let answer: IndexPath? = link.answer(
      OutletMessage(["tableView", "willDeselectRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, willDeselectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    link.send(OutletMessage(["tableView", "didSelectRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    link.send(OutletMessage(["tableView", "didDeselectRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
  }

  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["tableView", "canPerformPrimaryActionForRowAt"], ["UITableView", "IndexPath"]),
      [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    link.send(
      OutletMessage(["tableView", "performPrimaryActionForRowAt"], ["UITableView", "IndexPath"]),
      [tableView, indexPath])
  }

  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["tableView", "shouldBeginMultipleSelectionInteractionAt"], ["UITableView", "IndexPath"]),
      [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    link.send(
      OutletMessage(["tableView", "didBeginMultipleSelectionInteractionAt"], ["UITableView", "IndexPath"]),
      [tableView, indexPath])
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    link.send(OutletMessage(["tableViewDidEndMultipleSelectionInteraction"], ["UITableView"]), [tableView])
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    if let answer: UITableViewCell.EditingStyle = link.answer(
      OutletMessage(["tableView", "editingStyleForRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    if let answer: String? = link.answer(
      OutletMessage(["tableView", "titleForDeleteConfirmationButtonForRowAt"], ["UITableView", "IndexPath"]),
      [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    if let answer: [UITableViewRowAction]? = link.answer(
      OutletMessage(["tableView", "editActionsForRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, editActionsForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    if let answer: UISwipeActionsConfiguration? = link.answer(
      OutletMessage(["tableView", "leadingSwipeActionsConfigurationForRowAt"], ["UITableView", "IndexPath"]),
      [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    if let answer: UISwipeActionsConfiguration? = link.answer(
      OutletMessage(["tableView", "trailingSwipeActionsConfigurationForRowAt"], ["UITableView", "IndexPath"]),
      [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["tableView", "shouldIndentWhileEditingRowAt"], ["UITableView", "IndexPath"]),
      [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    link.send(
      OutletMessage(["tableView", "willBeginEditingRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    link.send(
      OutletMessage(["tableView", "didEndEditingRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    if let answer: IndexPath = link.answer(
      OutletMessage(
        ["tableView", "targetIndexPathForMoveFromRowAt", "toProposedIndexPath"],
        ["UITableView", "IndexPath", "IndexPath"]), [tableView, sourceIndexPath, proposedDestinationIndexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    if let answer: Int = link.answer(
      OutletMessage(["tableView", "indentationLevelForRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(
        ["tableView", "shouldSpringLoadRowAt", "with"],
        ["UITableView", "IndexPath", "UISpringLoadedInteractionContext"]), [tableView, indexPath, context])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
  }

  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    if let answer: UIContextMenuConfiguration? = link.answer(
      OutletMessage(
        ["tableView", "contextMenuConfigurationForRowAt", "point"], ["UITableView", "IndexPath", "CGPoint"]),
      [tableView, indexPath, point])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(
      tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let answer: UITargetedPreview? = link.answer(
      OutletMessage(
        ["tableView", "previewForHighlightingContextMenuWithConfiguration"],
        ["UITableView", "UIContextMenuConfiguration"]), [tableView, configuration])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(
      tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let answer: UITargetedPreview? = link.answer(
      OutletMessage(
        ["tableView", "previewForDismissingContextMenuWithConfiguration"],
        ["UITableView", "UIContextMenuConfiguration"]), [tableView, configuration])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(
      tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    link.send(
      OutletMessage(
        ["tableView", "willPerformPreviewActionForMenuWith", "animator"],
        ["UITableView", "UIContextMenuConfiguration", "UIContextMenuInteractionCommitAnimating"]),
      [tableView, configuration, animator])
  }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    link.send(
      OutletMessage(
        ["tableView", "willDisplayContextMenu", "animator"],
        ["UITableView", "UIContextMenuConfiguration", "UIContextMenuInteractionAnimating"]),
      [tableView, configuration, animator])
  }

  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    link.send(
      OutletMessage(
        ["tableView", "willEndContextMenuInteraction", "animator"],
        ["UITableView", "UIContextMenuConfiguration", "UIContextMenuInteractionAnimating"]),
      [tableView, configuration, animator])
  }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["tableView", "canFocusRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, canFocusRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["tableView", "shouldUpdateFocusIn"], ["UITableView", "UITableViewFocusUpdateContext"]),
      [tableView, context])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, shouldUpdateFocusIn: context)
  }

  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    link.send(
      OutletMessage(
        ["tableView", "didUpdateFocusIn", "with"],
        ["UITableView", "UITableViewFocusUpdateContext", "UIFocusAnimationCoordinator"]),
      [tableView, context, coordinator])
  }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    if let answer: IndexPath? = link.answer(
      OutletMessage(["indexPathForPreferredFocusedViewIn"], ["UITableView"]), [tableView])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.indexPathForPreferredFocusedView(in: tableView)
  }

  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["tableView", "selectionFollowsFocusForRowAt"], ["UITableView", "IndexPath"]),
      [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDelegateSilence.shared.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
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
    return UITableViewDelegateSilence.shared.scrollViewShouldScrollToTop(scrollView)
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
    return UITableViewDelegateSilence.shared.viewForZooming(in: scrollView)
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
@MainActor private final class UITableViewDelegateSilence: NSObject, UITableViewDelegate {
  static let shared = UITableViewDelegateSilence()
}
