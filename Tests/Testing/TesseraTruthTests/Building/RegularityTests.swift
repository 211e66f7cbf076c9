// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TesseraTruth

/// Which scenes are built and which are skipped.
@MainActor struct RegularityTests {
  @Test(arguments: [
    #"{"views": {"card": "title 8 top/leading, trailing <= -8"}}"#,
    #"{"cases": ["plain 375x200 view: default margins"]}"#,
    #"{"cls": "UITableView", "frame": [0, 0, 10, 10]}"#,
    #"{"cls": "UICollectionView", "layout": "waterfall", "itemsPerSection": [3]}"#,
    #"{"cls": "UIStackView", "arranged": "4 plain views"}"#,
    #"{"root": "a view with two labels"}"#,
    #"{"root": {"cls": "UIView"}, "views": {"a": "box, quite wide"}, "constraints": []}"#,
    #"{"root": {"cls": "UIView"}, "constraints": "the label is centred"}"#,
    "{}",
  ])
  func whatIsToldInWordsIsSkipped(_ input: String) throws {
    #expect(try line(input, expected: "[]") == "skipped scene: not regular")
  }

  @Test func textOfCatalystIsSkippedAndTextOfPhonesIsNot() throws {
    let input =
      #"{"size": [200, 50], "labels": [{"at": [10, 10], "text": "Hello, UIKit", "fontSize": 17, "sizeToFit": true}]}"#
    let expected = #"[{"path": "0", "frame": [10, 10, 84.5, 20.5]}]"#
    #expect(try line(input, expected: expected, ios: "26.1 (Mac Catalyst, scale 2)") == "skipped scene: Catalyst text")
    #expect(try line(input, expected: expected) == "pass scene")
  }

  @Test func skippedScenesDoNotCount() throws {
    var results: [CaseResult] = []
    let text = #"[{"name": "a", "input": {}, "expected": []}, {"name": "b", "input": {"nest": []}, "expected": []}]"#
    try SceneRunner().run(data: .init(text.utf8), path: "") { results.append($0) }
    #expect(results.map(\.isRegular) == [false, true])
    #expect(results.map(\.passes) == [false, true])
  }
}
