// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import FoundationNetworking

/// Asked and told about the pages of a web view.
@available(iOS, introduced: 2, deprecated: 12, message: "No longer supported.")
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool
  func webViewDidStartLoad(_ webView: UIWebView)
  func webViewDidFinishLoad(_ webView: UIWebView)
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

@available(iOS, introduced: 2, deprecated: 12, message: "No longer supported.")
extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// Shows the text of pages, as `WKWebView` does here, by the API that was before that.
@available(iOS, introduced: 2, deprecated: 12, message: "No longer supported; please adopt WKWebView.")
@preconcurrency @MainActor open class UIWebView: UIView {
  /// Why a page is asked for.
  public enum NavigationType: Int, Sendable {
    case linkClicked = 0
    case formSubmitted = 1
    case backForward = 2
    case reload = 3
    case formResubmitted = 4
    case other = 5
  }

  /// How a page is cut into pages of paper; kept, all is one.
  public enum PaginationMode: Int, Sendable {
    case unpaginated = 0
    case leftToRight = 1
    case topToBottom = 2
    case bottomToTop = 3
    case rightToLeft = 4
  }

  /// Where pages of paper end.
  public enum PaginationBreakingMode: Int, Sendable {
    case page = 0
    case column = 1
  }

  open weak var delegate: (any UIWebViewDelegate)?
  /// Text is broken at the view's width anyway. Defaults to `false`.
  open var scalesPageToFit = false
  /// Which parts of the text are links. Defaults to links alone, which the page has itself.
  open var dataDetectorTypes: UIDataDetectorTypes = .link
  // Pages have no media and no forms here: what these say is kept.
  open var allowsInlineMediaPlayback = false
  open var mediaPlaybackRequiresUserAction = true
  open var mediaPlaybackAllowsAirPlay = true
  open var suppressesIncrementalRendering = false
  open var keyboardDisplayRequiresUserAction = true
  open var allowsLinkPreview = false
  open var allowsPictureInPictureMediaPlayback = false
  open var paginationMode = PaginationMode.unpaginated
  open var paginationBreakingMode = PaginationBreakingMode.page
  open var pageLength: CGFloat = 0
  open var gapBetweenPages: CGFloat = 0

  /// The page that is shown or on its way.
  open private(set) var request: URLRequest?
  open private(set) var isLoading = false
  private let page = WebPageView()
  private var title: String?
  private var history: [URLRequest] = []
  private var place = -1
  private var task: URLSessionDataTask?
  /// Counts what was asked for, so that what was given up is known when it comes.
  private var turn = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    finishDecoding(coder, as: UIWebView.self)
  }

  private func prepare() {
    if backgroundColor == nil { backgroundColor = .systemBackground }
    page.frame = bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.onLink = { [weak self] url in
      self?.start(URLRequest(url: url), .linkClicked) { self?.note(URLRequest(url: url)) }
    }
    addSubview(page)
  }

  open var scrollView: UIScrollView { page.text }
  open var pageCount: Int { 1 }
  open var canGoBack: Bool { place > 0 }
  open var canGoForward: Bool { place + 1 < history.count }

  /// Shows the page of an address.
  open func loadRequest(_ request: URLRequest) { start(request, .other) { self.note(request) } }

  /// Shows a page that the app has itself.
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    load(Data(string.utf8), mimeType: "text/html", textEncodingName: "utf-8", url: baseURL)
  }

  /// Shows a page that the app has itself.
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
    load(data, mimeType: MIMEType, textEncodingName: textEncodingName, url: baseURL)
  }

  private func load(_ data: Data, mimeType: String, textEncodingName: String, url: URL?) {
    guard let shown = url ?? URL(string: "about:blank") else { return }
    start(URLRequest(url: shown), .other, answer: data) {}
  }

  open func reload() {
    if history.indices.contains(place) { start(history[place], .reload) {} }
  }

  open func stopLoading() {
    turn += 1
    task?.cancel()
    task = nil
    isLoading = false
  }

  open func goBack() { go(to: place - 1) }
  open func goForward() { go(to: place + 1) }

  private func go(to index: Int) {
    guard history.indices.contains(index) else { return }
    start(history[index], .backForward) { self.place = index }
  }

  /// Runs no script. Of what scripts are asked for, the page's title and address are known; the rest is `nil`.
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    switch script.trimmingCharacters(in: CharacterSet(charactersIn: "; \n")) {
    case "document.title": title ?? ""
    case "document.URL", "window.location.href", "window.location", "location.href":
      request?.url?.absoluteString ?? "about:blank"
    default: nil
    }
  }

  private func note(_ request: URLRequest) {
    history = Array(history.prefix(place + 1)) + [request]
    place = history.count - 1
  }

  // MARK: - On its way

  private func start(
    _ request: URLRequest, _ type: NavigationType, answer: Data? = nil, taken: @escaping @MainActor () -> Void
  ) {
    stopLoading()
    let turn = turn
    later(turn) {
      guard self.delegate?.webView(self, shouldStartLoadWith: request, navigationType: type) ?? true,
        self.turn == turn
      else { return }
      taken()
      self.request = request
      self.isLoading = true
      self.delegate?.webViewDidStartLoad(self)
      guard self.turn == turn else { return }
      if let answer { self.show(answer) } else { self.fetch(request, turn) }
    }
  }

  private func later(_ turn: Int, _ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { [weak self] in if self?.turn == turn { work() } }
  }

  private func fetch(_ request: URLRequest, _ turn: Int) {
    guard let url = request.url else { return fail(URLError(.badURL)) }
    if url.isFileURL {
      guard let data = try? Data(contentsOf: url) else { return fail(URLError(.fileDoesNotExist)) }
      return show(data)
    }
    guard ["http", "https"].contains(url.scheme?.lowercased() ?? "") else { return fail(URLError(.unsupportedURL)) }
    let fetch = URLSession.shared.dataTask(with: request) { [weak self] data, _, error in
      DispatchQueue.main.async {
        guard let self, self.turn == turn else { return }
        if let data { self.show(data) } else { self.fail(error ?? URLError(.badServerResponse)) }
      }
    }
    task = fetch
    fetch.resume()
  }

  private func show(_ data: Data) {
    title = page.show(data, of: request?.url)
    task = nil
    isLoading = false
    delegate?.webViewDidFinishLoad(self)
  }

  private func fail(_ error: any Error) {
    if let url = request?.url { page.showFailure(of: url, error) }
    task = nil
    isLoading = false
    delegate?.webView(self, didFailLoadWithError: error)
  }
}
