// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What becomes of text that an input method has marked when something else happens. Here "にほ" is marked in "one にほ two".
@MainActor struct MarkedTextEditingTests {
  private let it = TextBench("one  two")

  init() {
    it.select(4)
    it.bench.type(.mark("にほ", selected: 2..<2))
    it.bench.frame()
  }

  private var marked: NSRange? { it.view.editor.markedRange }
  private let kept = "one にほ two"

  // MARK: - Keys

  @Test func anArrowKeepsItAndGoesOn() {
    #expect(marked == NSRange(location: 4, length: 2) && it.selection == [6, 0])
    it.bench.press("ArrowLeft")
    #expect(it.text == kept && marked == nil && it.selection == [5, 0])
  }

  @Test func movingAndSelectingByWordsAndLinesKeepIt() {
    it.bench.press("ArrowRight", .alternate)
    #expect(it.text == kept && marked == nil && it.selection == [10, 0])
    it.select(6)
    it.bench.type(.mark("ん", selected: 1..<1))
    it.bench.press("Home", .shift)
    #expect(marked == nil && it.selected == "one にほん")
    it.select(7)
    it.bench.type(.mark("x", selected: 1..<1))
    it.bench.press("ArrowUp")
    #expect(marked == nil && it.selection == [0, 0] && it.text == "one にほんx two")
  }

  @Test func aKeyThatDeletesTakesOneOfItsCharacters() {
    it.bench.press("Backspace")
    #expect(it.text == "one に two" && marked == NSRange(location: 4, length: 1))
    it.bench.type(.deleteBackward)
    #expect(it.text == "one  two" && marked == nil)
    it.bench.type(.deleteBackward)
    #expect(it.text == "one two")
  }

  @Test func keysThatDeleteMoreKeepItFirst() {
    it.bench.press("Backspace", .alternate)
    #expect(it.text == "one  two" && marked == nil)
    it.bench.press("z", .command)
    #expect(it.text == kept)
  }

  @Test(arguments: Clusters.all) func charactersOfSeveralUnitsAreMarkedWhole(_ cluster: String) {
    let length = cluster.utf16.count
    it.bench.type(.mark("a\(cluster)", selected: 2..<2))
    #expect(it.text == "one a\(cluster) two" && it.ends.contains(it.selection[0]) && it.selection[1] == 0)
    it.bench.type(.mark("a\(cluster)", selected: 1..<1 + length))
    #expect(it.selected == cluster)
    it.bench.type(.mark("a\(cluster)", selected: 1 + length..<1 + length))
    it.bench.press("Backspace")
    #expect(it.text == "one a two" && marked == NSRange(location: 4, length: 1))
  }

  @Test func anAccentMayBeMarkedBehindItsLetter() {
    it.bench.type(.unmark)
    it.view.text = "e"
    it.bench.type(.mark("\u{301}", selected: 1..<1))
    #expect(it.text == "e\u{301}" && marked == NSRange(location: 1, length: 1) && it.selection == [2, 0])
    it.bench.type(.mark("\u{300}", selected: 1..<1))
    #expect(it.text == "e\u{300}")
    it.bench.press("Backspace")
    #expect(it.text == "e" && marked == nil)
    it.bench.type(.mark("\u{301}", selected: 1..<1))
    it.bench.type(.insert("\u{302}"))
    #expect(it.text == "e\u{302}" && marked == nil && it.selection == [2, 0])
  }

  // MARK: - Fingers

  @Test func tapsKeepIt() {
    it.tap(it.middle(8, 2))
    #expect(it.text == kept && marked == nil)
    it.select(6)
    it.bench.type(.mark("ん", selected: 1..<1))
    it.tap(it.middle(0, 3), times: 2)
    #expect(it.text == "one にほん two" && marked == nil && it.selected == "one")
    it.select(7)
    it.bench.type(.mark("x", selected: 1..<1))
    it.tap(it.middle(0, 3), times: 3)
    #expect(marked == nil && it.selected == "one にほんx two")
  }

