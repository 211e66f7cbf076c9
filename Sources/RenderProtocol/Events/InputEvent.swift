// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// What a person, or a script in their place, does to a device.
package enum InputEvent: Hashable, Sendable {
  /// Fingers; all that changed at one moment.
  case touches([Touch], time: Double)
  /// A wheel or track pad over a point; positive deltas move the content up and left.
  case wheel(location: CGPoint, delta: CGPoint, time: Double)
  case key(Key, time: Double)
  /// The device was turned, or its settings changed.
  case configuration(DeviceConfiguration)
  case motion(Motion, time: Double)
  case visibility(Bool)

  package struct Touch: Hashable, Sendable {
    package enum Phase: UInt8, Sendable, CaseIterable {
      case began = 0
      case moved, stationary, ended, cancelled
    }

    /// Tells fingers apart from `began` to `ended`.
    package var identifier: UInt32
    package var phase: Phase
    /// In the screen's space, points.
    package var location: CGPoint

    package init(identifier: UInt32, phase: Phase, location: CGPoint) {
      self.identifier = identifier
      self.phase = phase
      self.location = location
    }
  }

  package struct Key: Hashable, Sendable {
    package var isDown: Bool
    /// The key's name as browsers give it (`KeyboardEvent.key`).
    package var key: String
    /// Shift 1, control 2, alt 4, meta 8.
    package var modifiers: UInt8

    package init(isDown: Bool, key: String, modifiers: UInt8) {
      self.isDown = isDown
      self.key = key
      self.modifiers = modifiers
    }
  }

  /// How the device is tilted, in radians.
  package struct Motion: Hashable, Sendable {
    package var pitch: Double
    package var roll: Double
    package var yaw: Double

    package init(pitch: Double, roll: Double, yaw: Double) {
      self.pitch = pitch
      self.roll = roll
      self.yaw = yaw
    }
  }
}
