// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How the device is turned against a frame of reference whose z axis points up.
open class CMAttitude: NSObject, NSCopying {
  /// From the device's axes to the reference frame.
  private var turn: CMQuaternion

  init(_ turn: CMQuaternion) {
    self.turn = turn
    super.init()
  }

  /// Around the device's x axis, in radians, −π/2 to π/2: 0 lying flat, π/2 standing upright.
  open var pitch: Double {
    let sine = turn.matrix.m23
    return asin(min(max(sine, -1), 1))
  }

  /// Around the device's y axis, in radians, −π to π.
  open var roll: Double {
    let matrix = turn.matrix
    return atan2(-matrix.m13, matrix.m33)
  }

  /// Around the axis that points up, in radians, −π to π.
  open var yaw: Double {
    let matrix = turn.matrix
    return atan2(-matrix.m21, matrix.m22)
  }

  open var quaternion: CMQuaternion { turn }

  open var rotationMatrix: CMRotationMatrix { turn.matrix }

  /// Makes this the turn that leads from `attitude` to what it was.
  open func multiply(byInverseOf attitude: CMAttitude) {
    turn = attitude.turn.inverse * turn
  }

  open func copy(with zone: NSZone? = nil) -> Any { CMAttitude(turn) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CMAttitude)?.turn == turn }

  open override var hash: Int { turn.hashValue }
}
