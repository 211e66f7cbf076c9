// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// A control's menu.

extension UIControl: MenuButton {
  var opensMenuByTap: Bool { showsMenuAsPrimaryAction && storedMenuInteraction != nil }

  func setMenuEnabled(_ isEnabled: Bool) {
    guard isEnabled != (storedMenuInteraction != nil) else { return }
    if let old = storedMenuInteraction {
      storedMenuInteraction = nil
      removeInteraction(old)
    } else {
      let new = UIContextMenuInteraction(delegate: self)
      storedMenuInteraction = new
      addInteraction(new)
    }
  }

  func menuWillOpen() { sendActions(for: .menuActionTriggered) }

  /// Does what a tap does, without one: for keys, and for what is dragged over the control.
  func activate() {
    if opensMenuByTap, storedMenuInteraction?.open() == true { return }
    willTap()
    sendActions(for: tapEvents)
  }
}
