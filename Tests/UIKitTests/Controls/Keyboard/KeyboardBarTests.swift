// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// The bar of a chat: an accessory that a controller has, with a text view in it.
@MainActor private final class ChatController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
  let text = UITextView()

  override func viewDidLoad() {
    bar.autoresizingMask = .flexibleHeight
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 17)
    text.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
      text.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
    ])
  }

  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor struct KeyboardBarTests {
  private let chat = ChatController()
  private let phone: Phone

  init() {
    phone = Phone(root: UINavigationController(rootViewController: UIViewController()))
    phone.window.makeKeyAndVisible()
    phone.frame()
    navigation?.pushViewController(chat, animated: false)
    phone.frame()
    chat.becomeFirstResponder()
    phone.advance(0.5)
  }

  private var navigation: UINavigationController? { phone.window.rootViewController as? UINavigationController }
  private var height: CGFloat? { phone.application.keyboard.frame?.height }

  @Test func itStandsAtTheBottomAndIsTypedInto() throws {
    let low = try #require(height)
    #expect(chat.bar.window != nil && low < 120)
    #expect(chat.text.becomeFirstResponder() && chat.text.isFirstResponder && !chat.isFirstResponder)
    phone.advance(0.5)
    #expect(chat.bar.window != nil && phone.application.keyboard.keys != nil)
    phone.type("Hello")
    phone.press("!")
    #expect(chat.text.text == "Hello!")
    // Without what is in it the bar stays, and its controller has the role again.
    chat.text.resignFirstResponder()
    phone.advance(0.5)
    #expect(chat.isFirstResponder && chat.bar.window != nil && height == low)
    #expect(phone.application.keyboard.keys == nil)
  }

  @Test func itGrowsWithItsText() throws {
    chat.text.becomeFirstResponder()
    phone.advance(0.5)
    let one = try #require(height)
    phone.type("one\ntwo\nthree")
    phone.advance(0.5)
    let three = try #require(height)
    #expect(three > one + 35 && three < one + 50)
    #expect(chat.text.frame.height + 16 == chat.bar.bounds.height)
    chat.text.text = ""
    phone.advance(0.5)
    #expect(height == one)
  }

  @Test func itGoesWithItsController() {
    chat.text.becomeFirstResponder()
    phone.advance(0.5)
    navigation?.popViewController(animated: false)
    phone.advance(1)
    #expect(chat.bar.window == nil && !chat.text.isFirstResponder && height == nil)
    #expect(phone.window.firstResponder == nil)
  }

  @Test func aDragKeepsTheBarOfAController() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.keyboardDismissMode = .onDrag
    chat.view.addSubview(scroll)
    chat.text.becomeFirstResponder()
    phone.advance(0.5)
    for _ in 0..<2 {
      phone.down(200, 400)
      phone.move(to: 200, 300)
      phone.up()
      phone.advance(1)
      #expect(chat.isFirstResponder && chat.bar.window != nil)
    }
  }

  @Test func aFieldOfTheControllersTakesOver() {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    chat.view.addSubview(field)
    chat.text.becomeFirstResponder()
    phone.advance(0.5)
    field.becomeFirstResponder()
    phone.advance(0.5)
    #expect(field.isFirstResponder && !chat.text.isFirstResponder && chat.bar.window != nil)
    phone.type("x")
    #expect(field.text == "x")
  }
}
