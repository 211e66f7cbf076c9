// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// One property of one layer, with its new value. Raw tags on the wire are fixed: add at the end only.
package enum LayerChange: Hashable, Sendable {
  case bounds(CGRect)
  /// The common case of scrolling: the size stays.
  case boundsOrigin(CGPoint)
  case position(CGPoint)
  case anchorPoint(CGPoint)
  case zPosition(CGFloat)
  case transform(LayerTransform)
  case sublayerTransform(LayerTransform)
  case isHidden(Bool)
  case opacity(Float)
  case masksToBounds(Bool)
  case backgroundColor(RGBAColor?)
  case cornerRadius(CGFloat)
  case maskedCorners(LayerCorners)
  case hasContinuousCorners(Bool)
  case borderWidth(CGFloat)
  case borderColor(RGBAColor)
  case shadowColor(RGBAColor)
  case shadowOpacity(Float)
  case shadowOffset(CGSize)
  case shadowRadius(CGFloat)
  case shadowPath(CGPath?)
  case contents(LayerContents)
  case contentsGravity(LayerGravity)
  case contentsScale(CGFloat)
  case contentsRect(CGRect)
  case contentsCenter(CGRect)
  case mask(LayerID?)
  case sublayers([LayerID])
  case accessibility(LayerAccessibility?)
  case name(String)
  case backdropBlur(CGFloat)
  /// All animations that are now on the layer, in the place of those before.
  case animations([LayerAnimation])
  /// How the layer's time lies in its superlayer's.
  case timing(AnimationTiming)
  case isDoubleSided(Bool)
  case backdropSaturation(CGFloat)
}

/// What changed on one layer; a layer that is named for the first time is new and starts from `LayerState()`.
package struct LayerDelta: Hashable, Sendable {
  package var layer: LayerID
  package var changes: [LayerChange]

  package init(layer: LayerID, changes: [LayerChange]) {
    self.layer = layer
    self.changes = changes
  }
}
