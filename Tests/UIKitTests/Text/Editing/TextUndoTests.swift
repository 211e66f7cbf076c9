// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Asked about changes; refuses where the text would be longer than `limit`.
@MainActor private final class Limit: NSObject, UITextViewDelegate {
  var limit = Int.max
  var asked: [String] = []

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    asked.append("\(range.location),\(range.length) '\(text)'")
    return textView.text.utf16.count - range.length + text.utf16.count <= limit
  }
}

/// What is taken back together, and what comes back.
@MainActor struct TextUndoTests {
  private let bench = Bench()
  private let view: UITextView

  init() {
    bench.take()
    view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 120))
    view.smartDashesType = .no
    bench.window.makeKeyAndVisible()
    bench.window.addSubview(view)
    bench.frame()
    view.becomeFirstResponder()
  }

  private func undo() { bench.press("z", .command) }
  private func redo() { bench.press("z", [.command, .shift]) }

  /// The texts that undoing everything goes through.
  private func history() -> [String] {
    var texts: [String] = []
    while view.undoManager?.canUndo == true, texts.count < 20 {
      undo()
      texts.append(view.text)
    }
    return texts
  }

  @Test func typingIsTakenBackUpToAPause() {
    bench.type("one ")
    bench.pass(1)
    bench.type("two ")
    bench.pass(5)
    bench.type("three")
    #expect(history() == ["one two ", ""])
    redo()
    redo()
    #expect(view.text == "one two three" && view.undoManager?.canRedo == false)
  }

  @Test func theReturnKeyAndTheCaretEndWhatWasTypedTogether() {
    bench.type("one\ntwo")
    #expect(history() == ["one\n", ""])
    bench.type("ac")
    bench.press("ArrowLeft")
    bench.type("b")
    #expect(history() == ["ac", ""])
  }

  @Test func deletionsAreTakenBackTogether() {
    view.text = "hello 👩‍👩‍👧🇩🇪"
    bench.type(.deleteBackward)
    bench.type(.deleteBackward)
    bench.press("Backspace")
    #expect(view.text == "hello")
    bench.type("!")
    #expect(history() == ["hello", "hello 👩‍👩‍👧🇩🇪"])
    view.selectedRange = NSRange(location: 0, length: 0)
    bench.press("Delete")
    bench.press("Delete")
    #expect(view.text == "llo 👩‍👩‍👧🇩🇪")
    #expect(history() == ["hello 👩‍👩‍👧🇩🇪"])
  }

  @Test func whatWasTypedOverASelectionBringsItBack() {
    view.text = "a word here"
    view.selectedRange = NSRange(location: 2, length: 4)
    bench.type("thing")
    #expect(view.text == "a thing here")
    #expect(history() == ["a word here"])
    redo()
    #expect(view.text == "a thing here")
  }

  @Test func pastingAndCuttingAreChangesByThemselves() {
    UIPasteboard.general.string = "x"
    bench.type("ab")
    bench.press("v", .command)
    #expect(view.undoManager?.undoActionName == "Paste")
    bench.press("v", .command)
    bench.type("c")
    #expect(view.undoManager?.undoMenuItemTitle == "Undo Typing")
    bench.press("a", .command)
    bench.press("x", .command)
    #expect(view.undoManager?.undoActionName == "Cut")
    #expect(history() == ["abxxc", "abxx", "abx", "ab", ""])
    #expect(view.undoManager?.redoActionName == "Typing")
    UIPasteboard.general.items = []
  }

  @Test func charactersThatBecomeOneComeBackOneByOne() {
    bench.type("e")
    view.selectedRange = NSRange(location: 0, length: 0)
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("\u{301}")
    #expect(view.text == "e\u{301}")
    #expect(history().map { Array($0.utf16) } == [Array("e".utf16), []])
  }

  @Test func whatAnInputMethodTypedIsOneChange() {
    bench.type("a")
    for text in ["k", "ka", "kan", "かん", "漢"] {
      view.setMarkedText(text, selectedRange: NSRange(location: 1, length: 0))
    }
    #expect(view.text == "a漢")
    view.unmarkText()
    bench.type("b")
    #expect(view.text == "a漢b")
    #expect(history() == [""])
    redo()
    #expect(view.text == "a漢b")
  }

  @Test func marksThatAreDroppedLeaveNothingToTakeBack() {
    view.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
    view.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
    #expect(view.markedTextRange == nil && view.undoManager?.canUndo == false)
    // What stood there before comes back.
    view.text = "old"
    view.selectAll(nil)
    view.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
    view.setMarkedText("ne", selectedRange: NSRange(location: 2, length: 0))
    bench.type("new")
    #expect(view.text == "new")
    #expect(history() == ["old"])
  }

  @Test func undoingDuringCompositionTakesItBack() {
    view.text = "x"
    view.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
    undo()
    #expect(view.text == "x" && view.markedTextRange == nil)
    bench.type("y")
    view.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
    view.undoManager?.undo()
    #expect(view.text == "x" && view.markedTextRange == nil)
  }

  @Test func markedTextKeepsTheLookOfWhatIsTyped() {
    let red: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red]
    view.attributedText = NSAttributedString(string: "ab", attributes: red)
    view.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
    view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    view.unmarkText()
    let found = view.attributedText.attributes(at: 2, effectiveRange: nil)
    #expect(found[.foregroundColor] as? UIColor == .red && found[.underlineStyle] == nil)
    #expect((found[.font] as? UIFont)?.pointSize == 20)
  }

  @Test func theDelegateIsAskedAboutWhatIsTakenBack() {
    let limit = Limit()
    view.text = "abcdef"
    view.delegate = limit
    view.selectAll(nil)
    bench.type("x")
    limit.asked = []
    limit.limit = 3
    undo()
    #expect(limit.asked == ["0,1 'abcdef'"] && view.text == "x")
  }

  @Test func attributesComeBackAndAnAppsOwnChangesStandBetween() {
    view.allowsEditingTextAttributes = true
    view.text = "bold"
    view.selectAll(nil)
    view.toggleBoldface(nil)
    #expect(view.undoManager?.undoActionName == "Bold")
    undo()
    let font = view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    // Something of the app's is in between: what is typed behind it is taken back first.
    view.text = ""
    bench.type("a")
    var isUndone = false
    view.undoManager?.beginUndoGrouping()
    view.undoManager?.registerUndo(withTarget: view) { _ in isUndone = true }
    view.undoManager?.endUndoGrouping()
    bench.type("b")
    undo()
    #expect(view.text == "a" && !isUndone)
    undo()
    #expect(view.text == "a" && isUndone)
    undo()
    #expect(view.text == "")
  }

  @Test func coloursOfTheAppsDoNotTearTypingApart() {
    for letter in "word" {
      bench.type(String(letter))
      view.textStorage.addAttribute(
        .foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: view.textStorage.length))
    }
    #expect(history() == [""])
  }

  @Test func eachTextHasAManagerAndAFieldForgets() {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    bench.window.addSubview(field)
    bench.type("view")
    field.becomeFirstResponder()
    bench.type("field")
    #expect(field.undoManager !== view.undoManager && view.undoManager !== bench.window.undoManager)
    undo()
    #expect(field.text == "" && view.text == "view")
    redo()
    #expect(field.text == "field")
    field.resignFirstResponder()
    #expect(field.undoManager?.canUndo == false && view.undoManager?.canUndo == true)
  }

  @Test func aFieldMayHaveBoldText() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    bench.window.addSubview(field)
    field.text = "bold"
    field.becomeFirstResponder()
    field.selectAll(nil)
    #expect(!field.canPerformAction(Selector("toggleBoldface:"), withSender: nil))
    field.allowsEditingTextAttributes = true
    bench.press("b", .command)
    let font = field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(try #require(font).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(field.undoManager?.undoActionName == "Bold")
  }

  @Test func keysUndoWhatAnAppRegisteredInItsWindow() {
    view.resignFirstResponder()
    var value = 1
    bench.window.undoManager?.registerUndo(withTarget: view) { _ in value = 0 }
    undo()
    #expect(value == 0)
  }
}
