// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UITextViewDelegate`, by the names of its methods.
@MainActor final class UITextViewDelegateOutlet: NSObject, UITextViewDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    if let answer: Bool = link.answer(OutletMessage(["textViewShouldBeginEditing"], ["UITextView"]), [textView]) {
      return answer
    }
    return UITextViewDelegateSilence.shared.textViewShouldBeginEditing(textView)
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    if let answer: Bool = link.answer(OutletMessage(["textViewShouldEndEditing"], ["UITextView"]), [textView]) {
      return answer
    }
    return UITextViewDelegateSilence.shared.textViewShouldEndEditing(textView)
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    link.send(OutletMessage(["textViewDidBeginEditing"], ["UITextView"]), [textView])
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    link.send(OutletMessage(["textViewDidEndEditing"], ["UITextView"]), [textView])
  }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["textView", "shouldChangeTextIn", "replacementText"], ["UITextView", "NSRange", "String"]),
      [textView, range, text])
    {
      return answer
    }
    return UITextViewDelegateSilence.shared.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }

  func textView(_ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String)
    -> Bool
  {
    if let answer: Bool = link.answer(
      OutletMessage(
        ["textView", "shouldChangeTextInRanges", "replacementText"], ["UITextView", "NSValues", "String"]),
      [textView, ranges, text])
    {
      return answer
    }
    return ranges.first.map { self.textView(textView, shouldChangeTextIn: $0.rangeValue, replacementText: text) }
      ?? true
  }

  func textViewDidChange(_ textView: UITextView) {
    link.send(OutletMessage(["textViewDidChange"], ["UITextView"]), [textView])
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    link.send(OutletMessage(["textViewDidChangeSelection"], ["UITextView"]), [textView])
  }

  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  {
    if let answer: UIMenu? = link.answer(
      OutletMessage(
        ["textView", "editMenuForTextIn", "suggestedActions"], ["UITextView", "NSRange", "UIMenuElements"]),
      [textView, range, suggestedActions])
    {
      return answer
    }
    return UITextViewDelegateSilence.shared.textView(
      textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }

  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    link.send(
      OutletMessage(["textView", "willPresentEditMenuWith"], ["UITextView", "UIEditMenuInteractionAnimating"]),
      [textView, animator])
  }

  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    link.send(
      OutletMessage(["textView", "willDismissEditMenuWith"], ["UITextView", "UIEditMenuInteractionAnimating"]),
      [textView, animator])
  }

  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["textView", "shouldInteractWith", "in"], ["UITextView", "URL", "NSRange"]),
      [textView, URL, characterRange])
    {
      return answer
    }
    return UITextViewDelegateSilence.shared.textView(textView, shouldInteractWith: URL, in: characterRange)
  }

  func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange)
    -> Bool
  {
    if let answer: Bool = link.answer(
      OutletMessage(["textView", "shouldInteractWith", "in"], ["UITextView", "NSTextAttachment", "NSRange"]),
      [textView, textAttachment, characterRange])
    {
      return answer
    }
    return UITextViewDelegateSilence.shared.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
  }

  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
    if let answer: UIAction? = link.answer(
      OutletMessage(["textView", "primaryActionFor", "defaultAction"], ["UITextView", "UITextItem", "UIAction"]),
      [textView, textItem, defaultAction])
    {
      return answer
    }
    return UITextViewDelegateSilence.shared.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
  }

  func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem
    .MenuConfiguration?
  {
    if let answer: UITextItem.MenuConfiguration? = link.answer(
      OutletMessage(["textView", "menuConfigurationFor", "defaultMenu"], ["UITextView", "UITextItem", "UIMenu"]),
      [textView, textItem, defaultMenu])
    {
      return answer
    }
    return UITextViewDelegateSilence.shared.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
  }

  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    link.send(
      OutletMessage(
        ["textView", "textItemMenuWillDisplayFor", "animator"],
        ["UITextView", "UITextItem", "UIContextMenuInteractionAnimating"]), [textView, textItem, animator])
  }

  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
  ) {
    link.send(
      OutletMessage(
        ["textView", "textItemMenuWillEndFor", "animator"],
        ["UITextView", "UITextItem", "UIContextMenuInteractionAnimating"]), [textView, textItem, animator])
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
    return UITextViewDelegateSilence.shared.scrollViewShouldScrollToTop(scrollView)
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
    return UITextViewDelegateSilence.shared.viewForZooming(in: scrollView)
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
@MainActor private final class UITextViewDelegateSilence: NSObject, UITextViewDelegate {
  static let shared = UITextViewDelegateSilence()
}
