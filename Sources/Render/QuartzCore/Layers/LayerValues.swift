// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// The values of a layer's properties, apart from its place in the tree: what a presentation copy copies.
struct LayerValues {
  /// What fills a layer, before a subclass has its say.
  enum Contents {
    case none
    case image(CGImage)
    /// Handed over by UIKit.
    case rendered(LayerContents)
    /// Drawn by `draw(in:)`.
    case drawn(DisplayList)
  }

  /// The properties as render servers are told of them, but for those that are worked out when they are told: contents,
  /// name, and what says where the layer stands in the tree and what moves.
  var state = LayerState()

  // What apps have in another form than servers.
  var anchorPointZ: CGFloat = 0 { didSet { state.transform = spatialTransform.layerTransform } }
  var transform = CATransform3DIdentity { didSet { state.transform = spatialTransform.layerTransform } }
  var sublayerTransform = CATransform3DIdentity {
    didSet { state.sublayerTransform = sublayerTransform.layerTransform }
  }
  var maskedCorners = CACornerMask.all { didSet { state.maskedCorners = maskedCorners.layerCorners } }
  var cornerCurve = CALayerCornerCurve.circular {
    didSet { state.hasContinuousCorners = cornerCurve == .continuous }
  }
  var backgroundColor: CGColor? { didSet { state.backgroundColor = backgroundColor?.rgba } }
  var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { state.borderColor = borderColor?.rgba ?? .clear } }
  var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { state.shadowColor = shadowColor?.rgba ?? .clear } }
  var contentsGravity = CALayerContentsGravity.resize {
    didSet { state.contentsGravity = contentsGravity.layerGravity }
  }
  var contents = Contents.none
  var contentsTint: RGBAColor?
  var name: String?
  var layerName: String?

  var minificationFilter = CALayerContentsFilter.linear {
    didSet { state.minificationFilter = minificationFilter.layerFilter }
  }
  var magnificationFilter = CALayerContentsFilter.linear {
    didSet { state.magnificationFilter = magnificationFilter.layerFilter }
  }

  // What servers need not know.
  var isOpaque = false
  var isGeometryFlipped = false
  var needsDisplayOnBoundsChange = false

  /// `sublayerTransform` behind what turns the sublayers' space upside down, about the anchor point.
  var sublayerSpace: CATransform3D {
    guard isGeometryFlipped else { return sublayerTransform }
    let flip = CATransform3DConcat(
      CATransform3DMakeScale(1, -1, 1),
      CATransform3DMakeTranslation(0, (1 - 2 * state.anchorPoint.y) * state.bounds.size.height, 0))
    return CATransform3DConcat(flip, sublayerTransform)
  }

  /// `transform` with the anchor point's depth taken into it, as it travels in commits.
  var spatialTransform: CATransform3D {
    guard anchorPointZ != 0 else { return transform }
    return CATransform3DTranslate(
      CATransform3DConcat(transform, CATransform3DMakeTranslation(0, 0, anchorPointZ)), 0, 0, -anchorPointZ)
  }
}
