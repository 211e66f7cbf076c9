// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What an app puts beside the suggestions above a pad's keyboard. The keyboard here has no such bar, as on phones: what
/// is set is kept.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// Whether people may hide the bar. Defaults to `true`.
  open var allowsHidingShortcuts = true
  /// Defaults to none.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Defaults to none.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UITextView {
  /// What the bar above the keyboard has for this view.
  public var inputAssistantItem: UITextInputAssistantItem { storedAssistantItem }
}

extension UITextField {
  /// What the bar above the keyboard has for this field.
  public var inputAssistantItem: UITextInputAssistantItem { storedAssistantItem }
}
