// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

extension CALayer {
  /// The changed properties with their present values.
  final func changes(of properties: LayerPropertySet) -> [LayerChange] {
    var properties = properties
    // A new size sends the bounds as a whole.
    if properties.contains(.boundsSize) { properties.remove(.boundsOrigin) }
    var changes: [LayerChange] = []
    properties.forEach { changes.append(change(of: $0)) }
    return changes
  }

  /// What differs from the state of a new layer, as render servers know it.
  final func nonDefaultChanges() -> [LayerChange] {
    var changes: [LayerChange] = []
    for property in LayerProperty.allCases where property != .boundsOrigin {
      let change = change(of: property)
      if change != Self.defaults[Int(property.rawValue)] { changes.append(change) }
    }
    return changes
  }

  /// A new layer's values, by the properties' numbers; the tests hold them against `LayerState()`.
  private static let defaults: [LayerChange] = {
    let pristine = CALayer()
    return LayerProperty.allCases.map { pristine.change(of: $0) }
  }()

  final func change(of property: LayerProperty) -> LayerChange {
    switch property {
    case .boundsOrigin: .boundsOrigin(values.bounds.origin)
    case .boundsSize: .bounds(values.bounds)
    case .position: .position(values.position)
    case .anchorPoint: .anchorPoint(values.anchorPoint)
    case .zPosition: .zPosition(values.zPosition)
    case .transform: .transform(spatialTransform.layerTransform)
    case .sublayerTransform: .sublayerTransform(values.sublayerTransform.layerTransform)
    case .isHidden: .isHidden(values.isHidden)
    case .opacity: .opacity(values.opacity)
    case .masksToBounds: .masksToBounds(values.masksToBounds)
    case .backgroundColor: .backgroundColor(values.backgroundColor?.rgba)
    case .cornerRadius: .cornerRadius(values.cornerRadius)
    case .maskedCorners: .maskedCorners(values.maskedCorners.layerCorners)
    case .cornerCurve: .hasContinuousCorners(values.cornerCurve == .continuous)
    case .borderWidth: .borderWidth(values.borderWidth)
    case .borderColor: .borderColor(values.borderColor?.rgba ?? .clear)
    case .shadowColor: .shadowColor(values.shadowColor?.rgba ?? .clear)
    case .shadowOpacity: .shadowOpacity(values.shadowOpacity)
    case .shadowOffset: .shadowOffset(values.shadowOffset)
    case .shadowRadius: .shadowRadius(values.shadowRadius)
    case .shadowPath: .shadowPath(values.shadowPath)
    case .contents: .contents(renderContents)
    case .contentsGravity: .contentsGravity(values.contentsGravity.layerGravity)
    case .contentsScale: .contentsScale(values.contentsScale)
    case .contentsRect: .contentsRect(values.contentsRect)
    case .contentsCenter: .contentsCenter(values.contentsCenter)
    case .mask: .mask(maskLayer?.sync.id)
    case .sublayers: .sublayers(shownChildren.compactMap(\.sync.id))
    case .accessibility: .accessibility(values.accessibility)
    case .name: .name(values.layerName ?? values.name ?? "")
    case .backdropBlur: .backdropBlur(values.backdropBlur)
    case .backdropSaturation: .backdropSaturation(values.backdropSaturation)
    case .isDoubleSided: .isDoubleSided(values.isDoubleSided)
    case .animations: .animations(motion?.wire ?? [])
    case .timing: .timing(layerTiming.wire)
    }
  }
}
