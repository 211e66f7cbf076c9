// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Touches of which content is not told yet, because they may become drags.
@MainActor final class HeldTouches {
  /// How long content waits, in seconds.
  static let delay: TimeInterval = 0.15

  private var waiting: [ObjectIdentifier: DelayedActions.Token] = [:]

  func hold(_ touch: UITouch, deliver: @escaping () -> Void) {
    release(touch)
    let due = CACurrentMediaTime() + Self.delay
    waiting[ObjectIdentifier(touch)] = UIApplication.shared.delayedActions.schedule(at: due) { [weak self] in
      self?.waiting[ObjectIdentifier(touch)] = nil
      deliver()
    }
  }

  func release(_ touch: UITouch) {
    guard let token = waiting.removeValue(forKey: ObjectIdentifier(touch)) else { return }
    UIApplication.shared.delayedActions.cancel(token)
  }
}

extension UITouch {
  /// The scroll view whose content the touched view is.
  var enclosingScrollView: UIScrollView? {
    var candidate = view?.superview
    while let current = candidate {
      if let scrollView = current as? UIScrollView { return scrollView }
      candidate = current.superview
    }
    return nil
  }
}

extension UIScrollView {
  /// Whether content waits to hear of fingers.
  var holdsContentTouches: Bool { delaysContentTouches && !draggableAxes.isEmpty }
}
