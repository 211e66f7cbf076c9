// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Text views with a text layout manager, and those that fall back.
@MainActor struct UITextViewTextKit2Tests {
  private let bench = Bench()

  init() {
    bench.take()
    bench.window.makeKeyAndVisible()
  }

  private func view(_ text: String, height: CGFloat = 400) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    bench.window.addSubview(view)
    bench.frame()
    return view
  }

  @Test func aViewHasATextLayoutManagerUntilSomebodyAsksForTheOlder() throws {
    let view = view("one\ntwo")
    let manager = try #require(view.textLayoutManager)
    #expect(view.textContainer.textLayoutManager === manager && view.textStorage.layoutManagers.isEmpty)
    #expect((manager.textContentManager as? NSTextContentStorage)?.textStorage === view.textStorage)
    let caret = view.caretRect(for: view.endOfDocument)
    let size = view.contentSize
    let older = view.layoutManager
    #expect(view.textLayoutManager == nil && view.textContainer.textLayoutManager == nil)
    #expect(view.textContainer.layoutManager === older && view.textStorage.layoutManagers.first === older)
    bench.frame()
    #expect(view.caretRect(for: view.endOfDocument) == caret && view.contentSize == size && view.text == "one\ntwo")
    view.becomeFirstResponder()
    bench.type("!")
    #expect(view.text == "one\ntwo!")
  }

  @Test func askingTheContainerFallsBackToo() {
    let view = view("one")
    #expect(view.textContainer.layoutManager != nil && view.textLayoutManager == nil)
  }

  @Test func whoMakesAViewSaysWhichOneItHas() {
    #expect(UITextView(usingTextLayoutManager: true).textLayoutManager != nil)
    #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
    let stack = TextStack("Hello")
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: stack.container)
    #expect(view.textLayoutManager === stack.manager && view.text == "Hello")
    let (storage, manager) = (NSTextStorage(string: "old"), NSLayoutManager())
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    manager.addTextContainer(container)
    let older = UITextView(frame: .zero, textContainer: container)
    #expect(older.textLayoutManager == nil && older.layoutManager === manager && older.text == "old")
  }

  @Test func aMegabyteIsLaidOutAsFarAsItIsInSight() throws {
    let line = "The quick brown fox jumps over the lazy dog, and over it again, and once more.\n"
    let view = view(String(repeating: line, count: 1_000_000 / line.utf16.count))
    let manager = try #require(view.textLayoutManager)
    #expect(view.contentSize.height > 500_000)
    #expect(manager.fragmentLayoutCount < 80)
    // From anywhere to anywhere costs what is seen there.
    let before = manager.fragmentLayoutCount
    view.contentOffset.y = 300_000
    bench.frame()
    #expect(manager.fragmentLayoutCount - before < 80)
    // Typing lays a paragraph out, and moves nothing that is seen.
    view.becomeFirstResponder()
    let place = try #require(view.closestPosition(to: CGPoint(x: 100, y: view.bounds.midY)))
    let offset = view.offset(from: view.beginningOfDocument, to: place)
    #expect(offset > 100_000)
    view.selectedRange = NSRange(location: offset, length: 0)
    bench.frame()
    let typed = manager.fragmentLayoutCount
    let caret = view.caretRect(for: place).minY - view.contentOffset.y
    bench.type("x")
    bench.frame()
    #expect(manager.fragmentLayoutCount - typed <= 4)
    #expect(abs(view.caretRect(for: place).minY - view.contentOffset.y - caret) < 0.5)
    view.selectAll(nil)
    bench.frame()
    #expect(manager.fragmentLayoutCount - typed < 40)
  }

  @Test func whatIsSeenStaysWhereItIsWhileWhatIsAboveIsLaidOut() throws {
    // Paragraphs of wide letters are higher than they are thought to be.
    let text = (0..<3_000).map { "\($0) " + String(repeating: "WMW ", count: 20) + "\n" }.joined()
    let view = view(text)
    view.contentOffset.y = 100_000
    bench.frame()
    let place = try #require(view.closestPosition(to: CGPoint(x: 20, y: view.bounds.minY + 60)))
    var seen = view.caretRect(for: place).minY - view.contentOffset.y
    for _ in 0..<12 {
      view.contentOffset.y -= 25
      seen += 25
      bench.frame()
      #expect(abs(view.caretRect(for: place).minY - view.contentOffset.y - seen) < 0.5)
    }
  }

  @Test func longTextsHaveTheCaretsOfTheOlderLayoutManager() throws {
    let text = (0..<400).map { "Line \($0) שלום 😀 and some more words to wrap around\n" }.joined()
    let (one, other) = (view(text), view(text))
    _ = other.layoutManager
    let manager = try #require(one.textLayoutManager)
    manager.ensureLayout(for: manager.documentRange)
    for offset in stride(from: 0, through: text.utf16.count, by: 97) {
      let position = try #require(one.position(from: one.beginningOfDocument, offset: offset))
      #expect(one.caretRect(for: position) == other.caretRect(for: position), "\(offset)")
    }
    #expect(one.sizeThatFits(CGSize(width: 250, height: 0)) == other.sizeThatFits(CGSize(width: 250, height: 0)))
  }

  @Test func markedTextStandsInTheTextThatIsLaidOut() throws {
    let view = view("ab\ncd")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 0)
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    let manager = try #require(view.textLayoutManager)
    var texts: [String] = []
    manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
      texts.append((fragment.textElement as? NSTextParagraph)?.attributedString.string ?? "")
      return true
    }
    #expect(texts == ["anib\n", "cd"] && view.markedTextRange != nil)
    view.unmarkText()
    #expect(view.text == "anib\ncd")
  }

  @Test func aViewStandsForAnAttachment() throws {
    final class SwitchProvider: NSTextAttachmentViewProvider {
      override init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
      ) {
        super.init(
          textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager,
          location: location)
        tracksTextAttachmentViewBounds = true
      }
      override func loadView() { view = UISwitch() }
    }
    NSTextAttachment.registerViewProviderClass(SwitchProvider.self, forFileType: "test.switch")
    #expect(NSTextAttachment.textAttachmentViewProviderClass(forFileType: "test.switch") == SwitchProvider.self)
    let attachment = NSTextAttachment(data: nil, ofType: "test.switch")
    #expect(attachment.usesTextAttachmentView)
    let view = view("")
    let text = NSMutableAttributedString(string: "On: ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(NSAttributedString(attachment: attachment))
    view.attributedText = text
    bench.frame()
    let control = try #require(view.subviews.compactMap { $0 as? UISwitch }.first)
    let size = UISwitch().sizeThatFits(.zero)
    #expect(control.frame.size == size && control.frame.minX > 30)
    // It goes where its character goes.
    let before = control.frame
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "Is it ")
    bench.frame()
    #expect(control.superview === view && control.frame.minX > before.minX)
    view.textStorage.deleteCharacters(in: NSRange(location: view.textStorage.length - 1, length: 1))
    bench.frame()
    #expect(control.superview == nil)
  }

  @Test func fragmentsOfASubclassDrawTheText() throws {
    final class Counting: NSTextLayoutFragment {
      nonisolated(unsafe) static var drawn: [CGPoint] = []
      override func draw(at point: CGPoint, in context: CGContext) {
        Self.drawn.append(point)
        super.draw(at: point, in: context)
      }
    }
    final class Maker: NSObject, NSTextLayoutManagerDelegate {
      func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
      ) -> NSTextLayoutFragment { Counting(textElement: textElement, range: textElement.elementRange) }
    }
    let maker = Maker()
    let view = view("one\ntwo")
    view.textLayoutManager?.delegate = maker
    Counting.drawn = []
    bench.frame()
    #expect(Counting.drawn.count == 2 && Counting.drawn[0] == CGPoint(x: 5, y: 8))
  }
}
