// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TesseraTruth

/// The scenes whose frames were measured on iOS.
@MainActor struct MeasuredScenesTests {
  @Test func everyMeasuredSceneHasItsFrames() throws {
    let url = try #require(
      Bundle.module.url(forResource: "measured-scenes", withExtension: "json", subdirectory: "Fixtures"))
    var results: [CaseResult] = []
    try SceneRunner().run(path: url.path) { results.append($0) }
    #expect(results.filter { !$0.passes }.map(\.description) == [])
    #expect(results.count == 37)
  }

  @Test func aSceneLaidOutTwiceHasTheSameFrames() throws {
    let stack = """
      {"cls": "UIStackView", "frame": [0, 0, 100, 40], "distribution": "fillEqually",
       "arranged": [{"intrinsic": null}, {"intrinsic": null}]}
      """
    let expected = #"[{"path": "0", "frame": [0, 0, 50, 40]}, {"path": "1", "frame": [50, 0, 50, 40]}]"#
    #expect(try line(stack, expected: expected) == "pass scene")
    #expect(try line(stack, expected: expected) == "pass scene")
  }
}
