// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

extension WKWebView {

  func go(to index: Int) -> WKNavigation? {
    start(history[index], .backForward) { self.place = index }
  }

  /// A link of the page was tapped.
  func follow(_ url: URL) {
    start(URLRequest(url: url), .linkActivated) { self.note(URLRequest(url: url)) }
  }

  func note(_ request: URLRequest) {
    history = Array(history.prefix(place + 1)) + [request]
    titles = titles.filter { $0.key < history.count - 1 }
    place = history.count - 1
  }

  // MARK: - On its way

  func begin() -> WKNavigation {
    stopLoading()
    let navigation = WKNavigation()
    current = navigation
    isLoading = true
    estimatedProgress = 0.1
    return navigation
  }

  func later(_ navigation: WKNavigation, _ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { [weak self] in if self?.current === navigation { work() } }
  }

  /// Asks, then fetches.
  ///
  /// - Parameter taken: Called when the delegate lets it happen.
  @discardableResult
  func start(
    _ request: URLRequest, _ type: WKNavigationType, taken: @escaping @MainActor () -> Void
  ) -> WKNavigation? {
    guard request.url != nil else { return nil }
    let navigation = begin()
    later(navigation) {
      let action = WKNavigationAction(request, type, in: self)
      self.ask(action) { policy in
        guard self.current === navigation else { return }
        if policy == .download {
          self.stopLoading()
          let download = WKDownload(request, self)
          self.navigationDelegate?.webView(self, navigationAction: action, didBecome: download)
          return download.begin()
        }
        guard policy == .allow else { return self.stopLoading() }
        taken()
        self.url = request.url
        self.navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        self.fetch(request, navigation)
      }
    }
    return navigation
  }

  private func ask(_ action: WKNavigationAction, _ answer: @escaping @MainActor (WKNavigationActionPolicy) -> Void) {
    guard let navigationDelegate else { return answer(.allow) }
    navigationDelegate.webView(
      self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences
    ) { policy, _ in answer(policy) }
  }

  /// For delegates that have only the older question.
  func askPlainly(
    _ delegate: any WKNavigationDelegate, _ action: WKNavigationAction,
    _ answer: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { delegate.webView(self, decidePolicyFor: action, decisionHandler: answer) }

  private func fetch(_ request: URLRequest, _ navigation: WKNavigation) {
    guard let url = request.url else { return }
    if url.isFileURL {
      guard let data = try? Data(contentsOf: url) else {
        return fail(URLError(.fileDoesNotExist), navigation)
      }
      return show(data, url, navigation)
    }
    if let handler = url.scheme.flatMap({ configuration.urlSchemeHandler(forURLScheme: $0) }) {
      let work = SchemeTask(request) { [weak self] data, error in
        guard let self, self.current === navigation else { return }
        if let error { fail(error, navigation) } else { show(data, url, navigation) }
      }
      schemeTask = (handler, work)
      return handler.webView(self, start: work)
    }
    guard ["http", "https"].contains(url.scheme?.lowercased() ?? "") else {
      return fail(URLError(.unsupportedURL), navigation)
    }
    let fetch = URLSession.shared.dataTask(with: request) { [weak self] data, response, error in
      DispatchQueue.main.async {
        guard let self, self.current === navigation else { return }
        guard let data, let response else {
          return self.fail(error ?? URLError(.badServerResponse), navigation)
        }
        self.take(data, response, navigation)
      }
    }
    task = fetch
    estimatedProgress = 0.3
    fetch.resume()
  }

  private func take(_ data: Data, _ response: URLResponse, _ navigation: WKNavigation) {
    let received = WKNavigationResponse(response)
    let answer: @MainActor (WKNavigationResponsePolicy) -> Void = { policy in
      guard self.current === navigation else { return }
      if policy == .download {
        self.end()
        let download = WKDownload(URLRequest(url: response.url ?? URL(fileURLWithPath: "/")), self)
        self.navigationDelegate?.webView(self, navigationResponse: received, didBecome: download)
        return download.begin(with: data, response)
      }
      policy == .allow
        ? self.show(data, response.url, navigation)
        : self.fail(URLError(.cannotDecodeContentData), navigation)
    }
    guard let navigationDelegate else { return answer(.allow) }
    navigationDelegate.webView(
      self, decidePolicyFor: received, decisionHandler: answer)
  }

  func show(_ data: Data, _ url: URL?, _ navigation: WKNavigation) {
    if let url { self.url = url }
    navigationDelegate?.webView(self, didCommit: navigation)
    title = page.show(data, of: url)
    titles[place] = title
    end()
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  private func fail(_ error: any Error, _ navigation: WKNavigation) {
    if let url { page.showFailure(of: url, error) }
    end()
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
  }

  private func end() {
    (task, schemeTask, current) = (nil, nil, nil)
    estimatedProgress = 1
    isLoading = false
  }
}
