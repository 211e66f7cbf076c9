// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIToolbarDelegate`, by the names of its methods.
@MainActor final class UIToolbarDelegateOutlet: NSObject, UIToolbarDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func position(for bar: any UIBarPositioning) -> UIBarPosition {
    if let own = link.object as? any UIBarPositioningDelegate { return own.position(for: bar) }
    if let answer: UIBarPosition = link.answer(OutletMessage(["positionFor"], ["UIBarPositioning"]), [bar]) {
      return answer
    }
    return UIToolbarDelegateSilence.shared.position(for: bar)
  }
}

/// Implements nothing that it need not.
@MainActor private final class UIToolbarDelegateSilence: NSObject, UIToolbarDelegate {
  static let shared = UIToolbarDelegateSilence()
}
