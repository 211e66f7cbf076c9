// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import RenderProtocol

/// A responder of the kit's own that keys edit: it asks its delegate, and knows arrows and the like.
@preconcurrency @MainActor protocol TextKeyTarget: UIKeyInput {
  var keyEditor: TextEditor { get }
  /// Types text as a person does.
  func typeText(_ text: String)
  func typeBackspace()
  /// Does what a key means; `false` where it means nothing to a text.
  func takesEditingKey(_ key: UIKey) -> Bool
}

extension UIApplication {
  /// What keys type into now.
  package var textTarget: (any UIKeyInput)? { windowOfInput?.firstResponder as? any UIKeyInput }

  /// Takes in what was typed by other means than single keys.
  func take(_ text: InputEvent.Text) {
    guard let target = textTarget else { return }
    let input = target as? any UITextInput
    switch text {
    case .insert(let string): typeText(string, into: target)
    case .deleteBackward: deleteBackward(in: target)
    case .mark(let string, let selected):
      input?.setMarkedText(string, selectedRange: NSRange(location: selected.lowerBound, length: selected.count))
    case .unmark: input?.unmarkText()
    }
    // The kit's own fields tell by themselves.
    if !(target is any TextKeyTarget) { keyboard.inputDidChange(target) }
  }

  /// Types text as a person does: character by character, each asked for.
  func typeText(_ string: String, into target: any UIKeyInput) {
    guard let editing = target as? any TextKeyTarget else { return target.insertText(string) }
    for character in string {
      // What a character leads to may have made another responder first.
      guard textTarget === target else {
        if let other = textTarget { typeText(String(character), into: other) }
        continue
      }
      character.isNewline ? editing.keyEditor.pressReturn() : editing.typeText(String(character))
    }
  }

  func deleteBackward(in target: any UIKeyInput) {
    if let editing = target as? any TextKeyTarget { editing.typeBackspace() } else { target.deleteBackward() }
  }

  /// Types what a key is for into a responder that isn't the kit's.
  func typeKey(_ key: UIKey, into target: any UIKeyInput) {
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: target.deleteBackward()
    case .keyboardReturnOrEnter: target.insertText("\n")
    default: if key.types { target.insertText(key.characters) }
    }
  }
}

extension UIKey {
  /// Whether the key types a character.
  var types: Bool {
    guard modifierFlags.isDisjoint(with: [.control, .command]) else { return false }
    return characters.count == 1 && characters.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }

  /// Whether the key edits: types a character, deletes or ends the line.
  var edits: Bool { types || keyCode == .keyboardDeleteOrBackspace || keyCode == .keyboardReturnOrEnter }
}
