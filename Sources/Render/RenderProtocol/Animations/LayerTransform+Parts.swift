// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension LayerTransform {
  /// A part of the matrix that can be animated alone: an angle in radians, a factor, a distance in points.
  func value(of part: AnimatedProperty) -> AnimatedValue? {
    let parts = MatrixParts(Matrix4(self))
    switch part {
    case .rotationX: return .numbers([parts.angles.x])
    case .rotationY: return .numbers([parts.angles.y])
    case .rotationZ: return .numbers([parts.angles.z])
    case .scale: return .numbers([parts.scale.sum() / 3])
    case .scaleX: return .numbers([parts.scale.x])
    case .scaleY: return .numbers([parts.scale.y])
    case .scaleZ: return .numbers([parts.scale.z])
    case .translation: return .numbers([parts.translation.x, parts.translation.y])
    case .translationX: return .numbers([parts.translation.x])
    case .translationY: return .numbers([parts.translation.y])
    case .translationZ: return .numbers([parts.translation.z])
    default: return nil
    }
  }

  /// Replaces a part and leaves the others as they are.
  mutating func set(_ numbers: [Double], for part: AnimatedProperty) {
    var parts = MatrixParts(Matrix4(self))
    switch part {
    case .rotationX, .rotationY, .rotationZ:
      var angles = parts.angles
      angles[part == .rotationX ? 0 : part == .rotationY ? 1 : 2] = numbers[0]
      parts.setAngles(angles)
    case .scale: parts.scale = SIMD3(repeating: numbers[0])
    case .scaleX: parts.scale.x = numbers[0]
    case .scaleY: parts.scale.y = numbers[0]
    case .scaleZ: parts.scale.z = numbers[0]
    case .translation:
      parts.translation.x = numbers[0]
      parts.translation.y = numbers[1]
    case .translationX: parts.translation.x = numbers[0]
    case .translationY: parts.translation.y = numbers[0]
    case .translationZ: parts.translation.z = numbers[0]
    default: return
    }
    self = LayerTransform(parts.matrix)
  }
}
