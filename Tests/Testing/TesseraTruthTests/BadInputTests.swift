// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TesseraTruth

/// Files that are wrong in one way each; all end in a line that says what, where and what was expected.
@MainActor struct BadInputTests {
  // MARK: - Files

  @Test func aMissingFileIsNamed() {
    #expect(throws: SceneError.self) { try SceneRunner().run(path: "/nowhere/scenes.json") { _ in } }
    let error = #expect(throws: SceneError.self) { try SceneRunner().run(path: "/nowhere/scenes.json") { _ in } }
    #expect(error.map { "\($0)" }?.hasPrefix("/nowhere/scenes.json: can't be read") == true)
  }

  @Test(arguments: ["", "{", "[1, 2", "nonsense", "\u{0}\u{1}", #"{"cases": [}"#])
  func whatIsNoJSONIsSaidToBeNone(_ text: String) {
    #expect(failure(text).hasPrefix("scenes.json: is not JSON"))
  }

  @Test(arguments: [
    ("{}", "scenes.json: cases: expected a list of scenes, found nothing"),
    (#"{"cases": 3}"#, "scenes.json: cases: expected a list of scenes, found a number"),
    (#"{"cases": "all"}"#, "scenes.json: cases: expected a list of scenes, found a string"),
    ("7", "scenes.json: cases: expected a list of scenes, found nothing"),
  ])
  func aFileWithoutScenesSaysWhatItLacks(_ text: String, _ expected: String) {
    #expect(failure(text) == expected)
  }

  @Test func nestingWithoutEndIsRefused() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(failure(deep).hasPrefix("scenes.json: is not JSON"))
  }

  // MARK: - Scenes

  @Test(arguments: [
    ("3", "FAIL cases[0]: cases[0]: expected a scene as an object, found a number"),
    ("{}", "FAIL cases[0]: cases[0].name: expected a name, found nothing"),
    (#"{"name": 5}"#, "FAIL cases[0]: cases[0].name: expected a name, found a number"),
    (
      #"{"name": "a"}"#,
      "FAIL a: cases[0].input: expected what the scene is made of, found nothing"
    ),
    (
      #"{"name": "a", "input": {"nest": []}}"#,
      "FAIL a: cases[0].expected: expected a list of frames, found nothing"
    ),
    (
      #"{"name": "a", "input": {"nest": []}, "expected": [{"path": "0", "frame": [1, 2]}]}"#,
      "FAIL a: cases[0].expected[0].frame: expected [x, y, width, height], found a list of 2"
    ),
    (
      #"{"name": "a", "input": {"nest": []}, "expected": [{"frame": [1, 2, 3, 4]}]}"#,
      "FAIL a: cases[0].expected[0].path: expected the path of a view, found nothing"
    ),
    (
      #"{"name": "a", "frame_space": "moon", "input": {"nest": []}, "expected": []}"#,
      "FAIL a: cases[0].frame_space: expected superview, root or collection content, found 'moon'"
    ),
  ])
  func aMalformedSceneFailsAndTheOthersGoOn(_ scene: String, _ expected: String) throws {
    let good = #"{"name": "good", "input": {"nest": []}, "expected": []}"#
    #expect(try lines(#"{"cases": [\#(scene), \#(good)]}"#) == [expected, "pass good"])
  }

  @Test(arguments: [
    (#"{"nest": [[0, 0, -1, 5]]}"#, "nest[0]: expected [x, y, width, height] with a size not below 0"),
    (#"{"nest": [[0, 0, 1e300, 5]]}"#, "nest[0][2]: expected a number of at most a million"),
    (#"{"nest": [[0, 0, true, 5]]}"#, "nest[0][2]: expected a number, found true or false"),
    (#"{"root": 4}"#, "root: expected the root view as an object, found a number"),
    (#"{"root": {"subviews": {}}}"#, "root.subviews: expected a list of subviews, found an object"),
    (#"{"root": {"subviews": [5]}}"#, "root.subviews[0]: expected a view as an object, found a number"),
    (#"{"root": {"subviews": [{"hidden": 1}]}}"#, "hidden: expected true or false, found a number"),
    (#"{"root": {"subviews": [{"hugging": 0}]}}"#, "hugging: expected a priority above 0 and at most 1000"),
    (#"{"root": {"subviews": [{"intrinsic": [1]}]}}"#, "intrinsic: expected [width, height], either null"),
    (#"{"cls": "UIStackView", "axis": "up"}"#, "axis: expected one of horizontal, vertical, found 'up'"),
    (#"{"arranged": [7]}"#, "arranged[0]: expected an arranged view as an object, found a number"),
    (#"{"arranged": [{}], "customSpacing": {"4": 1}}"#, "customSpacing.4: expected an index from 0 to 0, found '4'"),
    (#"{"layout": "flow"}"#, "itemsPerSection: expected a list of item counts, found nothing"),
    (#"{"layout": "flow", "itemsPerSection": [-1]}"#, "itemsPerSection[0]: expected a number of items from 0 to 20000"),
    (
      #"{"layout": "flow", "itemsPerSection": [1.5]}"#, "itemsPerSection[0]: expected a number of items from 0 to 20000"
    ),
    (
      #"{"layout": "flow", "itemsPerSection": [1], "itemSize": [-5, 5]}"#,
      "itemSize: expected [width, height], neither below 0"
    ),
    (
      #"{"layout": "flow", "itemsPerSection": [1, 2], "footerReferenceSize_by_section": [[0, 1]]}"#,
      "footerReferenceSize_by_section: expected a list with one entry for each of 2 sections, found a list of 1"
    ),
    (
      #"{"layout": "flow", "itemsPerSection": [2], "itemSizes_by_section": [[[1, 1]]]}"#,
      "itemSizes_by_section[0]: expected [width, height], or one for each of 2 items, found a list of 1"
    ),
    (#"{"labels": [{"text": "a", "fontSize": 0}]}"#, "fontSize: expected a font size above 0 and at most 1000"),
    (#"{"labels": [{"text": 3}]}"#, "text: expected a label's text, found a number"),
  ])
  func aValueOfTheWrongKindIsNamedWithItsPlace(_ input: String, _ expected: String) throws {
    let result = try line(input, expected: "[]")
    #expect(result.hasPrefix("FAIL scene: cases[0].input."), "\(result)")
    #expect(result.contains(expected), "\(result)")
  }

  @Test(arguments: [
    ("5", "constraints: expected a list of constraints, found a number"),
    ("[5]", "constraints[0]: expected a constraint as an object, found a number"),
    (#"[{"attribute": "width"}]"#, "constraints[0].item: expected a path or name, found nothing"),
    (#"[{"item": "9", "attribute": "width"}]"#, "constraints[0].item: expected the path or name of a view, found '9'"),
    (#"[{"item": "0"}]"#, "constraints[0].attribute: expected an attribute, found nothing"),
    (#"[{"item": "0", "attribute": "girth"}]"#, "found 'girth'"),
    (#"[{"item": "0", "attribute": "left"}]"#, "constraints[0]: expected a toItem for a position, found none"),
    (
      #"[{"item": "0", "attribute": "left", "toItem": "", "toAttribute": "top"}]"#,
      "constraints[0]: expected two attributes that can be compared, found a mixed pair"
    ),
    (
      #"[{"item": "0", "attribute": "left", "toItem": "", "toAttribute": "leading"}]"#,
      "constraints[0]: expected two attributes that can be compared, found a mixed pair"
    ),
    (
      #"[{"item": "0", "attribute": "width", "toItem": "", "toAttribute": "centerX"}]"#,
      "constraints[0]: expected two attributes that can be compared, found a mixed pair"
    ),
    (#"[{"item": "0", "attribute": "width", "priority": 1001}]"#, "priority: expected a priority above 0"),
    (#"[{"item": "0", "attribute": "width", "toItem": "", "multiplier": 0}]"#, "multiplier: expected a multiplier"),
    (#"[{"item": "0", "attribute": "width", "relation": "ne"}]"#, "relation: expected one of"),
  ])
  func aConstraintThatUIKitWouldStopAtIsNamed(_ constraints: String, _ expected: String) throws {
    let input = """
      {"root": {"frame": [0, 0, 9, 9], "subviews": [{"useConstraints": true}]}, "constraints": \(constraints)}
      """
    let result = try line(input, expected: "[]")
    #expect(result.hasPrefix("FAIL scene: cases[0].input.constraints"), "\(result)")
    #expect(result.contains(expected), "\(result)")
  }

  @Test func contradictionsAndVaguenessAreLaidOutAllTheSame() throws {
    let input = """
      {"root": {"frame": [0, 0, 90, 90], "subviews": [{"useConstraints": true}, {"useConstraints": true}]},
       "constraints": [{"item": "0", "attribute": "width", "constant": 5}, {"item": "0", "attribute": "width", "constant": 6},
        {"item": "1", "attribute": "height", "relation": "ge", "constant": 5}]}
      """
    #expect(try line(input, expected: #"[{"path": "", "frame": [0, 0, 90, 90]}]"#) == "pass scene")
  }

  @Test func moreViewsThanAnybodyNeedsAreRefused() throws {
    let counts = Array(repeating: "20000", count: 40).joined(separator: ",")
    let result = try line(#"{"layout": "flow", "itemsPerSection": [\#(counts)]}"#, expected: "[]")
    #expect(result == "FAIL scene: cases[0].input: expected at most 20,000 views and items, found more")
  }

  @Test func everyPrefixOfAFileEndsInLinesOrAnError() throws {
    let text = """
      {"cases": [{"name": "a", "input": {"cls": "UIStackView", "frame": [0, 0, 9, 9], "arranged": [{"intrinsic": [1, 2]}]},
      "expected": [{"path": "0", "frame": [0, 0, 9, 9]}]}]}
      """
    for length in 0..<text.count {
      #expect(failure(String(text.prefix(length))).hasPrefix("scenes.json: "))
    }
  }
}
