// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct KeyTests {
  @Test(arguments: [
    ("a", UIKeyboardHIDUsage.keyboardA, "a", "a"), ("Z", .keyboardZ, "Z", "z"), ("0", .keyboard0, "0", "0"),
    ("!", .keyboard1, "!", "1"), ("ArrowUp", .keyboardUpArrow, "UIKeyInputUpArrow", "UIKeyInputUpArrow"),
    ("Enter", .keyboardReturnOrEnter, "\r", "\r"), (" ", .keyboardSpacebar, " ", " "),
    ("F5", .keyboardF5, "UIKeyInputF5", "UIKeyInputF5"),
    ("Shift", .keyboardLeftShift, "", ""),
  ])
  func namesOfBrowsersAreKeys(_ name: String, _ code: UIKeyboardHIDUsage, _ typed: String, _ plain: String) {
    let key = UIKey(browserName: name, modifierFlags: .shift)
    #expect(key?.keyCode == code)
    #expect(key?.characters == typed)
    #expect(key?.charactersIgnoringModifiers == plain)
    #expect(key?.modifierFlags == .shift)
  }

  @Test(arguments: ["", "Unidentified", "ß", "日", "F99", "\u{0}"]) func otherNamesAreNone(_ name: String) {
    #expect(UIKey(browserName: name, modifierFlags: []) == nil)
  }

  @Test func keysHaveTheNumbersOfTheStandard() {
    #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4)
    #expect(UIKeyboardHIDUsage.keyboardF12.rawValue == 69)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 82)
    #expect(UIKeyboardHIDUsage.keypad0.rawValue == 98)
    #expect(UIKeyboardHIDUsage.keyboardF24.rawValue == 115)
    #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 231)
  }

  @Test func commandsMatchWhatIsTypedAndHeld() {
    func matches(_ input: String, _ flags: UIKeyModifierFlags, _ name: String, _ held: UIKeyModifierFlags) -> Bool {
      let command = UIKeyCommand(input: input, modifierFlags: flags, action: Selector("go"))
      guard let key = UIKey(browserName: name, modifierFlags: held) else { return false }
      return command.matches(key)
    }
    #expect(matches("n", .command, "n", .command))
    #expect(!matches("n", .command, "n", []))
    #expect(!matches("n", .command, "N", [.command, .shift]))
    #expect(matches("n", [.command, .shift], "N", [.command, .shift]))
    #expect(matches("N", .command, "n", .command))
    #expect(matches("?", .command, "?", [.command, .shift]))
    #expect(matches(UIKeyCommand.inputEscape, [], "Escape", []))
    #expect(!matches(UIKeyCommand.inputEscape, [], "Escape", .shift))
  }

  final class Pad: UIView {
    var log: [String] = []
    var takes = true
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: "k", modifierFlags: .command, action: Self.go)] }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      takes ? note("down", presses, event) : super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      takes ? note("up", presses, event) : super.pressesEnded(presses, with: event)
    }
    private func note(_ what: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
      let count = event?.allPresses.count ?? 0
      for press in presses { log.append("\(what) \(press.key?.characters ?? "?") \(press.phase) of \(count)") }
    }
    func go(_ sender: UIKeyCommand) { log.append("go \(sender.input ?? "")") }
    static let go = Selector._tessera("go:", Pad.self, { $0.go(_:) })
  }

  private func press(_ keys: KeyInput, _ name: String, _ modifiers: UInt8 = 0, down: Bool = true) {
    keys.handle(.init(isDown: down, key: name, modifiers: modifiers), time: 1)
  }

  @Test func aControllersOwnCommandsAreAskedAfterThoseItGives() {
    final class Page: UIViewController {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      func go(_ sender: UIKeyCommand) { log.append("go \(sender.input ?? "")") }
      static let go = Selector._tessera("go:", Page.self, { $0.go(_:) })
    }
    let window = TestWindow(100, 100)
    let page = Page()
    window.rootViewController = page
    window.makeKeyAndVisible()
    page.becomeFirstResponder()
    let command = UIKeyCommand(input: "j", modifierFlags: .command, action: Page.go)
    page.addKeyCommand(command)
    let keys = KeyInput(of: .shared)
    press(keys, "j", 8)
    #expect(page.log == ["go j"])
    press(keys, "j", 8, down: false)
    page.removeKeyCommand(command)
    press(keys, "j", 8)
    #expect(page.log == ["go j"])
  }

  @Test func keysReachTheFirstResponderAndCommandsTheChain() {
    let window = TestWindow(100, 100)
    let outer = Pad(frame: window.bounds)
    let inner = Pad(frame: window.bounds)
    window.addSubview(outer)
    outer.addSubview(inner)
    window.makeKeyAndVisible()
    inner.becomeFirstResponder()
    let keys = KeyInput(of: .shared)
    press(keys, "a")
    press(keys, "a")
    press(keys, "b")
    press(keys, "A", 1, down: false)
    press(keys, "b", down: false)
    press(keys, "b", down: false)
    #expect(
      inner.log == ["down a began of 1", "down b began of 2", "up A ended of 2", "up b ended of 1"])
    inner.log = []
    press(keys, "k", 8)
    press(keys, "k", 8)
    press(keys, "k", 8, down: false)
    #expect(inner.log == ["go k", "go k"])
    #expect(keys.modifierFlags == .command)
    inner.takes = false
    press(keys, "x")
    press(keys, "x", down: false)
    #expect(outer.log == ["down x began of 1", "up x ended of 1"])
    press(keys, "Unidentified")
    #expect(outer.log.count == 2)
    inner.resignFirstResponder()
    window.isHidden = true
  }

  @Test func recognisersGetThePressesThatTheyAllow() {
    let window = TestWindow(100, 100)
    let pad = Pad(frame: window.bounds)
    window.addSubview(pad)
    window.makeKeyAndVisible()
    pad.becomeFirstResponder()
    let log = GestureLog()
    let rules = GestureRules()
    let tap = UITapGestureRecognizer(target: log, action: GestureLog.handle)
    tap.name = "tap"
    tap.delegate = rules
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
    pad.addGestureRecognizer(tap)
    let keys = KeyInput(of: .shared)
    press(keys, "ArrowUp")
    press(keys, "ArrowUp", down: false)
    press(keys, "ArrowDown")
    press(keys, "ArrowDown", down: false)
    #expect(log.take() == ["tap ended"])
    rules.receivesPress = { _, _ in false }
    press(keys, "ArrowUp")
    press(keys, "ArrowUp", down: false)
    #expect(log.take() == [])
    pad.resignFirstResponder()
    window.isHidden = true
  }
}
