// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension NSMutableAttributedString {
  /// An empty string, which Foundation on Linux makes only from a text.
  public convenience init() {
    self.init(string: "")
  }
}
