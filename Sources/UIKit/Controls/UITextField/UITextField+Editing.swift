// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Beginning and ending, and what is told of it.

extension UITextField: TextToolsHost, TextKeyTarget {
  var plainTextAttributes: [NSAttributedString.Key: Any] { storedTextAttributes }
  var allowsEditing: Bool { isEnabled }
  var pastesByDelegate: Bool { pasteDelegate != nil }
  var hasLines: Bool { false }
  var allowsAttributes: Bool { allowsEditingTextAttributes && !isSecureTextEntry }
  var keyEditor: TextEditor { editor }

  // MARK: - First responder

  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder, heldDelegate?.textFieldShouldBeginEditing(self) ?? true else {
      return false
    }
    guard let window else { return false }
    // Of a field the delegate hears before the keyboard comes.
    return window.holdingInput {
      guard become() else { return false }
      isEditing = true
      if clearsOnBeginEditing, editor.length > 0 {
        setText("")
      } else {
        editor.select(NSRange(location: editor.length, length: 0))
      }
      if isSecureTextEntry, editor.length > 0 { clearsOnInsertion = true }
      editingDidChange()
      heldDelegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
      return true
    }
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isEditing else { return resign() }
    guard canResignFirstResponder, heldDelegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return finishEditing(resign)
  }

  /// Ends editing without asking.
  private func finishEditing(_ resign: () -> Bool) -> Bool {
    editor.unmark()
    guard resign() else { return false }
    isEditing = false
    hideRevealed()
    clearsOnInsertion = false
    scrollOffset = 0
    // A field forgets: what is taken back is what was typed since editing began.
    editor.undoManager.removeAllActions()
    editor.lastChange = nil
    editingDidChange()
    heldDelegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    return true
  }

  private func editingDidChange() {
    knownLayout = nil
    content.textDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: - Changes

  func editorShouldChange(_ range: NSRange, to text: String) -> Bool {
    guard let delegate = heldDelegate else { return true }
    let asked = clearsOnInsertion ? editor.whole : range
    return delegate.textField(
      self, shouldChangeCharactersInRanges: [NSValue(range: asked)], replacementString: text)
  }

  func editorDidChangeText(byPerson: Bool) {
    placeholderLabel.isHidden = !isBlank
    hideRevealed()
    textSizeDidChange()
    publishAccessibility()
    tellKeyboard()
    guard byPerson else { return }
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func editorDidChangeSelection() {
    content.caretDidMove()
    setNeedsLayout()
    tellKeyboard()
    if isEditing { heldDelegate?.textFieldDidChangeSelection(self) }
  }

  func showSelection() { setNeedsLayout() }

  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    heldDelegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }

  func editMenuWillOpen(_ animator: any UIEditMenuInteractionAnimating) {
    heldDelegate?.textField(self, willPresentEditMenuWith: animator)
  }

  func editMenuWillClose(_ animator: any UIEditMenuInteractionAnimating) {
    heldDelegate?.textField(self, willDismissEditMenuWith: animator)
  }

  /// Puts text in, or does what the return key does.
  func put(_ text: String) {
    if text == "\n" || text == "\r" { return returnKey() }
    replaceOnInsertion()
    let isComposed = editor.markedRange != nil
    editor.insert(text)
    if !isComposed { reveal(text) }
  }

  func takeAway() {
    if clearsOnInsertion { return clearForInsertion() }
    editor.deleteBackward()
  }

  private func replaceOnInsertion() {
    guard clearsOnInsertion else { return }
    clearsOnInsertion = false
    editor.select(editor.whole)
  }

  private func clearForInsertion() {
    replaceOnInsertion()
    editor.deleteBackward()
  }

  /// The return key was pressed.
  func returnKey() {
    guard !enablesReturnKeyAutomatically || hasText else { return }
    guard heldDelegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsOnExit { resignFirstResponder() }
  }

  /// The clear button was pressed.
  func clear() {
    guard heldDelegate?.textFieldShouldClear(self) ?? true else { return }
    editor.unmark()
    editor.replace(editor.whole, with: NSAttributedString(string: ""), as: .other("Typing"))
    editorDidChangeSelection()
    didClear()
    editorDidChangeText(byPerson: true)
    if !isEditing { becomeFirstResponder() }
  }

  // MARK: - The border

  func borderDidChange() {
    fillDidChange()
    textSizeDidChange()
  }
}
