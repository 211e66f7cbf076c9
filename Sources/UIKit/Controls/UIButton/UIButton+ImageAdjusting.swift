// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {
  /// Whether the picture grows with the text. Defaults to `false`; the value is kept.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { ImageAdjusting.value(self) }
    set { ImageAdjusting.set(self, newValue) }
  }
}
