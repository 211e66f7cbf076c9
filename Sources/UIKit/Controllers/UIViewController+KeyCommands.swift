// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Commands of keys that a controller takes on one by one, beside those that `keyCommands` gives.

extension UIViewController {
  /// Takes on a command, which is asked after those of `keyCommands`.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Lets a command go that `addKeyCommand(_:)` took on.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}
