// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import NibReader
import Testing

@testable import TesseraTruth

/// What two versions of a storyboard differ in.
@Suite struct NibDifferenceTests {
  private let list = """
    <viewController title="List" id="list"><view key="view" id="lv"><rect key="frame" width="100" height="100"/>
    <subviews>
      <label text="Hello" id="l1"><rect key="frame" x="10" y="20" width="60" height="21"/>
        <color key="textColor" systemColor="labelColor"/></label>
      <button id="b1"><state key="normal" title="Go"/>
        <connections><segue destination="note" kind="show" identifier="open" id="s1"/></connections></button>
    </subviews></view></viewController>
    """
  private let note = "<viewController title=\"Note\" id=\"note\"/>"

  private func document(_ scenes: String..., initial: String = "list") throws -> NibDocument {
    try NibDocument(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
          targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
        <scenes>\(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined())</scenes></document>
        """.utf8))
  }

  @Test func whatIsTheSameDiffersInNothing() throws {
    let same = list.replacing("<label ", with: "<label misplaced=\"YES\" ")
    let difference = NibDifference(try document(list, note), try document(same, note))
    #expect(difference.lines.isEmpty && difference.marks.isEmpty)
  }

  @Test func scenesComeAndGo() throws {
    let other = "<tableViewController title=\"Other\" id=\"other\"/>"
    let difference = NibDifference(try document(list, note), try document(list, other, initial: "other"))
    #expect(
      difference.lines == [
        "~ begins with \"Other\", not \"List\"", "- View Controller \"Note\"", "+ Table View Controller \"Other\"",
      ])
    #expect(difference.marks == ["note": .removed, "other": .added])
  }

  @Test func valuesChange() throws {
    let changed = list.replacing("text=\"Hello\"", with: "text=\"Bye\"").replacing("x=\"10\"", with: "x=\"12.5\"")
      .replacing("labelColor", with: "systemRedColor").replacing("title=\"Go\"", with: "title=\"Stop\"")
    let difference = NibDifference(try document(list, note), try document(changed, note))
    #expect(
      difference.lines == [
        "~ View Controller \"List\"",
        "    ~ label \"Bye\": frame 10 20 60 21 → 12.5 20 60 21, text \"Hello\" → \"Bye\", "
          + "textColor labelColor → systemRedColor",
        "    ~ button \"Stop\": normal title=Go → title=Stop",
      ])
    #expect(difference.marks == ["list": .changed])
  }

  @Test func objectsComeGoAndChangePlaces() throws {
    let gone = list.replacing("id=\"l1\"", with: "id=\"l2\"")
    let difference = NibDifference(try document(list, note), try document(gone, note))
    #expect(
      difference.lines.dropFirst() == ["    - label \"Hello\"", "    + label \"Hello\""])
    let two = "<view id=\"a\"/><view id=\"b\"/>"
    let swapped = "<view id=\"b\"/><view id=\"a\"/>"
    func scene(_ views: String) -> String {
      "<viewController id=\"x\"><view key=\"view\" id=\"v\"><subviews>\(views)</subviews></view></viewController>"
    }
    let order = NibDifference(try document(scene(two)), try document(scene(swapped)))
    #expect(order.lines.last == "    ~ view [v]: order")
    let moved = NibDifference(
      try document(scene(two)), try document(scene("<view id=\"a\"><subviews><view id=\"b\"/></subviews></view>")))
    #expect(moved.lines.last == "    ~ view [b]: moved")
  }

  @Test func waysComeAndGo() throws {
    let without = list.replacing(
      "<segue destination=\"note\" kind=\"show\" identifier=\"open\" id=\"s1\"/>", with: "")
    let difference = NibDifference(try document(list, note), try document(without, note))
    #expect(difference.lines.last == "    - segue show “open” to \"Note\"")
    #expect(difference.marks == ["list": .changed, "s1": .removed])
  }

  @Test func constraintsAreToldAsSentences() throws {
    let more = list.replacing(
      "</subviews></view>",
      with: """
        </subviews><constraints><constraint firstItem="l1" firstAttribute="leading" relation="greaterThanOrEqual"
        secondItem="lv" secondAttribute="leadingMargin" constant="8" id="c1"/></constraints></view>
        """)
    let difference = NibDifference(try document(list, note), try document(more, note))
    #expect(
      difference.lines.last
        == "    + constraint label \"Hello\".leading ≥ view [lv].leadingMargin + 8")
  }
}
