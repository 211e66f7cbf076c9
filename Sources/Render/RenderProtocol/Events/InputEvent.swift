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
  /// Text that an input method, a touch keyboard or a script typed.
  case text(Text, time: Double)
  /// The device was turned, or its settings changed.
  case configuration(DeviceConfiguration)
  case motion(Motion, time: Double)
  case visibility(Bool)
  /// A pointer over the screen with no button down.
  case hover(location: CGPoint, phase: HoverPhase, time: Double)
  /// Keys led the page's focus to a layer, or with `nil` away from the app.
  case focus(LayerID?)

  /// A window of the app is to be opened, shown or closed.
  case scene(SceneRequest)
  /// A link that was opened elsewhere is the app's.
  case openURL(String)
  /// Text that was copied elsewhere.
  case pasteboard(String)

  /// Where the device is, or whether the app may know.
  case location(Location)

  /// What a hovering pointer does: it comes over the screen, moves, and leaves or presses a button.
  package enum HoverPhase: UInt8, Sendable, CaseIterable {
    case entered = 0
    case moved, exited
  }

  package struct Touch: Hashable, Sendable {
    package enum Phase: UInt8, Sendable, CaseIterable {
      case began = 0
      case moved, stationary, ended, cancelled
    }

    /// What touches: a finger, or a pointer with its main or its other button.
    package enum Kind: UInt8, Sendable, CaseIterable {
      case finger = 0
      case pencil, pointer, secondaryPointer
    }

    /// Tells fingers apart from `began` to `ended`.
    package var identifier: UInt32
    package var phase: Phase
    /// In the screen's space, points.
    package var location: CGPoint
    package var kind: Kind

    package init(identifier: UInt32, phase: Phase, location: CGPoint, kind: Kind = .finger) {
      self.identifier = identifier
      self.phase = phase
      self.location = location
      self.kind = kind
    }
  }

  /// What is typed by other means than single keys. Text is UTF-8 on the wire, ranges count UTF-16 code units.
  package enum Text: Hashable, Sendable {
    /// Takes the place of what is marked, or of what is selected.
    case insert(String)
    /// What an input method has so far, which may yet change, and what it has selected of that.
    case mark(String, selected: Range<Int>)
    /// The marked text is to stay.
    case unmark
    case deleteBackward
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

  /// What is told of the device's place. What is not told stays as it was.
  package struct Location: Hashable, Sendable {
    /// Whether people let the app know of places.
    package enum Permission: UInt8, Sendable, CaseIterable {
      case untold = 0
      case denied, whenInUse, always
    }

    /// Degrees, north and east positive.
    package var latitude: Double
    package var longitude: Double
    /// Metres within which the place is known; negative where it is not, or was not told.
    package var accuracy: Double
    package var permission: Permission

    package init(latitude: Double, longitude: Double, accuracy: Double, permission: Permission) {
      self.latitude = latitude
      self.longitude = longitude
      self.accuracy = accuracy
      self.permission = permission
    }
  }
}
