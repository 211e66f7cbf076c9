// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Touches of which content is not told yet, because they may become drags.
@MainActor final class HeldTouches {
  /// How long content waits, in seconds.
  static let delay: TimeInterval = 0.15

  private var waiting: [ObjectIdentifier: DelayedActions.Token] = [:]

  func hold(_ touch: UITouch, deliver: @escaping () -> Void) {
    release(touch)
    let application = touch.window?.owningApplication ?? UIApplication.current
    waiting[ObjectIdentifier(touch)] = application.schedule(after: Self.delay) { [weak self] in
      self?.waiting[ObjectIdentifier(touch)] = nil
      deliver()
    }
  }

  func release(_ touch: UITouch) {
    waiting.removeValue(forKey: ObjectIdentifier(touch))?.cancel()
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
