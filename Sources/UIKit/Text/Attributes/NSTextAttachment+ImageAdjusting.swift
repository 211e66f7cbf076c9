// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension NSTextAttachment: UIAccessibilityContentSizeCategoryImageAdjusting {
  /// Whether the picture grows with the text. Defaults to `false`; the value is kept.
  @preconcurrency @MainActor public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { ImageAdjusting.value(self) }
    set { ImageAdjusting.set(self, newValue) }
  }
}
