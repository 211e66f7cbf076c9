// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A property of a layer that render servers know; its number is its bit in a `LayerPropertySet`.
enum LayerProperty: UInt8, CaseIterable {
  case boundsOrigin, boundsSize
  case position, anchorPoint, zPosition, transform, sublayerTransform
  case isHidden, opacity, masksToBounds
  case backgroundColor, cornerRadius, maskedCorners, cornerCurve, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsGravity, contentsScale, contentsRect, contentsCenter
  case mask, sublayers
  case accessibility, name, backdropBlur, backdropSaturation
  case isDoubleSided, animations, timing
}

/// A set of properties, in one word.
struct LayerPropertySet: Equatable {
  private var bits: UInt64 = 0

  var isEmpty: Bool { bits == 0 }

  func contains(_ property: LayerProperty) -> Bool {
    bits & (1 << UInt64(property.rawValue)) != 0
  }

  mutating func insert(_ property: LayerProperty) {
    bits |= 1 << UInt64(property.rawValue)
  }

  mutating func remove(_ property: LayerProperty) {
    bits &= ~(1 << UInt64(property.rawValue))
  }

  mutating func removeAll() {
    bits = 0
  }

  /// Calls `body` with each member, lowest number first.
  func forEach(_ body: (LayerProperty) -> Void) {
    var rest = bits
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest - 1
      // Only `insert` sets bits, so each stands for a case.
      if let property = LayerProperty(rawValue: UInt8(index)) { body(property) }
    }
  }
}
