// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Foundation on Linux makes empty strings only from a text. Without a parameter these would override `NSObject`'s, which an
// extension may not, and stand in the way of `NSTextStorage`'s, which apps' storages override.

extension NSMutableAttributedString {
  /// An empty string.
  public convenience init(_tesseraEmpty nothing: Void = ()) {
    self.init(string: "")
  }
}

extension NSAttributedString {
  /// An empty string.
  public convenience init(_tesseraNothing nothing: Void = ()) {
    self.init(string: "")
  }
}
