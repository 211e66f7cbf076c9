// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What an app hands to an extension, or an extension hands back: text with things attached.
open class NSExtensionItem: NSObject, NSCopying, @unchecked Sendable {
  /// The title. Defaults to `nil`.
  open var attributedTitle: NSAttributedString?
  /// The text. Defaults to `nil`.
  open var attributedContentText: NSAttributedString?
  /// What is attached. Defaults to `nil`.
  open var attachments: [NSItemProvider]?
  /// What else there is to say. Defaults to `nil`.
  open var userInfo: [AnyHashable: Any]?

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let other = NSExtensionItem()
    (other.attributedTitle, other.attributedContentText) = (attributedTitle, attributedContentText)
    (other.attachments, other.userInfo) = (attachments, userInfo)
    return other
  }
}

/// The key of an item's title in its dictionary.
public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
/// The key of an item's text in its dictionary.
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
/// The key of an item's attachments in its dictionary.
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
/// The key of what a page's script found out, in what an extension is given.
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
/// The key of what a page's script is given when an extension is done.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
/// The key of an error's items that an extension could not handle.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"

/// The class that an extension begins with. Extensions are not run here, so that nothing calls it.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Takes what the app hands over.
  func beginRequest(with context: NSExtensionContext)
}
