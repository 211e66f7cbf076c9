// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Follows the keyboard of one view's screen.
@MainActor final class KeyboardWatcher {
  private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []
  private unowned let view: UIView
  /// Where the keyboard is, or is going, in the window; `nil` while there is none.
  private(set) var frame: CGRect?

  init(_ view: UIView, didChange: @escaping @MainActor () -> Void) {
    self.view = view
    let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { self?.take(notification, didChange) }
      }
    }
  }

  deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }

  private func take(_ notification: Notification, _ didChange: @MainActor () -> Void) {
    guard let screen = notification.object as? UIScreen, screen === view.window?.screen else { return }
    let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    frame = notification.name == UIResponder.keyboardWillShowNotification ? end?.cgRectValue : nil
    didChange()
  }

  /// How far the keyboard reaches above the lower edge of a rectangle of the view, in points.
  func cover(of rect: CGRect) -> CGFloat {
    guard let frame, view.window != nil else { return 0 }
    let own = view.convert(frame, from: nil)
    guard own.minX < rect.maxX, own.maxX > rect.minX else { return 0 }
    return min(max(rect.maxY - own.minY, 0), rect.height)
  }
}
