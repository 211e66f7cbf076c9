// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// A property of views' layers that animation blocks move: whatever can be animated as a whole, but for pictures, their
/// scale and what is either so or not.
struct AnimatableKey: Hashable {
  let property: AnimatedProperty

  /// The property with a name among the layer's keys; `nil` where blocks do not move it.
  init?(_ name: String) {
    guard let property = Self.properties[name] else { return nil }
    self.property = property
  }

  /// The property's name among the layer's keys.
  var name: String { property.definition.keyPath }

  private static let properties: [String: AnimatedProperty] = {
    let moved = AnimatedProperty.allCases.filter {
      $0.definition.place == .whole && $0.kind != .contents && ![.contentsScale, .isHidden].contains($0)
    }
    return Dictionary(uniqueKeysWithValues: moved.map { ($0.definition.keyPath, $0) })
  }()

  /// What animations take: without a colour or path it is clear, not whatever lies below.
  func boxed(_ value: AnimatedValue) -> Any { value.appValue(of: property) ?? NSNull() }

  /// What is to be added to `other` to give `value`, and the value that adds nothing; `nil` where values of the kind are
  /// not added, or where a matrix has no inverse.
  func difference(
    of value: AnimatedValue, from other: AnimatedValue
  ) -> (difference: AnimatedValue, zero: AnimatedValue)? {
    guard case .numbers(let a) = value, case .numbers(let b) = other else { return nil }
    guard property.kind == .numbers(16) else {
      return (.numbers(zip(a, b).map { $0 - $1 }), .numbers(Array(repeating: 0, count: a.count)))
    }
    // Matrices are added by concatenation.
    let inverse = CATransform3DInvert(CATransform3D(b))
    let identity = CATransform3DIdentity.entries
    let product = CATransform3DConcat(CATransform3D(b), inverse).entries
    guard zip(product, identity).allSatisfy({ abs($0 - $1) < 1e-9 }) else { return nil }
    let difference = CATransform3DConcat(CATransform3D(a), inverse).entries
    return (.numbers(difference.map { Double($0) }), .numbers(identity.map { Double($0) }))
  }
}
