// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Where taps put the caret: at ends of words.
@MainActor struct TappedWordTests {
  @Test func anOffsetWithinAWordIsTheWords() {
    let text = TextBoundaries("Hello don't 日本語 👍🏽x")
    #expect(text.wordAroundTap(at: 2) == 0..<5)
    #expect(text.wordAroundTap(at: 0) == nil && text.wordAroundTap(at: 5) == nil, "the ends are themselves")
    #expect(text.wordAroundTap(at: 9) == 6..<11)
    #expect(text.wordAroundTap(at: 13) == nil, "characters that are words of their own")
    #expect(text.wordAroundTap(at: 16) == nil)
  }

  @Test func aTapPutsTheCaretAtTheNearerEnd() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
    let controller = UIViewController()
    controller.view.addSubview(field)
    let phone = Phone(root: controller)
    phone.window.makeKeyAndVisible()
    field.text = "Wonderful words"
    field.becomeFirstResponder()
    phone.advance(1)
    func tap(_ offset: Int) throws -> Int {
      let position = try #require(field.position(from: field.beginningOfDocument, offset: offset))
      let place = field.convert(CGPoint(x: field.caretRect(for: position).midX, y: 17), to: nil)
      phone.tap(place.x, place.y)
      phone.advance(1)
      let start = try #require(field.selectedTextRange?.start)
      return field.offset(from: field.beginningOfDocument, to: start)
    }
    #expect(try tap(2) == 0)
    #expect(try tap(8) == 9)
    #expect(try tap(11) == 10)
    #expect(try tap(15) == 15)
  }
}
