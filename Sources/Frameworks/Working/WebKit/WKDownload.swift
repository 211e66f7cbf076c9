// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

/// A file on its way from a server to where the delegate says.
@preconcurrency @MainActor open class WKDownload: NSObject {
  public enum RedirectPolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
  }

  open weak var delegate: (any WKDownloadDelegate)?
  open private(set) var originalRequest: URLRequest?
  open private(set) weak var webView: WKWebView?
  /// How much of the file has come.
  open private(set) var progress = Progress(totalUnitCount: -1)
  open var isUserInitiated: Bool { false }
  private var task: URLSessionDataTask?
  private var isOver = false

  init(_ request: URLRequest, _ webView: WKWebView) {
    (originalRequest, self.webView) = (request, webView)
    super.init()
  }

  /// Fetches the file, once the delegate is there.
  func begin() {
    guard let originalRequest else { return }
    DispatchQueue.main.async { [self] in
      let task = URLSession.shared.dataTask(with: originalRequest) { data, response, error in
        DispatchQueue.main.async { self.end(data, response, error) }
      }
      self.task = task
      task.resume()
    }
  }

  /// What a server answered already.
  func begin(with data: Data, _ response: URLResponse) {
    DispatchQueue.main.async { self.end(data, response, nil) }
  }

  private func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard !isOver, let delegate else { return }
    guard let data, let response else { return fail(error ?? URLError(.badServerResponse)) }
    let name = response.suggestedFilename ?? "download"
    delegate.download(self, decideDestinationUsing: response, suggestedFilename: name) { [self] place in
      guard let place else { return fail(URLError(.cancelled)) }
      guard !isOver else { return }
      do {
        guard !FileManager.default.fileExists(atPath: place.path) else { throw URLError(.cannotCreateFile) }
        try data.write(to: place)
      } catch {
        return fail(error)
      }
      isOver = true
      (progress.totalUnitCount, progress.completedUnitCount) = (Int64(data.count), Int64(data.count))
      self.delegate?.downloadDidFinish(self)
    }
  }

  private func fail(_ error: any Error) {
    guard !isOver else { return }
    isOver = true
    delegate?.download(self, didFailWithError: error, resumeData: nil)
  }

  /// Stops the download. There is nothing to go on with later: the closure gets `nil`.
  @preconcurrency open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) {
    isOver = true
    task?.cancel()
    DispatchQueue.main.async { completionHandler?(nil) }
  }

  open func cancel() async -> Data? {
    isOver = true
    task?.cancel()
    return nil
  }
}

/// Says where files go, and is notified of how they come.
@preconcurrency @MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void)
  func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor (WKDownload.RedirectPolicy) -> Void)
  func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  public func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor (WKDownload.RedirectPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

extension WKWebView {
  /// Fetches a file; its delegate has to be set in the closure.
  @preconcurrency public func startDownload(
    using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void
  ) {
    DispatchQueue.main.async { [self] in
      let download = WKDownload(request, self)
      completionHandler(download)
      download.begin()
    }
  }

  public func startDownload(using request: URLRequest) async -> WKDownload {
    let download = WKDownload(request, self)
    download.begin()
    return download
  }
}
