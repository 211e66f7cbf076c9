// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A key command that runs a closure instead of sending an action along the responder chain.
package final class ActionKeyCommand: UIKeyCommand {
  private let handler: () -> Void

  /// Creates a command for a key.
  ///
  /// - Parameter handler: What the key does.
  package init(
    title: String, input: String, modifierFlags: UIKeyModifierFlags, isEnabled: Bool, handler: @escaping () -> Void
  ) {
    self.handler = handler
    super.init(
      title: title, action: Selector("performShortcut:"), input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: title, attributes: isEnabled ? [] : .disabled)
  }

  package override func performWithSender(_ sender: Any?, target: Any?) {
    if !attributes.contains(.disabled) { handler() }
  }
}
