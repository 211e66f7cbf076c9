// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIToolTipInteractionDelegate`, by the names of its methods.
@MainActor final class UIToolTipInteractionDelegateOutlet: NSObject, UIToolTipInteractionDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
  {
    if let answer: UIToolTipConfiguration? = link.answer(
      OutletMessage(["toolTipInteraction", "configurationAt"], ["UIToolTipInteraction", "CGPoint"]),
      [interaction, point])
    {
      return answer
    }
    return UIToolTipInteractionDelegateSilence.shared.toolTipInteraction(interaction, configurationAt: point)
  }
}

/// Implements nothing that it need not.
@MainActor private final class UIToolTipInteractionDelegateSilence: NSObject, UIToolTipInteractionDelegate {
  static let shared = UIToolTipInteractionDelegateSilence()
}
