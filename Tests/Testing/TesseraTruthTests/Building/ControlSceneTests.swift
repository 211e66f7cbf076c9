// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TesseraTruth

/// Scenes of switches and sliders.
@MainActor struct ControlSceneTests {
  @Test func switchesAndTheirKnobsAreThoseOfAMac() throws {
    let input = #"{"size": [320, 160], "switches": [{"at": [20, 20], "on": true}, {"at": [100, 20], "on": false}]}"#
    let expected = """
      [{"path": "0", "frame": [20, 20, 63, 28]}, {"path": "0.knob", "frame": [24, 2, 37, 24]},
       {"path": "1", "frame": [100, 20, 63, 28]}, {"path": "1.knob", "frame": [2, 2, 37, 24]}]
      """
    #expect(try line(input, expected: expected, ios: "26.1 (Mac Catalyst, scale 2)") == "pass scene")
  }

  @Test func slidersHaveTheirFillInTheTrack() throws {
    let input = """
      {"size": [320, 220], "sliders": [
        {"frame": [20, 60, 280, 34], "value": 0.35}, {"frame": [20, 180, 200, 34], "value": 3, "min": 1, "max": 5}]}
      """
    let expected = """
      [{"path": "1", "frame": [20, 60, 280, 34]}, {"path": "1.track", "frame": [0, 14, 280, 6]},
       {"path": "1.fill", "frame": [0, 0, 103.55, 6]}, {"path": "1.knob", "frame": [85, 5, 37, 24]},
       {"path": "2", "frame": [20, 180, 200, 34]}, {"path": "2.fill", "frame": [0, 0, 100, 6]},
       {"path": "2.knob", "frame": [82, 5, 37, 24]}]
      """
    #expect(try line(input, expected: expected, ios: "26.1 (Mac Catalyst, scale 2)") == "pass scene")
  }

  @Test func controlsThatNobodyExpectsAreAMistake() throws {
    let input = #"{"size": [320, 160], "switches": [{"at": [20, 20]}]}"#
    #expect(try line(input, expected: "[]").contains("as many controls as are expected"))
  }
}
