// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

extension CALayer {
  /// A new layer's value for a property of Apple's name; `nil` where there is no such property or it is empty.
  final class func builtInDefaultValue(forKey key: String) -> Any? {
    let values = LayerValues()
    return switch key {
    case "bounds": values.bounds
    case "position": values.position
    case "anchorPoint": values.anchorPoint
    case "anchorPointZ": values.anchorPointZ
    case "zPosition": values.zPosition
    case "transform": values.transform
    case "sublayerTransform": values.sublayerTransform
    case "hidden": values.isHidden
    case "opacity": values.opacity
    case "opaque": values.isOpaque
    case "doubleSided": values.isDoubleSided
    case "masksToBounds": values.masksToBounds
    case "cornerRadius": values.cornerRadius
    case "maskedCorners": values.maskedCorners
    case "cornerCurve": values.cornerCurve
    case "borderWidth": values.borderWidth
    case "borderColor": values.borderColor
    case "shadowColor": values.shadowColor
    case "shadowOpacity": values.shadowOpacity
    case "shadowOffset": values.shadowOffset
    case "shadowRadius": values.shadowRadius
    case "contentsGravity": values.contentsGravity
    case "contentsScale": values.contentsScale
    case "contentsRect": values.contentsRect
    case "contentsCenter": values.contentsCenter
    case "needsDisplayOnBoundsChange": values.needsDisplayOnBoundsChange
    default: nil
    }
  }
}
