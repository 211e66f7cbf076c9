// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension NSMutableAttributedString {
  /// An empty string, which Foundation on Linux makes only from a text.
  public convenience init() {
    self.init(string: "")
  }
}

extension NSAttributedString {
  /// An empty string. Without a parameter it would override `NSObject`'s, which an extension may not.
  public convenience init(_tesseraNothing nothing: Void = ()) {
    self.init(string: "")
  }
}
