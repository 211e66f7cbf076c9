// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What a keyboard's keys mean to a text.

extension TextKeyTarget where Self: TextEditorHost {
  func typeText(_ text: String) { keyEditor.type(text) }
  func typeBackspace() { keyEditor.backspace() }
  func takesEditingKey(_ key: UIKey) -> Bool { keyEditor.takes(key) }

  /// The keyboard on the screen goes by the text.
  func tellKeyboard() {
    if isFirstResponder { owningApplication.keyboard.inputDidChange(self) }
  }
}

extension TextEditor {
  /// Does what a key means; `false` where it means nothing to a text.
  func takes(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags
    let isShifted = flags.contains(.shift)
    if flags.contains(.command) { return takesCommand(key, isShifted) }
    if flags.contains(.control) { return takesControl(key) }
    let part: UITextGranularity = flags.contains(.alternate) ? .word : .character
    switch key.keyCode {
    case .keyboardLeftArrow: move(.left, by: part, extends: isShifted)
    case .keyboardRightArrow: move(.right, by: part, extends: isShifted)
    case .keyboardUpArrow: move(.up, by: part == .word ? .paragraph : .line, extends: isShifted)
    case .keyboardDownArrow: move(.down, by: part == .word ? .paragraph : .line, extends: isShifted)
    case .keyboardHome: move(.backward, by: .line, extends: isShifted)
    case .keyboardEnd: move(.forward, by: .line, extends: isShifted)
    case .keyboardDeleteOrBackspace: delete(part, backward: true)
    case .keyboardDeleteForward: delete(part, backward: false)
    case .keyboardReturnOrEnter: pressReturn()
    case .keyboardTab where host.hasLines && host.allowsEditing: type("\t")
    case .keyboardTab, .keyboardEscape: return false
    default:
      guard key.characters.count == 1, !key.characters.hasPrefix("UIKeyInput") else { return false }
      type(key.characters)
    }
    return true
  }

  /// The return key: a new line, or what the host does in its place.
  func pressReturn() {
    guard host.allowsEditing else { return }
    if host.hasLines { type("\n") } else { host.insertText("\n") }
  }

  private func takesCommand(_ key: UIKey, _ isShifted: Bool) -> Bool {
    switch key.keyCode {
    case .keyboardLeftArrow: move(.left, by: .line, extends: isShifted)
    case .keyboardRightArrow: move(.right, by: .line, extends: isShifted)
    case .keyboardUpArrow: move(.up, by: .document, extends: isShifted)
    case .keyboardDownArrow: move(.down, by: .document, extends: isShifted)
    case .keyboardDeleteOrBackspace: delete(.line, backward: true)
    case .keyboardA: perform("selectAll:") { host.selectAll(nil) }
    case .keyboardC: perform("copy:") { host.copy(nil) }
    case .keyboardF where host.canPerformAction(Selector("find:"), withSender: nil): host.find(nil)
    case .keyboardG where host.canPerformAction(Selector("findNext:"), withSender: nil):
      if isShifted { host.findPrevious(nil) } else { host.findNext(nil) }
    case .keyboardX: perform("cut:") { host.cut(nil) }
    case .keyboardV: perform("paste:") { host.paste(nil) }
    case .keyboardB where host.allowsAttributes: perform("toggleBoldface:") { host.toggleBoldface(nil) }
    case .keyboardI where host.allowsAttributes: perform("toggleItalics:") { host.toggleItalics(nil) }
    case .keyboardU where host.allowsAttributes: perform("toggleUnderline:") { host.toggleUnderline(nil) }
    case .keyboardZ: isShifted ? redo() : undo()
    default: return false
    }
    return true
  }

  /// Goes by the host, so that a subclass that forbids an action is heard.
  private func perform(_ name: String, _ action: () -> Void) {
    if host.canPerformAction(Selector(name), withSender: nil) { action() }
  }

  private func takesControl(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardA: move(.backward, by: .line, extends: false)
    case .keyboardE: move(.forward, by: .line, extends: false)
    case .keyboardB: move(.backward, by: .character, extends: false)
    case .keyboardF: move(.forward, by: .character, extends: false)
    case .keyboardD: delete(.character, backward: false)
    case .keyboardH: delete(.character, backward: true)
    case .keyboardK: delete(.line, backward: false)
    default: return false
    }
    return true
  }
}
