// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import Foundation
internal import FoundationNetworking
internal import UIKit

/// Answers for an object that does not declare `WKNavigationDelegate`, by the names of its methods.
@MainActor final class WKNavigationDelegateOutlet: NSObject, WKNavigationDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    if !link.send(
      OutletMessage(["webView", "decidePolicyFor", "decisionHandler"], ["WKWebView", "WKNavigationAction", "Void"]),
      [webView, navigationAction, decisionHandler])
    {
      WKNavigationDelegateSilence.shared.webView(
        webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler)
    }
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) {
    if !link.send(
      OutletMessage(["webView", "decidePolicyFor", "decisionHandler"], ["WKWebView", "WKNavigationResponse", "Void"]),
      [webView, navigationResponse, decisionHandler])
    {
      WKNavigationDelegateSilence.shared.webView(
        webView, decidePolicyFor: navigationResponse, decisionHandler: decisionHandler)
    }
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    link.send(
      OutletMessage(["webView", "didStartProvisionalNavigation"], ["WKWebView", "WKNavigation"]), [webView, navigation])
  }

  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
    link.send(
      OutletMessage(["webView", "didReceiveServerRedirectForProvisionalNavigation"], ["WKWebView", "WKNavigation"]),
      [webView, navigation])
  }

  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  {
    link.send(
      OutletMessage(["webView", "didFailProvisionalNavigation", "withError"], ["WKWebView", "WKNavigation", "Error"]),
      [webView, navigation, error])
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    link.send(OutletMessage(["webView", "didCommit"], ["WKWebView", "WKNavigation"]), [webView, navigation])
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    link.send(OutletMessage(["webView", "didFinish"], ["WKWebView", "WKNavigation"]), [webView, navigation])
  }

  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    link.send(
      OutletMessage(["webView", "didFail", "withError"], ["WKWebView", "WKNavigation", "Error"]),
      [webView, navigation, error])
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    link.send(OutletMessage(["webViewWebContentProcessDidTerminate"], ["WKWebView"]), [webView])
  }

  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
    link.send(
      OutletMessage(["webView", "navigationAction", "didBecome"], ["WKWebView", "WKNavigationAction", "WKDownload"]),
      [webView, navigationAction, download])
  }

  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
    link.send(
      OutletMessage(
        ["webView", "navigationResponse", "didBecome"], ["WKWebView", "WKNavigationResponse", "WKDownload"]),
      [webView, navigationResponse, download])
  }
}

/// Implements nothing that it need not.
@MainActor private final class WKNavigationDelegateSilence: NSObject, WKNavigationDelegate {
  static let shared = WKNavigationDelegateSilence()
}
