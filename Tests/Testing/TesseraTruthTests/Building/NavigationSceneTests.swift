// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraTruth

/// Scenes of a navigation controller.
@MainActor struct NavigationSceneTests {
  private let simulator = "26.1 (iPhone 16 simulator window, screen scale 3)"

  @Test func theContainersOfANavigationControllerStandAsMeasured() throws {
    let input = """
      {"window": [393, 300], "cls": "UINavigationController in a 393x300 container, no status bar inset",
       "title": "Inbox", "appearance": "opaque white",
       "content": "UIScrollView content with subviews (16,8,361,60), label (32,27,240,22)",
       "leftItems": ["Back"], "rightItems": ["system edit", "Add (disabled)"]}
      """
    let expected = """
      [{"path": "0", "frame": [0, 0, 393, 300]}, {"path": "0.0", "frame": [0, 0, 393, 300]},
       {"path": "0.0.0", "frame": [0, 0, 393, 300]}, {"path": "0.0.0.0", "frame": [0, 0, 393, 300]},
       {"path": "0.0.0.0.0", "frame": [0, 0, 393, 300]}, {"path": "0.0.0.0.0.0", "frame": [16, 8, 361, 60]},
       {"path": "0.0.0.0.0.1", "frame": [32, 27, 240, 22]}, {"path": "0.1", "frame": [0, 10, 393, 44]}]
      """
    #expect(try line(input, expected: expected, ios: simulator) == "pass scene")
  }

  @Test func barsInATallWindowKeepTenPointsFreeBeneathAndMakeRoomForLargeTitles() throws {
    let inline = #"{"window": [375, 667], "cls": "UINavigationController", "title": "Inbox"}"#
    #expect(try line(inline, expected: #"[{"path": "0.1", "frame": [0, 10, 375, 54]}]"#) == "pass scene")
    let large = #"{"window": [375, 667], "cls": "UINavigationController", "title": "Inbox", "largeTitles": true}"#
    #expect(try line(large, expected: #"[{"path": "0.1", "frame": [0, 10, 375, 106.5]}]"#) == "pass scene")
  }

  @Test func contentInWordsIsRead() throws {
    let content = try #require(NavigationContent("UIScrollView content with subviews (1,2,3,4), label (5, 6, 7, 8)"))
    #expect(content.scrolls)
    #expect(
      content.parts == [
        .init(isLabel: false, frame: CGRect(x: 1, y: 2, width: 3, height: 4)),
        .init(isLabel: true, frame: CGRect(x: 5, y: 6, width: 7, height: 8)),
      ])
    #expect(NavigationContent("a table of mails") == nil)
    #expect(NavigationContent("UIView (1,2,3)") == nil)
    #expect(NavigationContent("UIView (1,2,3,-4)") == nil)
    #expect(NavigationContent("UIView (1,2") == nil)
  }

  @Test func anUnknownSystemItemMakesTheSceneIrregular() throws {
    let input = #"{"window": [375, 667], "cls": "UINavigationController", "rightItems": ["system teapot"]}"#
    #expect(try line(input, expected: #"[{"path": "0.1", "frame": [0, 10, 375, 54]}]"#).hasPrefix("skipped scene"))
  }
}
