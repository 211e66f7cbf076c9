// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIPencilInteractionDelegate`, by the names of its methods.
@MainActor final class UIPencilInteractionDelegateOutlet: NSObject, UIPencilInteractionDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {
    link.send(OutletMessage(["pencilInteractionDidTap"], ["UIPencilInteraction"]), [interaction])
  }

  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
    link.send(
      OutletMessage(["pencilInteraction", "didReceiveTap"], ["UIPencilInteraction", "Tap"]), [interaction, tap])
  }

  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {
    link.send(
      OutletMessage(["pencilInteraction", "didReceiveSqueeze"], ["UIPencilInteraction", "Squeeze"]),
      [interaction, squeeze])
  }
}
