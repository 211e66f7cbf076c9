// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct SmartPunctuationTests {
  private let bench = Bench()
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  init() {
    bench.take()
    bench.window.makeKeyAndVisible()
    bench.window.addSubview(view)
    view.becomeFirstResponder()
  }

  private func typed(_ text: String) -> String {
    view.text = ""
    for character in text { view.editor.type(String(character)) }
    return view.text
  }

  @Test func quotesAndDashesAreThoseOfTypesetText() {
    #expect(typed("\"So\" -- it's 'odd' (\"very\")") == "“So” — it’s ‘odd’ (“very”)")
    #expect(typed("a-b") == "a-b")
  }

  @Test func whatIsNoProseStaysAsItIs() {
    view.smartQuotesType = .no
    #expect(typed("\"a\" --") == "\"a\" —")
    view.smartDashesType = .no
    #expect(typed("\"a\" --") == "\"a\" --")
    (view.smartQuotesType, view.keyboardType) = (.default, .URL)
    #expect(typed("\"") == "\"")
    view.smartQuotesType = .yes
    #expect(typed("\"") == "“")
  }

  @Test func whatTheAppInsertsStaysAsItIs() {
    view.text = ""
    view.insertText("\"")
    #expect(view.text == "\"")
  }

  @Test func secretsStayAsTheyAre() {
    let field = UITextField(frame: CGRect(x: 0, y: 150, width: 200, height: 30))
    field.isSecureTextEntry = true
    bench.window.addSubview(field)
    field.becomeFirstResponder()
    field.editor.type("'")
    #expect(field.text == "'")
  }

  @Test func peopleChangeTheLookOfTextWhereTheyMay() {
    view.font = .systemFont(ofSize: 17)
    view.text = "some words"
    view.selectedRange = NSRange(location: 5, length: 5)
    view.toggleBoldface(nil)
    #expect(!isBold(5))
    view.allowsEditingTextAttributes = true
    #expect(view.canPerformAction(Selector("toggleBoldface:"), withSender: nil))
    view.toggleBoldface(nil)
    view.toggleUnderline(nil)
    #expect(isBold(5) && !isBold(0) && view.selectedRange == NSRange(location: 5, length: 5))
    #expect(view.textStorage.attribute(.underlineStyle, at: 6, effectiveRange: nil) as? Int == 1)
    view.toggleBoldface(nil)
    #expect(!isBold(5))
    view.selectedRange = NSRange(location: 10, length: 0)
    view.toggleItalics(nil)
    view.insertText("!")
    let font = view.textStorage.attribute(.font, at: 10, effectiveRange: nil) as? UIFont
    #expect(font?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
  }

  private func isBold(_ offset: Int) -> Bool {
    let font = view.textStorage.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
    return font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
  }
}
