// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// A set of layers' properties, in one word: each number in the schema is a bit. A test says that there are no more than
/// bits.
struct LayerPropertySet: Equatable {
  private var bits: UInt64 = 0

  var isEmpty: Bool { bits == 0 }

  func contains(_ property: AnyLayerProperty) -> Bool {
    bits & (1 << UInt64(property.number)) != 0
  }

  mutating func insert(_ property: AnyLayerProperty) {
    bits |= 1 << UInt64(property.number)
  }

  mutating func remove(_ property: AnyLayerProperty) {
    bits &= ~(1 << UInt64(property.number))
  }

  mutating func removeAll() {
    bits = 0
  }

  /// Whether a layer's copies of its sublayers may look different after a change of its own.
  var concernsCopies: Bool { contains(LayerChange.sublayers) || contains(LayerChange.bounds) }

  /// Calls `body` with each member, lowest number first.
  func forEach(_ body: (AnyLayerProperty) -> Void) {
    var rest = bits
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest - 1
      // Only `insert` sets bits, so each stands for a property.
      body(LayerChange.all[index])
    }
  }
}
