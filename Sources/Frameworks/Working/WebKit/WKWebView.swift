// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import FoundationNetworking

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
  open func evaluateJavaScript(
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
}
