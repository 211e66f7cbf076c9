// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Writes down what a text view tells and asks.
@MainActor private final class TextLog: NSObject, UITextViewDelegate {
  var words: [String] = []

  func take() -> [String] {
    defer { words = [] }
    return words
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    words.append("should begin")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { words.append("did begin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    words.append("should end")
    return true
  }
  func textViewDidEndEditing(_ textView: UITextView) { words.append("did end") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    words.append("change \(range.location),\(range.length) '\(text)'")
    return text != "#"
  }
  func textViewDidChange(_ textView: UITextView) { words.append("did change") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    words.append("selection \(textView.selectedRange.location),\(textView.selectedRange.length)")
  }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    words.append("link \(URL.absoluteString) \(characterRange.location),\(characterRange.length)")
    return false
  }
}

@MainActor struct UITextViewTests {
  private let bench = Bench()
  private let view: UITextView
  private let log = TextLog()

  init() {
    bench.take()
    view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 120))
    view.font = .systemFont(ofSize: 17)
    bench.window.makeKeyAndVisible()
    bench.window.addSubview(view)
    bench.frame()
  }

  private var selection: [Int] { [view.selectedRange.location, view.selectedRange.length] }

  @Test func aNewViewIsAsOnIOS() {
    let view = UITextView()
    #expect(view.text == "" && view.isEditable && view.isSelectable && view.font == nil && view.textColor == nil)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5 && view.textContainer.widthTracksTextView)
    #expect(view.layoutManager.textStorage === view.textStorage)
  }

  @Test func heightsAreTheMeasuredOnes() {
    let view = UITextView().at(scale: 2)
    view.text = "x"
    let measured: [(CGFloat, CGFloat)] = [
      (11, 13.5), (13, 16), (15, 18), (16, 19.5), (17, 20.5), (20, 24), (24, 29), (28, 33.5),
    ]
    for (size, height) in measured {
      view.font = .systemFont(ofSize: size)
      #expect(view.sizeThatFits(CGSize(width: 200, height: 1000)).height == height + 16, "\(size)")
    }
  }

  @Test func withoutScrollingItIsAsHighAsItsText() {
    view.isScrollEnabled = false
    view.text = "one\ntwo\nthree"
    #expect(view.intrinsicContentSize.height > 3 * 20)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test func typingIsToldInOrder() {
    view.delegate = log
    view.becomeFirstResponder()
    #expect(log.take() == ["should begin", "did begin"])
    bench.type("a\n#")
    #expect(view.text == "a\n")
    #expect(
      log.take() == [
        "change 0,0 'a'", "selection 1,0", "did change", "change 1,0 '\n'", "selection 2,0", "did change",
        "change 2,0 '#'",
      ])
    view.resignFirstResponder()
    #expect(log.take() == ["should end", "did end"])
    view.text = "set"
    #expect(log.take().allSatisfy { $0.hasPrefix("selection") })
  }

  @Test func arrowsGoUpAndDownThroughLines() {
    view.text = "a long first line\nb\nanother long line"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 8, length: 0)
    bench.press("ArrowDown")
    #expect(selection == [19, 0])
    bench.press("ArrowDown")
    // The place on the long line is kept over the short one.
    #expect(abs(view.selectedRange.location - 28) <= 1)
    bench.press("ArrowUp", [.shift])
    #expect(view.selectedRange.location == 19)
    bench.press("ArrowDown", .command)
    #expect(selection == [37, 0])
  }

  @Test func itScrollsToItsCaret() {
    view.becomeFirstResponder()
    for _ in 0..<12 { bench.type("line\n") }
    bench.frame()
    #expect(view.contentOffset.y > 0 && view.contentSize.height > 240)
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.bounds.contains(caret))
  }

  @Test func onlyWhatIsInSightIsDrawn() {
    view.text = (0..<2000).map { "line \($0)" }.joined(separator: "\n")
    bench.frame()
    #expect(view.canvas.frame.height < 400)
    let drawn = view.canvas.drawCount
    view.contentOffset.y = 40
    bench.frame()
    #expect(view.canvas.drawCount == drawn)
    view.contentOffset.y = 4000
    bench.frame()
    #expect(view.canvas.drawCount == drawn + 1)
  }

  @Test func theStorageCanBeChangedByTheApp() {
    view.text = "hello"
    view.selectedRange = NSRange(location: 5, length: 0)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
    #expect(view.text == "o" && selection == [1, 0])
    view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func linksOfTextThatIsReadAreTold() {
    view.isEditable = false
    view.delegate = log
    let text = NSMutableAttributedString(
      string: "see this", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(
      .link, value: URL(string: "https://example.com")!, range: NSRange(location: 4, length: 4))
    view.attributedText = text
    bench.frame()
    let place = view.firstRect(
      for: view.textRange(
        from: view.position(from: view.beginningOfDocument, offset: 4)!, to: view.endOfDocument)!)
    Finger(on: bench.window).tap(view.frame.minX + place.midX, view.frame.minY + place.midY)
    #expect(log.take().contains("link https://example.com 4,4"))
    #expect(!view.isFirstResponder)
  }

  @Test func undoTakesTypingBack() {
    view.becomeFirstResponder()
    bench.type("hi")
    bench.press("z", .command)
    #expect(view.text == "")
  }

  @Test func theContentsSizeIsThatOfTheTextAsItIsNow() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let empty = view.contentSize.height
    view.text = String(repeating: "one two three ", count: 20)
    let full = view.contentSize
    #expect(full.width == 100 && full.height > 4 * empty)
    view.layoutIfNeeded()
    #expect(view.contentSize == full)
    view.text = "one"
    #expect(view.contentSize.height == empty)
  }
}
