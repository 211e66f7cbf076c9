// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A turn in space as a unit quaternion.
public struct CMQuaternion: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public var w: Double

  /// All components 0, as a C structure starts; no turn is `w` 1.
  public init() {
    self.init(x: 0, y: 0, z: 0, w: 0)
  }

  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
}

/// A turn in space as a matrix, from the reference frame to the device's axes.
public struct CMRotationMatrix: Hashable, Sendable {
  public var m11, m12, m13: Double
  public var m21, m22, m23: Double
  public var m31, m32, m33: Double

  public init() {
    self.init(m11: 0, m12: 0, m13: 0, m21: 0, m22: 0, m23: 0, m31: 0, m32: 0, m33: 0)
  }

  public init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double,
    m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }
}

extension CMQuaternion {
  static let identity = CMQuaternion(x: 0, y: 0, z: 0, w: 1)

  /// Turns by `yaw` around z, then by `pitch` around the new x, then by `roll` around the new y; radians.
  init(pitch: Double, roll: Double, yaw: Double) {
    let (sp, cp) = (sin(pitch / 2), cos(pitch / 2))
    let (sr, cr) = (sin(roll / 2), cos(roll / 2))
    let (sy, cy) = (sin(yaw / 2), cos(yaw / 2))
    self.init(
      x: sp * cr * cy - cp * sr * sy, y: cp * sr * cy + sp * cr * sy, z: cp * cr * sy + sp * sr * cy,
      w: cp * cr * cy - sp * sr * sy)
  }

  /// The turn back.
  var inverse: CMQuaternion { CMQuaternion(x: -x, y: -y, z: -z, w: w) }

  static func * (left: CMQuaternion, right: CMQuaternion) -> CMQuaternion {
    CMQuaternion(
      x: left.w * right.x + left.x * right.w + left.y * right.z - left.z * right.y,
      y: left.w * right.y - left.x * right.z + left.y * right.w + left.z * right.x,
      z: left.w * right.z + left.x * right.y - left.y * right.x + left.z * right.w,
      w: left.w * right.w - left.x * right.x - left.y * right.y - left.z * right.z)
  }

  /// The matrix of the turn back: from the reference frame to the device's axes.
  var matrix: CMRotationMatrix {
    CMRotationMatrix(
      m11: 1 - 2 * (y * y + z * z), m12: 2 * (x * y + w * z), m13: 2 * (x * z - w * y),
      m21: 2 * (x * y - w * z), m22: 1 - 2 * (x * x + z * z), m23: 2 * (y * z + w * x),
      m31: 2 * (x * z + w * y), m32: 2 * (y * z - w * x), m33: 1 - 2 * (x * x + y * y))
  }

  /// The turn as an axis times the angle in radians, the short way round.
  var rotationVector: (x: Double, y: Double, z: Double) {
    let sign: Double = w < 0 ? -1 : 1
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 1e-12 else { return (0, 0, 0) }
    let factor = sign * 2 * atan2(length, abs(w)) / length
    return (x * factor, y * factor, z * factor)
  }
}
