// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TesseraTruth

/// What is reported where frames differ.
@MainActor struct ComparingTests {
  private let twoBoxes = """
    {"size": [100, 100], "root": {"cls": "UIView", "subviews": [
      {"cls": "UIView", "frame": [0, 0, 10, 10]}, {"cls": "UIView", "frame": [20, 0, 10, 10],
        "subviews": [{"cls": "UIView", "frame": [1, 2, 3, 4]}]}]}}
    """

  @Test func saysHowManyFramesAreOffAndTheWorst() throws {
    let expected = """
      [{"path": "0", "frame": [0, 0, 10, 10]}, {"path": "1", "frame": [21, 0, 10, 10]},
       {"path": "1.0", "frame": [1, 2, 3, 5.5]}]
      """
    #expect(
      try line(twoBoxes, expected: expected)
        == "FAIL scene: 2 of 3 frames off, worst 1.5 pt at 1.0 (expected 1 2 3 5.5, got 1 2 3 4)")
  }

  @Test func halfAPointIsNoDifferenceAndMoreIs() throws {
    #expect(try line(twoBoxes, expected: #"[{"path": "0", "frame": [0.5, 0, 10, 9.5]}]"#) == "pass scene")
    #expect(
      try line(twoBoxes, expected: #"[{"path": "0", "frame": [0.6, 0, 10, 10]}]"#)
        == "FAIL scene: 1 of 1 frames off, worst 0.6 pt at 0 (expected 0.6 0 10 10, got 0 0 10 10)")
  }

  @Test func aMissingViewIsTheWorstDifference() throws {
    let expected = #"[{"path": "0", "frame": [5, 0, 10, 10]}, {"path": "7", "frame": [0, 0, 1, 1]}]"#
    #expect(
      try line(twoBoxes, expected: expected)
        == "FAIL scene: 2 of 2 frames off, 7 (expected 0 0 1 1, got nothing there)")
  }

  @Test func framesAreInTheSuperviewOrInTheRoot() throws {
    #expect(try line(twoBoxes, expected: #"[{"path": "1.0", "frame": [1, 2, 3, 4]}]"#) == "pass scene")
    #expect(
      try line(
        twoBoxes, expected: #"[{"path": "1.0", "frame": [21, 2, 3, 4]}]"#, more: #", "frame_space": "root""#)
        == "pass scene")
  }

  @Test func contentSizesAreComparedToo() throws {
    let collection = """
      {"layout": "flow", "frame": [0, 0, 100, 100], "itemsPerSection": [3], "itemSize": [50, 20],
       "minimumInteritemSpacing": 0}
      """
    #expect(
      try line(collection, expected: "[]", more: #", "contentSizeHeight": 50, "contentSizeWidth": 100"#)
        == "pass scene")
    #expect(
      try line(collection, expected: "[]", more: #", "contentSizeHeight": 60"#)
        == "FAIL scene: 1 of 1 frames off, worst 10 pt at contentSize (content height: expected 60, got 50)")
  }

  @Test func insetsAndNaturalSizesAreComparedToo() throws {
    let input = """
      {"root": {"frame": [0, 0, 320, 480], "safeAreaInsets_tlbr": [44, 10, 34, 12], "subviews": [
        {"cls": "UIView", "frame": [0, 0, 320, 100], "intrinsic": [7, 8]}]}}
      """
    let expected = """
      [{"path": "0", "safeAreaInsets_tlbr": [44, 10, 0, 12], "layoutMargins_tlbr": [52, 18, 8, 20], "intrinsic": [7, 8]}]
      """
    #expect(try line(input, expected: expected) == "pass scene")
    #expect(
      try line(input, expected: #"[{"path": "0", "safeAreaInsets_tlbr": [40, 10, 0, 12]}]"#)
        == "FAIL scene: 1 of 1 frames off, worst 4 pt at 0 (safe area: expected 40 10 0 12, got 44 10 0 12)")
  }

  @Test func aFailureNamesKeysThatWereIgnored() throws {
    let input = #"{"nest": [[0, 0, 5, 5]]}"#
    #expect(try line(input, expected: #"[{"path": "0", "frame": [0, 0, 5, 5]}]"#) == "pass scene")
    let odd = #"{"root": {"cls": "UIView", "wobble": 3}}"#
    let result = try line(odd, expected: #"[{"path": "", "frame": [0, 0, 1, 1]}]"#)
    #expect(result.hasSuffix("; ignored wobble"))
  }

  @Test func measurementsAtThreePixelsAPointAreLaidOutSo() throws {
    let thirds = """
      {"size": [100, 30], "root": {"cls": "UIView", "frame": [0, 0, 100, 30], "subviews": [
        {"cls": "UIView", "useConstraints": true}]}, "constraints": [
        {"item": "0", "attribute": "leading", "toItem": "", "constant": 0.35},
        {"item": "0", "attribute": "top", "toItem": ""}, {"item": "0", "attribute": "height", "constant": 3},
        {"item": "0", "attribute": "width", "constant": 9}]}
      """
    // 0.35 is 1/3 on a grid of thirds and 1/2 on one of halves; only the first is within half a point of -1/6.
    let expected = #"[{"path": "0", "frame": [-0.1667, 0, 9, 3]}]"#
    #expect(try line(thirds, expected: expected, ios: "iPhone 16, scale 3") == "pass scene")
    #expect(try line(thirds, expected: expected).hasPrefix("FAIL scene: 1 of 1 frames off, worst 0.6667 pt"))
  }
}
