// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import NibReader
import Testing

@testable import TesseraTruth

/// Arrows between scenes.
@Suite struct CanvasArrowTests {
  private let here = CGRect(x: 0, y: 0, width: 100, height: 200)

  @Test func arrowsLeaveByTheSideThatFacesTheOther() {
    #expect(CanvasArrow.side(from: here, to: here.offsetBy(dx: 300, dy: 900)) == .right)
    #expect(CanvasArrow.side(from: here, to: here.offsetBy(dx: -300, dy: 0)) == .left)
    #expect(CanvasArrow.side(from: here, to: here.offsetBy(dx: 20, dy: 500)) == .bottom)
    #expect(CanvasArrow.side(from: here, to: here.offsetBy(dx: 0, dy: -500)) == .top)
  }

  @Test func arrowsOfOneSideStandApartInTheOrderOfTheirEnds() throws {
    let document = try NibDocument(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
          targetRuntime="iOS.CocoaTouch"><scenes>
        <scene><objects><viewController id="a"><connections>
          <segue destination="c" kind="show" identifier="go" id="s1"/>
          <segue destination="b" kind="presentation" id="s2"/>
          <segue destination="nobody" kind="show" id="s3"/>
          <segue destination="e" kind="unwind" unwindAction="back:" id="s4"/></connections></viewController>
          <exit id="e"/></objects></scene>
        <scene><objects><viewController id="b"/></objects></scene>
        <scene><objects><viewController id="c"/></objects></scene>
        </scenes></document>
        """.utf8))
    let frames = [
      "a": here, "b": here.offsetBy(dx: 300, dy: 0), "c": here.offsetBy(dx: 300, dy: 400),
    ]
    let arrows = CanvasArrow.all(of: document, frames, marks: ["s2": .added], size: 7)
    #expect(arrows.map(\.label) == ["show “go”", "present"])
    #expect(arrows.map(\.mark) == [nil, .added])
    #expect(arrows[1].start.x == 100 && abs(arrows[1].start.y - 200.0 / 3) < 0.001)
    #expect(abs(arrows[0].start.y - 400.0 / 3) < 0.001)
    #expect(arrows[0].head.boundingBox.maxX == 298)
  }

  @Test func arrowsBetweenTheSameScenesDoNotCross() throws {
    let document = try NibDocument(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
          targetRuntime="iOS.CocoaTouch"><scenes>
        <scene><objects><viewController id="a"><connections>
          <segue destination="b" kind="show" id="s1"/><segue destination="b" kind="presentation" id="s2"/></connections>
          </viewController></objects></scene>
        <scene><objects><viewController id="b"/></objects></scene>
        </scenes></document>
        """.utf8))
    let arrows = CanvasArrow.all(
      of: document, ["a": here, "b": here.offsetBy(dx: 300, dy: 0)], marks: [:], size: 7)
    #expect(arrows.count == 2 && arrows[0].start.y < arrows[1].start.y)
    #expect(arrows.allSatisfy { abs($0.head.boundingBox.midY - $0.start.y) < 0.001 })
  }
}
