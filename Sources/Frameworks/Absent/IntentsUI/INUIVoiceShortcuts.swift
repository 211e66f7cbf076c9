// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Intents
@_exported public import UIKit

/// Where somebody would say a phrase for a shortcut. There is no Siri: once it is on the screen, its delegate is told that
/// the phrase cannot be recorded.
@preconcurrency @MainActor open class INUIAddVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  private let shortcut: INShortcut

  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init(nibName: nil, bundle: nil)
  }

  /// `nil`: the controller is made for a shortcut only.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let error = INIntentError(.voiceShortcutCreationFailed)
    delegate?.addVoiceShortcutViewController(self, didFinishWith: nil, error: error)
  }
}

/// Notified of the end of an ``INUIAddVoiceShortcutViewController``, and has to dismiss it.
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// Where somebody would change a phrase. There are no phrases: once it is on the screen, its delegate is told so.
@preconcurrency @MainActor open class INUIEditVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  private let voiceShortcut: INVoiceShortcut

  public init(voiceShortcut: INVoiceShortcut) {
    self.voiceShortcut = voiceShortcut
    super.init(nibName: nil, bundle: nil)
  }

  /// `nil`: the controller is made for a phrase only.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let error = INIntentError(.voiceShortcutGetFailed)
    delegate?.editVoiceShortcutViewController(self, didUpdate: nil, error: error)
  }
}

/// Notified of the end of an ``INUIEditVoiceShortcutViewController``, and has to dismiss it.
@preconcurrency @MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// What a button of Siri looks like.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white = 0
  case whiteOutline = 1
  case black = 2
  case blackOutline = 3
  case automatic = 4
  case automaticOutline = 5
}
