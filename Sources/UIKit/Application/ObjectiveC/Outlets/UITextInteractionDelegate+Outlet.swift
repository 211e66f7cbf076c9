// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UITextInteractionDelegate`, by the names of its methods.
@MainActor final class UITextInteractionDelegateOutlet: NSObject, UITextInteractionDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["interactionShouldBegin", "at"], ["UITextInteraction", "CGPoint"]), [interaction, point])
    {
      return answer
    }
    return UITextInteractionDelegateSilence.shared.interactionShouldBegin(interaction, at: point)
  }

  func interactionWillBegin(_ interaction: UITextInteraction) {
    link.send(OutletMessage(["interactionWillBegin"], ["UITextInteraction"]), [interaction])
  }

  func interactionDidEnd(_ interaction: UITextInteraction) {
    link.send(OutletMessage(["interactionDidEnd"], ["UITextInteraction"]), [interaction])
  }
}

/// Implements nothing that it need not.
@MainActor private final class UITextInteractionDelegateSilence: NSObject, UITextInteractionDelegate {
  static let shared = UITextInteractionDelegateSilence()
}
