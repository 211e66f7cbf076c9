// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Text, attributes, beginning and ending, and what is told of it.

extension UITextView: TextToolsHost, TextKeyTarget {
  static let plainFont = UIFont.systemFont(ofSize: 12)

  var keyEditor: TextEditor { editor }
  var allowsEditing: Bool { isEditable }
  var hasLines: Bool { true }
  var allowsAttributes: Bool { allowsEditingTextAttributes }
  var pastesByDelegate: Bool { pasteDelegate != nil }

  var plainTextAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: storedFont ?? Self.plainFont, .foregroundColor: storedTextColor ?? UIColor.label,
    ]
    if storedAlignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = storedAlignment
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  // MARK: - Text

  func setText(_ text: String) {
    editor.setText(NSAttributedString(string: text, attributes: plainTextAttributes))
  }

  func setAttributedText(_ text: NSAttributedString?) {
    editor.setText(text ?? NSAttributedString(string: ""))
  }

  func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    textStorage.length > 0 ? textStorage.attribute(key, at: 0, effectiveRange: nil) : nil
  }

  func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    if textStorage.length > 0 { textStorage.addAttribute(key, value: value, range: editor.whole) }
    lookDidChange()
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    var styles: [(NSRange, NSParagraphStyle)] = []
    textStorage.enumerateAttribute(.paragraphStyle, in: editor.whole, options: []) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
      style.alignment = alignment
      styles.append((range, style))
    }
    for (range, style) in styles { textStorage.addAttribute(.paragraphStyle, value: style, range: range) }
    lookDidChange()
  }

  func adjustFonts() {
    storedFont = storedFont?.adjusted(for: traitCollection)
    var fonts: [(NSRange, UIFont)] = []
    textStorage.enumerateAttribute(.font, in: editor.whole, options: []) { value, range, _ in
      if let font = value as? UIFont { fonts.append((range, font.adjusted(for: traitCollection))) }
    }
    for (range, font) in fonts { textStorage.addAttribute(.font, value: font, range: range) }
    lookDidChange()
  }

  /// The storage was changed: by the editor, or by the app itself.
  func storageDidChange() {
    if knownCharacterEdits != textStorage.characterEditCount {
      knownCharacterEdits = textStorage.characterEditCount
      editor.storageDidChange()
    }
    textDidChange()
  }

  /// Whether one of the actions that find text has something to do; `nil` for any other.
  func canFind(_ action: Selector) -> Bool? {
    switch action.description {
    case "find:", "findNext:", "findPrevious:": findInteraction != nil
    case "findAndReplace:": findInteraction != nil && isEditable
    case "useSelectionForFind:": findInteraction != nil && selectedRange.length > 0
    default: nil
    }
  }

  // MARK: - First responder

  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder else { return false }
    guard isEditable else { return become() }
    guard heldTextDelegate?.textViewShouldBeginEditing(self) ?? true, become() else { return false }
    isEditing = true
    setNeedsLayout()
    heldTextDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isEditing else {
      defer { gestures.tools.update() }
      return resign()
    }
    guard canResignFirstResponder, heldTextDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    editor.unmark()
    guard resign() else { return false }
    isEditing = false
    clearsOnInsertion = false
    // Handles above the view do not wait for it to be laid out, which it may never be again.
    gestures.tools.update()
    setNeedsLayout()
    heldTextDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: - Changes

  func editorShouldChange(_ range: NSRange, to text: String) -> Bool {
    heldTextDelegate?.textView(
      self, shouldChangeTextInRanges: [NSValue(range: clearsOnInsertion ? editor.whole : range)], replacementText: text)
      ?? true
  }

  func editorDidChangeText(byPerson: Bool) {
    textDidChange()
    findInteraction?.activeFindSession?.invalidateFoundResults()
    tellKeyboard()
    guard byPerson else { return }
    heldTextDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func editorDidChangeSelection() {
    caret.restart()
    setNeedsLayout()
    tellKeyboard()
    heldTextDelegate?.textViewDidChangeSelection(self)
  }

  func showSelection() {
    guard isScrollEnabled, isEditing else { return }
    scrollToShow(editor.selection)
  }

  func put(_ text: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
      editor.select(editor.whole)
    }
    editor.insert(text)
  }

  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    heldTextDelegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }

  func editMenuWillOpen(_ animator: any UIEditMenuInteractionAnimating) {
    heldTextDelegate?.textView(self, willPresentEditMenuWith: animator)
  }

  func editMenuWillClose(_ animator: any UIEditMenuInteractionAnimating) {
    heldTextDelegate?.textView(self, willDismissEditMenuWith: animator)
  }

  // MARK: - Links

  /// Does what a press on a link does; `false` where there is none.
  func openLink(at point: CGPoint) -> Bool {
    guard let item = textItem(at: point) else { return false }
    press(item)
    return true
  }

  /// The text with what is looked for in it as links.
  func withDetectedLinks(_ text: NSAttributedString) -> NSAttributedString {
    guard !isEditable, !dataDetectorTypes.isEmpty else { return text }
    let found = DataDetection(types: dataDetectorTypes).matches(in: text.string)
    guard !found.isEmpty else { return text }
    let marked = NSMutableAttributedString(attributedString: text)
    for match in found where marked.attribute(.link, at: match.range.location, effectiveRange: nil) == nil {
      marked.addAttribute(.link, value: match.url, range: match.range)
    }
    return marked
  }
}
