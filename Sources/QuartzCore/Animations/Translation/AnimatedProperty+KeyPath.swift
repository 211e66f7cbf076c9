// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

extension AnimatedProperty {
  /// The property that a layer's key path names; `nil` where there is none that can be animated.
  init?(keyPath: String) {
    guard let property = Self.byKeyPath[keyPath] else { return nil }
    self = property
  }

  private static let byKeyPath: [String: AnimatedProperty] = [
    "position": .position, "position.x": .positionX, "position.y": .positionY,
    "bounds": .bounds, "bounds.origin": .boundsOrigin, "bounds.origin.x": .boundsOriginX,
    "bounds.origin.y": .boundsOriginY, "bounds.size": .boundsSize, "bounds.size.width": .boundsWidth,
    "bounds.size.height": .boundsHeight,
    "anchorPoint": .anchorPoint, "anchorPoint.x": .anchorPointX, "anchorPoint.y": .anchorPointY,
    "zPosition": .zPosition,
    "transform": .transform, "sublayerTransform": .sublayerTransform,
    "transform.rotation": .rotationZ, "transform.rotation.x": .rotationX, "transform.rotation.y": .rotationY,
    "transform.rotation.z": .rotationZ, "transform.scale": .scale, "transform.scale.x": .scaleX,
    "transform.scale.y": .scaleY, "transform.scale.z": .scaleZ, "transform.translation": .translation,
    "transform.translation.x": .translationX, "transform.translation.y": .translationY,
    "transform.translation.z": .translationZ,
    "hidden": .isHidden, "opacity": .opacity, "backgroundColor": .backgroundColor, "cornerRadius": .cornerRadius,
    "borderWidth": .borderWidth, "borderColor": .borderColor,
    "shadowColor": .shadowColor, "shadowOpacity": .shadowOpacity, "shadowOffset": .shadowOffset,
    "shadowOffset.width": .shadowOffsetWidth, "shadowOffset.height": .shadowOffsetHeight,
    "shadowRadius": .shadowRadius, "shadowPath": .shadowPath,
    "contents": .contents, "contentsRect": .contentsRect, "contentsCenter": .contentsCenter,
    "contentsScale": .contentsScale, "backdropBlur": .backdropBlur,
    "path": .path, "fillColor": .fillColor, "strokeColor": .strokeColor, "lineWidth": .lineWidth,
    "strokeStart": .strokeStart, "strokeEnd": .strokeEnd, "lineDashPhase": .lineDashPhase, "miterLimit": .miterLimit,
    "colors": .gradientColors, "locations": .gradientLocations, "startPoint": .gradientStartPoint,
    "endPoint": .gradientEndPoint,
  ]
}
