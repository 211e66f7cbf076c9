// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraText

/// Text around holes, and from one room into the next.
@Suite struct TextRoomTests {
  private let words = Array(repeating: "The quick brown fox jumps over the lazy dog", count: 6).joined(separator: " ")

  private func flowed(
    _ text: AttributedText, width: CGFloat = 300, height: CGFloat = .infinity, isRightToLeft: Bool = false,
    _ room: TextRoom
  ) -> TextLayout {
    TextLayout(
      text,
      options: TextLayoutOptions(
        width: width, height: height, lineBreakMode: .byWordWrapping, scale: 2, stacking: .textView,
        isRightToLeft: isRightToLeft), room: room, cache: TextCache())
  }

  private func around(_ hole: CGRect) -> TextRoom {
    TextRoom { line, _ in
      guard line.intersects(hole) else { return [line.minX...line.maxX] }
      return [(line.minX, hole.minX), (hole.maxX, line.maxX)].filter { $0.0 < $0.1 }.map { $0.0...$0.1 }
    }
  }

  @Test func withoutHolesLinesAreAsInARectangle() {
    let text = plain(words + "\n\nabc\n")
    let found = flowed(text, TextRoom { line, _ in [line.minX...line.maxX] })
    let known = layout(text, width: 300, mode: .byWordWrapping, stacking: .textView)
    #expect(found.lines.map(\.frame) == known.lines.map(\.frame))
    #expect(found.lines.map(\.range) == known.lines.map(\.range))
    #expect(found.size == known.size)
  }

  @Test func textStandsOnBothSidesOfAHole() {
    let hole = CGRect(x: 100, y: 30, width: 90, height: 40)
    let found = flowed(plain(words), around(hole))
    #expect(found.lines.filter { $0.frame.insetBy(dx: 0.01, dy: 0.01).intersects(hole) }.map(\.frame) == [])
    #expect(found.lines.contains { $0.frame.maxX <= 100 } && found.lines.contains { $0.frame.minX >= 190 })
    // No character is lost, and they go from left to right, then down.
    var end = 0
    for line in found.lines {
      #expect(line.range.lowerBound == end)
      end = line.range.upperBound
    }
    #expect(end == words.utf16.count)
  }

  @Test func fromRightToLeftTheRightSideComesFirst() {
    let text = AttributedText(
      Array(repeating: "שלום עולם", count: 30).joined(separator: " "),
      attributes: TextAttributes(font: FontDescriptor(size: 17)))
    let found = flowed(text, isRightToLeft: true, around(CGRect(x: 100, y: 0, width: 90, height: 30)))
    #expect(found.lines[0].frame.minX >= 190)
    #expect(found.lines[1].frame.maxX <= 100 && found.lines[1].frame.minY == found.lines[0].frame.minY)
  }

  @Test func aWordTooLongForASideIsNotBroken() {
    let found = flowed(plain("a incomprehensibilities b"), around(CGRect(x: 40, y: 0, width: 240, height: 50)))
    #expect(found.shown == ["a", "incomprehensibilities b"])
    #expect(found.lines.first { $0.frame.width > 100 }.map { $0.frame.minY >= 50 } ?? false)
  }

  @Test func pointsAreFoundOnBothSides() {
    let found = flowed(plain(words), around(CGRect(x: 100, y: 0, width: 90, height: 90)))
    for offset in stride(from: 0, to: 60, by: 3) {
      let rect = found.caretRect(at: offset)
      #expect(found.characterIndex(at: CGPoint(x: rect.minX, y: rect.midY)) == offset)
    }
  }

  @Test func whatDoesNotFitGoesOnInTheNextRoom() throws {
    let text = plain(words + "\n\nThe end.\n")
    let whole = layout(text, width: 300, mode: .byWordWrapping, stacking: .textView)
    var ranges: [Range<Int>] = []
    var start: TextPlace?
    repeat {
      let part = flowed(text, height: 45, TextRoom(start: start, goesOn: true))
      #expect(part.lines.count <= 2 && part.lines.first?.frame.minY == 0 && !part.isTruncated)
      ranges += part.lines.map(\.range)
      start = part.rest
    } while start != nil && ranges.count < 100
    #expect(ranges == whole.lines.map(\.range))
  }

  @Test func aRoomWithoutHeightPassesEverythingOn() {
    let part = flowed(plain("abc"), height: 5, TextRoom(goesOn: true))
    #expect(part.lines.isEmpty && part.rest == TextPlace(paragraph: 0, position: .zero))
  }

  @Test func aHoleWithoutEndLeavesNothing() {
    let found = flowed(plain("abc"), height: 500, TextRoom { _, _ in [] })
    #expect(found.lines.isEmpty)
  }
}
