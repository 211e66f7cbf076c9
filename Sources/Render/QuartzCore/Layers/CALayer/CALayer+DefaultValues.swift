// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

extension CALayer {
  /// A new layer's value for a property of Apple's name; `nil` where there is no such property or it is empty.
  final class func builtInDefaultValue(forKey key: String) -> Any? {
    let values = LayerValues()
    switch key {
    case "anchorPointZ": return values.anchorPointZ
    case "transform": return values.transform
    case "sublayerTransform": return values.sublayerTransform
    case "opaque": return values.isOpaque
    case "maskedCorners": return values.maskedCorners
    case "cornerCurve": return values.cornerCurve
    case "borderColor": return values.borderColor
    case "shadowColor": return values.shadowColor
    case "contentsGravity": return values.contentsGravity
    case "minificationFilter": return values.minificationFilter
    case "magnificationFilter": return values.magnificationFilter
    case "allowsEdgeAntialiasing", "drawsAsynchronously": return false
    case "edgeAntialiasingMask": return CAEdgeAntialiasingMask.all
    case "needsDisplayOnBoundsChange": return values.needsDisplayOnBoundsChange
    default: break
    }
    switch LayerChange.property(key: key)?.value(in: .fresh) {
    case .number(let value): return value
    case .fraction(let value): return value
    case .flag(let value): return value
    case .point(let value): return value
    case .size(let value): return value
    case .rect(let value): return value
    // Other forms are those above, or empty in new layers.
    default: return nil
    }
  }
}
