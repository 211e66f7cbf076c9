// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// A layer that is nothing but a space for its sublayers: they keep their own depths in it, where those of other layers
/// are seen flat.
///
/// Of its own it shows nothing: no background, contents, border, shadow, mask or clip. Its opacity is each sublayer's.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
  /// Creates a transform layer without sublayers.
  public override init() {
    super.init()
    values.state.keepsDepth = true
  }

  /// Creates a copy of another layer's property values.
  public override init(layer: Any) {
    super.init(layer: layer)
    values.state.keepsDepth = true
  }

  /// Fails: layers are not read from archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Always `nil`: the layer has no plane in which a point could lie.
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }

  package override func makePresentationCopy() -> CALayer { CATransformLayer(layer: self) }
}
