// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import NibReader
import Testing
import UIKit

@testable import TesseraTruth

/// Which system a file's frames are of, and what that has otherwise than the kit.
@MainActor @Suite struct CanvasSystemTests {
  private func document(_ tools: String, _ objects: String = "", _ more: String = "") throws -> NibDocument {
    try NibDocument(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
          \(tools)><objects>\(objects)</objects>\(more)</document>
        """.utf8))
  }

  @Test(arguments: [
    ("5056", 7), ("6254", 8), ("7706", 8), ("9531", 9), ("10117", 9), ("12121", 10), ("13771", 11), ("14490.70", 12),
    ("16097.2", 13), ("17701", 14), ("20037", 15), ("21701", 16), ("22505", 17), ("23727", 18), ("24127", 26),
  ])
  func theVersionOfTheToolsTellsTheSystem(_ tools: String, _ system: Int) throws {
    #expect(CanvasSystem(try document("toolsVersion=\"\(tools)\"")).version == system)
  }

  @Test func controlsHaveTheSizesOfTheirTime() throws {
    let objects = """
      <switch id="a"/><stepper id="b"/><textField borderStyle="roundedRect" id="c"/><progressView id="d"/>
      <pageControl numberOfPages="3" id="e"/><segmentedControl id="f"/><searchBar id="g"/><slider id="h"/>
      """
    let document = try document("", objects)
    func size(_ id: String, _ version: Int) -> CGSize {
      guard let element = document.element(id) else { return .zero }
      let measure = CanvasSystem(version: version).measure(of: element, isPad: false)
      let inner = measure.over(CGSize(width: -1, height: 30))
      let insets = measure.insets ?? .zero
      return CGSize(width: inner.width + insets.left + insets.right, height: inner.height + insets.top + insets.bottom)
    }
    #expect(size("a", 10) == CGSize(width: 51, height: 31) && size("a", 26) == CGSize(width: 63, height: 28))
    #expect(size("b", 12).height == 29 && size("b", 13).height == 32)
    #expect(size("c", 12).height == 30 && size("c", 13).height == 34)
    #expect(size("d", 13).height == 2 && size("d", 14).height == 4)
    #expect(size("e", 9) == CGSize(width: 39, height: 37) && size("e", 14).height == 26)
    #expect(size("f", 12).height == 29 && size("f", 13).height == 32)
    #expect(size("g", 10).height == 44 && size("g", 11).height == 56)
    #expect(size("h", 12).height == 31)
  }

  @Test func whatTheFileSaysOfANaturalSizeCounts() throws {
    let document = try document(
      "", "<view placeholderIntrinsicWidth=\"120\" placeholderIntrinsicHeight=\"infinite\" id=\"a\"/><view id=\"b\"/>",
      """
      <designables><designable name="b"><size key="intrinsicContentSize" width="30" height="-1"/></designable>
      </designables>
      """)
    func size(_ id: String) throws -> CGSize {
      var measure = CanvasMeasure()
      measure.take(try #require(document.element(id)), drawn: document.designedSizes[id])
      return measure.over(CGSize(width: 7, height: 7))
    }
    #expect(try size("a") == CGSize(width: 120, height: UIView.noIntrinsicMetric))
    #expect(try size("b") == CGSize(width: 30, height: UIView.noIntrinsicMetric))
  }
}
