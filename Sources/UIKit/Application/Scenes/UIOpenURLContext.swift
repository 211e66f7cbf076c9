// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A URL that the app is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  open private(set) var url: URL
  open private(set) var options: UIScene.OpenURLOptions

  init(url: URL, sourceApplication: String? = nil) {
    self.url = url
    options = UIScene.OpenURLOptions(sourceApplication: sourceApplication)
    super.init()
  }
}

extension UIScene {
  /// What came with a URL.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The identifier of the app that opened it: this one's, or `nil` where people did.
    open private(set) var sourceApplication: String?
    /// What the sender adds; nobody adds anything.
    open var annotation: Any? { nil }
    /// Whether a file stays where it is.
    open var openInPlace: Bool { false }

    init(sourceApplication: String?) {
      self.sourceApplication = sourceApplication
      super.init()
    }
  }

  /// How a link is to be opened.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Only by an app that is installed for it; there is none.
    open var universalLinksOnly = false
  }

  /// Opens a link as the application does.
  @preconcurrency public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    owningApplication.open(
      url, options: options?.universalLinksOnly == true ? [.universalLinksOnly: true] : [:],
      completionHandler: completion)
  }
}
