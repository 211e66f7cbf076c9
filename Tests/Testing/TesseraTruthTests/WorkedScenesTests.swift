// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TesseraTruth

/// Scenes whose frames were worked out by hand from the measured rules; each names its rule.
@MainActor struct WorkedScenesTests {
  @Test(arguments: [("flow", 24), ("compositional", 32), ("list", 20), ("view", 35), ("navigation", 12)])
  func scenesHaveTheFramesThatTheRulesGive(_ name: String, _ count: Int) throws {
    let url = try #require(
      Bundle.module.url(forResource: "\(name)-scenes", withExtension: "json", subdirectory: "Fixtures"))
    var results: [CaseResult] = []
    try SceneRunner(tolerance: 0.01).run(path: url.path) { results.append($0) }
    #expect(results.map(\.description).filter { !$0.hasPrefix("pass ") || $0.contains("ignored") } == [])
    #expect(results.count == count)
  }

  @Test(arguments: [
    (#"{"items": 1, "group": {"item": {}, "wobble": 3}}"#, "sections[0].group.wobble"),
    (#"{"items": 1, "group": {"item": {"wobble": 3}}}"#, "sections[0].group.item.wobble"),
    (#"{"items": 1, "group": {"item": {}}, "wobble": 3}"#, "sections[0].wobble"),
    (#"{"items": 1, "group": {"item": {}}, "header": {"height": 30, "wobble": 3}}"#, "sections[0].header.wobble"),
    (
      #"{"items": 1, "group": {"item": {}}, "background": {"kind": "b", "wobble": 3}}"#, "sections[0].background.wobble"
    ),
    (#"{"items": 1, "group": {"item": {"badge": {"anchor": {"wobble": 3}}}}}"#, "badge.anchor.wobble"),
    (#"{"items": 1, "group": {"item": {"edgeSpacing": {"left": 3}}}}"#, "edgeSpacing.left"),
    (#"{"items": 1, "group": {"item": {"contentInsets": {"left": 3}}}}"#, "contentInsets.left"),
    (#"{"list": "plain", "rows": [{"text": "a", "wobble": 3}]}"#, "rows[0].wobble"),
    (#"{"list": {"wobble": 3}, "rows": []}"#, "list.wobble"),
  ])
  func aKeyThatNobodyReadsIsAnError(_ section: String, _ path: String) throws {
    let input = """
      {"cls": "UICollectionView", "frame": [0, 0, 320, 400], "layout": "compositional", "sections": [\(section)]}
      """
    let result = try line(input, expected: "[]")
    #expect(result.hasPrefix("FAIL scene: cases[0].input.sections[0]"), "\(result)")
    #expect(result.contains(path), "\(result)")
    #expect(result.contains("expected a key that"), "\(result)")
  }

  @Test func aKeyOfAViewThatNobodyReadsIsNamedEvenWhereTheFramesAreRight() throws {
    let input =
      #"{"root": {"cls": "UIView", "frame": [0, 0, 9, 9], "subviews": [{"frame": [1, 2, 3, 4], "wobble": 3}]}}"#
    #expect(try line(input, expected: #"[{"path": "0", "frame": [1, 2, 3, 4]}]"#) == "pass scene; ignored wobble")
  }

  @Test func aFigureThatIsComparedWithNothingIsAnError() throws {
    let input = #"{"nest": [[0, 0, 5, 5]]}"#
    #expect(
      try line(input, expected: #"[{"path": "0", "weight": 3}]"#)
        == "FAIL scene: cases[0].expected[0].weight: expected a key that what is expected of a view may have, found 'weight'"
    )
  }

  @Test func whatIsExpectedNotToBeThereMustNotBe() throws {
    let input = #"{"nest": [[0, 0, 5, 5]]}"#
    #expect(try line(input, expected: #"[{"path": "0.0", "frame": null}]"#) == "pass scene")
    #expect(
      try line(input, expected: #"[{"path": "0", "frame": null}]"#)
        == "FAIL scene: 1 of 1 frames off, 0 (expected nothing, got 0 0 5 5)")
  }

  @Test func theScaleMayStandInTheInput() throws {
    let input = """
      {"scale": 3, "root": {"frame": [0, 0, 100, 30], "subviews": [{"useConstraints": true}]}, "constraints": [
        {"item": "0", "attribute": "leading", "toItem": "", "constant": 0.35},
        {"item": "0", "attribute": "top", "toItem": ""}, {"item": "0", "attribute": "height", "constant": 3},
        {"item": "0", "attribute": "width", "constant": 9}]}
      """
    #expect(try line(input, expected: #"[{"path": "0", "frame": [-0.1667, 0, 9, 3]}]"#) == "pass scene")
  }

  @Test func textsInCellsSizeThem() throws {
    let input = """
      {"cls": "UICollectionView", "frame": [0, 0, 320, 300], "layout": "flow", "estimatedItemSize": "automatic",
       "cell": "UILabel 17 pt, insets (8,12,8,12)", "texts": ["Hello, UIKit", "small"], "itemsPerSection": [2]}
      """
    #expect(
      try line(input, expected: #"[{"path": "item[0,0]", "frame": [0, 0, 108.5, 36.5]}]"#, ios: "iPhone SE, scale 2")
        == "pass scene")
    let listed = """
      {"cls": "UICollectionView", "frame": [0, 0, 320, 300], "layout": "flow", "itemSize": "automatic",
       "cell": "UILabel 17 pt, insets (8,12,8,12)", "items": ["Hello, UIKit", "small"]}
      """
    #expect(
      try line(listed, expected: #"[{"path": "item[0,0]", "frame": [0, 0, 108.5, 36.5]}]"#, ios: "iPhone SE, scale 2")
        == "pass scene")
    let row = """
      {"cls": "UICollectionView", "frame": [0, 0, 320, 300], "layout": "compositional", "sections": [{"items": 1,
       "item": {"height": "estimated(20)"}, "group": {"height": "estimated(20)"},
       "cell": {"fontSize": 17, "lines": 0, "insets_tlbr": [8, 12, 8, 12]}, "texts": ["A\\nB"]}]}
      """
    #expect(try line(row, expected: #"[{"path": "item[0,0]", "frame": [0, 0, 320, 58]}]"#) == "pass scene")
  }

  @Test func textsSayNothingOfSizesThatAreGiven() throws {
    func run(_ height: String) throws -> String {
      let input = """
        {"cls": "UICollectionView", "frame": [0, 0, 320, 300], "layout": "compositional", "sections": [{"items": ["A", "B"],
         "title": "Letters", "item": {"height": 20}, "group": {"height": 20}, "header": {"height": "\(height)", "text": "H"}}]}
        """
      return try line(input, expected: #"[{"path": "item[0,1]", "frame": [0, 50, 320, 20]}]"#)
    }
    #expect(try run("absolute(30)") == "pass scene")
    #expect(try run("estimated(30)").contains("sections[0].header.text: expected a key that a boundary view may have"))
  }

  @Test(arguments: [
    (#""H:|-[a""#, "constraints[0]: expected a format that can be read"),
    (#""H:|-[b]""#, "constraints[0]: expected a format"),
    (#""V:[a(high)]""#, "constraints[0]: expected a format"),
  ])
  func aFormatThatCantBeReadIsNamed(_ format: String, _ expected: String) throws {
    let input = #"{"root": {"frame": [0, 0, 9, 9]}, "views": {"a": "box"}, "constraints": [\#(format)]}"#
    let result = try line(input, expected: "[]")
    #expect(result.contains(expected), "\(result)")
    #expect(!result.contains("\n"))
  }
}
