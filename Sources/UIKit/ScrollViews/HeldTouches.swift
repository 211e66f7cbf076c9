// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Touches of which content is not told yet, because they may become drags.
@MainActor final class HeldTouches: FrameTicker {
  /// How long content waits, in seconds.
  static let delay: TimeInterval = 0.15

  private var waiting: [(touch: UITouch, due: TimeInterval, deliver: () -> Void)] = []

  func hold(_ touch: UITouch, deliver: @escaping () -> Void) {
    waiting.append((touch, CACurrentMediaTime() + Self.delay, deliver))
    UIApplication.shared.frameTickers.start(self)
  }

  func release(_ touch: UITouch) {
    waiting.removeAll { $0.touch === touch }
    if waiting.isEmpty { UIApplication.shared.frameTickers.stop(self) }
  }

  func tick(to time: TimeInterval) -> Bool {
    for entry in waiting where entry.due <= time {
      release(entry.touch)
      entry.deliver()
    }
    return !waiting.isEmpty
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
