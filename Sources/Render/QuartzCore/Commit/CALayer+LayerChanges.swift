// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

extension CALayer {
  /// The changed properties with their present values.
  final func changes(of properties: LayerPropertySet) -> [LayerChange] {
    var properties = properties
    // A new size sends the bounds as a whole.
    if properties.contains(LayerChange.bounds) { properties.remove(LayerChange.boundsOrigin) }
    if values.isGeometryFlipped,
      properties.contains(LayerChange.bounds) || properties.contains(LayerChange.anchorPoint)
    {
      properties.insert(LayerChange.sublayerTransform)
    }
    var changes: [LayerChange] = []
    properties.forEach { changes.append(change(of: $0)) }
    return changes
  }

  /// What differs from the state of a new layer, as render servers know it.
  final func nonDefaultChanges() -> [LayerChange] {
    var changes: [LayerChange] = []
    for property in LayerChange.whole {
      if !Self.workedOut.contains(property) {
        if !property.isDefault(in: &values.state) { changes.append(property.change(in: &values.state)) }
      } else {
        let change = change(of: property)
        if change.value != property.value(in: .fresh) { changes.append(change) }
      }
    }
    return changes
  }

  /// The properties that are not kept as they are told.
  private static let workedOut: LayerPropertySet = {
    var set = LayerPropertySet()
    for property in [
      LayerChange.contents, LayerChange.name, LayerChange.mask, LayerChange.sublayers, LayerChange.animations,
      LayerChange.timing, LayerChange.sublayerTransform,
    ] as [AnyLayerProperty] { set.insert(property) }
    return set
  }()

  final func change(of property: AnyLayerProperty) -> LayerChange {
    guard Self.workedOut.contains(property) else { return property.change(in: &values.state) }
    switch property {
    case LayerChange.contents: return LayerChange.contents(renderContents)
    case LayerChange.name: return LayerChange.name(values.layerName ?? values.name ?? "")
    case LayerChange.mask: return LayerChange.mask(maskLayer?.sync.id)
    case LayerChange.sublayers: return LayerChange.sublayers(seenChildren.compactMap(\.sync.id))
    case LayerChange.animations: return LayerChange.animations(renderAnimations)
    case LayerChange.sublayerTransform: return LayerChange.sublayerTransform(values.sublayerSpace.layerTransform)
    case LayerChange.timing: return LayerChange.timing(layerTiming.wire)
    default: fatalError("\(property.name) is said to be worked out, and nobody knows how.")
    }
  }
}
