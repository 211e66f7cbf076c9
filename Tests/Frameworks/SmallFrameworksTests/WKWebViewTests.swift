// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import TesseraTesting
import Testing
import UIKit

@testable import WebKit

/// Pages as text.
@MainActor @Suite struct WKWebViewTests {
  private final class Listener: NSObject, WKNavigationDelegate {
    var log: [String] = []
    var refuses = false
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      log.append("decide \(navigationAction.request.url?.lastPathComponent ?? "") \(navigationAction.navigationType)")
      decisionHandler(refuses ? .cancel : .allow)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { log.append("start") }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { log.append("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { log.append("finish") }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { log.append("fail \((error as NSError).code)") }
  }

  private func settle(_ web: WKWebView) async {
    for _ in 0..<200 where web.isLoading { await Task.yield() }
  }

  private func text(_ web: WKWebView) -> String? { (web.scrollView as? UITextView)?.text }

  private func page(_ text: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    try Data(text.utf8).write(to: file)
    return file
  }

  @Test func aPagesTextIsShownAndTheDelegateHearsOfItInOrder() async throws {
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), configuration: WKWebViewConfiguration())
    let listener = Listener()
    web.navigationDelegate = listener
    web.loadHTMLString(
      "<html><head><title>Tea</title></head><body><h1>Green</h1><p>and black</p></body></html>", baseURL: nil)
    #expect(web.isLoading)
    await settle(web)
    #expect(text(web)?.contains("Green") == true && text(web)?.contains("and black") == true)
    #expect(web.title == "Tea" && web.estimatedProgress == 1 && listener.log == ["start", "commit", "finish"])
  }

  @Test func theAddressCanBeObservedByPathAndByName() async throws {
    let file = try page("<p>one</p>")
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var lines: [String] = []
    let address = web.observe(\.url, _tesseraKey: "url", options: [.new]) { view, _ in
      lines.append("url \(view.url?.pathExtension ?? "none")")
    }
    let loading = web.observe(\.isLoading, _tesseraKey: "isLoading", options: [.new]) { _, change in
      lines.append("loading \(change.newValue == true)")
    }
    web.loadFileURL(file, allowingReadAccessTo: file)
    await settle(web)
    address.invalidate()
    loading.invalidate()
    #expect(lines.contains("url html") && lines.contains("loading true") && lines.last == "loading false", "\(lines)")
    try FileManager.default.removeItem(at: file)
  }

  @Test func pagesFollowEachOtherAndOneGoesBack() async throws {
    let (first, second) = (try page("<p>one</p>"), try page("<p>two</p>"))
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let listener = Listener()
    web.navigationDelegate = listener
    web.load(URLRequest(url: first))
    await settle(web)
    web.load(URLRequest(url: second))
    await settle(web)
    #expect(text(web)?.contains("two") == true && web.canGoBack && !web.canGoForward && web.url == second)
    web.goBack()
    await settle(web)
    #expect(text(web)?.contains("one") == true && web.canGoForward)
    listener.refuses = true
    web.goForward()
    await settle(web)
    #expect(text(web)?.contains("one") == true && web.canGoForward && !web.isLoading)
    #expect(listener.log.last?.hasSuffix("backForward") == true)
  }

  @Test func aNibsWebViewIsOne() throws {
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      <wkWebView id="w"><rect key="frame" x="0" y="0" width="100" height="80"/>
      <wkWebViewConfiguration key="configuration"/></wkWebView></objects></document>
      """
    let made = UINib(data: Data(source.utf8), bundle: nil).instantiate(withOwner: nil)
    let web = try #require(made.first as? WKWebView)
    #expect(web.bounds.size == CGSize(width: 100, height: 80) && web.page.frame == web.bounds)
  }

  @Test func aPageThatDoesNotComeLeavesItsAddress() async throws {
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let listener = Listener()
    web.navigationDelegate = listener
    web.load(URLRequest(url: URL(fileURLWithPath: "/nowhere/page.html")))
    await settle(web)
    #expect(listener.log.last == "fail \(URLError.fileDoesNotExist.rawValue)")
    let button = web.page.subviews.compactMap { $0 as? UIButton }.first
    #expect(button?.isHidden == false && button?.configuration?.subtitle?.hasSuffix("/nowhere/page.html") == true)
    web.load(URLRequest(url: try #require(URL(string: "ftp://example.org"))))
    await settle(web)
    #expect(listener.log.last == "fail \(URLError.unsupportedURL.rawValue)")
    var failure: (any Error)?
    do { _ = try await web.evaluateJavaScript("1") } catch { failure = error }
    #expect(failure as? WKError == WKError(.javaScriptExceptionOccurred))
  }

  private final class OwnScheme: NSObject, WKURLSchemeHandler {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
      urlSchemeTask.didReceive(Data("<title>Own</title><p>of the".utf8))
      urlSchemeTask.didReceive(Data(" app</p>".utf8))
      urlSchemeTask.didFinish()
    }
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
  }

  @Test func anAppGivesPagesOfItsOwnSchemeAndTheListNamesThem() async throws {
    let configuration = WKWebViewConfiguration()
    let handler = OwnScheme()
    configuration.setURLSchemeHandler(handler, forURLScheme: "own")
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), configuration: configuration)
    web.load(URLRequest(url: try #require(URL(string: "own://a"))))
    await settle(web)
    #expect(web.title == "Own" && text(web)?.contains("of the app") == true)
    web.load(URLRequest(url: try page("<title>Two</title>two")))
    await settle(web)
    let list = web.backForwardList
    #expect(list.backItem?.url.absoluteString == "own://a" && list.backItem?.title == "Own" && list.forwardItem == nil)
    web.go(to: try #require(list.backItem))
    await settle(web)
    #expect(web.title == "Own" && web.backForwardList.forwardList.map(\.title) == ["Two"])
  }

  @Test func aPictureIsTakenOfWhatIsSeenAndNoScriptRuns() async throws {
    let screen = TestScreen(.iPhone16)
    screen.show(UIViewController())
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let configuration = WKSnapshotConfiguration()
    configuration.rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    configuration.snapshotWidth = 50
    #expect(try await web.takeSnapshot(configuration: configuration).size == CGSize(width: 50, height: 25))
    await #expect(throws: WKError.self) { try await web.callAsyncJavaScript("1", contentWorld: .page) }
  }

  @Test func cookiesAreThoseOfOtherRequests() async throws {
    let cookie = try #require(
      HTTPCookie(properties: [.name: "tea", .value: "green", .domain: "example.org", .path: "/"]))
    let store = WKWebsiteDataStore.default().httpCookieStore
    await store.setCookie(cookie)
    #expect(await store.allCookies().contains { $0.name == "tea" })
    await store.deleteCookie(cookie)
    #expect(await !store.allCookies().contains { $0.name == "tea" })
  }
}
