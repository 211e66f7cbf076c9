// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// How the downloader asks.
open class SDWebImageDownloaderConfig: NSObject {
  public static let `default` = SDWebImageDownloaderConfig()

  /// Requests at a time; 6.
  open var maxConcurrentDownloads = 6
  /// Seconds until a request fails; 15.
  open var downloadTimeout: TimeInterval = 15
  /// What sessions are made with.
  open var sessionConfiguration: URLSessionConfiguration?
  open var urlCredential: URLCredential?
  open var username: String?
  open var password: String?
}

/// Changes requests before they are sent; `nil` sends nothing.
open class SDWebImageDownloaderRequestModifier: NSObject {
  private let change: (URLRequest) -> URLRequest?

  public init(block: @escaping (URLRequest) -> URLRequest?) { change = block }

  public convenience init(headers: [String: String]) {
    self.init { request in
      var request = request
      for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
      return request
    }
  }

  open func modifiedRequest(with request: URLRequest) -> URLRequest? { change(request) }
}

/// A download that somebody waits for.
open class SDWebImageDownloadToken: NSObject, SDWebImageOperation {
  public let url: URL?
  fileprivate weak var downloader: SDWebImageDownloader?
  fileprivate let progress: SDImageLoaderProgressBlock?
  fileprivate let completed: SDImageLoaderCompletedBlock?

  fileprivate init(
    _ url: URL?, _ downloader: SDWebImageDownloader, _ progress: SDImageLoaderProgressBlock?,
    _ completed: SDImageLoaderCompletedBlock?
  ) {
    (self.url, self.downloader, self.progress, self.completed) = (url, downloader, progress, completed)
  }

  /// Ends the waiting; the request goes when nobody else waits for it.
  open func cancel() { downloader?.cancel(self) }
}

/// Downloads pictures by `URLSession`. Who asks for an address that is under way waits with the others.
open class SDWebImageDownloader: NSObject {
  public static let shared = SDWebImageDownloader(config: nil)

  public let config: SDWebImageDownloaderConfig
  open var requestModifier: SDWebImageDownloaderRequestModifier?
  private let session: URLSession
  private let lock = NSLock()
  private var headers: [String: String] = ["Accept": "image/*,*/*;q=0.8"]

  private struct Download {
    var task: URLSessionDataTask
    var tokens: [SDWebImageDownloadToken]
  }

  private var downloads: [URL: Download] = [:]

  public init(config: SDWebImageDownloaderConfig?) {
    self.config = config ?? .default
    let configuration = self.config.sessionConfiguration ?? .default
    configuration.timeoutIntervalForRequest = self.config.downloadTimeout
    configuration.httpMaximumConnectionsPerHost = self.config.maxConcurrentDownloads
    session = URLSession(configuration: configuration)
  }

  open func setValue(_ value: String?, forHTTPHeaderField field: String?) {
    guard let field else { return }
    lock.withLock { headers[field] = value }
  }

  open func value(forHTTPHeaderField field: String?) -> String? {
    field.flatMap { field in lock.withLock { headers[field] } }
  }

  /// How many downloads are under way.
  open var currentDownloadCount: UInt { lock.withLock { UInt(downloads.count) } }

  @discardableResult open func downloadImage(
    with url: URL?, completed: SDWebImageDownloaderCompletedBlock? = nil
  ) -> SDWebImageDownloadToken? {
    download(url, [], context: nil, progress: nil, completed)
  }

  @discardableResult open func downloadImage(
    with url: URL?, options: SDWebImageDownloaderOptions, progress: SDWebImageDownloaderProgressBlock?,
    completed: SDWebImageDownloaderCompletedBlock? = nil
  ) -> SDWebImageDownloadToken? {
    var asked: SDWebImageOptions = []
    if options.contains(.lowPriority) { asked.insert(.lowPriority) }
    if options.contains(.highPriority) { asked.insert(.highPriority) }
    if options.contains(.handleCookies) { asked.insert(.handleCookies) }
    if options.contains(.decodeFirstFrameOnly) { asked.insert(.decodeFirstFrameOnly) }
    if options.contains(.scaleDownLargeImages) { asked.insert(.scaleDownLargeImages) }
    return download(url, asked, context: nil, progress: progress, completed)
  }

  open func cancelAllDownloads() {
    let all = lock.withLock { downloads.values.flatMap(\.tokens) }
    for token in all { cancel(token) }
  }

  // MARK: - Under way

