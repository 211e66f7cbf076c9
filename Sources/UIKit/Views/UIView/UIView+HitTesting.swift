// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Views this clear count as not there.
  private static let leastTouchableAlpha: CGFloat = 0.01

  func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, untouchableCount == 0, !isHidden, alpha >= Self.leastTouchableAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in storedSubviews.reversed() {
      if let found = subview.hitTest(subview.converted(point, from: self), with: event) { return found }
    }
    return self
  }
}
