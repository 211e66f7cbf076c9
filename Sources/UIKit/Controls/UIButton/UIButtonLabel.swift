// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A button's title; tells the button of whatever changes its size.
final class UIButtonLabel: UILabel {
  weak var button: UIButton?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.contentSizeDidChange()
  }

  override var isAccessibilityElement: Bool {
    get { accessibilityState.isElement ?? false }
    set { super.isAccessibilityElement = newValue }
  }
}
