// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Presses that came to the end of the responder chain move the focus, take a change back, or scroll.

extension UIPress {
  /// Moves the focus as the key asks for, or else undoes or scrolls; `false` where it does nothing.
  func actsOnWindow() -> Bool {
    if let key, let window, window.focusSystem.handle(key) { return true }
    return takesBack() || scrollsWindow()
  }

  /// Undoes or redoes by the manager of whom keys are for.
  private func takesBack() -> Bool {
    guard let key, key.keyCode == .keyboardZ, let manager = responder?.undoManager else { return false }
    switch key.modifierFlags.intersection([.command, .shift, .control, .alternate]) {
    case .command where manager.canUndo: manager.undo()
    case [.command, .shift] where manager.canRedo: manager.redo()
    default: return false
    }
    return true
  }

  /// Scrolls as the key asks for; `false` where it does not scroll, or nothing can.
  func scrollsWindow() -> Bool {
    guard let key, let window, let name = key.scrollingName else { return false }
    return window.scroll(byKey: name, isShifted: key.modifierFlags.contains(.shift))
  }
}

extension UIKey {
  /// The name that browsers give the key, or the one that scrolls as the key does with what is held beside it: with
  /// command, arrows go to the ends, with option by pages. `nil` where it does not scroll.
  fileprivate var scrollingName: String? {
    guard !modifierFlags.contains(.control) else { return nil }
    let (toEnd, byPage) = (modifierFlags.contains(.command), modifierFlags.contains(.alternate))
    switch keyCode {
    case .keyboardUpArrow: return toEnd ? "Home" : byPage ? "PageUp" : "ArrowUp"
    case .keyboardDownArrow: return toEnd ? "End" : byPage ? "PageDown" : "ArrowDown"
    case .keyboardLeftArrow: return toEnd || byPage ? nil : "ArrowLeft"
    case .keyboardRightArrow: return toEnd || byPage ? nil : "ArrowRight"
    case .keyboardPageUp: return "PageUp"
    case .keyboardPageDown: return "PageDown"
    case .keyboardHome: return "Home"
    case .keyboardEnd: return "End"
    case .keyboardSpacebar: return toEnd || byPage ? nil : " "
    default: return nil
    }
  }
}
