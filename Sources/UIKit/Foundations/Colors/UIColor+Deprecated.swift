// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Colours that newer names have taken the place of.

extension UIColor {
  /// Behind grouped tables.
  @available(iOS, deprecated: 13.0, renamed: "systemGroupedBackground")
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
}
