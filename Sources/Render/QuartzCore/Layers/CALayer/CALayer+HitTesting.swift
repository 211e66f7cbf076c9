// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

extension CALayer {
  final func findHit(_ point: CGPoint) -> CALayer? {
    guard !isHidden, let inverse = mapToParent.inverse else { return nil }
    let local = inverse.apply(point)
    let isInside = contains(local)
    if masksToBounds, !isInside { return nil }
    for child in childrenInDrawingOrder.reversed() {
      if let hit = child.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }

  /// Back to front, `zPosition` counted.
  final var childrenInDrawingOrder: [CALayer] {
    let children = presentedLayer == nil ? children : sublayers ?? []
    guard children.contains(where: { $0.values.state.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.values.state.zPosition, $0.offset) < ($1.element.values.state.zPosition, $1.offset) }
      .map(\.element)
  }
}
