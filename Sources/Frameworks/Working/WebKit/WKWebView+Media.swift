// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

extension WKWebView {
  /// How much of the screen a page's element takes.
  public enum FullscreenState: Int, Sendable {
    case notInFullscreen = 0
    case enteringFullscreen = 1
    case inFullscreen = 2
    case exitingFullscreen = 3
  }

  /// Whether a page's media play.
  public enum MediaPlaybackState: UInt, Sendable {
    case none = 0
    case playing = 1
    case paused = 2
    case suspended = 3
  }

  /// `notInFullscreen`: pages are shown as text.
  public var fullscreenState: FullscreenState { .notInFullscreen }
  public var cameraCaptureState: WKMediaCaptureState { .none }
  public var microphoneCaptureState: WKMediaCaptureState { .none }

  // Pages are shown as text: no media play.
  @preconcurrency public func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) {
    over(completionHandler)
  }
  public func pauseAllMediaPlayback() async {}
  @preconcurrency public func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (@MainActor () -> Void)? = nil
  ) {
    over(completionHandler)
  }
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
  @preconcurrency public func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) {
    over(completionHandler)
  }
  public func closeAllMediaPresentations() async {}
  @preconcurrency public func requestMediaPlaybackState(
    completionHandler: @escaping @MainActor (MediaPlaybackState) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(.none) }
  }
  public func requestMediaPlaybackState() async -> MediaPlaybackState { .none }

  private func over(_ handler: (@MainActor () -> Void)?) { DispatchQueue.main.async { handler?() } }

  /// Shows a text as if a server had given it for a request.
  @discardableResult
  public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
    loadHTMLString(string, baseURL: request.url) ?? WKNavigation()
  }
  @discardableResult
  public func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation { loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: request.url) ?? WKNavigation() }
}

public enum WKMediaCaptureState: Int, Sendable {
  case none = 0
  case active = 1
  case muted = 2
}

public enum WKPermissionDecision: Int, Sendable {
  case prompt = 0
  case grant = 1
  case deny = 2
}

public enum WKMediaCaptureType: Int, Sendable {
  case camera = 0
  case microphone = 1
  case cameraAndMicrophone = 2
}

/// Where a page comes from.
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
  open private(set) var `protocol`: String
  open private(set) var host: String
  /// 0 for the scheme's own.
  open private(set) var port: Int
  init(_ url: URL?) {
    (`protocol`, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0)
    super.init()
  }
}

extension WKFrameInfo {
  public var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }
}

/// What a menu is opened on.
@preconcurrency @MainActor open class WKContextMenuElementInfo: NSObject {
  open private(set) var linkURL: URL?
  init(_ url: URL?) {
    linkURL = url
    super.init()
  }
}

/// Hears what scripts of pages send, and answers; no page has scripts here, so nobody is called.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void)
}

extension WKUserContentController {
  public func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {}
}
