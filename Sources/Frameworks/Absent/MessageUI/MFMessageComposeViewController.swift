// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// How a message ended.
public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent = 1
  case failed = 2
}

/// Told when a message has ended.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Writes a message. As on a device without a number, none can be sent: apps ask `canSendText()` first.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  /// Whether messages can be sent: they can't.
  open class func canSendText() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }

  /// Told when the message has ended.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

  open var recipients: [String]?
  open var body: String?
  open var subject: String?

  @discardableResult
  open func disableUserAttachments() {}
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
  @discardableResult
  open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }

  /// As on a device without a number, the controller goes at once, with an alert that says why.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tellUnavailable("Cannot Send Message", "Text messaging is not available.") { [weak self] in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
    }
  }
}

extension UIViewController {
  /// Says why nothing can be sent, and then does something.
  func tellUnavailable(_ title: String, _ message: String, then action: @escaping () -> Void) {
    guard presentedViewController == nil else { return }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in action() })
    present(alert, animated: true)
  }
}
