// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// How an app in Messages is shown.
public enum MSMessagesAppPresentationStyle: UInt, Sendable {
  case compact = 0
  case expanded = 1
  case transcript = 2
}

public enum MSMessagesAppPresentationContext: Int, Sendable {
  case messages = 0
  case media = 1
}

/// An app's controller in Messages. There are no conversations here: it is never made active.
@preconcurrency @MainActor open class MSMessagesAppViewController: UIViewController {
  /// `nil`: there is none.
  open var activeConversation: MSConversation? { nil }
  open var presentationStyle: MSMessagesAppPresentationStyle { .compact }
  open var presentationContext: MSMessagesAppPresentationContext { .messages }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func willBecomeActive(with conversation: MSConversation) {}
  open func didBecomeActive(with conversation: MSConversation) {}
  open func willResignActive(with conversation: MSConversation) {}
  open func didResignActive(with conversation: MSConversation) {}
  open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
  open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
  open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
  open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
  open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
  open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}

  /// Would ask Messages for more room, or less; there is no Messages, and the style stays.
  open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {}
}

/// People who write to each other; there are none.
open class MSConversation: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var localParticipantIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var remoteParticipantIdentifiers: [UUID] { [] }
  open var selectedMessage: MSMessage? { nil }
}

/// Messages that belong together.
open class MSSession: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}

/// A message that an app makes.
open class MSMessage: NSObject, @unchecked Sendable {
  open private(set) var session: MSSession?
  open var url: URL?
  open var layout: MSMessageLayout?
  open var shouldExpire = false
  open var summaryText: String?
  open var error: (any Error)?
  open var isPending: Bool { false }
  open var senderParticipantIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

  public override init() {
    session = nil
    super.init()
  }
  public init(session: MSSession) {
    self.session = session
    super.init()
  }
}

/// How a message looks.
open class MSMessageLayout: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}

/// A picture with words around it.
open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
  public override init() { super.init() }
  open var caption: String?
  open var subcaption: String?
  open var trailingCaption: String?
  open var trailingSubcaption: String?
  open var image: UIImage?
  open var mediaFileURL: URL?
  open var imageTitle: String?
  open var imageSubtitle: String?
}
