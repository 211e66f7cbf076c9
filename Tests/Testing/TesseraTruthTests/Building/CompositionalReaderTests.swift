// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TesseraTruth

/// Compositional scenes in the forms in which they may be written.
@MainActor struct CompositionalReaderTests {
  private func run(_ sections: String, _ expected: String, more: String = "") throws -> String {
    try line(
      """
      {"cls": "UICollectionView", "frame": [0, 0, 320, 400], "layout": "compositional"\(more),
       "sections": [\(sections)]}
      """, expected: expected)
  }

  @Test func nestedGroupsAreBuilt() throws {
    let section = """
      {"items": 3, "group": {"axis": "horizontal", "width": "fractionalWidth(1.0)", "height": "absolute(100)",
        "subitems": [
          {"width": "fractionalWidth(0.5)", "height": "fractionalHeight(1)", "contentInsets_tlbr": [0, 0, 0, 8]},
          {"axis": "vertical", "width": "fractionalWidth(0.5)", "height": "fractionalHeight(1)", "count": 2,
           "item": {"width": "fractionalWidth(1)", "height": "fractionalHeight(0.5)"}}]}}
      """
    let expected = """
      [{"path": "item[0,0]", "frame": [0, 0, 152, 100]}, {"path": "item[0,1]", "frame": [160, 0, 160, 50]},
       {"path": "item[0,2]", "frame": [160, 50, 160, 50]}]
      """
    #expect(try run(section, expected) == "pass scene")
  }

  @Test func orthogonalSectionsBackgroundsAndBadgesAreFound() throws {
    let section = """
      {"items": 6, "item": {"width": "fractionalWidth(1)", "height": "fractionalHeight(1)",
         "badges": [{"kind": "badge", "width": 20, "height": 20, "anchor": "topTrailing"}]},
       "group": {"width": "absolute(200)", "height": "absolute(100)"}, "interGroupSpacing": 12,
       "contentInsets_tlbr": [16, 16, 16, 16], "orthogonalScrollingBehavior": "continuous", "background": "background"}
      """
    let expected = """
      [{"path": "item[0,0]", "frame": [16, 16, 200, 100]}, {"path": "item[0,2]", "frame": [440, 16, 200, 100]},
       {"path": "background[0]", "frame": [0, 0, 320, 132]}, {"path": "badge[0,1]", "frame": [408, 16, 20, 20]},
       {"path": "scrollView[0]", "frame": [16, 16, 288, 100]}]
      """
    #expect(try run(section, expected) == "pass scene")
  }

  @Test func aPinnedHeaderIsWhereTheOffsetPutsIt() throws {
    let section = """
      {"items": 20, "item": {"height": 50}, "group": {"height": 50}, "header": {"height": 30, "pinned": true}}
      """
    let expected =
      #"[{"path": "header[0]", "frame": [0, 100, 320, 30]}, {"path": "item[0,2]", "frame": [0, 130, 320, 50]}]"#
    #expect(try run(section, expected, more: #", "contentOffset": [0, 100]"#) == "pass scene")
  }

  @Test func estimatesStandForViewsWithoutContent() throws {
    let section = """
      {"items": 2, "item": {"height": "estimated(56)"}, "group": {"height": "estimated(56)"},
       "footer": {"height": "estimated(35)"}, "decorations": [{"kind": "back", "contentInsets": 4}]}
      """
    let expected = """
      [{"path": "item[0,1]", "frame": [0, 56, 320, 56]}, {"path": "footer[0]", "frame": [0, 112, 320, 35]},
       {"path": "back[0]", "frame": [4, 4, 312, 139]}]
      """
    #expect(try run(section, expected) == "pass scene")
  }

  @Test(arguments: [
    #"{"items": 1, "item": {"width": "half"}, "group": {}}"#,
    #"{"items": 1, "item": {"width": "absolute(-1)"}, "group": {}}"#,
    #"{"items": 1, "item": {}, "group": {"width": "absolute(1/0)"}}"#,
    #"{"items": 1, "item": {}, "group": {"interItemSpacing": "wide(3)"}}"#,
    #"{"items": 1, "group": {"axis": "horizontal"}}"#,
    #"{"items": -1, "item": {}, "group": {}}"#,
    #"{"items": 1, "item": {}, "group": {"count": 0}}"#,
    #"{"items": 1, "item": {}, "group": {}, "orthogonalScrollingBehavior": "sideways"}"#,
  ])
  func mistakesSayWhereTheyAre(section: String) throws {
    #expect(try run(section, "[]").contains("sections[0]"))
  }

  @Test func sectionsThatAreNoGroupsAreSkipped() throws {
    #expect(try run(#"{"items": 1, "waterfall": 2}"#, "[]") == "skipped scene: not regular")
  }
}
