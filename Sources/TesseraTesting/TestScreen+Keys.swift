// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol
public import UIKit

// What people do with a keyboard.

extension TestScreen {
  /// Presses a key and lets it go, with a frame after each.
  ///
  /// - Parameters:
  ///   - key: What it types, or its name in browsers: `"ArrowDown"`, `"Tab"`, `"Enter"`, `"Escape"`, `"Backspace"`.
  ///   - modifiers: The keys that are held beside it.
  public func pressKey(_ key: String, modifiers: UIKeyModifierFlags = []) {
    let flags: [(UIKeyModifierFlags, UInt8)] = [(.shift, 1), (.control, 2), (.alternate, 4), (.command, 8)]
    let wire = flags.filter { modifiers.contains($0.0) }.reduce(0) { $0 | $1.1 }
    for isDown in [true, false] {
      send(.key(InputEvent.Key(isDown: isDown, key: key, modifiers: wire), time: time))
    }
  }
}
