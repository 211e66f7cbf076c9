// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIResponder {
  private static let addedKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Commands that were added one by one; kept beside the object, since few have any.
  var addedKeyCommands: [UIKeyCommand] {
    get { objc_getAssociatedObject(self, Self.addedKey) as? [UIKeyCommand] ?? [] }
    set { objc_setAssociatedObject(self, Self.addedKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
