// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Copying and pasting, by the general pasteboard.

extension TextEditor {
  /// Whether one of the actions that edit text has something to do.
  func canPerform(_ action: Selector, isSecure: Bool) -> Bool? {
    switch action.description {
    case "cut:": host.allowsEditing && selection.length > 0 && !isSecure
    case "copy:": selection.length > 0 && !isSecure
    case "paste:", "pasteAndMatchStyle:": host.allowsEditing && UIPasteboard.general.hasStrings
    case "select:": length > 0 && selection.length == 0
    case "selectAll:": length > 0 && selection.length < length
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:":
      host.allowsAttributes && host.allowsEditing
    case "delete:": false
    default: nil
    }
  }

  func copy() {
    guard selection.length > 0 else { return }
    UIPasteboard.general.string = text(in: selection)
  }

  func cut() {
    guard selection.length > 0, host.allowsEditing else { return }
    copy()
    change(selection, to: "", as: .other("Cut"))
  }

  func paste() {
    guard let text = UIPasteboard.general.string, host.allowsEditing else { return }
    unmark()
    // A field has one line: where others break, words are set apart.
    let wanted = host.hasLines ? text : String(text.map { $0.isNewline ? " " : $0 })
    change(selection, to: wanted, as: .other("Paste"))
  }

  /// Selects the word at the caret.
  func selectWord() {
    let range = boundaries.selectedByDoubleTap(at: selection.location)
    select(NSRange(location: range.lowerBound, length: range.count))
  }
}
