// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import NibReader
import Testing
import UIKit

@testable import TesseraTruth

/// Natural sizes of texts as the tools of several years measured them. Lengths are points.
@MainActor @Suite struct CanvasTextTests {
  private func text(_ version: Int, width: Double = 0.5, height: Double = 0.5) throws -> CanvasText {
    let document = try NibDocument(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        <label id="a"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/></label></objects></document>
        """.utf8))
    return CanvasText(CanvasSystem(version: version), try #require(document.element("a")))
  }

  private func label(_ text: String, _ font: UIFont = .systemFont(ofSize: 17)) -> UILabel {
    let label = UILabel()
    label.font = font
    label.text = text
    return label
  }

  @Test func spacesAtTheEndOfALineCount() throws {
    let text = try text(17)
    let difference = text.width(of: label("Images ")) - text.width(of: label("Images"))
    // A space is 4.35 wide at 17 points.
    #expect((4...5).contains(difference))
    #expect(text.width(of: label("")) == 0)
  }

  @Test func earlierSystemsHaveMoreBetweenTheLettersOfTheTextFace() throws {
    let line = label("Setting text properties")
    #expect(try text(12).width(of: line) > text(13).width(of: line))
    let large = label("Music Player", .systemFont(ofSize: 20))
    #expect(try text(10).width(of: large) - text(11).width(of: large) > 2)
    let title = label("Title", .systemFont(ofSize: 28))
    #expect(try text(10).width(of: title) == text(18).width(of: title))
  }

  @Test(arguments: [(35.0, 40.0), (38, 43), (45, 50)])
  func picturesOfEmojiAreFivePointsWiderThanTheirText(_ size: Double, _ width: Double) throws {
    let line = label("\u{1F62C}", .systemFont(ofSize: size))
    #expect(try abs(text(14).width(of: line) - width) <= 0.5)
  }

  @Test func helveticaHasWidthsOfItsOwn() throws {
    let light = try #require(UIFont(name: "HelveticaNeue-Light", size: 17))
    #expect(try text(11).width(ofTitle: "Options", light) == 58)
    // The system's font up to iOS 8.
    #expect(try abs(text(8).width(of: label("Label")) - 41.565) < 1)
    #expect(HelveticaWidths.width(of: "\u{1F62C}", light, version: 11) == nil)
    #expect(HelveticaWidths.width(of: "Label", .systemFont(ofSize: 17), version: 9) == nil)
  }

  @Test func aLabelInWholePointsWasMeasuredInThem() throws {
    let line = label("Label")
    let natural = line.sizeThatFits(.zero)
    let whole = natural.width.rounded(.up)
    #expect(try text(13, width: Double(whole), height: 21).width(of: line) == whole)
    #expect(try text(13, height: 21).rounded(natural, isWrapped: false).height == 21)
    // A height that the lines do not fill tells nothing.
    #expect(try text(13, height: 44).rounded(natural, isWrapped: false) == natural)
  }

  @Test func onlyTheLatestSystemGivesSeveralLinesAPointMore() throws {
    let size = CGSize(width: 100, height: 36)
    #expect(try text(18).rounded(size, isWrapped: true).height == 36)
    #expect(try text(26).rounded(size, isWrapped: true).height == 37)
    #expect(try text(26).rounded(size, isWrapped: false).height == 36)
  }

  @Test func segmentsAreAllAsWideAsTheWidestWithALineBetween() throws {
    let control = UISegmentedControl(items: ["Solid", "Gradient"])
    #expect(try text(15).width(of: control) == 145)
    let old = UISegmentedControl(items: ["Bottom", "Top"])
    #expect(try text(12).width(of: old) == 119)
    #expect(try text(26).width(of: control) == nil)
    control.setWidth(50, forSegmentAt: 0)
    #expect(try text(15).width(of: control) == nil)
  }

  @Test func theCanvasDrawsBoldSystemTextBold() throws {
    let document = try NibDocument(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        <label id="a"><fontDescription key="fontDescription" type="boldSystem" pointSize="13"/></label>
        <label id="b"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></label>
        </objects></document>
        """.utf8))
    let (bold, title) = (try #require(document.element("a")), try #require(document.element("b")))
    func font(_ version: Int, _ element: NibElement, _ font: UIFont) -> UIFont? {
      let label = label("Text", font)
      CanvasSystem(version: version).setFont(of: label, element)
      return label.font
    }
    #expect(font(17, bold, .boldSystemFont(ofSize: 13)) == .systemFont(ofSize: 13, weight: .bold))
    #expect(font(26, bold, .boldSystemFont(ofSize: 13)) == .boldSystemFont(ofSize: 13))
    #expect(font(11, title, .preferredFont(forTextStyle: .title1))?.pointSize == 26)
    #expect(font(13, title, .preferredFont(forTextStyle: .title1))?.pointSize == 28)
  }
}
