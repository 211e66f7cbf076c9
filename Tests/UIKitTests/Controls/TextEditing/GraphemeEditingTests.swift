// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Whatever edits a text takes what people take for a character as one.
@MainActor struct GraphemeEditingTests {
  @Test(arguments: Clusters.all) func arrowsPassACharacterAtOnce(_ cluster: String) {
    let length = cluster.utf16.count
    let it = TextBench("ab\(cluster)cd")
    it.select(2)
    it.bench.press("ArrowRight")
    #expect(it.selection == [2 + length, 0])
    it.bench.press("ArrowLeft")
    #expect(it.selection == [2, 0])
    it.bench.press("ArrowRight", .shift)
    #expect(it.selection == [2, length])
    it.bench.press("ArrowLeft", .shift)
    #expect(it.selection == [2, 0])
  }

  @Test(arguments: Clusters.all) func arrowsUpAndDownComeBetweenCharacters(_ cluster: String) {
    let first = "\(cluster)\(cluster)x\(cluster)"
    let it = TextBench(first + "\niiiiiiiiiiiiiiiiiiii")
    let start = first.utf16.count + 1
    for offset in start...start + 20 {
      it.select(offset)
      it.bench.press("ArrowUp")
      #expect(it.selection[1] == 0 && it.ends.contains(it.selection[0]), "from \(offset)")
    }
  }

  @Test(arguments: Clusters.all) func wordsAndLinesAreMovedOverAndSelected(_ cluster: String) {
    let length = cluster.utf16.count
    let it = TextBench("one \(cluster) two")
    it.select(0)
    for _ in 0..<3 { it.bench.press("ArrowRight", .alternate) }
    #expect(it.selection == [8 + length, 0])
    it.bench.press("ArrowLeft", .alternate)
    #expect(it.selection == [5 + length, 0])
    it.select(4)
    it.bench.press("End", .shift)
    #expect(it.selected == "\(cluster) two")
    it.bench.press("Home")
    #expect(it.selection == [0, 0])
  }

  @Test(arguments: Clusters.all) func keysDeleteItWholeAndAskAboutAllOfIt(_ cluster: String) {
    let length = cluster.utf16.count
    let it = TextBench("ab\(cluster)cd")
    it.select(2 + length)
    it.bench.press("Backspace")
    #expect(it.text == "abcd" && it.selection == [2, 0])
    #expect(it.words == ["change 2,\(length) ''"])
    it.bench.press("z", .command)
    #expect(it.text == "ab\(cluster)cd")
    it.select(2)
    it.bench.press("Delete")
    #expect(it.text == "abcd" && it.words.last == "change 2,\(length) ''")
    it.bench.press("z", .command)
    it.bench.press("z", [.command, .shift])
    #expect(it.text == "abcd")
  }

  @Test(arguments: Clusters.all) func whatIsTypedIsTakenBackWhole(_ cluster: String) {
    let it = TextBench("ab")
    it.bench.type(cluster)
    #expect(it.text == "ab\(cluster)" && it.selection == [2 + cluster.utf16.count, 0])
    it.bench.press("z", .command)
    #expect(it.text == "ab")
    it.bench.press("z", [.command, .shift])
    #expect(it.text == "ab\(cluster)")
  }

  @Test(arguments: Clusters.all) func twoTapsSelectItAndThreeItsParagraph(_ cluster: String) {
    let length = cluster.utf16.count
    let it = TextBench("one \(cluster) two\nthree")
    it.tap(it.middle(4, length), times: 2)
    #expect(it.selection == [4, length])
    it.tap(it.middle(4, length), times: 3)
    #expect(it.selection == [0, 8 + length])
  }

  @Test(arguments: Clusters.emoji) func twoTapsOnAnEmojiBesideAWordLeaveTheWord(_ emoji: String) {
    let it = TextBench("one\(emoji)two")
    it.tap(it.middle(3, emoji.utf16.count), times: 2)
    #expect(it.selected == emoji)
    it.tap(it.middle(1, 1), times: 2)
    #expect(it.selected == "one")
  }

  @Test(arguments: Clusters.all) func aHandleGoesFromCharacterToCharacter(_ cluster: String) {
    let it = TextBench("ab\(cluster)\(cluster)cd")
    it.select(0, 1)
    it.bench.advance(0.1)
    let knob = it.knob(it.handles[1])
    let finger = Finger.pressing(knob.x, knob.y, on: it.bench.window)
    var seen: Set<Int> = []
    it.sweep(finger, from: knob, to: it.place(it.text.utf16.count).x + 10) {
      #expect(it.selection[0] == 0 && it.ends.contains(it.selection[1]))
      seen.insert(it.selection[1])
    }
    #expect(it.missed(seen, from: 1) == [])
  }

