// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TesseraTruth

/// What the keys of a scene do.
@MainActor struct SceneBuilderTests {
  @Test func customSpacingStandsAfterAViewOrByIndex() throws {
    let expected = #"[{"path": "1", "frame": [30, 0, 10, 10]}, {"path": "2", "frame": [42, 0, 10, 10]}]"#
    for arranged in [
      #""arranged": [{"intrinsic": [10, 10], "customSpacing": 20}, {"intrinsic": [10, 10]}, {"intrinsic": [10, 10]}]"#,
      #""customSpacing": {"0": 20}, "arranged": [{"intrinsic": [10, 10]}, {"intrinsic": [10, 10]}, {"intrinsic": [10, 10]}]"#,
      #""customSpacing": [[0, 20]], "arranged": [{"intrinsic": [10, 10]}, {"intrinsic": [10, 10]}, {"intrinsic": [10, 10]}]"#,
    ] {
      let input = #"{"cls": "UIStackView", "frame": [0, 0, 52, 10], "spacing": 2, \#(arranged)}"#
      #expect(try line(input, expected: expected) == "pass scene")
    }
  }

  @Test func huggingDecidesWhoStretches() throws {
    let input = """
      {"cls": "UIStackView", "frame": [0, 0, 100, 10], "arranged": [
        {"intrinsic": [10, 10], "huggingH": 300}, {"intrinsic": [10, 10], "hugging": [200, 200]},
        {"intrinsic": [10, 10], "contentHuggingHorizontal": 251}]}
      """
    let expected = #"[{"path": "0", "frame": [0, 0, 10, 10]}, {"path": "1", "frame": [10, 0, 80, 10]}]"#
    #expect(try line(input, expected: expected) == "pass scene")
  }

  @Test func anArrangedWidthIsAConstraint() throws {
    let input = """
      {"cls": "UIStackView", "frame": [0, 0, 100, 10], "arranged": [{"width": 30}, {}]}
      """
    let expected = #"[{"path": "0", "frame": [0, 0, 30, 10]}, {"path": "1", "frame": [30, 0, 70, 10]}]"#
    #expect(try line(input, expected: expected) == "pass scene")
  }

  @Test func pathsLeadIntoNestedStacks() throws {
    let input = """
      {"cls": "UIStackView", "frame": [12, 12, 128, 57], "axis": "vertical", "alignment": "leading", "arranged": [
        {"stack": {"axis": "vertical", "spacing": 3, "alignment": "leading", "arranged": [
          {"intrinsic": [39, 19]}, {"intrinsic": [34.5, 16]}, {"intrinsic": [28.5, 16]}]}}]}
      """
    let expected = """
      [{"path": "0.0", "frame": [0, 0, 39, 19]}, {"path": "0.1", "frame": [0, 22, 34.5, 16]},
       {"path": "0.2", "frame": [0, 41, 28.5, 16]}]
      """
    #expect(try line(input, expected: expected) == "pass scene")
  }

  @Test func constraintsReachTheGuidesOfAView() throws {
    let input = """
      {"root": {"frame": [0, 0, 320, 480], "safeAreaInsets_tlbr": [59, 16, 34, 20], "subviews": [
         {"useConstraints": true}, {"useConstraints": true}]},
       "constraints": [
         {"item": "0", "attribute": "top", "toItem": "safeArea"}, {"item": "0", "attribute": "left", "toItem": "safeArea"},
         {"item": "0", "attribute": "right", "toItem": "safeArea"}, {"item": "0", "attribute": "height", "constant": 5},
         {"item": "1", "attribute": "bottom", "toItem": "layoutMarginsGuide"},
         {"item": "1", "attribute": "left", "toItem": "layoutMarginsGuide"},
         {"item": "1", "attribute": "width", "constant": 5}, {"item": "1", "attribute": "height", "constant": 5}]}
      """
    let expected = #"[{"path": "0", "frame": [16, 59, 284, 5]}, {"path": "1", "frame": [24, 433, 5, 5]}]"#
    #expect(try line(input, expected: expected) == "pass scene")
  }

  @Test func sectionsHaveInsetsSpacingsAndSizesOfTheirOwn() throws {
    let input = """
      {"cls": "UICollectionView", "frame": [0, 0, 100, 200], "layout": "flow", "itemsPerSection": [2, 2],
       "itemSize_by_section": [[40, 10], null], "itemSize": [50, 20], "minimumLineSpacing_by_section": [5, 7],
       "minimumInteritemSpacing": 0, "sectionInset_tlbr_by_section": [[0, 10, 0, 10], [3, 0, 0, 0]],
       "headerReferenceSize_by_section": [[0, 0], [0, 9]]}
      """
    let expected = """
      [{"path": "item[0,1]", "frame": [50, 0, 40, 10]}, {"path": "header[1]", "frame": [0, 10, 100, 9]},
       {"path": "item[1,0]", "frame": [0, 22, 50, 20]}, {"path": "item[1,1]", "frame": [50, 22, 50, 20]}]
      """
    #expect(try line(input, expected: expected) == "pass scene")
  }

  @Test func cellsBelowTheFoldHavePlacesToo() throws {
    let input = """
      {"cls": "UICollectionView", "frame": [0, 0, 100, 50], "layout": "flow", "itemsPerSection": [300],
       "itemSize": [100, 10], "minimumLineSpacing": 0}
      """
    #expect(try line(input, expected: #"[{"path": "item[0,299]", "frame": [0, 2990, 100, 10]}]"#) == "pass scene")
  }
}
