// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import UIKit

public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeFacebook = "com.apple.social.facebook"
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"
public let SLServiceTypeLinkedIn = "com.apple.social.linkedin"

/// How a message to a network ended.
public enum SLComposeViewControllerResult: Int, Sendable {
  case cancelled = 0
  case done = 1
}

/// Writes a message to a network. As on a device where nobody is signed in, and on every one since iOS 11, there is none: no
/// object can be made, and `isAvailable(forServiceType:)` says so.
@preconcurrency @MainActor open class SLComposeViewController: UIViewController {
  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

  public init?(forServiceType serviceType: String!) { return nil }
  public required init?(coder: NSCoder) { return nil }

  open var serviceType: String! { nil }
  open var completionHandler: ((SLComposeViewControllerResult) -> Void)?

  @discardableResult open func setInitialText(_ text: String!) -> Bool { false }
  @discardableResult open func add(_ image: UIImage!) -> Bool { false }
  @discardableResult open func add(_ url: URL!) -> Bool { false }
  @discardableResult open func removeAllImages() -> Bool { false }
  @discardableResult open func removeAllURLs() -> Bool { false }
}
