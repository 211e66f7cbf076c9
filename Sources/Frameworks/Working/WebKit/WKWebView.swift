// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

/// Shows the text of pages: headings, paragraphs, lists and links, without styles of their own, pictures and scripts.
///
/// Pages come over the network as any request does: in jobs from the app's fixtures. One that does not come leaves its
/// address, which opens in the viewer's own browser.
@preconcurrency @MainActor open class WKWebView: UIView {
  open private(set) var configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether swipes from the sides go back and forth. Defaults to `false`.
  open var allowsBackForwardNavigationGestures = false
  /// A hint. Defaults to `true`.
  open var allowsLinkPreview = true
  /// A hint. Defaults to `true`.
  open var allowsMagnification = true
  open var customUserAgent: String?
  open var isInspectable = false
  open var pageZoom: CGFloat = 1

  // What apps observe.
  open internal(set) var url: URL? {
    // Key paths of Swift's say `url`.
    willSet { for key in ["URL", "url"] { willChangeValue(forKey: key) } }
    didSet { for key in ["URL", "url"] { didChangeValue(forKey: key) } }
  }
  open internal(set) var title: String? {
    willSet { willChangeValue(forKey: "title") }
    didSet { didChangeValue(forKey: "title") }
  }
  open internal(set) var isLoading = false {
    willSet { willChangeValue(forKey: "loading") }
    didSet { didChangeValue(forKey: "loading") }
  }
  /// From 0 to 1.
  open internal(set) var estimatedProgress: Double = 0 {
    willSet { willChangeValue(forKey: "estimatedProgress") }
    didSet { didChangeValue(forKey: "estimatedProgress") }
  }
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }

  /// What pages are drawn in.
  let page = WebPageView()
  /// The pages until now, and which of them is shown.
  var history: [URLRequest] = []
  var place = -1 {
    willSet { for key in ["canGoBack", "canGoForward"] { willChangeValue(forKey: key) } }
    didSet { for key in ["canGoBack", "canGoForward"] { didChangeValue(forKey: key) } }
  }
  /// The titles of those that have been shown.
  var titles: [Int: String?] = [:]
  var task: URLSessionDataTask?
  var schemeTask: (handler: any WKURLSchemeHandler, task: SchemeTask)?
  /// Kept: there is nothing under a page.
  open var underPageBackgroundColor: UIColor! = .systemBackground
  var current: WKNavigation?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    prepare()
  }

  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    if backgroundColor == nil { backgroundColor = .systemBackground }
    page.frame = bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.onLink = { [weak self] in self?.follow($0) }
    addSubview(page)
  }

  open var scrollView: UIScrollView { page.text }
  open var canGoBack: Bool { place > 0 }
  open var canGoForward: Bool { place + 1 < history.count }

  /// Runs no script: the block is told so.
  @preconcurrency open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(nil, WKError(.javaScriptExceptionOccurred)) }
  }

  /// Runs no script: throws.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    throw WKError(.javaScriptExceptionOccurred)
  }

  /// Whether addresses of a scheme are shown.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data"].contains(urlScheme.lowercased())
  }

  /// Shows the page of an address.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    start(request, .other) { self.note(request) }
  }

  /// Shows a page that the app has itself.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let navigation = begin()
    url = baseURL ?? URL(string: "about:blank")
    later(navigation) {
      self.navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      self.show(Data(string.utf8), baseURL, navigation)
    }
    return navigation
  }

  /// Shows a page that the app has itself.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL) }

  /// Shows a page of a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  @discardableResult
  open func reload() -> WKNavigation? {
    history.indices.contains(place) ? start(history[place], .reload) {} : nil
  }

  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }

  open func stopLoading() {
    task?.cancel()
    if let schemeTask {
      self.schemeTask = nil
      schemeTask.handler.webView(self, stop: schemeTask.task)
    }
    (task, current) = (nil, nil)
    isLoading = false
  }

  @discardableResult open func goBack() -> WKNavigation? { canGoBack ? go(to: place - 1) : nil }

  @discardableResult open func goForward() -> WKNavigation? {
    canGoForward ? go(to: place + 1) : nil
  }

  /// Runs no script: the block is told so.
  @preconcurrency open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) } }

  /// Runs no script: the block is told so.
  @preconcurrency open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) } }

  /// Runs no script: throws.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }

  /// Writes no such file: the block is told so.
  @preconcurrency open func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) { DispatchQueue.main.async { completionHandler(.failure(WKError(.unknown))) } }

  /// Makes a picture of what is seen.
  @preconcurrency open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { [self] in
      let picture = picture(snapshotConfiguration)
      completionHandler(picture, picture == nil ? WKError(.unknown) : nil)
    }
  }

  open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    guard let picture = picture(configuration) else { throw WKError(.unknown) }
    return picture
  }

  /// The pages as they are now.
  open var backForwardList: WKBackForwardList {
    let items = history.enumerated().map { index, request in
      WKBackForwardListItem(request.url ?? URL(fileURLWithPath: "/"), titles[index] ?? nil, index)
    }
    return WKBackForwardList(items, place)
  }

  /// Shows a page of the list again.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    history.indices.contains(item.place) && history[item.place].url == item.url ? go(to: item.place) : nil
  }
}
