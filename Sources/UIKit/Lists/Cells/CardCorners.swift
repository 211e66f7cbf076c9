// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What rows of all lists do: rectangles where people read in the other direction, and the corners of cards.

extension UIView {
  /// A rectangle of the view as it is where people read in this direction.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Rounds the corners that a card has here, and cuts off what is outside of them.
  func roundCardCorners(_ corners: CACornerMask) {
    layer.maskedCorners = corners.isEmpty ? .all : corners
    layer.cornerRadius = corners.isEmpty ? 0 : ListMetrics.cardRadius
    layer.cornerCurve = .continuous
    clipsToBounds = !corners.isEmpty
  }
}

extension CACornerMask {
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The corners of a row in a card.
  static func card(isFirst: Bool, isLast: Bool) -> CACornerMask {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}
