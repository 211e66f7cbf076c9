// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Activates a control that is enabled.
@MainActor final class ControlSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { (interaction.view as? UIControl)?.isEnabled ?? false }

  /// Does what a tap on a control does.
  static func interaction() -> UISpringLoadedInteraction {
    UISpringLoadedInteraction(interactionBehavior: ControlSpringLoading(), interactionEffect: nil) {
      interaction, _ in
      guard let control = interaction.view as? UIControl else { return }
      control.activate()
    }
  }
}
