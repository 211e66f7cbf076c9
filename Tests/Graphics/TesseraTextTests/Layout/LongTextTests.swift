// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import SeededRandom
import Testing

@testable import TesseraText

/// Long texts, of which an edit lays one paragraph out anew.
@Suite struct LongTextTests {
  private let options = TextLayoutOptions(
    width: 300, lineBreakMode: .byWordWrapping, scale: 2, stacking: .textView)
  private let cache = TextCache()

  private func long(_ text: AttributedText, _ earlier: TextLayout? = nil) -> TextLayout {
    TextLayout(text, options: options, reusing: earlier, cache: cache)
  }

  private func expectSame(_ found: TextLayout, _ text: AttributedText) {
    let whole = TextLayout(text, options: options, cache: TextCache())
    #expect(found.lines.map(\.range) == whole.lines.map(\.range))
    #expect(found.shown == whole.shown)
    #expect(zip(found.lines, whole.lines).allSatisfy { abs($0.frame.minY - $1.frame.minY) < 1e-6 })
    #expect(zip(found.lines, whole.lines).allSatisfy { abs($0.frame.minX - $1.frame.minX) < 1e-6 })
    #expect(zip(found.lines, whole.lines).allSatisfy { abs($0.baseline - $1.baseline) < 1e-6 })
    #expect(abs(found.size.height - whole.size.height) < 1e-6 && abs(found.size.width - whole.size.width) < 1e-6)
    for offset in stride(from: 0, through: text.length, by: 997) {
      let (one, two) = (found.caretRect(at: offset), whole.caretRect(at: offset))
      #expect(abs(one.minX - two.minX) < 1e-6 && abs(one.minY - two.minY) < 1e-6)
      #expect(
        found.characterIndex(at: CGPoint(x: one.minX, y: one.midY))
          == whole.characterIndex(at: CGPoint(x: two.minX, y: two.midY)))
    }
  }

  /// Paragraphs of all kinds, in several styles.
  private func sample(_ random: inout SeededRandom) -> AttributedText {
    let words = ["alpha", "beta", "שלום", "😀", "extraordinarily", "x", "\t", "日本語"]
    let ends = ["\n", "\r\n", "\r", "\u{2029}", "\n\n", "\u{85}"]
    var text = ""
    while text.utf16.count < 6_000 {
      let count = Int.random(in: 0..<30, using: &random)
      text += (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
      text += ends.randomElement(using: &random) ?? ""
    }
    if Bool.random(using: &random) { text += "end" }
    let length = text.utf16.count
    let runs = (0..<12).map { index -> AttributedText.Run in
      var attributes = TextAttributes(font: FontDescriptor(size: CGFloat(12 + index)))
      attributes.paragraph.lineSpacing = CGFloat(index)
      attributes.paragraph.paragraphSpacing = CGFloat(index % 3) * 2.5
      attributes.paragraph.paragraphSpacingBefore = CGFloat(index % 4)
      attributes.paragraph.alignment = index % 5 == 0 ? .justified : .natural
      let start = Int.random(in: 0..<length, using: &random)
      return .init(range: start..<min(start + 900, length), attributes: attributes)
    }
    return AttributedText(text, runs: runs, defaultAttributes: TextAttributes(font: FontDescriptor(size: 15)))
  }

  @Test func paragraphsByThemselvesMakeTheSameLines() {
    var random = SeededRandom(seed: 5)
    var earlier: TextLayout?
    for _ in 0..<4 {
      let text = sample(&random)
      let found = long(text, earlier)
      expectSame(found, text)
      earlier = found
    }
  }

  @Test func anEditOfALongTextLaysOneParagraphOut() {
    let line = "The quick brown fox jumps over the lazy dog, and over it again.\n"
    let count = 131_072 / line.utf16.count
    let before = String(repeating: line, count: count / 2)
    func text(_ middle: String) -> AttributedText { plain(before + middle + before) }
    let first = long(text("An edit\n"))
    let known = cache.counters.values
    let second = long(text("An edit!\n"), first)
    let cost = cache.counters.values
    #expect(cost.shapedScalars - known.shapedScalars <= 20)
    #expect(cost.layouts - known.layouts == 1)
    #expect(second.lines.count == first.lines.count && second.lines.last?.range.upperBound == second.text.length)
    // A new paragraph, and one less.
    let third = long(text("An edit!\nand one more\n"), second)
    #expect(cache.counters.values.layouts - cost.layouts == 2 || cache.counters.values.layouts - cost.layouts == 1)
    #expect(third.lines.count == second.lines.count + 1)
  }

  @Test func anotherWidthLaysAllOutAnew() {
    let text = plain(String(repeating: "some words\n", count: 600))
    let first = long(text)
    let known = cache.counters.values.layouts
    var other = options
    other.width = 60
    let second = TextLayout(text, options: other, reusing: first, cache: cache)
    #expect(second.lines.count > first.lines.count && cache.counters.values.layouts - known >= 600)
  }
}
