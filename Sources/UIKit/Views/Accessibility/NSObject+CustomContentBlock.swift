// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Accessibility
internal import TesseraShims_ObjectiveC

extension NSObject {
  /// Makes what more is to be known of the object when it is asked for. Defaults to `nil`.
  @preconcurrency @MainActor public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
    get { (objc_getAssociatedObject(self, CustomContentMark.key) as? CustomContentBox)?.block }
    set {
      objc_setAssociatedObject(
        self, CustomContentMark.key, newValue.map(CustomContentBox.init), .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

private enum CustomContentMark {
  static nonisolated(unsafe) let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

private final class CustomContentBox {
  let block: AXCustomContentReturnBlock
  init(_ block: @escaping AXCustomContentReturnBlock) { self.block = block }
}
