// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What an animation moves. Raw values travel: add at the end only.
package enum AnimatedProperty: UInt8, Hashable, Sendable, CaseIterable {
  // Geometry; a point, size, rectangle or matrix whole, or one of its numbers.
  case position = 0
  case positionX, positionY
  case bounds, boundsOrigin, boundsOriginX, boundsOriginY, boundsSize, boundsWidth, boundsHeight
  case anchorPoint, anchorPointX, anchorPointY, zPosition
  /// Matrices go from one to the other by their parts (translation, scale, shear, quaternion, perspective).
  case transform, sublayerTransform
  // Parts of `transform`: the others stay as they are. Rotations are radians, and may go round more than once.
  case rotationX, rotationY, rotationZ, scale, scaleX, scaleY, scaleZ
  case translation, translationX, translationY, translationZ
  // Look.
  case isHidden, opacity, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowOffsetWidth, shadowOffsetHeight, shadowRadius, shadowPath
  case contents, contentsRect, contentsCenter, contentsScale, backdropBlur
  // Of a layer whose contents are a shape.
  case path, fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, lineDashPhase, miterLimit
  // Of a layer whose contents are a gradient.
  case gradientColors, gradientLocations, gradientStartPoint, gradientEndPoint
}
