// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@Suite struct StepScriptReadingTests {
  private func steps(_ json: String) throws -> [StepScript.Step] {
    try StepScript(reading: Data(json.utf8)).steps
  }

  @Test func readsEveryKindOfStep() throws {
    let steps = try steps(
      """
      {"steps": [
        {"at": 0.5, "touch": "began", "id": 1, "x": 196, "y": 400},
        {"at": 0.7, "snapshot": "pressed"},
        {"at": 0.8, "touch": "moved", "id": 1, "x": 196, "y": 380, "duration": 0.1},
        {"at": 0.9, "touch": "ended", "id": 1, "x": 196, "y": 400},
        {"at": 1.2, "tilt": {"pitch": 0.2, "roll": -0.1}},
        {"at": 1.5, "rotate": "landscapeLeft"},
        {"at": 2, "appearance": "dark"},
        {"at": 2, "textSize": "extraLarge"},
        {"at": 2.1, "wheel": {"x": 10, "y": 20, "dy": 300}},
        {"at": 2.1, "key": "Tab", "modifiers": ["shift", "meta"]},
        {"at": 2.1, "scene": "open"},
        {"at": 2.1, "scene": "close", "number": 2},
        {"at": 2.1, "openURL": "coffee:/orders"},
        {"at": 2.1, "pasteboard": "copied"},
        {"at": 2.2, "tree": "after"},
        {"at": 2.5, "record": "end", "until": 3, "fps": 10, "scale": 0.5}
      ]}
      """)
    let finger = { (phase: StepScript.Touch.Phase, y: CGFloat, duration: Double) in
      StepScript.Action.touch(
        StepScript.Touch(phase: phase, finger: 1, location: CGPoint(x: 196, y: y), duration: duration))
    }
    let expected: [(Double, StepScript.Action)] = [
      (0.5, finger(.began, 400, 0)), (0.7, .snapshot("pressed")), (0.8, finger(.moved, 380, 0.1)),
      (0.9, finger(.ended, 400, 0)), (1.2, .tilt(pitch: 0.2, roll: -0.1, yaw: 0)), (1.5, .rotate(.landscapeLeft)),
      (2, .appearance(.dark)), (2, .textSize("extraLarge")),
      (2.1, .wheel(location: CGPoint(x: 10, y: 20), delta: CGPoint(x: 0, y: 300))), (2.1, .key("Tab", modifiers: 9)),
      (2.1, .scene(SceneRequest(.open))), (2.1, .scene(SceneRequest(.close, 2))), (2.1, .openURL("coffee:/orders")),
      (2.1, .pasteboard("copied")),
      (2.2, .tree("after")),
      (2.5, .record(StepScript.Recording(name: "end", end: 3, framesPerSecond: 10, scale: 0.5))),
    ]
    #expect(steps.map(\.time) == expected.map(\.0))
    #expect(steps.map(\.action) == expected.map(\.1))
    #expect(steps.map(\.line) == Array(2...17))
  }

  @Test func aFingerThatLeavesNeedsNoPlaceAndTheFirstOneNoNumber() throws {
    let steps = try steps(
      #"{"steps": [{"at": 0, "touch": "began", "x": 1, "y": 2}, {"at": 1, "touch": "moved", "x": 3, "y": 4},"#
        + #"{"at": 2, "touch": "ended"}]}"#)
    #expect(
      steps.last?.action == .touch(StepScript.Touch(phase: .ended, finger: 1, location: CGPoint(x: 3, y: 4))))
  }

  @Test func aScriptMayBeEmpty() throws {
    #expect(try steps(#" {"steps" : [ ] } "#).isEmpty)
  }

  @Test func fingersMayComeAgainAndSeveralMayBeDown() throws {
    let json =
      #"{"steps": [{"at": 0, "touch": "began", "id": 1, "x": 1, "y": 2},"#
      + #"{"at": 0, "touch": "began", "id": 2, "x": 1, "y": 2},"#
      + #"{"at": 0, "touch": "cancelled", "id": 1}, {"at": 0, "touch": "began", "id": 1, "x": 5, "y": 5}]}"#
    #expect(try steps(json).count == 4)
  }

  @Test func stringsMayBeEscaped() throws {
    let steps = try steps(#"{"steps": [{"at": 1e0, "snapshot": "\u0041\ud83d\ude00 \"x\""}]}"#)
    #expect(steps[0].action == .snapshot("A😀 \"x\""))
    #expect(steps[0].time == 1)
  }

  @Test func aWayEndsInTimeForTheNextStepHoweverItsSumIsRounded() throws {
    // 0.1 + 0.2 is a little more than 0.3.
    let json =
      #"{"steps": [{"at": 0, "touch": "began", "x": 1, "y": 2},"#
      + #"{"at": 0.1, "touch": "moved", "x": 3, "y": 4, "duration": 0.2}, {"at": 0.3, "touch": "ended"}]}"#
    #expect(try steps(json).count == 3)
  }

  @Test func travelsInAJob() throws {
    let script = try StepScript(
      reading: Data(#"{"steps": [{"at": 0, "touch": "began", "x": 1, "y": 2}, {"at": 1, "tree": "a"}]}"#.utf8))
    let job = HostJob(configuration: DeviceConfiguration(device: .iPhone16), script: script, folder: "pictures")
    #expect(try JSONDecoder().decode(HostJob.self, from: JSONEncoder().encode(job)) == job)
  }

  // MARK: - What can't be read

  /// One step, in a list with others where there are several; and what is said of it.
  private static let badSteps: [(String, String)] = [
    ("3", #"1: steps[0]: expected a step, an object such as {"at": 0.5, "snapshot": "a"}, found 3"#),
    ("null", #"1: steps[0]: expected a step, an object such as {"at": 0.5, "snapshot": "a"}, found null"#),
    (
      #"{"at": 1}"#,
      "1: steps[0]: expected one action of touch, wheel, key, type, tilt, location, rotate, appearance, textSize, "
        + "scene, openURL, pasteboard, snapshot, tree or record, found none"
    ),
    (
      #"{"at": 1, "snapshot": "a", "tree": "b"}"#,
      "1: steps[0]: expected one action of touch, wheel, key, type, tilt, location, rotate, appearance, textSize, "
        + #"scene, openURL, pasteboard, snapshot, tree or record, found "snapshot" and "tree""#
    ),
    (#"{"snapshot": "a"}"#, "1: steps[0].at: expected seconds from 0 to 600, found nothing"),
    (#"{"at": "1", "snapshot": "a"}"#, #"1: steps[0].at: expected seconds from 0 to 600, found "1""#),
    (#"{"at": true, "snapshot": "a"}"#, "1: steps[0].at: expected seconds from 0 to 600, found true"),
    (#"{"at": -1, "snapshot": "a"}"#, "1: steps[0].at: expected seconds from 0 to 600, found -1"),
    (#"{"at": 600.5, "snapshot": "a"}"#, "1: steps[0].at: expected seconds from 0 to 600, found 600.5"),
    (#"{"at": 1, "snapshot": "a", "x": 3}"#, "1: steps[0].x: there is no such key here; there are at and snapshot"),
    (
      #"{"at": 1, "tuch": "began"}"#,
      "1: steps[0].tuch: there is no such key here; there are at, touch, id, x, y, duration, wheel, key, modifiers, type, "
        + "tilt, location, rotate, appearance, textSize, scene, number, openURL, pasteboard, snapshot, tree, record, "
        + "until, fps and scale"
    ),
    (
      #"{"at": 1, "snapshot": 3}"#,
      "1: steps[0].snapshot: expected a file name without ending, of at most 100 bytes, found 3"
    ),
    (
      #"{"at": 1, "snapshot": ""}"#,
      #"1: steps[0].snapshot: expected a file name without ending, of at most 100 bytes, found """#
    ),
    (
      #"{"at": 1, "tree": "../a"}"#,
      "1: steps[0].tree: expected a file name without slashes and control characters, not beginning with a dot, "
        + #"found "../a""#
    ),
    (
      #"{"at": 1, "snapshot": "a/b"}"#,
      "1: steps[0].snapshot: expected a file name without slashes and control characters, not beginning with a dot, "
        + #"found "a/b""#
    ),
    (
      #"{"at": 1, "touch": "start", "x": 1, "y": 1}"#,
      #"1: steps[0].touch: expected "began", "moved", "ended" or "cancelled", found "start""#
    ),
    (
      #"{"at": 1, "touch": {"x": 1}, "x": 1, "y": 1}"#,
      #"1: steps[0].touch: expected "began", "moved", "ended" or "cancelled", found an object"#
    ),
    (
      #"{"at": 1, "touch": "began", "y": 1}"#,
      "1: steps[0].x: expected a coordinate in points from -100000 to 100000, found nothing"
    ),
    (
      #"{"at": 1, "touch": "began", "x": 1, "y": [1]}"#,
      "1: steps[0].y: expected a coordinate in points from -100000 to 100000, found an array of 1"
    ),
    (
      #"{"at": 1, "touch": "began", "id": 1.5, "x": 1, "y": 1}"#,
      "1: steps[0].id: expected a whole number, found 1.5"
    ),
    (
      #"{"at": 1, "touch": "began", "id": -1, "x": 1, "y": 1}"#,
      "1: steps[0].id: expected a whole number from 0 to 65535, found -1"
    ),
    (
      #"{"at": 1, "touch": "began", "x": 1, "y": 1, "duration": 1}"#,
      "1: steps[0].duration: only a touch that moved has a duration"
    ),
    (
      #"{"at": 1, "touch": "moved", "x": 1, "y": 1}"#,
      "1: steps[0].touch: finger 1 moved but is not on the screen: it never began"
    ),
    (
      #"{"at": 1, "touch": "ended"}"#,
      "1: steps[0].x: expected a coordinate in points from -100000 to 100000, found nothing"
    ),
    (#"{"at": 1, "tilt": 0.2}"#, "1: steps[0].tilt: expected an object with pitch, roll and yaw, found 0.2"),
    (#"{"at": 1, "tilt": {"pitch": 9}}"#, "1: steps[0].tilt.pitch: expected radians from -3.2 to 3.2, found 9"),
    (
      #"{"at": 1, "tilt": {"pich": 0.2}}"#,
      "1: steps[0].tilt.pich: there is no such key here; there are pitch, roll and yaw"
    ),
    (
      #"{"at": 1, "rotate": "left"}"#,
      #"1: steps[0].rotate: expected "portrait", "portraitUpsideDown", "landscapeLeft" or "landscapeRight", found "left""#
    ),
    (#"{"at": 1, "appearance": "sepia"}"#, #"1: steps[0].appearance: expected "light" or "dark", found "sepia""#),
    (
      #"{"at": 1, "wheel": {"x": 1, "y": 1, "dy": 1e6}}"#,
      "1: steps[0].wheel.dy: expected points from -100000 to 100000, found 1000000"
    ),
    (#"{"at": 1, "key": ""}"#, #"1: steps[0].key: expected a key's name such as "Tab", "ArrowDown" or "a", found """#),
    (
      #"{"at": 1, "key": "a", "modifiers": ["shift", "hyper"]}"#,
      #"1: steps[0].modifiers[1]: expected "shift", "control", "alt" or "meta", found "hyper""#
    ),
    (
      #"{"at": 1, "scene": "hide"}"#,
      #"1: steps[0].scene: expected "open", "activate", "background", "disconnect" or "close", found "hide""#
    ),
    (
      #"{"at": 1, "scene": "close", "number": 0}"#,
      "1: steps[0].number: expected a whole number from 1 to 65535, found 0"
    ),
    (#"{"at": 1, "scene": "open", "number": 2}"#, "1: steps[0].number: a new scene has no number yet"),
    (#"{"at": 1, "openURL": ""}"#, #"1: steps[0].openURL: expected a link, of 1 to 8192 bytes, found """#),
    (
      #"{"at": 1, "pasteboard": 3}"#,
      "1: steps[0].pasteboard: expected text that was copied, of 1 to 32768 bytes, found 3"
    ),
    (#"{"at": 1, "record": "a"}"#, "1: steps[0].until: expected seconds from 0 to 600, found nothing"),
    (#"{"at": 1, "record": "a", "until": 1}"#, "1: steps[0].until: expected a time after 1, found 1"),
    (
      #"{"at": 1, "record": "a", "until": 2, "fps": 0}"#,
      "1: steps[0].fps: expected frames a second from 1 to 60, found 0"
    ),
    (
      #"{"at": 1, "record": "a", "until": 2, "scale": 9}"#,
      "1: steps[0].scale: expected pixels per point from 0.1 to 4, found 9"
    ),
    (
      #"{"at": 0, "record": "a", "until": 100}"#,
      "1: steps[0]: expected at most 1800 frames in all recordings, found 3000"
    ),
    (
      #"{"at": 2, "snapshot": "a"}, {"at": 1, "snapshot": "b"}"#,
      "1: steps[1].at: expected a time not before the step's before, 2, found 1"
    ),
    (
      #"{"at": 1, "snapshot": "a"}, {"at": 1, "tree": "a"}, {"at": 1, "snapshot": "A"}"#,
      "1: steps[2].snapshot: A.png is written by another step already"
    ),
    (
      #"{"at": 1, "touch": "began", "x": 1, "y": 1}, {"at": 2, "touch": "began", "x": 1, "y": 1}"#,
      "1: steps[1].touch: finger 1 began but is on the screen already"
    ),
    (
      #"{"at": 1, "touch": "began", "x": 1, "y": 1}, {"at": 1, "touch": "moved", "x": 1, "y": 1, "duration": 2},"#
        + #"{"at": 2.5, "touch": "ended"}"#,
      "1: steps[2].touch: finger 1 is on its way until 3 and can't be told otherwise before"
    ),
    (
      #"{"at": 599, "touch": "began", "x": 1, "y": 1}, {"at": 599, "touch": "moved", "x": 1, "y": 1, "duration": 2}"#,
      "1: steps[1].duration: expected an end within 600 seconds, found 601"
    ),
    (
      #"{"at": 1, "record": "a", "until": 2}, {"at": 1.5, "rotate": "portrait"}"#,
      "1: steps[1].rotate: the device can't be turned while a.webp is recorded, until 2"
    ),
  ]

  @Test(arguments: badSteps)
  func aBadStepIsNamed(_ step: String, _ problem: String) {
    let error = #expect(throws: StepScriptError.self) { try steps("{\"steps\": [\(step)]}") }
    #expect(error?.description == problem)
  }

  @Test(arguments: [
    ("", "1: this is not JSON: expected a value, found the end of the file"),
    ("[]", #"1: expected an object such as {"steps": […]}, found an array of 0"#),
    ("{}", "1: steps: expected an array of steps, found nothing"),
    (#"{"steps": {}}"#, "1: steps: expected an array of steps, found an object"),
    ("{\"steps\": [],\n\"stages\": 1}", "2: stages: there is no such key here; there is steps"),
    ("{\"steps\": [],\n\"steps\": 1}", #"2: the key "steps" stands twice in one object"#),
    ("{\"steps\": [\n{\"at\": 1,}\n]}", "2: this is not JSON: expected a key in quotes, found }"),
    ("{\"steps\": [1 2]}", "1: this is not JSON: expected a comma or ], found 2]}"),
    ("{\"steps\": []} x", "1: this is not JSON: expected the end of the file, found x"),
    ("{\"steps\": [01]}", "1: this is not JSON: expected a comma or ], found 1]}"),
    ("{\"steps\": [1.]}", "1: this is not JSON: expected a digit, found ]}"),
    ("{\"steps\": [-]}", "1: this is not JSON: expected a digit, found ]}"),
    ("{\"steps\": [NaN]}", "1: this is not JSON: expected a value, found NaN]}"),
    ("{\"steps\": [1e999]}", "1: this is not JSON: expected a number that a Double can hold, found 1e999]}"),
    ("{\"steps\": \"a\n\"}", "1: this is not JSON: expected the end of a string, found the end of the line"),
    ("{\"steps\": \"a", "1: this is not JSON: expected the end of a string, found the end of the file"),
    ("{\"steps\": \"\\q\"}", "1: this is not JSON: expected an escape after \\, found q\"}"),
    ("{\"steps\": \"\\u12G4\"}", "1: this is not JSON: expected four hexadecimal digits, found 12G4\"}"),
    (
      String(repeating: "[", count: 100_000),
      "1: this is not JSON: expected less than 32 levels, found [[[[[[[[[[[[[[[["
    ),
  ])
  func aFileThatIsNoScriptSaysWhere(_ json: String, _ problem: String) {
    let error = #expect(throws: StepScriptError.self) { try steps(json) }
    #expect(error?.description == problem)
  }

  @Test func whatIsNotTextOrTooMuchIsRefused() {
    let garbled = #expect(throws: StepScriptError.self) { try StepScript(reading: Data([0x7B, 0xFF])) }
    #expect(garbled?.description == "the file is not text in UTF-8")
    let huge = #expect(throws: StepScriptError.self) { try StepScript(reading: Data(count: (4 << 20) + 1)) }
    #expect(huge?.description == "the file has 4194305 bytes; at most 4194304 are read")
    let step = #"{"at": 1, "appearance": "dark"}"#
    let many = Array(repeating: step, count: 10_001).joined(separator: ",")
    let long = #expect(throws: StepScriptError.self) { try steps("{\"steps\": [\(many)]}") }
    #expect(long?.description == "1: steps: expected at most 10000 steps, found 10001")
  }

  @Test func moreFingersThanADeviceTellsApartAreRefused() {
    let fingers = (0...11).map { #"{"at": 1, "touch": "began", "id": \#($0), "x": 1, "y": 1}"# }
    let error = #expect(throws: StepScriptError.self) { try steps("{\"steps\": [\(fingers.joined(separator: ","))]}") }
    #expect(error?.description == "1: steps[11].touch: expected at most 11 fingers at once, found one more")
  }

  @Test func moreFilesThanABoundAreRefused() {
    let files = (0...1_000).map { #"{"at": 1, "snapshot": "p\#($0)"}"# }
    let error = #expect(throws: StepScriptError.self) { try steps("{\"steps\": [\(files.joined(separator: ","))]}") }
    #expect(error?.description == "1: steps[1000].snapshot: expected at most 1000 files, found one more")
  }

  // MARK: - On a screen

  @Test(arguments: [
    (#"{"at": 1, "touch": "began", "x": 393, "y": 852}"#, nil),
    (
      #"{"at": 1, "touch": "began", "x": 394, "y": 1}"#,
      "1: steps[0].x: expected 0 to 393 on the screen of iPhone 16, portrait, found 394"
    ),
    (
      #"{"at": 1, "touch": "began", "x": 1, "y": -0.5}"#,
      "1: steps[0].y: expected 0 to 852 on the screen of iPhone 16, portrait, found -0.5"
    ),
    (
      #"{"at": 1, "wheel": {"x": 1, "y": 900, "dy": 3}}"#,
      "1: steps[0].wheel.y: expected 0 to 852 on the screen of iPhone 16, portrait, found 900"
    ),
    (#"{"at": 1, "rotate": "landscapeLeft"}, {"at": 1, "touch": "began", "x": 852, "y": 393}"#, nil),
    (
      #"{"at": 1, "rotate": "landscapeLeft"}, {"at": 1, "touch": "began", "x": 1, "y": 394}"#,
      "1: steps[1].y: expected 0 to 393 on the screen of iPhone 16, landscapeLeft, found 394"
    ),
  ])
  func pointsLieOnTheScreenAsItIsHeldThen(_ step: String, _ problem: String?) throws {
    let script = try StepScript(reading: Data("{\"steps\": [\(step)]}".utf8))
    let configuration = DeviceConfiguration(device: .iPhone16)
    if let problem {
      let error = #expect(throws: StepScriptError.self) { try script.check(on: configuration) }
      #expect(error?.description == problem)
    } else {
      try script.check(on: configuration)
    }
  }
}
