// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIApplication {
  /// A window has another first responder, or one that wants to be typed into otherwise.
  func inputDidChange(in window: UIWindow) {
    if window === windowOfInput || window is KeyboardWindow || window.firstResponder == nil { keyboard.update() }
  }

  /// A view leaves its window, and with it whoever is in it.
  func inputWillLeave(with view: UIView) { keyboard.viewWillLeave(view) }

  /// What the keyboard covers of a view at its bottom, in points; `nil` while there is none.
  func keyboardOverlap(of view: UIView) -> CGFloat? {
    guard let frame = keyboard.frame, let window = view.window, !(window is KeyboardWindow) else { return nil }
    let top = frame.minY - window.frame.minY + window.bounds.minY
    return max(view.bounds.maxY - view.convert(CGPoint(x: 0, y: top), from: window).y, 0)
  }
}
