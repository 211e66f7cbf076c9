// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

/// Gives pages of a scheme of the app's own.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A page that is waited for.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

/// Gathers what a handler sends.
final class SchemeTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  private var data = Data()
  private var done: (@MainActor (Data, (any Error)?) -> Void)?

  init(_ request: URLRequest, _ done: @escaping @MainActor (Data, (any Error)?) -> Void) {
    (self.request, self.done) = (request, done)
    super.init()
  }

  func didReceive(_ response: URLResponse) {}
  func didReceive(_ data: Data) { self.data += data }
  func didFinish() { end(nil) }
  func didFailWithError(_ error: any Error) { end(error) }

  private func end(_ error: (any Error)?) {
    let done = done
    self.done = nil
    done?(data, error)
  }
}
