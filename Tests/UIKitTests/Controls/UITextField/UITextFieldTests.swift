// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Writes down what a field tells and asks.
@MainActor private final class FieldLog: NSObject, UITextFieldDelegate {
  var words: [String] = []
  var refuses: Set<String> = []
  private var observers: [any NSObjectProtocol] = []

  init(_ fields: UITextField...) {
    super.init()
    for field in fields {
      field.delegate = self
      for (event, word) in [
        (UIControl.Event.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
        (.editingDidEnd, "event end"), (.primaryActionTriggered, "event primary"),
      ] {
        field.addAction(UIAction { [weak self] _ in self?.words.append(word) }, for: event)
      }
    }
  }

  func take() -> [String] {
    defer { words = [] }
    return words
  }

  private func asked(_ word: String) -> Bool {
    words.append(word)
    return !refuses.contains(word)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { asked("should begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { words.append("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { asked("should end") }
  func textFieldDidEndEditing(_ textField: UITextField) { words.append("did end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { asked("change \(range.location),\(range.length) '\(string)'") }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    words.append("selection \(textField.editor.selection.location),\(textField.editor.selection.length)")
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { asked("should clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { asked("should return") }
}

@MainActor struct UITextFieldTests {
  private let bench = Bench()
  private let field: UITextField

  init() {
    bench.take()
    field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    bench.window.makeKeyAndVisible()
    bench.window.addSubview(field)
    bench.frame()
  }

  private func select(_ low: Int, _ length: Int = 0) {
    field.editor.selection = NSRange(location: low, length: length)
  }

  private var selection: [Int] { [field.editor.selection.location, field.editor.selection.length] }

  // MARK: - Defaults and sizes

  @Test func aNewFieldIsAsOnIOS() {
    let field = UITextField()
    #expect(field.text == "" && field.attributedText?.length == 0 && !field.hasText)
    #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
    #expect(field.borderStyle == .none && field.clearButtonMode == .never && field.leftViewMode == .never)
    #expect(field.autocapitalizationType == .sentences && field.keyboardType == .default)
    #expect(!field.isEditing && !field.isSecureTextEntry && field.typingAttributes == nil)
    field.text = nil
    #expect(field.text == "")
  }

  @Test func itsNaturalSizeIsTheMeasuredOne() {
    let field = UITextField().at(scale: 2)
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    field.placeholder = "Name"
    let width = ("Name" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    #expect(field.intrinsicContentSize.width == (width + 28).rounded(.up))
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34)).minX == 7)
  }

  // MARK: - Order

  @Test func beginningAndEndingAreToldInOrder() {
    let log = FieldLog(field)
    #expect(field.becomeFirstResponder())
    #expect(log.take() == ["should begin", "did begin", "event begin"])
    #expect(field.isEditing && field.isFirstResponder)
    #expect(field.resignFirstResponder())
    #expect(log.take() == ["should end", "did end", "event end"])
    #expect(!field.isEditing && !field.isFirstResponder)
  }

  @Test func aDelegateCanRefuse() {
    let log = FieldLog(field)
    log.refuses = ["should begin"]
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    log.refuses = ["should end"]
    #expect(field.becomeFirstResponder())
    #expect(!field.resignFirstResponder() && field.isEditing)
    #expect(bench.window.endEditing(false) == false)
    #expect(field.isEditing)
  }

  @Test func anotherFieldIsAskedBeforeTheFirstIs() {
    let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    bench.window.addSubview(other)
    field.becomeFirstResponder()
    let log = FieldLog(field, other)
    other.becomeFirstResponder()
    #expect(log.take() == ["should begin", "should end", "did end", "event end", "did begin", "event begin"])
    #expect(!field.isEditing && other.isEditing)
  }

  @Test func typingAsksThenChangesThenTells() {
    field.becomeFirstResponder()
    let log = FieldLog(field)
    bench.type("ab")
    #expect(
      log.take() == [
        "change 0,0 'a'", "selection 1,0", "event changed", "change 1,0 'b'", "selection 2,0", "event changed",
      ])
    bench.press("Backspace")
    #expect(log.take() == ["change 1,1 ''", "selection 1,0", "event changed"])
    #expect(field.text == "a")
  }

  @Test func aRefusedChangeLeavesTheText() {
    field.becomeFirstResponder()
    let log = FieldLog(field)
    log.refuses = ["change 0,0 'x'"]
    bench.type("x")
    #expect(field.text == "" && log.take() == ["change 0,0 'x'"])
  }

  @Test func returnAsksAndEndsOnlyWhereSomebodyWantsThat() {
    field.becomeFirstResponder()
    let log = FieldLog(field)
    bench.press("Enter")
    #expect(log.take() == ["should return", "event primary"])
    #expect(field.isEditing && field.text == "")
    field.addAction(UIAction { _ in log.words.append("on exit") }, for: .editingDidEndOnExit)
    bench.type("\n")
    #expect(log.take() == ["should return", "on exit", "event primary", "should end", "did end", "event end"])
    #expect(!field.isEditing)
  }

  @Test func whatTheAppSetsAsksNobody() {
    let log = FieldLog(field)
    field.text = "new"
    #expect(log.take() == [])
    field.becomeFirstResponder()
    _ = log.take()
    field.insertText("!")
    #expect(log.take() == ["selection 4,0", "event changed"])
  }

  // MARK: - Keys

  @Test func arrowsMoveTheCaret() {
    field.text = "one two"
    field.becomeFirstResponder()
    #expect(selection == [7, 0])
    bench.press("ArrowLeft")
    #expect(selection == [6, 0])
    bench.press("ArrowLeft", .alternate)
    #expect(selection == [4, 0])
    bench.press("ArrowLeft", [.alternate, .shift])
    #expect(selection == [0, 4])
    bench.press("ArrowRight", .shift)
    #expect(selection == [1, 3])
    bench.press("ArrowRight", .command)
    #expect(selection == [7, 0])
    bench.press("ArrowUp")
    #expect(selection == [0, 0])
    bench.press("End", .shift)
    #expect(selection == [0, 7])
    bench.press("ArrowLeft")
    #expect(selection == [0, 0])
  }

  @Test func keysDeleteWholeCharactersAndWords() {
    field.text = "hello big 👨‍👩‍👧‍👦e\u{301}"
    field.becomeFirstResponder()
    bench.press("Backspace")
    bench.press("Backspace")
    #expect(field.text == "hello big ")
    bench.press("Backspace", .alternate)
    #expect(field.text == "hello ")
    bench.press("Home")
    bench.press("Delete")
    #expect(field.text == "ello ")
    bench.press("End")
    bench.press("Backspace", .command)
    #expect(field.text == "")
  }

  @Test func arrowsFollowTheTextFromRightToLeft() {
    field.text = "שלום"
    field.becomeFirstResponder()
    #expect(selection == [4, 0])
    bench.press("ArrowRight")
    #expect(selection == [3, 0])
    bench.press("ArrowLeft")
    #expect(selection == [4, 0])
  }

  @Test func keysTypeWhatTheyAreFor() {
    field.becomeFirstResponder()
    for key in ["A", "b", " ", "é", "日", "?"] { bench.press(key, key == "A" ? .shift : []) }
    #expect(field.text == "Ab é日?")
    // A key that is held types again.
    bench.key("x", isDown: true)
    bench.key("x", isDown: true)
    bench.key("x", isDown: false)
    #expect(field.text == "Ab é日?xx")
  }

  @Test func commandKeysCopyPasteAndUndo() {
    UIPasteboard.general.items = []
    field.text = "abc"
    field.becomeFirstResponder()
    bench.press("a", .command)
    bench.press("c", .command)
    #expect(UIPasteboard.general.string == "abc")
    bench.press("x", .command)
    #expect(field.text == "")
    bench.press("v", .command)
    bench.press("v", .command)
    #expect(field.text == "abcabc")
    bench.press("z", .command)
    #expect(field.text == "abc")
    bench.press("z", [.command, .shift])
    #expect(field.text == "abcabc")
    UIPasteboard.general.items = []
  }

  @Test func typingIsTakenBackTogether() {
    field.becomeFirstResponder()
    bench.type("hello")
    bench.press("z", .command)
    #expect(field.text == "")
    bench.press("z", [.command, .shift])
    #expect(field.text == "hello")
  }

  // MARK: - Composition

  @Test func markedTextIsReplacedUntilItIsDecided() {
    field.text = "a"
    field.becomeFirstResponder()
    bench.type(.mark("に", selected: 1..<1))
    bench.type(.mark("にほ", selected: 2..<2))
    #expect(field.text == "aにほ" && field.markedTextRange != nil)
    bench.type(.insert("日本"))
    #expect(field.text == "a日本" && field.markedTextRange == nil)
    bench.type(.mark("x", selected: 0..<1))
    bench.type(.unmark)
    #expect(field.text == "a日本x" && field.markedTextRange == nil)
  }

  // MARK: - Secure entry

  @Test func theCharacterOfASecretThatWasTypedLastIsSeenForAWhile() {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    bench.type("a")
    #expect(field.shownText == "a")
    bench.type("b")
    #expect(field.shownText == "•b")
    bench.advance(1)
    #expect(field.shownText == "•b")
    bench.advance(1)
    #expect(field.shownText == "••")
    bench.type("c")
    bench.type(.deleteBackward)
    #expect(field.shownText == "••")
    bench.type("d")
    field.resignFirstResponder()
    #expect(field.shownText == "•••")
    field.text = "xyz"
    #expect(field.shownText == "•••")
  }

  @Test func ofASecretNothingIsSeenThatWasPastedOrIsTwoUnitsOfText() {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    bench.type("👍")
    #expect(field.shownText == "•")
    UIPasteboard.general.string = "word"
    field.paste(nil)
    #expect(field.text == "👍word" && field.shownText == "•••••")
  }

  @Test func secureTextIsDotsAndIsTypedAnew() {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    bench.type("a👍🏽c")
    #expect(field.text == "a👍🏽c" && field.shownText == "••c" && field.accessibilityValue == "•••")
    #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    field.resignFirstResponder()
    field.becomeFirstResponder()
    let log = FieldLog(field)
    bench.type("z")
    #expect(field.text == "z")
    #expect(log.take().first == "change 0,\("a👍🏽c".utf16.count) 'z'")
  }

  // MARK: - Fingers

  @Test func aTapBeginsAndTheNextPutsTheCaret() {
    field.text = "wide text"
    let finger = Finger(on: bench.window)
    finger.tap(30, 37)
    #expect(field.isEditing && selection == [9, 0])
    bench.advance(1)
    finger.tap(20, 37)
    #expect(selection == [0, 0])
    bench.advance(0.1)
    finger.tap(22, 37)
    #expect(selection == [0, 4])
    bench.advance(0.1)
    finger.tap(22, 37)
    #expect(selection == [0, 9])
  }

  @Test func theClearButtonAsksAndEmpties() {
    field.clearButtonMode = .always
    field.text = "abc"
    bench.frame()
    let log = FieldLog(field)
    let place = field.clearButtonRect(forBounds: field.bounds)
    Finger(on: bench.window).tap(field.frame.minX + place.midX, field.frame.minY + place.midY)
    #expect(field.text == "")
    #expect(log.take().prefix(2) == ["should clear", "event changed"])
  }

  // MARK: - Layout

  @Test func aLongLineScrollsWithItsCaret() {
    field.becomeFirstResponder()
    bench.type("a long text that has no room in so small a field")
    bench.frame()
    #expect(field.scrollOffset > 0)
    let end = field.caretRect(for: field.endOfDocument)
    #expect(end.maxX <= field.bounds.maxX + 1 && end.minX > 100)
    bench.press("Home")
    bench.frame()
    #expect(field.scrollOffset == 0)
  }

  @Test func theCaretStandsWhereTheTextWillBe() {
    field.becomeFirstResponder()
    bench.frame()
    #expect(abs(field.caretRect(for: field.endOfDocument).minX) <= 1)
    field.textAlignment = .center
    bench.frame()
    #expect(abs(field.caretRect(for: field.endOfDocument).midX - 100) <= 1)
    field.textAlignment = .right
    bench.frame()
    #expect(abs(field.caretRect(for: field.endOfDocument).maxX - 200) <= 1)
    #expect(field.caretRect(for: field.endOfDocument).height == field.font!.lineHeight + 1.5)
  }

  @Test func viewsBesideTheTextTakeRoom() {
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 0)
    field.leftViewMode = .always
    bench.frame()
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
    #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    field.rightViewMode = .whileEditing
    #expect(field.editingRect(forBounds: field.bounds).maxX == 200)
    field.becomeFirstResponder()
    bench.frame()
    #expect(field.editingRect(forBounds: field.bounds).maxX == 160)
  }

  @Test func anIdleFieldWithACaretAsksForNoFrames() {
    field.becomeFirstResponder()
    bench.advance(2)
    #expect(bench.frame() == nil)
  }
}
