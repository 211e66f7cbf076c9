// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// Along which axes a scroll layer can be scrolled.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of what is in it: where it is scrolled to, its bounds begin.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  /// Along which axes it scrolls. Defaults to `both`.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Has a point of the layer's own space at its origin, along the axes that it scrolls along.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls as little as is needed for a rectangle of the layer's own space to be seen.
  open func scroll(to r: CGRect) {
    func nearest(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ room: CGFloat) -> CGFloat {
      if start < from || length > room { return start }
      return max(from, start + length - room)
    }
    scroll(
      to: CGPoint(
        x: nearest(r.minX, r.width, bounds.minX, bounds.width), y: nearest(r.minY, r.height, bounds.minY, bounds.height)
      ))
  }
}

extension CALayer {
  private var scrollLayer: CAScrollLayer? {
    var layer = superlayer
    while let current = layer, !(current is CAScrollLayer) { layer = current.superlayer }
    return layer as? CAScrollLayer
  }

  /// Has the nearest scroll layer above scrolled to a point of this layer's space.
  public func scroll(_ p: CGPoint) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(p, to: scrollLayer))
  }

  /// Has the nearest scroll layer above show a rectangle of this layer's space.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(r, to: scrollLayer))
  }

  /// The part of the layer's bounds that the nearest scroll layer above shows; all where there is none.
  public var visibleRect: CGRect {
    guard let scrollLayer else { return bounds }
    let seen = bounds.intersection(convert(scrollLayer.bounds, from: scrollLayer))
    return seen.isNull ? .zero : seen
  }
}
