// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

extension CALayer {
  /// Takes over what an animation moves; notes no change and runs no action.
  final func takeOwn(_ property: AnimatedProperty, from state: LayerState) {
    switch property {
    case .position, .positionX, .positionY: values.position = state.position
    case .bounds, .boundsOrigin, .boundsOriginX, .boundsOriginY, .boundsSize, .boundsWidth, .boundsHeight:
      values.bounds = state.bounds
    case .anchorPoint, .anchorPointX, .anchorPointY: values.anchorPoint = state.anchorPoint
    case .zPosition: values.zPosition = state.zPosition
    case .transform, .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .translation,
      .translationX, .translationY, .translationZ:
      values.transform = CATransform3D(state.transform.entries)
    case .sublayerTransform: values.sublayerTransform = CATransform3D(state.sublayerTransform.entries)
    case .isHidden: values.isHidden = state.isHidden
    case .opacity: values.opacity = state.opacity
    case .backgroundColor: values.backgroundColor = state.backgroundColor.map(CGColor.init(rgba:))
    case .cornerRadius: values.cornerRadius = state.cornerRadius
    case .borderWidth: values.borderWidth = state.borderWidth
    case .borderColor: values.borderColor = CGColor(rgba: state.borderColor)
    case .shadowColor: values.shadowColor = CGColor(rgba: state.shadowColor)
    case .shadowOpacity: values.shadowOpacity = state.shadowOpacity
    case .shadowOffset, .shadowOffsetWidth, .shadowOffsetHeight: values.shadowOffset = state.shadowOffset
    case .shadowRadius: values.shadowRadius = state.shadowRadius
    case .shadowPath: values.shadowPath = state.shadowPath
    case .contentsRect: values.contentsRect = state.contentsRect
    case .contentsCenter: values.contentsCenter = state.contentsCenter
    case .contentsScale: values.contentsScale = state.contentsScale
    case .backdropBlur: values.backdropBlur = state.backdropBlur
    // A picture on its way is the servers' alone; shapes and gradients are their layers' to take.
    case .contents, .path, .fillColor, .strokeColor, .lineWidth, .strokeStart, .strokeEnd, .lineDashPhase, .miterLimit,
      .gradientColors, .gradientLocations, .gradientStartPoint, .gradientEndPoint:
      break
    }
  }
}
