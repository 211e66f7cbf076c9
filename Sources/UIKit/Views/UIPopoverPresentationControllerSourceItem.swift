// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something that a popover can point at: a view, or an item of a bar.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where it is, in a view's space; `nil` where it is not seen.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Where the view is, in another's space; `nil` unless both are in one window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, referenceView.window === window else { return nil }
    return referenceView.convert(bounds, from: self)
  }
}
