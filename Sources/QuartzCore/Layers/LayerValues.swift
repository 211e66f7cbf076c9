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

  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var isHidden = false
  var opacity: Float = 1
  var isOpaque = false
  var masksToBounds = false
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var contents = Contents.none
  var contentsTint: RGBAColor?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var needsDisplayOnBoundsChange = false
  var name: String?
  var accessibility: LayerAccessibility?
  var layerName: String?
  var backdropBlur: CGFloat = 0
  var backdropSaturation: CGFloat = 1
  var isDoubleSided = true
}
