// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

extension StepScript {
  /// Reads a script's file and holds it to what can be known without a device.
  ///
  /// - Throws: `StepScriptError`, which names the first thing that is wrong.
  package init(reading data: Data) throws(StepScriptError) {
    guard data.count <= Limit.bytes else {
      throw StepScriptError(
        line: 0, path: "", problem: "the file has \(data.count) bytes; at most \(Limit.bytes) are read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw StepScriptError(line: 0, path: "", problem: "the file is not text in UTF-8")
    }
    let root = try StepFields(ScriptJSON(reading: text), "", #"an object such as {"steps": […]}"#)
    try root.allow(["steps"])
    let list = try root.required("steps", "an array of steps")
    guard case .array(let nodes) = list.value else {
      throw StepScriptError(list, "steps", expected: "an array of steps")
    }
    guard nodes.count <= Limit.steps else {
      throw StepScriptError(list, "steps", expected: "at most \(Limit.steps) steps", found: "\(nodes.count)")
    }
    var course = StepCourse()
    var steps: [Step] = []
    for (index, node) in nodes.enumerated() {
      let fields = try StepFields(node, "steps[\(index)]", #"a step, an object such as {"at": 0.5, "snapshot": "a"}"#)
      let step = try Self.step(fields, course)
      try course.follow(step, fields)
      steps.append(step)
    }
    self.init(steps: steps)
  }

  /// What a step can do, and the keys that go with it.
  private static let actions: [(key: String, others: [String])] = [
    ("touch", ["id", "x", "y", "duration"]), ("wheel", []), ("key", ["modifiers"]), ("type", []), ("tilt", []),
    ("location", []),
    ("rotate", []),
    ("appearance", []), ("textSize", []), ("scene", ["number"]), ("openURL", []), ("pasteboard", []), ("snapshot", []),
    ("tree", []), ("record", ["until", "fps", "scale"]),
  ]

  private static func step(_ fields: StepFields, _ course: StepCourse) throws(StepScriptError) -> Step {
    let present = actions.filter { fields[$0.key] != nil }
    guard present.count == 1, let (key, others) = present.first else {
      let known = StepFields.list(actions.map(\.key))
      let found = StepFields.list(present.map { "\"\($0.key)\"" }, "and")
      // A misspelt action is worth naming.
      if present.isEmpty { try fields.allow(["at"] + actions.flatMap { [$0.key] + $0.others }) }
      throw StepScriptError(
        fields.node, fields.path, expected: "one action of \(known)", found: present.isEmpty ? "none" : found)
    }
    try fields.allow(["at", key] + others)
    let time = moment(try fields.number("at", in: 0...Limit.time, "seconds"))
    return Step(time: time, action: try action(key, fields, time, course), line: fields.node.line)
  }

  private static func location(_ fields: StepFields) throws(StepScriptError) -> Action {
    let place = try StepFields(
      try fields.required("location", ""), fields.path("location"),
      "an object with latitude, longitude, accuracy and isAllowed")
    try place.allow(["latitude", "longitude", "accuracy", "isAllowed"])
    return .location(
      latitude: try place.number("latitude", in: -90...90, "degrees", or: 0),
      longitude: try place.number("longitude", in: -180...180, "degrees", or: 0),
      // A place that is not given is not known.
      accuracy: place["latitude"] == nil || place["longitude"] == nil
        ? -1 : try place.number("accuracy", in: 0...10_000_000, "metres", or: 5),
      isAllowed: try place.bool("isAllowed", or: true))
  }

  private static func action(
    _ key: String, _ fields: StepFields, _ time: Double, _ course: StepCourse
  ) throws(StepScriptError) -> Action {
    switch key {
    case "touch": return .touch(try touch(fields, time, course))
    case "wheel":
      let wheel = try StepFields(try fields.required(key, ""), fields.path(key), "an object with x, y, dx and dy")
      try wheel.allow(["x", "y", "dx", "dy"])
      let range = -Limit.wheel...Limit.wheel
      return .wheel(
        location: try wheel.point("x", "y"),
        delta: CGPoint(
          x: try wheel.number("dx", in: range, "points", or: 0), y: try wheel.number("dy", in: range, "points", or: 0)))
    case "key": return try self.key(fields)
    case "type": return .type(try fields.text(key, "text to type", limit: CodecLimits.typedText))
    case "pasteboard":
      return .pasteboard(try fields.text(key, "text that was copied", limit: CodecLimits.pasteboardBytes))
    case "openURL": return .openURL(try fields.text(key, "a link", limit: CodecLimits.linkBytes))
    case "scene":
      let action = try fields.word(key, of: SceneRequest.Action.allCases.map { "\($0)" })
      let number = fields["number"] == nil ? nil : try fields.integer("number", in: 1...Double(UInt16.max))
      if action == "open", let node = fields["number"] {
        throw StepScriptError(node, fields.path("number"), "a new scene has no number yet")
      }
      // One of the words that were asked for.
      let known = SceneRequest.Action.allCases.first { "\($0)" == action } ?? .open
      return .scene(SceneRequest(known, number.map(UInt32.init)))
    case "tilt":
      let tilt = try StepFields(try fields.required(key, ""), fields.path(key), "an object with pitch, roll and yaw")
      try tilt.allow(["pitch", "roll", "yaw"])
      func angle(_ key: String) throws(StepScriptError) -> Double {
        try tilt.number(key, in: -3.2...3.2, "radians", or: 0)
      }
      return .tilt(pitch: try angle("pitch"), roll: try angle("roll"), yaw: try angle("yaw"))
    case "location": return try location(fields)
    case "rotate": return .rotate(try fields.word(key, DeviceDescription.Orientation.self))
    case "appearance": return .appearance(try fields.word(key, DeviceDescription.Appearance.self))
    case "textSize": return .textSize(try fields.word(key, of: DeviceConfiguration.textSizes))
    case "snapshot": return .snapshot(try fields.fileName(key))
    case "tree": return .tree(try fields.fileName(key))
    default:
      let end = moment(try fields.number("until", in: 0...Limit.time, "seconds"))
      guard end > time else {
        throw StepScriptError(
          fields["until"] ?? fields.node, fields.path("until"), expected: "a time after \(ScriptJSON.text(time))")
      }
      return .record(
        Recording(
          name: try fields.fileName(key), end: end,
          framesPerSecond: try fields.number("fps", in: 1...60, "frames a second", or: 30),
          scale: try fields.number("scale", in: 0.1...4, "pixels per point", or: 1)))
    }
  }

  /// A finger that leaves needs no place: it has one.
  private static func touch(
    _ fields: StepFields, _ time: Double, _ course: StepCourse
  ) throws(StepScriptError) -> Touch {
    let phase = try fields.word("touch", Touch.Phase.self)
    let finger = UInt32(try fields.integer("id", in: 0...65_535, or: 1))
    let leaves = phase == .ended || phase == .cancelled
    if phase != .moved, let duration = fields["duration"] {
      throw StepScriptError(duration, fields.path("duration"), "only a touch that moved has a duration")
    }
    let location: CGPoint
    if leaves, fields["x"] == nil, fields["y"] == nil, let known = course.location(of: finger) {
      location = known
    } else {
      location = try fields.point("x", "y")
    }
    let duration = try fields.number("duration", in: 0...Limit.time, "seconds", or: 0)
    return Touch(phase: phase, finger: finger, location: location, duration: duration)
  }

  private static let modifiers = ["shift", "control", "alt", "meta"]

  private static func key(_ fields: StepFields) throws(StepScriptError) -> Action {
    let what = "a key's name such as \"Tab\", \"ArrowDown\" or \"a\""
    let node = try fields.required("key", what)
    guard case .string(let name) = node.value, !name.isEmpty, name.utf8.count <= 64 else {
      throw StepScriptError(node, fields.path("key"), expected: what)
    }
    guard let list = fields["modifiers"] else { return .key(name, modifiers: 0) }
    let path = fields.path("modifiers")
    let words = StepFields.list(modifiers.map { "\"\($0)\"" })
    guard case .array(let items) = list.value else {
      throw StepScriptError(list, path, expected: "an array of \(words)")
    }
    var bits: UInt8 = 0
    for (index, item) in items.enumerated() {
      guard case .string(let word) = item.value, let bit = modifiers.firstIndex(of: word) else {
        throw StepScriptError(item, "\(path)[\(index)]", expected: words)
      }
      bits |= 1 << UInt8(bit)
    }
    return .key(name, modifiers: bits)
  }
}
