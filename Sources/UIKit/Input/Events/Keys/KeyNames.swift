// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Browsers name keys by what they type or do; UIKit numbers them by their place on the keyboard.

extension UIKeyboardHIDUsage {
  /// The key that browsers call by a name, on a keyboard of the United States' layout; `nil` where there is none.
  init?(browserName name: String) {
    if let usage = Self.named[name] {
      self = usage
      return
    }
    guard let character = name.lowercased().unicodeScalars.first, name.unicodeScalars.count == 1 else { return nil }
    switch character {
    case "a"..."z": self.init(rawValue: Int(character.value) - 0x61 + Self.keyboardA.rawValue)
    case "1"..."9": self.init(rawValue: Int(character.value) - 0x31 + Self.keyboard1.rawValue)
    case "0": self = .keyboard0
    default:
      guard let unshifted = Self.unshifted[Character(character)], unshifted != name else { return nil }
      self.init(browserName: unshifted)
    }
  }

  private static let named: [String: UIKeyboardHIDUsage] = {
    var names: [String: UIKeyboardHIDUsage] = [
      "Enter": .keyboardReturnOrEnter, "Escape": .keyboardEscape, "Backspace": .keyboardDeleteOrBackspace,
      "Tab": .keyboardTab, " ": .keyboardSpacebar, "-": .keyboardHyphen, "=": .keyboardEqualSign,
      "[": .keyboardOpenBracket, "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon,
      "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma, ".": .keyboardPeriod,
      "/": .keyboardSlash, "CapsLock": .keyboardCapsLock, "PrintScreen": .keyboardPrintScreen,
      "ScrollLock": .keyboardScrollLock, "Pause": .keyboardPause, "Insert": .keyboardInsert, "Home": .keyboardHome,
      "PageUp": .keyboardPageUp, "Delete": .keyboardDeleteForward, "End": .keyboardEnd,
      "PageDown": .keyboardPageDown, "ArrowRight": .keyboardRightArrow, "ArrowLeft": .keyboardLeftArrow,
      "ArrowDown": .keyboardDownArrow, "ArrowUp": .keyboardUpArrow, "NumLock": .keypadNumLock,
      "ContextMenu": .keyboardApplication, "Control": .keyboardLeftControl, "Shift": .keyboardLeftShift,
      "Alt": .keyboardLeftAlt, "Meta": .keyboardLeftGUI,
    ]
    for number in 1...12 {
      names["F\(number)"] = UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1)
    }
    for number in 13...24 {
      names["F\(number)"] = UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF13.rawValue + number - 13)
    }
    return names
  }()

  /// What the keys type without shift that type these characters with it.
  static let unshifted: [Character: String] = [
    "!": "1", "@": "2", "#": "3", "$": "4", "%": "5", "^": "6", "&": "7", "*": "8", "(": "9", ")": "0", "_": "-",
    "+": "=", "{": "[", "}": "]", "|": "\\", ":": ";", "\"": "'", "~": "`", "<": ",", ">": ".", "?": "/",
  ]
}

extension UIPress.PressType {
  init(_ usage: UIKeyboardHIDUsage) {
    switch usage {
    case .keyboardUpArrow: self = .upArrow
    case .keyboardDownArrow: self = .downArrow
    case .keyboardLeftArrow: self = .leftArrow
    case .keyboardRightArrow: self = .rightArrow
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    default: self.init(rawValue: 2000 + usage.rawValue)
    }
  }
}

extension UIKey {
  /// The key of a browser's name.
  convenience init?(browserName name: String, modifierFlags: UIKeyModifierFlags) {
    guard let usage = UIKeyboardHIDUsage(browserName: name) else { return nil }
    let characters = Self.typed[name] ?? (name.count == 1 ? name : "")
    let plain = name.count == 1 ? UIKeyboardHIDUsage.unshifted[Character(name)] ?? name.lowercased() : characters
    self.init(
      characters: characters, charactersIgnoringModifiers: plain, modifierFlags: modifierFlags, keyCode: usage)
  }

  /// What keys type that have names; arrows and the like type what key commands call them.
  private static let typed: [String: String] = [
    "Enter": "\r", "Tab": "\t", "Backspace": "\u{8}", "Escape": UIKeyCommand.inputEscape,
    "Delete": UIKeyCommand.inputDelete, "ArrowUp": UIKeyCommand.inputUpArrow,
    "ArrowDown": UIKeyCommand.inputDownArrow, "ArrowLeft": UIKeyCommand.inputLeftArrow,
    "ArrowRight": UIKeyCommand.inputRightArrow, "PageUp": UIKeyCommand.inputPageUp,
    "PageDown": UIKeyCommand.inputPageDown, "Home": UIKeyCommand.inputHome, "End": UIKeyCommand.inputEnd,
    "F1": UIKeyCommand.f1, "F2": UIKeyCommand.f2, "F3": UIKeyCommand.f3, "F4": UIKeyCommand.f4,
    "F5": UIKeyCommand.f5, "F6": UIKeyCommand.f6, "F7": UIKeyCommand.f7, "F8": UIKeyCommand.f8,
    "F9": UIKeyCommand.f9, "F10": UIKeyCommand.f10, "F11": UIKeyCommand.f11, "F12": UIKeyCommand.f12,
  ]
}
