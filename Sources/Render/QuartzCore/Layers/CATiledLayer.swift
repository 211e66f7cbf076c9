// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// A layer that iOS draws tile by tile, on other threads, as tiles come into sight. Here it is drawn whole, as other layers
/// are, when it is first shown; what would be seen of tiles fading in is not.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
  /// How long a tile takes to fade in, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  /// The size of a tile, in pixels. Defaults to 256 × 256.
  open var tileSize = CGSize(width: 256, height: 256)
  /// How many sizes it is drawn in, each half of the next. Defaults to 1.
  open var levelsOfDetail = 1
  /// How many of them are larger than the layer. Defaults to 0.
  open var levelsOfDetailBias = 0
}
