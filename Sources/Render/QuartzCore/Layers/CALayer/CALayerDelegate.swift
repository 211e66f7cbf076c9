// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// What a layer asks of its owner.
///
/// Every requirement is optional on Apple's platforms; here each has a default that does what the layer would do
/// without a delegate.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Fills the layer's `contents`, instead of drawing.
  func display(_ layer: CALayer)
  /// Draws the layer; the context's origin is the bounds' origin, y points down.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Told before the layer draws.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of a property or of the tree; `nil` searches on, `NSNull()` means none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

/// A delegate that has something to find out before its layers are laid out.
package protocol LayoutPreparing: CALayerDelegate {
  /// Told when layout is asked for now, before any layer is laid out.
  func prepareForLayout()
  /// Called after a layer was laid out for which `setNeedsPlacing()` was called meanwhile.
  func placeAfterLayout()
}

/// A delegate that is filled anew before its layer is laid out.
package protocol PropertiesUpdating: CALayerDelegate {
  /// Called where `setNeedsPropertiesUpdate()` was.
  func updatePropertiesOfLayer()
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {
    layer.displayByDrawing()
  }

  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  public func layerWillDraw(_ layer: CALayer) {}

  public func layoutSublayers(of layer: CALayer) {}

  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