  @Test(arguments: Clusters.all) func aCaretUnderTheLoupeGoesFromCharacterToCharacter(_ cluster: String) {
    let it = TextBench("ab\(cluster)\(cluster)cd")
    let start = it.place(0)
    let finger = Finger.pressing(start.x, start.y, on: it.bench.window)
    it.bench.advance(0.6)
    var seen: Set<Int> = [it.selection[0]]
    it.sweep(finger, from: start, to: it.place(it.text.utf16.count).x + 10) {
      #expect(it.selection[1] == 0 && it.ends.contains(it.selection[0]))
      seen.insert(it.selection[0])
    }
    #expect(it.bench.window.subviews.contains { $0 is TextLoupe })
    #expect(it.missed(seen) == [])
  }

  @Test(arguments: Clusters.all) func itIsCutCopiedAndPastedWhole(_ cluster: String) {
    let it = TextBench("ab\(cluster)cd")
    it.select(2)
    it.bench.press("ArrowRight", .shift)
    it.bench.press("x", .command)
    #expect(it.text == "abcd" && UIPasteboard.general.string == cluster)
    it.bench.press("v", .command)
    it.bench.press("v", .command)
    #expect(it.text == "ab\(cluster)\(cluster)cd" && it.selection == [2 + 2 * cluster.utf16.count, 0])
    it.bench.press("z", .command)
    #expect(it.text == "ab\(cluster)cd")
  }

  @Test(arguments: Clusters.all) func secretsHaveADotForIt(_ cluster: String) {
    let it = TextBench("")
    let field = UITextField(frame: CGRect(x: 20, y: 240, width: 200, height: 34))
    field.isSecureTextEntry = true
    it.bench.window.addSubview(field)
    field.becomeFirstResponder()
    for part in ["a", cluster, "b"] { it.bench.type(part) }
    it.bench.frame()
    #expect(field.shownText == "••b")
    it.bench.advance(2)
    #expect(field.shownText == "•••")
    let length = cluster.utf16.count
    let carets = [0, 1, 1 + length, 2 + length].map { field.caretRect(for: TextOffsetPosition($0)).midX }
    let steps = zip(carets.dropFirst(), carets).map { $0 - $1 }
    #expect(steps.allSatisfy { $0 > 1 && abs($0 - steps[0]) < 0.5 })
    it.bench.press("ArrowLeft")
    it.bench.press("Backspace")
    #expect(field.text == "ab" && field.shownText == "••")
  }

  @Test(arguments: Clusters.all) func aQuoteBehindItCloses(_ cluster: String) {
    let it = TextBench("")
    it.view.editor.type(cluster)
    it.view.editor.type("\"")
    #expect(it.text == "\(cluster)”")
    it.view.text = "\(cluster) "
    it.view.editor.type("'")
    it.view.editor.type("-")
    it.view.editor.type("-")
    #expect(it.text == "\(cluster) ‘—")
  }

  @Test(arguments: Clusters.all) func aTouchAnywhereOnALinkTellsOfAllOfIt(_ cluster: String) throws {
    let it = TextBench("", isEditable: false)
    let text = NSMutableAttributedString(
      string: "see \(cluster)\(cluster)!", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let range = NSRange(location: 4, length: 2 * cluster.utf16.count)
    text.addAttribute(.link, value: try #require(URL(string: "https://example.com")), range: range)
    it.view.attributedText = text
    it.bench.frame()
    for part in 0..<2 {
      it.tap(it.middle(4 + part * cluster.utf16.count, cluster.utf16.count))
      #expect(it.words.last == "link \(range.location),\(range.length)")
    }
    it.tap(it.middle(1, 1))
    #expect(it.words.count == 2)
  }

  @Test(arguments: Clusters.all) func whatIsDetectedStandsWhereItIs(_ cluster: String) {
    let text = "\(cluster) https://example.com \(cluster) +49 30 1234567"
    let found = DataDetection(types: .all).matches(in: text)
    #expect(found.map { (text as NSString).substring(with: $0.range) } == ["https://example.com", "+49 30 1234567"])
    #expect(found.first?.range.location == cluster.utf16.count + 1)
  }
}
