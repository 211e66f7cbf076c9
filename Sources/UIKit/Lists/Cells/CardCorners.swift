// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What rows of all lists do: the corners of cards.

extension UIView {
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
