// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Scrolls what is typed into in the view to where it is seen.
  func scrollToField() {
    guard let field = firstResponderBelow else { return }
    var view = field.superview
    while let current = view, current !== self {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled {
        let rect = scroll.convert(field.bounds, from: field)
        return scroll.scrollRectToVisible(rect.insetBy(dx: 0, dy: -8), animated: window != nil)
      }
      view = current.superview
    }
  }

  private var firstResponderBelow: UIView? {
    isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponderBelow).first
  }
}
