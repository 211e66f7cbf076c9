// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import Testing

@testable import UIKit

/// Pages by the API of the time before WebKit.
@MainActor @Suite struct UIWebViewTests {
  private final class Listener: NSObject, UIWebViewDelegate {
    var log: [String] = []
    var allows = true
    func webView(
      _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool {
      log.append("should \(request.url?.lastPathComponent ?? "") \(navigationType.rawValue)")
      return allows
    }
    func webViewDidStartLoad(_ webView: UIWebView) { log.append("start") }
    func webViewDidFinishLoad(_ webView: UIWebView) { log.append("finish") }
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
      log.append("fail \((error as NSError).code)")
    }
  }

  private func settle(_ log: @autoclosure () -> [String], _ last: String) async {
    for _ in 0..<1000 where log().last?.hasPrefix(last) != true { await Task.yield() }
  }

  @Test func aFileIsAskedForShownAndGoneBackFrom() async throws {
    let files = try ["One", "Two"].map { name in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID()).html")
      try Data("<html><head><title>\(name)</title></head><body><p>Text \(name)</p></body></html>".utf8).write(to: file)
      return file
    }
    defer { files.forEach { try? FileManager.default.removeItem(at: $0) } }
    let web = UIWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let listener = Listener()
    web.delegate = listener
    web.loadRequest(URLRequest(url: files[0]))
    await settle(listener.log, "finish")
    #expect(listener.log == ["should \(files[0].lastPathComponent) 5", "start", "finish"])
    #expect((web.scrollView as? UITextView)?.text?.contains("Text One") == true)
    #expect(web.stringByEvaluatingJavaScript(from: "document.title") == "One")
    #expect(web.stringByEvaluatingJavaScript(from: "alert(1)") == nil)
    listener.log = []
    web.loadRequest(URLRequest(url: files[1]))
    await settle(listener.log, "finish")
    #expect(web.canGoBack && !web.canGoForward)
    listener.log = []
    web.goBack()
    await settle(listener.log, "finish")
    #expect(web.canGoForward && web.request?.url == files[0] && listener.log.first?.hasSuffix(" 2") == true)
  }

  @Test func aPageThatIsNotThereFailsAndARefusedOneNeverBegins() async {
    let web = UIWebView(frame: .zero)
    let listener = Listener()
    web.delegate = listener
    web.loadRequest(URLRequest(url: URL(fileURLWithPath: "/nowhere.html")))
    await settle(listener.log, "fail")
    #expect(listener.log.last == "fail \(URLError.fileDoesNotExist.rawValue)" && !web.isLoading)
    listener.log = []
    listener.allows = false
    web.loadHTMLString("<p>Hello</p>", baseURL: nil)
    await settle(listener.log, "should")
    #expect(listener.log.count == 1 && !web.isLoading)
  }
}
