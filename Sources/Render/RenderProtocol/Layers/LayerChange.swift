// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// One property of one layer, with its new value, as in `LayerChange.opacity(0.5)`; the properties are in the schema.
package struct LayerChange: Hashable, Sendable {
  package let property: AnyLayerProperty
  package let value: LayerValue

  /// - Precondition: the value is of the property's form.
  init(property: AnyLayerProperty, value: LayerValue) {
    self.property = property
    self.value = value
  }

  /// The value, where the change is one of the property's; `nil` where it is another's.
  package subscript<Value>(property: LayerProperty<Value>) -> Value? { property.value(of: self) }
}

/// What changed on one layer; a layer that is named for the first time is new and starts from `LayerState()`.
package struct LayerDelta: Hashable, Sendable {
  package var layer: LayerID
  package var changes: [LayerChange]

  package init(layer: LayerID, changes: [LayerChange]) {
    self.layer = layer
    self.changes = changes
  }
}
