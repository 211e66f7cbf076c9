// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Copying and pasting, by the general pasteboard.

extension TextEditor {
  /// Whether one of the actions that edit text has something to do.
  func canPerform(_ action: Selector, isSecure: Bool) -> Bool? {
    switch action.description {
    case "cut:": host.allowsEditing && selection.length > 0 && !isSecure
    case "copy:": selection.length > 0 && !isSecure
    case "paste:" where host.pastesByDelegate:
      host.allowsEditing && host.canPaste(UIPasteboard.general.itemProviders)
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

  /// Puts a string, with what stands in it, in place of a range; it looks like the text around.
  func put(_ string: NSAttributedString, in range: UITextRange) -> UITextRange {
    guard let place = self.range(range), host.allowsEditing else { return range }
    unmark()
    let text = host.hasLines ? string.string : String(string.string.map { $0.isNewline ? " " : $0 })
    change(place, to: text, as: .other("Paste"))
    let new = NSRange(location: place.location, length: text.utf16.count)
    guard storage.length >= NSMaxRange(new), (storage.string as NSString).substring(with: new) == text else {
      return TextOffsetRange(selection)
    }
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { attributes, run, _ in
      let kept = host.allowsAttributes ? attributes : attributes.filter { $0.key == .attachment }
      guard !kept.isEmpty, NSMaxRange(run) <= new.length else { return }
      storage.addAttributes(kept, range: NSRange(location: new.location + run.location, length: run.length))
    }
    return TextOffsetRange(new)
  }

  /// Selects the word at the caret.
  func selectWord() {
    let range = boundaries.selectedByDoubleTap(at: selection.location)
    select(NSRange(location: range.lowerBound, length: range.count))
  }
}
