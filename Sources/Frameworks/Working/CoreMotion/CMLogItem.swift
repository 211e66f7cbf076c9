// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A sample of a sensor.
open class CMLogItem: NSObject {
  /// When the sample was taken, in seconds of the clock that events and frames have.
  open private(set) var timestamp: TimeInterval

  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }
}

/// Acceleration in multiples of the earth's, along the device's axes: x to its right, y to its top, z out of its screen.
public struct CMAcceleration: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() {
    self.init(x: 0, y: 0, z: 0)
  }

  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// How fast the device turns, in radians a second around its own axes.
public struct CMRotationRate: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() {
    self.init(x: 0, y: 0, z: 0)
  }

  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}
