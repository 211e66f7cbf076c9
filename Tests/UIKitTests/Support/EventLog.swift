// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// Writes down what a control sends, in its order.
@MainActor final class EventLog {
  private(set) var words: [String] = []

  init(_ control: UIControl, touches: Bool = false) {
    var events: [(UIControl.Event, String)] = [(.valueChanged, "value")]
    if touches {
      events += [
        (.touchDown, "down"), (.touchDragInside, "drag"), (.touchUpInside, "up"), (.touchUpOutside, "outside"),
        (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
      ]
    }
    for (event, word) in events {
      control.addAction(UIAction { [weak self] _ in self?.words.append(word) }, for: event)
    }
  }

  func note(_ word: String) { words.append(word) }

  /// What was written since it was last taken.
  func take() -> [String] {
    defer { words = [] }
    return words
  }
}

extension UIView {
  /// Presses a key, by the name that browsers give it, while the view has the focus.
  func pressKey(_ name: String) {
    guard let window else { return }
    window.makeKeyAndVisible()
    window.focusSystem.move(to: self, heading: [])
    window.bench.key(name, isDown: true)
    window.bench.key(name, isDown: false)
  }
}
