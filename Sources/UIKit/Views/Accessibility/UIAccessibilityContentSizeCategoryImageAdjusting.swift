// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraShims_ObjectiveC

/// What may show its picture larger where text is of an accessibility size.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the picture grows with the text. Defaults to `false`. Kept: pictures of the kit's views keep their size, but for
  /// symbols, which grow with their text style.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// Where the kept values lie: beside the objects.
enum ImageAdjusting {
  static nonisolated(unsafe) let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func value(_ object: NSObject) -> Bool { objc_getAssociatedObject(object, key) as? Bool ?? false }
  static func set(_ object: NSObject, _ value: Bool) {
    objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN)
  }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {
  /// Whether the picture grows with the text. Defaults to `false`; the value is kept.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { ImageAdjusting.value(self) }
    set { ImageAdjusting.set(self, newValue) }
  }
}
