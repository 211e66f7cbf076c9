// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraText

@Suite struct ParagraphStyleTests {
  @Test func linesAreAlignedInTheWidthGiven() {
    func x(_ alignment: ParagraphStyle.Alignment, width: CGFloat = 100) -> CGFloat {
      layout(styled("abc") { $0.alignment = alignment }, width: width).lines[0].frame.minX
    }
    let free = 100 - layout(plain("abc")).size.width
    #expect(x(.left) == 0)
    #expect(x(.natural) == 0)
    #expect(abs(x(.center) - free / 2) < 1e-9)
    #expect(abs(x(.right) - free) < 1e-9)
    #expect(x(.right, width: .infinity) == 0)
  }

  @Test func withoutAWidthLinesAreAlignedToTheWidest() {
    let found = layout(styled("a\nabc") { $0.alignment = .right })
    #expect(abs(found.lines[0].frame.maxX - found.lines[1].frame.maxX) < 1e-9)
    #expect(found.lines[1].frame.minX == 0)
  }

  @Test func justifiedLinesFillTheWidthExceptTheLast() {
    let found = layout(
      styled("The quick brown fox jumps over the lazy dog") { $0.alignment = .justified }, width: 200)
    #expect(found.lines.count == 2)
    #expect(abs((found.lines[0].runs.last.map { $0.origin.x + $0.width } ?? 0) - 200) < 0.5)
    #expect(found.lines[1].frame.width < 182)
    #expect(found.shown[0] == "The quick brown fox")
  }

  @Test func spacingAndHeightsStackAsInTextKit() {
    let line: CGFloat = 20.287109375
    #expect(abs(layout(styled("a\nb") { $0.lineSpacing = 5 }).size.height - (2 * line + 5)) < 1e-9)
    #expect(abs(layout(styled("a\nb") { $0.paragraphSpacing = 7 }).size.height - (2 * line + 7)) < 1e-9)
    #expect(abs(layout(styled("a\nb") { $0.paragraphSpacingBefore = 7 }).size.height - (2 * line + 7)) < 1e-9)
    let multiple = layout(styled("a\nb") { $0.lineHeightMultiple = 1.5 })
    #expect(abs(multiple.size.height - 3 * line) < 1e-9)
    // What is added goes above the text.
    #expect(abs(multiple.lines[0].unroundedBaseline - (1.5 * line - 494 * 17 / 2048)) < 1e-9)
    #expect(layout(styled("a") { $0.minimumLineHeight = 30 }).size.height == 30)
    #expect(layout(styled("a") { $0.maximumLineHeight = 10 }).size.height == 10)
  }

  @Test func indentsCountFromTheLeadingEdge() {
    let text = styled("The quick brown fox jumps") {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 10
      $0.tailIndent = -5
    }
    let found = layout(text, width: 120)
    #expect(found.lines.map(\.frame.minX).prefix(2) == [20, 10])
    #expect(found.lines.allSatisfy { $0.frame.maxX <= 115.001 })
  }

  @Test func lengthsThatAreNoNumbersCountAsZero() {
    let found = layout(
      styled("a b c") {
        $0.lineSpacing = .nan
        $0.lineHeightMultiple = -.infinity
        $0.headIndent = .infinity
        $0.defaultTabInterval = -3
        $0.tailIndent = .nan
      }, width: 50)
    #expect(found.size.height.isFinite && found.size.height > 0)
  }
}
