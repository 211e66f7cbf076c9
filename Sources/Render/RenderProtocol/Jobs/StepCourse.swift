// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// What is known of a script up to some step: the time, the fingers on the screen, the files that will be written.
struct StepCourse {
  private struct Finger {
    var location: CGPoint
    /// Until when the finger is on its way.
    var isBusyUntil: Double
  }

  private var time = 0.0
  private var fingers: [UInt32: Finger] = [:]
  private var files: Set<String> = []
  private var frames = 0
  private var recordings: [StepScript.Recording] = []

  func location(of finger: UInt32) -> CGPoint? { fingers[finger]?.location }

  /// Goes on to the next step, or says why that can't come next.
  mutating func follow(_ step: StepScript.Step, _ fields: StepFields) throws(StepScriptError) {
    guard step.time >= time else {
      throw StepScriptError(
        fields["at"] ?? fields.node, fields.path("at"),
        expected: "a time not before the step's before, \(ScriptJSON.text(time))")
    }
    time = step.time
    switch step.action {
    case .touch(let touch): try follow(touch, fields)
    case .snapshot(let name): try write("\(name).png", fields, "snapshot")
    case .tree(let name): try write("\(name).txt", fields, "tree")
    case .record(let recording):
      try write("\(recording.name).webp", fields, "record")
      recordings.append(recording)
      frames += recording.frameCount(from: step.time)
      guard frames <= StepScript.Limit.frames else {
        throw StepScriptError(
          fields.node, fields.path, expected: "at most \(StepScript.Limit.frames) frames in all recordings",
          found: "\(frames)")
      }
    case .rotate:
      // The frames of an animated picture are of one size.
      if let recording = recordings.first(where: { $0.end > step.time }) {
        throw StepScriptError(
          fields["rotate"] ?? fields.node, fields.path("rotate"),
          "the device can't be turned while \(recording.name).webp is recorded, until "
            + ScriptJSON.text(recording.end))
      }
    case .wheel, .key, .type, .location, .tilt, .appearance, .textSize, .scene, .openURL, .pasteboard: break
    }
  }

  private mutating func follow(_ touch: StepScript.Touch, _ fields: StepFields) throws(StepScriptError) {
    let node = fields["touch"] ?? fields.node
    let path = fields.path("touch")
    let name = "finger \(touch.finger)"
    guard let finger = fingers[touch.finger] else {
      guard touch.phase == .began else {
        throw StepScriptError(node, path, "\(name) \(touch.phase.rawValue) but is not on the screen: it never began")
      }
      guard fingers.count < StepScript.Limit.fingers else {
        throw StepScriptError(
          node, path, expected: "at most \(StepScript.Limit.fingers) fingers at once", found: "one more")
      }
      fingers[touch.finger] = Finger(location: touch.location, isBusyUntil: time)
      return
    }
    guard touch.phase != .began else {
      throw StepScriptError(node, path, "\(name) began but is on the screen already")
    }
    guard time >= finger.isBusyUntil else {
      throw StepScriptError(
        node, path,
        "\(name) is on its way until \(ScriptJSON.text(finger.isBusyUntil)) and can't be told otherwise before")
    }
    if touch.phase == .moved {
      let end = StepScript.moment(time + touch.duration)
      guard end <= StepScript.Limit.time else {
        throw StepScriptError(
          fields["duration"] ?? node, fields.path("duration"),
          expected: "an end within \(ScriptJSON.text(StepScript.Limit.time)) seconds", found: ScriptJSON.text(end))
      }
      fingers[touch.finger] = Finger(location: touch.location, isBusyUntil: end)
    } else {
      fingers[touch.finger] = nil
    }
  }

  private mutating func write(_ file: String, _ fields: StepFields, _ key: String) throws(StepScriptError) {
    let node = fields[key] ?? fields.node
    // Some file systems don't tell cases apart, and scripts travel.
    guard files.insert(file.lowercased()).inserted else {
      throw StepScriptError(node, fields.path(key), "\(file) is written by another step already")
    }
    guard files.count <= StepScript.Limit.files else {
      throw StepScriptError(
        node, fields.path(key), expected: "at most \(StepScript.Limit.files) files", found: "one more")
    }
  }
}

extension StepScript.Recording {
  /// How many frames a recording has that begins at `start`: one each, and none at its end.
  func frameCount(from start: Double) -> Int {
    max(1, Int(((end - start) * framesPerSecond - 1e-6).rounded(.up)))
  }
}
