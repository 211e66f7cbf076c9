// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import FoundationNetworking

/// Answers for an object that does not declare `UIWebViewDelegate`, by the names of its methods.
@MainActor final class UIWebViewDelegateOutlet: NSObject, UIWebViewDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType)
    -> Bool
  {
    if let answer: Bool = link.answer(
      OutletMessage(
        ["webView", "shouldStartLoadWith", "navigationType"], ["UIWebView", "URLRequest", "NavigationType"]),
      [webView, request, navigationType])
    {
      return answer
    }
    return UIWebViewDelegateSilence.shared.webView(
      webView, shouldStartLoadWith: request, navigationType: navigationType)
  }

  func webViewDidStartLoad(_ webView: UIWebView) {
    link.send(OutletMessage(["webViewDidStartLoad"], ["UIWebView"]), [webView])
  }

  func webViewDidFinishLoad(_ webView: UIWebView) {
    link.send(OutletMessage(["webViewDidFinishLoad"], ["UIWebView"]), [webView])
  }

  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
    link.send(OutletMessage(["webView", "didFailLoadWithError"], ["UIWebView", "Error"]), [webView, error])
  }
}

/// Implements nothing that it need not.
@MainActor private final class UIWebViewDelegateSilence: NSObject, UIWebViewDelegate {
  static let shared = UIWebViewDelegateSilence()
}
