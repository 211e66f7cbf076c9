// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Hebrew, Arabic, and both among Latin words: what is earlier in the text is at the right.
@MainActor struct RightToLeftEditingTests {
  /// Three words each.
  private nonisolated static let texts = ["שלום עולם טוב", "مرحبا أيها العالم"]
  /// Texts of both directions, the one of the paragraph first.
  private nonisolated static let mixed = ["שלום abc עולם", "abc שלום def", "مرحبا 123 abc", "abc (שלום) 12"]

  private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  // MARK: - Moving

  @Test(arguments: texts) func arrowsGoWhereTheyPoint(_ text: String) {
    let it = TextBench(text)
    #expect(it.place(0).x > it.place(text.utf16.count).x)
    it.select(0)
    for step in 1...text.count {
      let before = it.place(it.selection[0]).x
      it.bench.press("ArrowLeft")
      #expect(it.selection == [it.ends[step], 0] && it.place(it.selection[0]).x < before)
    }
    it.bench.press("ArrowRight", .shift)
    #expect(it.selection == [it.ends[text.count - 1], text.utf16.count - it.ends[text.count - 1]])
  }

  @Test(arguments: mixed) func arrowsPassRunsOfBothDirectionsAndAreNeverCaught(_ text: String) {
    let it = TextBench(text)
    let forward = it.view.editor.isRightToLeft(at: 0) ? "ArrowLeft" : "ArrowRight"
    let back = forward == "ArrowLeft" ? "ArrowRight" : "ArrowLeft"
    it.select(0)
    for end in it.ends.dropFirst() {
      it.bench.press(forward)
      #expect(it.selection == [end, 0])
    }
    for end in it.ends.dropLast().reversed() {
      it.bench.press(back)
      #expect(it.selection == [end, 0])
    }
  }

  @Test(arguments: texts) func wordsAndLinesBeginAtTheRight(_ text: String) {
    let words = words(text)
    let it = TextBench(text)
    it.select(0)
    it.bench.press("ArrowLeft", .alternate)
    #expect(it.selection == [words[0].utf16.count, 0])
    it.bench.press("ArrowLeft", [.alternate, .shift])
    #expect(it.selected == " " + words[1])
    it.bench.press("ArrowLeft", .command)
    #expect(it.selection == [text.utf16.count, 0])
    it.bench.press("ArrowRight", [.command, .shift])
    #expect(it.selected == text)
    // What is named after the text's order goes by that.
    it.bench.press("End")
    #expect(it.selection == [text.utf16.count, 0])
    it.bench.press("Home")
    #expect(it.selection == [0, 0])
    it.bench.press("f", .control)
    #expect(it.selection == [1, 0])
    it.bench.press("e", .control)
    #expect(it.selection == [text.utf16.count, 0])
    it.bench.press("b", .control)
    #expect(it.selection == [text.utf16.count - 1, 0])
    it.bench.press("a", .control)
    #expect(it.selection == [0, 0])
  }

  @Test func eachParagraphHasADirectionOfItsOwn() {
    let it = TextBench("abc\nשלום\nabc")
    it.select(3)
    it.bench.press("ArrowRight")
    #expect(it.selection == [4, 0])
    it.bench.press("ArrowLeft")
    #expect(it.selection == [5, 0])
    it.select(4)
    it.bench.press("ArrowRight")
    #expect(it.selection == [3, 0])
    it.select(4)
    it.bench.press("ArrowDown")
    #expect(it.selection[0] >= 9)
  }

  // MARK: - Changing

  @Test(arguments: texts) func keysDeleteInTheOrderOfReading(_ text: String) {
    let words = words(text)
    let it = TextBench(text)
    it.select(words[0].utf16.count)
    it.bench.press("Backspace")
    #expect(it.text == words[0].dropLast() + " " + words[1] + " " + words[2])
    it.bench.press("Delete")
    #expect(it.text == words[0].dropLast() + words[1] + " " + words[2])
    it.select(it.text.utf16.count)
    it.bench.press("Backspace", .alternate)
    #expect(it.text == words[0].dropLast() + words[1] + " ")
    it.bench.press("Backspace", .command)
    #expect(it.text == "")
  }

  @Test func aPointGoesWithItsLetter() {
    let it = TextBench("שָׁלוֹם")
    #expect(it.text.count == 4)
    it.bench.press("Backspace")
    it.bench.press("Backspace")
    #expect(it.text == "שָׁל" && it.selection == [4, 0])
    it.bench.press("ArrowRight")
    it.bench.press("ArrowRight")
    #expect(it.selection == [0, 0])
  }

  @Test(arguments: texts + mixed) func whatIsTypedIsTakenBackAndComesAgain(_ text: String) {
    let it = TextBench("")
    for character in text { it.bench.type(String(character)) }
    #expect(it.text == text && it.selection == [text.utf16.count, 0])
    it.bench.press("z", .command)
    #expect(it.text == "")
    it.bench.press("z", [.command, .shift])
    #expect(it.text == text)
  }

  @Test(arguments: texts) func whatIsPastedStandsInItsOrder(_ text: String) {
    let word = words(text)[0]
    let it = TextBench(text)
    it.select(0, word.utf16.count)
    it.bench.press("x", .command)
    #expect(UIPasteboard.general.string == word && it.text == text.dropFirst(word.count))
    it.view.text = "abc  def"
    it.select(4)
    it.bench.press("v", .command)
    #expect(it.text == "abc \(word) def" && it.selection == [4 + word.utf16.count, 0])
  }

