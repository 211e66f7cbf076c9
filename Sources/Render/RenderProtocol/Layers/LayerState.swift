// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// Everything a render server knows of one layer; the defaults are those of a new layer. `LayerChange+Schema.swift` has a
/// row for each.
///
/// Lengths are points. `position` is in the superlayer's bounds space, `anchorPoint` in the unit square of `bounds`;
/// sublayers stand in bounds space, so moving `bounds.origin` scrolls them.
package struct LayerState: Hashable, Sendable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0
  package var transform = LayerTransform.identity
  /// Applied to sublayers only.
  package var sublayerTransform = LayerTransform.identity
  package var isHidden = false
  package var opacity: Float = 1
  package var masksToBounds = false
  package var backgroundColor: RGBAColor?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners = LayerCorners.all
  package var hasContinuousCorners = false
  package var borderWidth: CGFloat = 0
  package var borderColor: RGBAColor = .black
  package var shadowColor: RGBAColor = .black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?
  package var contents = LayerContents.none
  package var contentsGravity = LayerGravity.resize
  package var contentsScale: CGFloat = 1
  /// The part of the contents that is shown, in the unit square.
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the contents that stretches, in the unit square; the rest keeps its size.
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var mask: LayerID?
  /// Back to front.
  package var sublayers: [LayerID] = []
  package var accessibility: LayerAccessibility?
  /// The class of the view, for the inspector and for tests.
  package var name = ""
  /// Whether the layer shows what lies behind it, blurred (a visual effect), and with which sigma in points.
  package var backdropBlur: CGFloat = 0
  /// How colourful what lies behind becomes where it shows blurred: 1 as it is, 0 grey.
  package var backdropSaturation: CGFloat = 1
  /// Whether the layer is seen from behind, when a transform turned it away.
  package var isDoubleSided = true
  /// Whether the layer and all below it are drawn on a picture first, with `rasterizationScale` pixels per point.
  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1
  /// Whether the opacity is that of the layer and all below it as one picture, rather than of each of them.
  package var allowsGroupOpacity = true
  /// How a picture's pixels are found where it is shown smaller.
  package var minificationFilter = LayerFilter.linear
  /// How a picture's pixels are found where it is shown larger.
  package var magnificationFilter = LayerFilter.linear
  /// Whether the layer is nothing but the space in which its sublayers stand, each with its own depth: it shows nothing
  /// of itself, and its opacity is each sublayer's.
  package var keepsDepth = false
  /// Whether the picture's light is added to what is behind it, instead of covering it.
  package var addsLight = false
  /// How far the layer and all below it are blurred as one picture, as a sigma in points; 0 for not at all.
  package var contentBlur: CGFloat = 0
  /// What the colours of the layer and all below it become, as one picture: rows of the matrix give red, green and
  /// blue from red, green, blue and 1, without premultiplication.
  package var colorTransform = LayerTransform.identity
  /// How the layer and all below it are mixed, as one picture, with what is behind: the number of a `CGBlendMode`.
  package var blendMode: CGFloat = 0
  /// What moves, in ascending order of identifiers; everything else here is the model, which animations never change.
  package var animations: [LayerAnimation] = []
  /// How the layer's own time lies in its superlayer's; the root's parent time is the app's media time.
  package var timing = AnimationTiming.identity
  /// Other contents that show through `contents`; only evaluating an animation of the contents sets it.
  package var fading: LayerFade?

  package init() {}

  /// A new layer.
  package static let fresh = LayerState()
}
