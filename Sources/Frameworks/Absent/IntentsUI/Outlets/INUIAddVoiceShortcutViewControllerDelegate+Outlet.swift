// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import Intents
internal import UIKit

/// Answers for an object that does not declare `INUIAddVoiceShortcutViewControllerDelegate`, by the names of its methods.
@MainActor
final class INUIAddVoiceShortcutViewControllerDelegateOutlet: NSObject, INUIAddVoiceShortcutViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?
  ) {
    link.demand(
      OutletMessage(
        ["addVoiceShortcutViewController", "didFinishWith", "error"],
        ["INUIAddVoiceShortcutViewController", "INVoiceShortcut", "Error"]), [controller, voiceShortcut, error])
  }

  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
    link.demand(
      OutletMessage(["addVoiceShortcutViewControllerDidCancel"], ["INUIAddVoiceShortcutViewController"]), [controller])
  }
}
