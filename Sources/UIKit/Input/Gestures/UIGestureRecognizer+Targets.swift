// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Whom a recogniser tells.
struct GestureTarget {
  weak var target: AnyObject?
  let action: Selector

  @MainActor func send(from recognizer: UIGestureRecognizer) {
    guard let target else { return }
    action.perform(on: target, with: [recognizer])
  }
}

extension UIGestureRecognizer {
  /// The same target and action are told once, however often they are added.
  func add(_ target: AnyObject, _ action: Selector) {
    targets.removeAll { $0.target == nil }
    guard !targets.contains(where: { $0.target === target && $0.action == action }) else { return }
    targets.append(GestureTarget(target: target, action: action))
  }

  func remove(_ target: AnyObject?, _ action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.target === target) && (action == nil || entry.action == action)
    }
  }
}