  @Test func whatIsMarkedGrowsToTheLeft() {
    let it = TextBench("שלום ")
    it.view.textAlignment = .right
    it.bench.frame()
    let start = it.place(5).x
    it.bench.type(.mark("עו", selected: 2..<2))
    it.bench.frame()
    #expect(it.text == "שלום עו" && it.selection == [7, 0] && it.place(7).x < start)
    it.bench.type(.mark("עולם", selected: 4..<4))
    it.bench.frame()
    let marked = it.view.firstRect(for: TextOffsetRange(NSRange(location: 5, length: 4)))
    #expect(abs(it.view.convert(marked, to: nil).maxX - start) < 1.5)
    it.bench.type(.insert("עולם"))
    #expect(it.text == "שלום עולם" && it.view.markedTextRange == nil)
  }

  @Test(arguments: texts) func quotesOpenBeforeAWordAndCloseBehindIt(_ text: String) {
    let it = TextBench("")
    for character in "\"\(text)\" '" { it.view.editor.type(String(character)) }
    #expect(it.text == "“\(text)” ‘")
  }

  // MARK: - Fingers

  @Test(arguments: texts) func twoTapsSelectAWordAndThreeTheParagraph(_ text: String) {
    let words = words(text)
    let start = words[0].utf16.count + 1
    let it = TextBench(text + "\nabc")
    it.tap(it.middle(start, words[1].utf16.count), times: 2)
    #expect(it.selected == words[1])
    it.tap(it.middle(start, words[1].utf16.count), times: 3)
    #expect(it.selected == text)
  }

  @Test(arguments: ["ד״ר", "צה\"ל", "ג׳ירפה", "שָׁלוֹם"]) func signsWithinHebrewWordsBelongToThem(_ word: String) {
    let it = TextBench("אבא \(word) אמא")
    it.tap(it.middle(4, word.utf16.count), times: 2)
    #expect(it.selected == word)
    it.select(4)
    it.bench.press("ArrowLeft", .alternate)
    #expect(it.selection == [4 + word.utf16.count, 0])
  }

  @Test(arguments: texts) func theFirstHandleStandsAtTheRight(_ text: String) {
    let words = words(text)
    let start = words[0].utf16.count + 1
    let it = TextBench(text)
    it.tap(it.middle(start, words[1].utf16.count), times: 2)
    let knobs = it.handles.map(it.knob)
    #expect(abs(knobs[0].x - it.place(start).x) < 0.5 && knobs[0].x > knobs[1].x)
    // The last goes on to the left, to the text's end.
    let finger = Finger.pressing(knobs[1].x, knobs[1].y, on: it.bench.window)
    it.sweep(finger, from: knobs[1], to: it.place(text.utf16.count).x - 10) {
      #expect(it.selection[0] == start && it.ends.contains(start + it.selection[1]))
    }
    finger.up()
    // Lifting the finger there is no tap on the text.
    #expect(it.selected == words[1] + " " + words[2])
  }

  @Test(arguments: texts + mixed) func aCaretUnderTheLoupeReachesEveryCharacter(_ text: String) {
    let it = TextBench(text)
    let places = it.ends.map { it.place($0) }
    let left = places.map(\.x).min() ?? 0
    let right = places.map(\.x).max() ?? 0
    let finger = Finger.pressing(left, places[0].y, on: it.bench.window)
    it.bench.advance(0.6)
    var seen: Set<Int> = [it.selection[0]]
    it.sweep(finger, from: CGPoint(x: left, y: places[0].y), to: right + 10) {
      #expect(it.selection[1] == 0 && it.ends.contains(it.selection[0]))
      seen.insert(it.selection[0])
    }
    #expect(it.bench.window.subviews.contains { $0 is TextLoupe })
    #expect(it.missed(seen) == [])
  }

  // MARK: - Secrets, links

  @Test func dotsAreReadAsTheInterfaceIs() {
    let it = TextBench("")
    let field = UITextField(frame: CGRect(x: 20, y: 240, width: 200, height: 34))
    field.isSecureTextEntry = true
    it.bench.window.addSubview(field)
    field.becomeFirstResponder()
    it.bench.type("שלום עולם")
    it.bench.frame()
    let before = field.caretRect(for: TextOffsetPosition(9)).midX
    it.bench.press("ArrowLeft")
    #expect(field.editor.selection == NSRange(location: 8, length: 0))
    #expect(field.caretRect(for: TextOffsetPosition(8)).midX < before)
    // Nor do they tell where a word ends.
    it.bench.press("ArrowLeft", .alternate)
    #expect(field.editor.selection == NSRange(location: 0, length: 0))
    it.tap(CGPoint(x: 40, y: 257), times: 2)
    #expect(field.editor.selection == NSRange(location: 0, length: 9))
    it.bench.press("End")
    it.bench.press("Backspace", .alternate)
    #expect(field.text == "")
  }

  @Test(arguments: texts + mixed) func aTouchOnALinkFindsIt(_ text: String) throws {
    let words = words(text)
    let it = TextBench("", isEditable: false)
    let whole = NSMutableAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let range = NSRange(location: words[0].utf16.count + 1, length: words[1].utf16.count)
    whole.addAttribute(.link, value: try #require(URL(string: "https://example.com")), range: range)
    it.view.attributedText = whole
    it.bench.frame()
    it.tap(it.middle(range.location, range.length))
    #expect(it.words == ["link \(range.location),\(range.length)"])
    it.tap(it.middle(0, words[0].utf16.count))
    #expect(it.words.count == 1)
  }

  @Test(arguments: texts) func whatIsDetectedStandsWhereItIs(_ text: String) {
    let word = words(text)[0]
    let whole = "\(word) https://example.com, \(word) ann@example.org \(word) +49 30 1234567."
    let found = DataDetection(types: .all).matches(in: whole).map { (whole as NSString).substring(with: $0.range) }
    #expect(found == ["https://example.com", "ann@example.org", "+49 30 1234567"])
  }
}
