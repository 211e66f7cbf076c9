// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraText

@Suite struct HyphenTests {
  private let word = "incompre\u{AD}hensibili\u{AD}ties"

  @Test func aWordIsBrokenAtASoftHyphenWhichIsThenShown() {
    let width = layout(plain("incompre-")).size.width + 1
    let found = layout(plain(word), width: width)
    #expect(found.shown.first?.replacingOccurrences(of: "\u{AD}", with: "") == "incompre-")
    #expect(found.lines[0].range == 0..<9)
    #expect(found.lines.allSatisfy { $0.frame.maxX <= width + 0.001 })
  }

  @Test func aSoftHyphenWithinALineIsNotSeen() {
    let found = layout(plain(word))
    #expect(found.shown.joined().replacingOccurrences(of: "\u{AD}", with: "") == "incomprehensibilities")
    #expect(abs(found.size.width - layout(plain("incomprehensibilities")).size.width) < 0.5)
  }

  @Test func theHyphenItselfNeedsRoom() {
    let tight = layout(plain("incompre")).size.width + 1
    let found = layout(plain("a " + word), width: tight)
    #expect(found.shown.first == "a")
  }

  @Test func aWholeWordIsPreferred() {
    let width = layout(plain("so incomprehensibilities")).size.width + 1
    #expect(layout(plain("so " + word), width: width).lines.count == 1)
  }

  @Test func caretsDoNotStandInTheHyphen() {
    let found = layout(plain(word), width: layout(plain("incompre-")).size.width + 1)
    let line = found.lines[0]
    #expect(found.characterIndex(at: CGPoint(x: line.frame.maxX, y: 5)) <= 9)
    #expect(found.caretRect(at: 4).midY < line.frame.maxY)
  }

  @Test func aLastWordIsNotAloneWhereWordsArePushedOut() {
    let text = "The quick brown fox jumps"
    let width = layout(plain("The quick brown fox")).size.width + 1
    #expect(layout(plain(text), width: width).shown == ["The quick brown fox", "jumps"])
    #expect(layout(styled(text) { $0.pushesOut = true }, width: width).shown == ["The quick brown", "fox jumps"])
    let two = layout(styled("jumps quick") { $0.pushesOut = true }, width: layout(plain("jumps")).size.width + 1)
    #expect(two.shown == ["jumps", "quick"])
  }

  @Test func charactersStandCloserBeforeALineIsCut() {
    let text = "The quick brown fox jumps"
    let full = layout(plain(text)).size.width
    func shown(_ width: CGFloat) -> TextLayout {
      layout(styled(text) { $0.tightens = true }, width: width, lines: 1)
    }
    #expect(!shown(full * 0.97).isTruncated && shown(full * 0.97).size.width <= full * 0.97 + 0.001)
    #expect(shown(full * 0.9).isTruncated)
  }
}
