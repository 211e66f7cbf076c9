// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraText

/// Sizes of labels that were observed on iOS, at two pixels a point unless a test says otherwise.
@Suite struct LabelSizeTests {
  func size(
    _ text: AttributedText, width: CGFloat = 0, lines: Int = 1, scale: CGFloat = 2
  ) -> CGSize {
    TextLayout.labelSize(
      text, fitting: CGSize(width: width, height: 0), numberOfLines: lines, scale: scale, cache: TextCache())
  }

  @Test func observedLabelsHaveTheirSizes() {
    #expect(size(plain("Hello, UIKit")) == CGSize(width: 84.5, height: 20.5))
    #expect(size(plain("Bold 13", 13, weight: .semibold)) == CGSize(width: 47, height: 16))
    #expect(size(plain("Semibold 20", 20, weight: .semibold)) == CGSize(width: 116, height: 24))
    let pangram = plain("The quick brown fox jumps over the lazy dog")
    #expect(size(pangram, lines: 0) == CGSize(width: 339, height: 20.5))
    #expect(size(pangram, width: 200, lines: 0) == CGSize(width: 181, height: 41))
  }

  @Test(arguments: [
    (11, 13.5), (13, 16), (15, 18), (16, 19.5), (17, 20.5), (20, 24), (22, 26.5), (28, 33.5), (34, 41),
  ])
  func oneLineIsAsHighAsOnIOS(fontSize: CGFloat, height: CGFloat) {
    #expect(size(plain("Ag", fontSize)).height == height)
  }

  @Test func heightsRoundUpOnlyOnceForAllLines() {
    // 2 × 20.287 = 40.57
    #expect(size(plain("A\nB"), lines: 0).height == 41)
    #expect(size(plain("A\nB"), lines: 0, scale: 3).height == 122.0 / 3)
    #expect(size(plain("A"), lines: 0, scale: 3).height == 61.0 / 3)
    // 3 × 20.287 = 60.86
    #expect(size(plain("A\nB\nC"), lines: 0).height == 61)
  }

  @Test func emptyTextHasNoSize() {
    #expect(size(plain("")) == .zero)
    #expect(layout(plain("")).lines.isEmpty)
    #expect(layout(plain("")).firstBaseline == 0)
  }

  @Test(arguments: [(11, 10.5), (13, 12.5), (17, 16), (20, 19), (28, 26.5), (34, 32.5)])
  func theFirstBaselineIsTheAscenderRoundedToThePixel(fontSize: CGFloat, baseline: CGFloat) {
    #expect(layout(plain("A", fontSize)).firstBaseline == baseline)
  }

  @Test func textFitsIntoItsOwnMeasuredWidth() {
    for string in ["The quick brown fox", "AVAST Wavy To. LT", "Ünïcødé — “quotes” 🇩🇪 👩‍👩‍👧"] {
      for fontSize in [11, 13.5, 17, 20, 23.25, 34] as [CGFloat] {
        let natural = layout(plain(string, fontSize), lines: 0).size.width
        #expect(layout(plain(string, fontSize), width: natural).lines.count == 1)
        #expect(layout(plain(string, fontSize), width: natural, lines: 1).isTruncated == false)
      }
    }
  }

  @Test func aTextViewsLinesAreWholePixelsHigh() {
    let lines = layout(plain("A\nB\n"), scale: 2, stacking: .textView).lines
    #expect(lines.map(\.frame.minY) == [0, 20.5, 41])
    #expect(lines.map(\.baseline) == [16.5, 37, 57.5])
    #expect(layout(plain("A\nB", 13), scale: 2, stacking: .textView).lines[1].frame.minY == 15.5)
  }

  @Test(arguments: [
    (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (20, 24), (24, 29), (28, 33.5),
  ])
  func oneLineOfATextViewIsAsHighAsOnIOS(fontSize: CGFloat, height: CGFloat) {
    #expect(layout(plain("A", fontSize), scale: 2, stacking: .textView).size.height == height)
  }

  @Test func aNewlineAtTheEndAddsNoLineToALabel() {
    #expect(layout(plain("A\n")).lines.count == 1)
    #expect(layout(plain("A\n\n")).lines.count == 2)
    #expect(layout(plain("\n")).lines.count == 1)
  }
}
