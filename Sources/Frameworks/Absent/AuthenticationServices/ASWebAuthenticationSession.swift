// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SafariServices
public import UIKit

/// Why nobody signed in on a website.
public struct ASWebAuthenticationSessionError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = ASWebAuthenticationSessionError
    case canceledLogin = 1
    case presentationContextNotProvided = 2
    case presentationContextInvalid = 3
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

public let ASWebAuthenticationSessionErrorDomain = ASWebAuthenticationSessionError.errorDomain

/// Says in which window a website is shown.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Lets somebody sign in on a website. It is named, and opens in the viewer's browser, from where nothing comes back: the
/// session ends when it is left.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// Which address ends the session. No page comes back here, so none is compared.
  public final class Callback: NSObject, Sendable {
    private let scheme: String?
    private let host: String?
    private let path: String?

    private init(scheme: String?, host: String?, path: String?) {
      (self.scheme, self.host, self.path) = (scheme, host, path)
      super.init()
    }

    /// Any address with a scheme of the app's own.
    public class func customScheme(_ customScheme: String) -> Callback {
      Callback(scheme: customScheme, host: nil, path: nil)
    }
    /// Addresses of a site that the app belongs to.
    public class func https(host: String, path: String) -> Callback {
      Callback(scheme: "https", host: host, path: path)
    }
    /// Whether an address is one of those.
    public func matchesURL(_ url: URL) -> Bool {
      guard url.scheme?.lowercased() == scheme?.lowercased() else { return false }
      return (host == nil || url.host == host) && (path == nil || url.path == path)
    }
  }

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  private let url: URL
  private var handler: CompletionHandler?
  private var page: SFSafariViewController?
  private var hasStarted = false
  private let leaving = Leaving()

  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    (url, handler) = (URL, completionHandler)
    super.init()
    leaving.session = self
  }

  /// A session that an address ends.
  public convenience init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    self.init(url: URL, callbackURLScheme: nil, completionHandler: completionHandler)
  }

  /// Whether the session can be started: once, for a website.
  open var canStart: Bool {
    !hasStarted && ["http", "https"].contains(url.scheme?.lowercased() ?? "") && presentationContextProvider != nil
  }

  /// Names the website.
  ///
  /// - Returns: Whether it could.
  @discardableResult open func start() -> Bool {
    guard !hasStarted else { return false }
    guard let presentationContextProvider else {
      finish(.presentationContextNotProvided)
      return false
    }
    guard canStart, let root = presentationContextProvider.presentationAnchor(for: self).rootViewController else {
      finish(.presentationContextInvalid)
      return false
    }
    hasStarted = true
    var top = root
    while let next = top.presentedViewController { top = next }
    let page = SFSafariViewController(url: url)
    page.dismissButtonStyle = .cancel
    page.delegate = leaving
    self.page = page
    top.present(page, animated: true)
    Self.running.append(self)
    return true
  }

  /// As on iOS, a session is there for as long as its page is.
  private static var running: [ASWebAuthenticationSession] = []

  /// Takes the page away.
  open func cancel() {
    guard let page else { return }
    page.dismiss(animated: true)
    finish(.canceledLogin)
  }

  /// Hears that somebody leaves the page.
  private final class Leaving: NSObject, SFSafariViewControllerDelegate {
    weak var session: ASWebAuthenticationSession?
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { session?.finish(.canceledLogin) }
  }

  private func finish(_ code: ASWebAuthenticationSessionError.Code) {
    page = nil
    Self.running.removeAll { $0 === self }
    let handler = handler
    self.handler = nil
    DispatchQueue.main.async { handler?(nil, ASWebAuthenticationSessionError(code)) }
  }
}
