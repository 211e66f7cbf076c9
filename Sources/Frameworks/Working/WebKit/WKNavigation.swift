// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

/// A page on its way into a view.
@preconcurrency @MainActor open class WKNavigation: NSObject {
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
}

/// Why a page is asked for.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted = 1
  case backForward = 2
  case reload = 3
  case formResubmitted = 4
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

/// A part of a page: here, always all of it.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  open internal(set) var isMainFrame = true
  open internal(set) var request: URLRequest
  open internal(set) weak var webView: WKWebView?

  public override init() {
    request = .ofNothing
    super.init()
  }

  convenience init(_ request: URLRequest, _ webView: WKWebView?) {
    self.init()
    (self.request, self.webView) = (request, webView)
  }
}

/// What would have a view show another page.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  open private(set) var request: URLRequest
  open private(set) var navigationType: WKNavigationType
  open private(set) var sourceFrame: WKFrameInfo
  open private(set) var targetFrame: WKFrameInfo?
  open var shouldPerformDownload: Bool { false }

  public override init() {
    (request, navigationType, sourceFrame, targetFrame) = (.ofNothing, .other, WKFrameInfo(), nil)
    super.init()
  }

  convenience init(_ request: URLRequest, _ type: WKNavigationType, in webView: WKWebView) {
    self.init()
    (self.request, navigationType) = (request, type)
    sourceFrame = WKFrameInfo(request, webView)
    targetFrame = WKFrameInfo(request, webView)
  }
}

/// What a server answered.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  open private(set) var response: URLResponse
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool {
    response.mimeType.map { $0.hasPrefix("text/") || $0.contains("html") } ?? true
  }

  public override init() {
    response = URLResponse(url: URLRequest.blank, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    super.init()
  }

  convenience init(_ response: URLResponse) {
    self.init()
    self.response = response
  }
}

/// Asked and told about pages.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  )
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) { webView.askPlainly(self, navigationAction) { decisionHandler($0, preferences) } }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(navigationResponse.canShowMIMEType ? .allow : .cancel) }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {}
  public func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {}
}

extension URLRequest {
  /// The address of an empty page.
  static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")
  /// The request of objects that stand for no page, as mocks of tests do.
  static var ofNothing: URLRequest { URLRequest(url: blank) }
}
