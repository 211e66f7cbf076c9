// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIViewController: KeyboardKeeping {
  var keepsKeyboard: Bool { presentingViewController != nil && disablesAutomaticKeyboardDismissal }
}
