// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraText

struct TextDirectionTests {
  private func layout(_ string: String, _ range: Range<Int>, _ directions: [TextDirection]) -> TextLayout {
    let plain = TextAttributes(font: FontDescriptor(size: 20))
    var directed = plain
    directed.directions = directions
    let text = AttributedText(string, runs: [.init(range: range, attributes: directed)], defaultAttributes: plain)
    return TextLayout(text, options: TextLayoutOptions(scale: 2), cache: TextCache())
  }

  private func x(_ layout: TextLayout, _ offset: Int) -> CGFloat { layout.rects(for: offset..<offset + 1)[0].minX }

  @Test func anOverrideTurnsLettersRound() {
    let found = layout("abc def", 4..<7, [TextDirection(isRightToLeft: true, isOverride: true)])
    #expect(x(found, 6) < x(found, 5) && x(found, 5) < x(found, 4) && x(found, 0) < x(found, 1))
  }

  @Test func anEmbeddingKeepsWordsAndTurnsTheirOrder() {
    let found = layout("אב, גד!", 0..<7, [TextDirection(isRightToLeft: false, isOverride: false)])
    // From left to right: the mark is last.
    #expect(x(found, 6) > x(found, 0))
    let turned = layout("one, two!", 0..<9, [TextDirection(isRightToLeft: true, isOverride: false)])
    #expect(x(turned, 8) < x(turned, 0))
  }

  @Test func depthIsBounded() {
    let deep = (0..<300).map { TextDirection(isRightToLeft: $0 % 2 == 0, isOverride: false) }
    #expect(layout("abc", 0..<3, deep).lines.count == 1)
  }

  @Test func expandedTextIsWiderByItsFactor() {
    var attributes = TextAttributes(font: FontDescriptor(size: 20))
    let narrow = TextLayout(AttributedText("oooo", attributes: attributes), options: .init(scale: 2))
    var effect = TextEffect()
    effect.stretch = 2
    attributes.effect = effect
    let wide = TextLayout(AttributedText("oooo", attributes: attributes), options: .init(scale: 2))
    #expect(wide.size.width > narrow.size.width * 1.9 && wide.size.width < narrow.size.width * 2.1)
    guard case .fill(let path, _, _)? = wide.operations().first else {
      Issue.record("nothing is drawn")
      return
    }
    let box = path.boundingBoxOfPath
    #expect(box.minX >= -1 && box.maxX <= wide.size.width + 1 && box.width > narrow.size.width * 1.7)
  }

  @Test func linesHaveDashesAndLeaveSpacesOut() {
    var attributes = TextAttributes(font: FontDescriptor(size: 20))
    attributes.underline = .init(dashes: [1, 2])
    let dotted = TextLayout(AttributedText("ab", attributes: attributes), options: .init(scale: 2)).operations()
    #expect(dotted.count > 5)
    attributes.underline = .init(isByWord: true)
    let words = TextLayout(AttributedText("ab cd", attributes: attributes), options: .init(scale: 2)).operations()
    let lines = words.count { if case .fill = $0 { true } else { false } }
    #expect(lines == 2)
  }
}