  @Test func aTapOnTheCaretOpensNoMenuOverIt() {
    it.tap(it.place(6))
    #expect(!it.bench.window.subviews.contains { $0 is EditMenuBar })
  }

  @Test func aFingerThatRestsKeepsItAndTakesTheCaret() {
    let finger = Finger.pressing(it.place(2).x, it.place(2).y, on: it.bench.window)
    it.bench.advance(0.6)
    #expect(marked == nil && it.text == kept && it.selection == [2, 0])
    #expect(it.bench.window.subviews.contains { $0 is TextLoupe })
    finger.up()
  }

  @Test func whatAnInputMethodSelectsHasHandlesThatKeepIt() {
    it.bench.type(.mark("にほん", selected: 0..<3))
    it.bench.advance(0.1)
    #expect(it.handles.count == 2 && marked != nil)
    let knob = it.knob(it.handles[1])
    let finger = Finger.pressing(knob.x, knob.y, on: it.bench.window)
    it.sweep(finger, from: knob, to: it.place(9).x) {}
    finger.up()
    #expect(marked == nil && it.text == "one にほん two" && it.selection[0] == 4 && it.selection[1] > 3)
  }

  // MARK: - Changes

  @Test func itIsOneChangeThatIsTakenBack() {
    it.bench.type(.insert("日本"))
    #expect(it.text == "one 日本 two")
    it.bench.press("z", .command)
    #expect(it.text == "one  two" && marked == nil)
    it.bench.press("z", [.command, .shift])
    #expect(it.text == "one 日本 two")
  }

  @Test func pastingKeepsItAndGoesBehindIt() {
    UIPasteboard.general.string = "日"
    it.bench.press("v", .command)
    #expect(it.text == "one にほ日 two" && marked == nil)
    it.bench.press("z", .command)
    #expect(it.text == kept)
  }

  @Test func allOfItCanBeCopied() {
    it.bench.press("a", .command)
    it.bench.press("c", .command)
    #expect(UIPasteboard.general.string == kept)
  }

  @Test func quotesAndDashesInItStayAsTheyAre() {
    it.bench.type(.mark("\"-", selected: 2..<2))
    #expect(it.text == "one \"- two")
    it.view.editor.type("'")
    #expect(it.text == "one ' two" && marked == nil)
    it.view.editor.type("'")
    #expect(it.text == "one '’ two")
  }

  @Test func secretsShowDotsForIt() {
    let field = UITextField(frame: CGRect(x: 20, y: 240, width: 200, height: 34))
    field.isSecureTextEntry = true
    it.bench.window.addSubview(field)
    field.becomeFirstResponder()
    #expect(marked == nil && it.text == kept)
    it.bench.type(.mark("にほ", selected: 2..<2))
    #expect(field.text == "にほ" && field.shownText == "••")
    it.bench.type(.deleteBackward)
    it.bench.type(.insert("日"))
    #expect(field.text == "日" && field.shownText == "•" && field.markedTextRange == nil)
  }

  @Test func behindALinkItIsNoPartOfIt() throws {
    let text = NSMutableAttributedString(string: "see this", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(
      .link, value: try #require(URL(string: "https://example.com")), range: NSRange(location: 4, length: 4))
    it.view.attributedText = text
    it.select(8)
    it.bench.type(.mark("にほ", selected: 2..<2))
    it.bench.type(.insert("日本"))
    let ends = it.view.attributedText.attribute(.link, at: 8, effectiveRange: nil)
    #expect(it.text == "see this日本" && ends == nil)
    #expect(it.view.attributedText.attribute(.link, at: 7, effectiveRange: nil) != nil)
  }

  @Test func whatIsDetectedIsNotShownWhileTextCanBeMarked() {
    it.view.dataDetectorTypes = .all
    it.bench.type(.mark("https://example.com", selected: 19..<19))
    let link = { [it] in
      it.view.withDetectedLinks(it.view.textStorage).attribute(.link, at: 6, effectiveRange: nil) as? URL
    }
    #expect(link() == nil && marked != nil)
    it.bench.type(.unmark)
    it.view.isEditable = false
    #expect(link()?.absoluteString == "https://example.com")
  }
}
