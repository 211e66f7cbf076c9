// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol
public import UIKit

// What people do with a keyboard.

extension TestScreen {
  /// Types text into what is first responder, character by character, as a person does: the delegate is asked for each,
  /// and a newline presses Return. A frame follows.
  public func type(_ text: String) {
    send(.text(.insert(text), time: time))
  }

  /// Presses the key that deletes what is selected or the character before the caret, once or several times.
  public func deleteBackward(count: Int = 1) {
    for _ in 0..<count { send(.text(.deleteBackward, time: time)) }
  }

  /// Has an input method show text that it may yet change, with the caret at its end; `nil` ends with what is there.
  public func compose(_ text: String?) {
    guard let text else { return send(.text(.unmark, time: time)) }
    let end = text.utf16.count
    send(.text(.mark(text, selected: end..<end), time: time))
  }

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
