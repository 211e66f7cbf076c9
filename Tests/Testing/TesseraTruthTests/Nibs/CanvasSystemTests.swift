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

  @Test func toolsOfApplesOwnAreOfTheSystemOfTheirPlugIn() throws {
    let plugIn =
      "<dependencies><plugIn identifier=\"com.apple.InterfaceBuilder.IBCocoaTouchPlugin\" version=\"22685\"/></dependencies>"
    #expect(CanvasSystem(try document("toolsVersion=\"32700.99.1234\"", "", plugIn)).version == 17)
    #expect(CanvasSystem(try document("toolsVersion=\"32700.99.1234\"")).version == 26)
    #expect(CanvasSystem(try document("toolsVersion=\"13771\"", "", plugIn)).version == 11)
  }

  @Test func widePhonesBeginWhereTheSystemHasThem() {
    #expect(CanvasSystem(version: 12).isWide(400) && !CanvasSystem(version: 12).isWide(393))
    #expect(CanvasSystem(version: 26).isWide(414) && !CanvasSystem(version: 26).isWide(402))
  }

  @Test func toolbarsOfPhonesWithoutAButtonWereHigherAtFirst() throws {
    func height(_ tools: String, _ device: String) throws -> CGFloat? {
      let document = try document(
        "toolsVersion=\"\(tools)\"", "<toolbar id=\"t\"/>", "<device id=\"\(device)\" orientation=\"portrait\"/>")
      let element = try #require(document.element("t"))
      return CanvasSystem(document).measure(of: element, CanvasDevice(document)).height
    }
    #expect(try height("14490.70", "retina6_1") == 49 && height("14490.70", "retina4_7") == 44)
    #expect(try height("17506", "retina6_1") == 44)
  }

  @Test func theStatusBarIsThatOfTheToolsAndTheDevice() throws {
    func top(_ tools: String, _ device: String?) throws -> CGFloat {
      let canvas = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
      return CanvasDevice(try document("toolsVersion=\"\(tools)\"", "", canvas)).insets.top
    }
    #expect(try top("13771", "retina4_7") == 20 && top("15702", "retina4_7") == 0 && top("22505", "retina4_7") == 20)
    #expect(try top("20037", "retina6_1") == 44 && top("22154", "retina6_1") == 48)
    #expect(try top("6254", nil) == 20 && top("19455", nil) == 0)
  }

  @Test func controlsHaveTheSizesOfTheirTime() throws {
    let objects = """
      <switch id="a"/><stepper id="b"/><textField borderStyle="roundedRect" id="c"/><progressView id="d"/>
      <pageControl numberOfPages="3" id="e"/><segmentedControl id="f"/><searchBar id="g"/><slider id="h"/>
      <textField id="i"/>
      """
    let document = try document("", objects)
    func size(_ id: String, _ version: Int) -> CGSize {
      guard let element = document.element(id) else { return .zero }
      let measure = CanvasSystem(version: version).measure(of: element, CanvasDevice(document))
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
    #expect(size("i", 18).height == 28.5 && size("i", 26).height == 30)
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
