// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A responder into which keys type. While it is first responder there is a keyboard.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is anything to delete.
  var hasText: Bool { get }

  /// Puts a character, or a few, where the caret is.
  func insertText(_ text: String)

  /// Deletes the character before the caret, or what is selected.
  func deleteBackward()
}

/// A view whose font can follow the text size that a person chose.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font that follows the text size is brought up to date when a person changes that size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
