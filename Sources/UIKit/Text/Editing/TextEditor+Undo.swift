// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Characters that were typed one after the other, and what they stand in place of: taken back together.
@MainActor final class TextTyping {
  var range: NSRange
  let old: NSAttributedString
  let isTyping: Bool

  init(range: NSRange, old: NSAttributedString, isTyping: Bool) {
    self.range = range
    self.old = old
    self.isTyping = isTyping
  }
}

extension TextEditor {
  /// Registers how to take a change back that was made.
  func remember(_ range: NSRange, _ old: NSAttributedString, length: Int, isTyping: Bool) {
    guard let manager = host.undoManager, manager.isUndoRegistrationEnabled else { return }
    if isTyping, old.length == 0, let last = lastTyping, last.isTyping, NSMaxRange(last.range) == range.location,
      !manager.isUndoing, !manager.isRedoing
    {
      last.range.length += length
      return
    }
    let typing = TextTyping(
      range: NSRange(location: range.location, length: length), old: old, isTyping: isTyping)
    lastTyping = typing
    // The editor changes registered text itself: each change is a group of its own.
    if manager.groupingLevel == 0 {
      manager.beginUndoGrouping()
      defer { manager.endUndoGrouping() }
      register(typing, manager)
    } else {
      register(typing, manager)
    }
  }

  private func register(_ typing: TextTyping, _ manager: UndoManager) {
    manager.registerUndo(withTarget: self) { editor in editor.takeBack(typing) }
    if !manager.isUndoing, !manager.isRedoing { manager.setActionName("Typing") }
  }

  private func takeBack(_ typing: TextTyping) {
    let range = clamped(typing.range)
    replace(range, with: typing.old)
    lastTyping = nil
    select(NSRange(location: range.location + typing.old.length, length: 0))
    host.editorDidChangeSelection()
    host.editorDidChangeText(byPerson: true)
    host.showSelection()
  }

  func undo() {
    unmark()
    lastTyping = nil
    if host.undoManager?.canUndo == true { host.undoManager?.undo() }
  }

  func redo() {
    lastTyping = nil
    if host.undoManager?.canRedo == true { host.undoManager?.redo() }
  }
}
