// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import TesseraText
import Testing

@testable import UIKit

/// Long texts in text views: what an edit costs, and that it makes what a new view has.
@MainActor struct NSLayoutManagerLongTextTests {
  private let bench = Bench()

  private func view() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.font = .systemFont(ofSize: 17)
    return view
  }

  /// How many lines its layout has, and how many of them were laid out for it.
  private func lines(of view: UITextView) -> (all: Int, new: Int) {
    let layout = view.layoutManager.layouts[0]
    return (layout.lines.count, layout.newLineCount)
  }

  @Test func aLetterInALongTextLaysAFewLinesOut() {
    bench.take()
    let line = "The quick brown fox jumps over the lazy dog, and over it again.\n"
    let view = view()
    bench.window.makeKeyAndVisible()
    bench.window.addSubview(view)
    view.text = String(repeating: line, count: 1_000)
    bench.frame()
    let count = lines(of: view).all
    #expect(count > 1_000)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: line.utf16.count * 500 + 5, length: 0)
    for key in ["x", "\n", "y"] {
      bench.type(key)
      #expect(lines(of: view).new <= 4)
    }
    bench.type(.deleteBackward)
    #expect(lines(of: view).new <= 4)
    bench.press("z", .command)
    #expect(lines(of: view).new <= 4 && lines(of: view).all >= count)
  }

  @Test func editsOfAStorageMakeWhatANewViewHas() throws {
    bench.take()
    var random = SeededRandom(seed: 11)
    let words = ["alpha ", "beta ", "שלום ", "😀", "\n", "\r\n", "\t", "longer words ", "e\u{301}"]
    let view = view()
    view.text = (0..<1_500).map { _ in words.randomElement(using: &random) ?? "" }.joined()
    for step in 0..<12 {
      _ = view.layoutManager.layouts
      let length = view.textStorage.length
      let start = Int.random(in: 0...length, using: &random)
      let range = view.editor.boundaries.wholeCharacters(
        NSRange(location: start, length: min(Int.random(in: 0..<9, using: &random), length - start)))
      if step % 3 == 0, range.length > 0 {
        view.textStorage.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 22), range: range)
      } else {
        view.textStorage.replaceCharacters(in: range, with: words.randomElement(using: &random) ?? "")
      }
      let other = self.view()
      other.attributedText = view.attributedText
      let (one, two) = (view.layoutManager.layouts[0], other.layoutManager.layouts[0])
      #expect(one.lines.map(\.range) == two.lines.map(\.range), "step \(step)")
      for _ in 0..<10 {
        let place = Int.random(in: 0...view.textStorage.length, using: &random)
        let position = try #require(view.position(from: view.beginningOfDocument, offset: place))
        let caret = other.caretRect(for: try #require(other.position(from: other.beginningOfDocument, offset: place)))
        #expect(view.caretRect(for: position) == caret, "step \(step)")
      }
    }
  }
}
