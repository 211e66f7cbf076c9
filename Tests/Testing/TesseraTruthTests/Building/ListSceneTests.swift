// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TesseraTruth

/// Lists in the forms in which scenes may tell them.
@MainActor struct ListSceneTests {
  private func run(
    _ appearance: String, _ sections: String, _ expected: String, ios: String = "iPhone 16, scale 2", more: String = ""
  ) throws -> String {
    try line(
      """
      {"cls": "UICollectionView", "frame": [0, 0, 320, 400], "layout": "list", "appearance": "\(appearance)"\(more),
       "sections": [\(sections)]}
      """, expected: expected, more: #", "frame_space": "root""#, ios: ios)
  }

  @Test func cardsWithHeadersAndFootersAreBuilt() throws {
    let sections = """
      {"header": "General", "footer": "A note.", "rows": [["Name", "iPhone", "disclosure"], "Software"]},
      {"rows": [{"text": "Brightness", "accessories": ["checkmark"]}]}
      """
    let expected = """
      [{"path": "header[0]", "frame": [16, 0, 288, 40.5]}, {"path": "item[0,0]", "frame": [16, 40.5, 288, 72.5]},
       {"path": "row1", "frame": [16, 113, 288, 52]}, {"path": "footer[0]", "frame": [16, 165, 288, 30]},
       {"path": "item[1,0]", "frame": [16, 230, 288, 52]}]
      """
    #expect(try run("insetGrouped", sections, expected) == "pass scene")
  }

  @Test func tallLinesOfTheMeasuringPhoneAreAdded() throws {
    let sections = #"{"header": "One", "footer": "Foot", "rows": ["A", ["B", "more"]]}, {"header": "Two", "rows": 1}"#
    let expected = """
      [{"path": "header[0]", "frame": [0, 22, 320, 44.5]}, {"path": "item[0,0]", "frame": [0, 66.5, 320, 56]},
       {"path": "item[0,1]", "frame": [0, 122.5, 320, 79.5]}, {"path": "footer[0]", "frame": [0, 202, 320, 35]},
       {"path": "header[1]", "frame": [0, 259, 320, 44.5]}]
      """
    #expect(try run("plain", sections, expected, ios: "26.0 (iPhone SE 3 simulator, scale 2)") == "pass scene")
  }

  @Test func theFirstItemMayBeTheHeader() throws {
    let sections = #"{"rows": ["Head", "A"]}, {"rows": ["Head", "B"]}"#
    let expected = """
      [{"path": "item[0,0]", "frame": [16, 0, 288, 40.5]}, {"path": "item[1,0]", "frame": [16, 110, 288, 40.5]}]
      """
    #expect(
      try run("insetGrouped", sections, expected, more: #", "headerMode": "firstItemInSection""#) == "pass scene")
  }

  @Test func mistakesAreNamed() throws {
    #expect(try run("round", #"{"rows": 1}"#, "[]").contains("appearance"))
    #expect(try run("plain", #"{"rows": -1}"#, "[]").contains("a number of rows"))
    #expect(try run("plain", #"{"rows": [3]}"#, "[]").contains("a row as a text, a list or an object"))
    #expect(try run("plain", #"{"rows": [{"accessory": "wheel"}]}"#, "[]").contains("accessory"))
  }
}
