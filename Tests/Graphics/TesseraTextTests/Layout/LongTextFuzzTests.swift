// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import SeededRandom
import Testing

@testable import TesseraText

/// A long text that is edited at random: each layout takes over what it can from the one before, and is as a fresh one.
@Suite struct LongTextFuzzTests {
  private static let pieces = [
    "alpha ", "beta", " ", "שלום ", "עולם", "😀", "👩‍👩‍👧", "🇩", "extraordinarily ", "x", "\t", "日本語", "e", "\u{301}",
    "\u{2028}",
    "\u{AD}", "\n", "\r", "\r\n", "\u{2029}", "\u{85}", "\n\n", "word ", "another ",
  ]
  private static let styles: [TextAttributes] = (0..<6).map { index in
    var attributes = TextAttributes(font: FontDescriptor(size: CGFloat(12 + 2 * index)))
    attributes.paragraph.lineSpacing = CGFloat(index % 3)
    attributes.paragraph.paragraphSpacing = CGFloat(index % 4) * 2.5
    attributes.paragraph.paragraphSpacingBefore = CGFloat(index % 2) * 3
    attributes.paragraph.firstLineHeadIndent = index == 3 ? 20 : 0
    attributes.paragraph.alignment = [.natural, .justified, .center, .natural, .right, .left][index]
    return attributes
  }

  /// What the text is made of: what stands together, and in which style.
  private struct Model {
    var parts: [(text: String, style: Int)] = []

    var text: AttributedText {
      var runs: [AttributedText.Run] = []
      var place = 0
      for part in parts {
        let end = place + part.text.utf16.count
        runs.append(.init(range: place..<end, attributes: LongTextFuzzTests.styles[part.style]))
        place = end
      }
      return AttributedText(
        parts.map(\.text).joined(), runs: runs, defaultAttributes: LongTextFuzzTests.styles[0])
    }

    /// Some places beside each other; short ones mostly.
    private func range(_ random: inout SeededRandom) -> Range<Int> {
      let start = Int.random(in: 0...parts.count, using: &random)
      let length = Bool.random(using: &random) ? 0 : Int.random(in: 0..<12, using: &random)
      return start..<min(start + length, parts.count)
    }

    private func some(_ count: Int, _ random: inout SeededRandom) -> [(text: String, style: Int)] {
      let style = Int.random(in: 0..<LongTextFuzzTests.styles.count, using: &random)
      return (0..<count).map { _ in (LongTextFuzzTests.pieces.randomElement(using: &random) ?? "", style) }
    }

    mutating func begin(_ random: inout SeededRandom) {
      while parts.reduce(0, { $0 + $1.text.utf16.count }) < 4_400 {
        parts += some(Int.random(in: 1..<60, using: &random), &random)
      }
    }

    mutating func edit(_ random: inout SeededRandom) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: parts.append((["\n", "x", "\r"].randomElement(using: &random) ?? "", 0))
      case 1: _ = parts.popLast()
      case 2, 3:
        let style = Int.random(in: 0..<LongTextFuzzTests.styles.count, using: &random)
        for index in range(&random) { parts[index].style = style }
      default: parts.replaceSubrange(range(&random), with: some(Int.random(in: 0..<4, using: &random), &random))
      }
    }
  }

  private let options = TextLayoutOptions(width: 300, lineBreakMode: .byWordWrapping, scale: 2, stacking: .textView)
  private let cache = TextCache()

  @Test(arguments: UInt64(1)...3) func whateverIsEditedALayoutIsAsAFreshOne(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var model = Model()
    model.begin(&random)
    var earlier = TextLayout(model.text, options: options, reusing: nil, cache: cache)
    #expect(earlier.newLineCount == earlier.lines.count)
    for step in 0..<12 {
      model.edit(&random)
      let text = model.text
      let found = TextLayout(text, options: options, reusing: earlier, cache: cache)
      let fresh = TextLayout(text, options: options, cache: TextCache())
      let difference = difference(found, fresh, &random)
      #expect(difference == nil, "seed \(seed), step \(step)")
      if difference != nil { return }
      // A dozen pieces are in so many paragraphs at most, and none has this many lines.
      #expect(found.newLineCount < found.lines.count / 2, "seed \(seed), step \(step)")
      earlier = found
    }
  }

  private func isSame(_ one: CGRect, _ two: CGRect) -> Bool {
    abs(one.minX - two.minX) < 1e-6 && abs(one.minY - two.minY) < 1e-6 && abs(one.width - two.width) < 1e-6
      && abs(one.height - two.height) < 1e-6
  }

  /// What is not as in a fresh layout; `nil` where all is.
  private func difference(_ found: TextLayout, _ fresh: TextLayout, _ random: inout SeededRandom) -> String? {
    guard found.lines.map(\.range) == fresh.lines.map(\.range) else { return "ranges of lines" }
    for (index, (one, two)) in zip(found.lines, fresh.lines).enumerated() {
      guard isSame(one.frame, two.frame) else { return "line \(index): \(one.frame), \(two.frame)" }
      guard abs(one.baseline - two.baseline) < 1e-6 else { return "baseline \(one.baseline), \(two.baseline)" }
    }
    guard found.shown == fresh.shown else { return "what lines show" }
    guard isSame(CGRect(origin: .zero, size: found.size), CGRect(origin: .zero, size: fresh.size)) else {
      return "size \(found.size), \(fresh.size)"
    }
    let length = fresh.text.length
    for offset in [0, length] + (0..<20).map({ _ in Int.random(in: 0...length, using: &random) }) {
      let (one, two) = (found.caretRect(at: offset), fresh.caretRect(at: offset))
      guard isSame(one, two) else { return "caret at \(offset): \(one), \(two)" }
      let end = min(offset + Int.random(in: 0..<200, using: &random), length)
      let (some, others) = (found.rects(for: offset..<end), fresh.rects(for: offset..<end))
      guard some.count == others.count, zip(some, others).allSatisfy(isSame) else {
        return "rects of \(offset)..<\(end)"
      }
      let point = CGPoint(
        x: CGFloat.random(in: -10...310, using: &random),
        y: CGFloat.random(in: -10...fresh.size.height + 10, using: &random))
      guard found.characterIndex(at: point) == fresh.characterIndex(at: point) else { return "character at \(point)" }
    }
    return nil
  }
}