  func download(
    _ url: URL?, _ options: SDWebImageOptions, context: SDWebImageContext?, progress: SDImageLoaderProgressBlock?,
    _ completed: SDImageLoaderCompletedBlock?
  ) -> SDWebImageDownloadToken? {
    guard let url else {
      completed?(nil, nil, SDWebImageError(.invalidURL, "Image url is nil"), true)
      return nil
    }
    let token = SDWebImageDownloadToken(url, self, progress, completed)
    let isUnderWay = lock.withLock { () -> Bool in
      guard downloads[url] != nil else { return false }
      downloads[url]?.tokens.append(token)
      return true
    }
    if isUnderWay { return token }
    var request = URLRequest(
      url: url, cachePolicy: options.contains(.refreshCached) ? .useProtocolCachePolicy : .reloadIgnoringLocalCacheData,
      timeoutInterval: config.downloadTimeout)
    request.httpShouldHandleCookies = options.contains(.handleCookies)
    for (field, value) in lock.withLock({ headers }) { request.setValue(value, forHTTPHeaderField: field) }
    let modifier = context?[.downloadRequestModifier] as? SDWebImageDownloaderRequestModifier ?? requestModifier
    if let modifier {
      guard let changed = modifier.modifiedRequest(with: request) else {
        completed?(
          nil, nil, SDWebImageError(.invalidDownloadOperation, "The request modifier gave no request"), true)
        return nil
      }
      request = changed
    }
    let scale = (context?[.imageScaleFactor] as? NSNumber).map { CGFloat($0.doubleValue) }
    let isFirstOnly = options.contains(.decodeFirstFrameOnly)
    let task = session.dataTask(with: request) { [weak self] data, response, error in
      self?.finish(url, data, response, error, scale: scale ?? SDImageCache.scale(of: url.absoluteString), isFirstOnly)
    }
    task.priority =
      options.contains(.highPriority)
      ? URLSessionTask.highPriority
      : options.contains(.lowPriority) ? URLSessionTask.lowPriority : URLSessionTask.defaultPriority
    lock.withLock { downloads[url] = Download(task: task, tokens: [token]) }
    progress?(0, 0, url)
    task.resume()
    return token
  }

  private func finish(
    _ url: URL, _ data: Data?, _ response: URLResponse?, _ error: Error?, scale: CGFloat, _ isFirstOnly: Bool
  ) {
    let tokens = lock.withLock { downloads.removeValue(forKey: url)?.tokens } ?? []
    guard !tokens.isEmpty else { return }
    var (image, failure) = (nil as UIImage?, error)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 200
    if failure == nil, !(200..<400).contains(status) {
      failure = SDWebImageError(
        .invalidDownloadStatusCode, "Download marked as failed because of invalid response status code \(status)",
        status: status)
    }
    if failure == nil {
      if let data, !data.isEmpty {
        image = UIImage.sd_image(with: data, scale: scale, firstFrameOnly: isFirstOnly)
        if image == nil { failure = SDWebImageError(.badImageData, "Downloaded image decode failed") }
      } else {
        failure = SDWebImageError(.badImageData, "Image data is nil")
      }
    }
    let bytes = failure == nil ? data : nil
    for token in tokens {
      token.progress?(data?.count ?? 0, data?.count ?? 0, url)
      DispatchQueue.main.async { [image, failure] in token.completed?(image, bytes, failure, true) }
    }
  }

  fileprivate func cancel(_ token: SDWebImageDownloadToken) {
    guard let url = token.url else { return }
    let (isFound, task) = lock.withLock { () -> (Bool, URLSessionDataTask?) in
      guard let index = downloads[url]?.tokens.firstIndex(where: { $0 === token }) else { return (false, nil) }
      downloads[url]?.tokens.remove(at: index)
      guard downloads[url]?.tokens.isEmpty == true else { return (true, nil) }
      return (true, downloads.removeValue(forKey: url)?.task)
    }
    task?.cancel()
    guard isFound else { return }
    SDImageCache.onMain {
      token.completed?(
        nil, nil, SDWebImageError(.cancelled, "Operation cancelled by user during sending the request"), true)
    }
  }
}

/// How the downloader is asked directly.
public struct SDWebImageDownloaderOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let lowPriority = SDWebImageDownloaderOptions(rawValue: 1 << 0)
  public static let handleCookies = SDWebImageDownloaderOptions(rawValue: 1 << 5)
  public static let highPriority = SDWebImageDownloaderOptions(rawValue: 1 << 7)
  public static let scaleDownLargeImages = SDWebImageDownloaderOptions(rawValue: 1 << 8)
  public static let decodeFirstFrameOnly = SDWebImageDownloaderOptions(rawValue: 1 << 10)
}
