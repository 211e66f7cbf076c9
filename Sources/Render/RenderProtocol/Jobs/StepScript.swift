// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// What a person would do to an app, and what is written down meanwhile: played under the virtual clock.
///
/// `Docs/scripts.md` tells of the file that it is read from.
package struct StepScript: Hashable, Sendable, Codable {
  package struct Step: Hashable, Sendable, Codable {
    /// Seconds after the app's launch; never less than the step's before.
    package var time: Double
    package var action: Action
    /// Where it stands in the file, counted from 1.
    package var line: Int

    package init(time: Double, action: Action, line: Int = 0) {
      self.time = time
      self.action = action
      self.line = line
    }
  }

  package enum Action: Hashable, Sendable, Codable {
    case touch(Touch)
    /// A wheel over a point of the screen; positive deltas move the content up and left.
    case wheel(location: CGPoint, delta: CGPoint)
    /// A key that goes down and up again, named as browsers do; see `InputEvent.Key` for the modifiers.
    case key(String, modifiers: UInt8)
    /// Text typed into what is first responder, character by character; newlines press Return.
    case type(String)
    /// Radians.
    case tilt(pitch: Double, roll: Double, yaw: Double)
    /// Where the device is, in degrees and metres, and whether the app may know.
    case location(latitude: Double, longitude: Double, accuracy: Double, isAllowed: Bool)
    case rotate(DeviceDescription.Orientation)
    case appearance(DeviceDescription.Appearance)
    case textSize(String)
    /// A window of the app is opened, shown or closed.
    case scene(SceneRequest)
    /// A link is opened elsewhere that is the app's.
    case openURL(String)
    /// Text is copied elsewhere.
    case pasteboard(String)
    /// Writes the screen to NAME.png.
    case snapshot(String)
    /// Writes the view hierarchy to NAME.txt.
    case tree(String)
    case record(Recording)
  }

  package struct Touch: Hashable, Sendable, Codable {
    package enum Phase: String, Hashable, Sendable, Codable, CaseIterable {
      case began
      case moved
      case ended
      case cancelled
    }

    package var phase: Phase
    package var finger: UInt32
    /// In the screen's space, points.
    package var location: CGPoint
    /// How long the way from the finger's last place takes, in seconds; 0 for a jump. Of `moved` only.
    package var duration: Double

    package init(phase: Phase, finger: UInt32, location: CGPoint, duration: Double = 0) {
      self.phase = phase
      self.finger = finger
      self.location = location
      self.duration = duration
    }
  }

  /// An animated WebP of a stretch of time.
  package struct Recording: Hashable, Sendable, Codable {
    /// Without `.webp`.
    package var name: String
    /// Seconds after the app's launch.
    package var end: Double
    package var framesPerSecond: Double
    /// Pixels per point of the recording.
    package var scale: Double

    package init(name: String, end: Double, framesPerSecond: Double = 30, scale: Double = 1) {
      self.name = name
      self.end = end
      self.framesPerSecond = framesPerSecond
      self.scale = scale
    }
  }

  package var steps: [Step]

  package init(steps: [Step]) {
    self.steps = steps
  }

  /// A time rounded to the microsecond, so that 0.1 + 0.2 and 0.3 are one moment.
  static func moment(_ time: Double) -> Double { (time * 1e6).rounded() / 1e6 }

  /// Bounds of what a script may ask for.
  package enum Limit {
    /// Bytes of the file.
    package static let bytes = 4 << 20
    package static let steps = 10_000
    /// Seconds from the launch to the last step.
    package static let time = 600.0
    /// Pictures and trees together.
    package static let files = 1_000
    /// Frames of all recordings together.
    package static let frames = 1_800
    /// As many as a device tells apart.
    package static let fingers = 11
    package static let nameBytes = 100
    package static let wheel = 100_000.0
  }
}
