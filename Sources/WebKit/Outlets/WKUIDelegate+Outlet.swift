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
}
