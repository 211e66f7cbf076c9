// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// How a mail ended.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

/// Told when a mail has ended.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// Writes a mail. As on a device without an account, none can be sent: apps ask `canSendMail()` first.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  /// Whether mail can be sent: it can't.
  open class func canSendMail() -> Bool { false }

  /// Told when the mail has ended.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  /// As on iOS without an account, the controller goes at once, with an alert that says why.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tellUnavailable("No Mail Accounts", "Please set up a Mail account in order to send email.") { [weak self] in
      guard let self else { return }
      mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
  }
}
