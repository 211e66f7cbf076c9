// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIControl {
  /// Sets the frame of a control whose size is its own: only the place counts, the size in `frame` does not.
  func takePlace(of frame: CGRect, size: CGSize) {
    bounds.size = size
    center =
      transform.isIdentity
      ? CGPoint(x: frame.minX + size.width / 2, y: frame.minY + size.height / 2)
      : CGPoint(x: frame.midX, y: frame.midY)
  }
}
