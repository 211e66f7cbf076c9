// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import Foundation
internal import UIKit

/// Answers for an object that does not declare `WKUIDelegate`, by the names of its methods.
@MainActor final class WKUIDelegateOutlet: NSObject, WKUIDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func webViewDidClose(_ webView: WKWebView) {
    link.send(OutletMessage(["webViewDidClose"], ["WKWebView"]), [webView])
  }

  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void
  ) {
    if !link.send(
      OutletMessage(
        ["webView", "contextMenuConfigurationForElement", "completionHandler"],
        ["WKWebView", "WKContextMenuElementInfo", "Void"]), [webView, elementInfo, completionHandler])
    {
      WKUIDelegateSilence.shared.webView(
        webView, contextMenuConfigurationForElement: elementInfo, completionHandler: completionHandler)
    }
  }

  func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo) {
    link.send(
      OutletMessage(["webView", "contextMenuWillPresentForElement"], ["WKWebView", "WKContextMenuElementInfo"]),
      [webView, elementInfo])
  }

  func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
  ) {
    link.send(
      OutletMessage(
        ["webView", "contextMenuForElement", "willCommitWithAnimator"],
        ["WKWebView", "WKContextMenuElementInfo", "UIContextMenuInteractionCommitAnimating"]),
      [webView, elementInfo, animator])
  }

  func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo) {
    link.send(
      OutletMessage(["webView", "contextMenuDidEndForElement"], ["WKWebView", "WKContextMenuElementInfo"]),
      [webView, elementInfo])
  }
}

/// Implements nothing that it need not.
@MainActor private final class WKUIDelegateSilence: NSObject, WKUIDelegate {
  static let shared = WKUIDelegateSilence()
}
