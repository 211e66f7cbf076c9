// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A sample of how the device is held and moved.
open class CMDeviceMotion: CMLogItem {
  /// Which device's sensors were read.
  public enum SensorLocation: Int, Sendable {
    case `default` = 0
    case headphoneLeft = 1
    case headphoneRight = 2
  }

  private let turn: CMQuaternion

  /// How fast the device turned since the sample before.
  open private(set) var rotationRate: CMRotationRate

  init(turn: CMQuaternion, rotationRate: CMRotationRate, timestamp: TimeInterval) {
    self.turn = turn
    self.rotationRate = rotationRate
    super.init(timestamp: timestamp)
  }

  /// The device that the app runs on.
  open var sensorLocation: SensorLocation { .default }

  /// The attitude; each call gives an object of its own.
  open var attitude: CMAttitude { CMAttitude(turn) }

  /// The pull of the earth along the device's axes; length 1.
  open var gravity: CMAcceleration { CMAcceleration(gravityUnder: turn) }

  /// Degrees from north; -1 as there is no compass.
  open var heading: Double { -1 }

  /// What the user adds to gravity. A host tells how the device is turned, not how it is pushed, so this is zero.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// A sample of the accelerometer: gravity, and what the user adds.
open class CMAccelerometerData: CMLogItem {
  open private(set) var acceleration: CMAcceleration

  init(turn: CMQuaternion, timestamp: TimeInterval) {
    acceleration = CMAcceleration(gravityUnder: turn)
    super.init(timestamp: timestamp)
  }
}

extension CMAcceleration {
  init(gravityUnder turn: CMQuaternion) {
    let matrix = turn.matrix
    self.init(x: -matrix.m13, y: -matrix.m23, z: -matrix.m33)
  }
}
