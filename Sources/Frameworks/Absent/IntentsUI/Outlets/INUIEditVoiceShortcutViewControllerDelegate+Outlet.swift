// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import Intents
internal import UIKit

/// Answers for an object that does not declare `INUIEditVoiceShortcutViewControllerDelegate`, by the names of its methods.
@MainActor
final class INUIEditVoiceShortcutViewControllerDelegateOutlet: NSObject, INUIEditVoiceShortcutViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?
  ) {
    link.demand(
      OutletMessage(
        ["editVoiceShortcutViewController", "didUpdate", "error"],
        ["INUIEditVoiceShortcutViewController", "INVoiceShortcut", "Error"]), [controller, voiceShortcut, error])
  }

  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
  ) {
    link.demand(
      OutletMessage(
        ["editVoiceShortcutViewController", "didDeleteVoiceShortcutWithIdentifier"],
        ["INUIEditVoiceShortcutViewController", "UUID"]), [controller, deletedVoiceShortcutIdentifier])
  }

  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {
    link.demand(
      OutletMessage(["editVoiceShortcutViewControllerDidCancel"], ["INUIEditVoiceShortcutViewController"]), [controller]
    )
  }
}
