// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CGPath {
  /// A rectangle with round corners, which are smaller where there is no room for them.
  static func rounded(_ rect: CGRect, radius: CGFloat = .greatestFiniteMagnitude) -> CGPath {
    let radius = max(min(radius, rect.width / 2, rect.height / 2), 0)
    return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }
}
