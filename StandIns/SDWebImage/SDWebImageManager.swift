// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Makes keys of addresses.
public protocol SDWebImageCacheKeyFilterProtocol: AnyObject {
  func cacheKey(for url: URL) -> String?
}

open class SDWebImageCacheKeyFilter: NSObject, SDWebImageCacheKeyFilterProtocol {
  private let make: (URL) -> String?

  public init(block: @escaping (URL) -> String?) { make = block }

  open func cacheKey(for url: URL) -> String? { make(url) }
}

/// What options and context become before a picture is loaded.
open class SDWebImageOptionsResult: NSObject {
  public let options: SDWebImageOptions
  public let context: SDWebImageContext?

  public init(options: SDWebImageOptions, context: SDWebImageContext?) {
    (self.options, self.context) = (options, context)
  }
}

open class SDWebImageOptionsProcessor: NSObject {
  private let process: (URL?, SDWebImageOptions, SDWebImageContext?) -> SDWebImageOptionsResult?

  public init(block: @escaping (URL?, SDWebImageOptions, SDWebImageContext?) -> SDWebImageOptionsResult?) {
    process = block
  }

  open func processedResult(
    for url: URL?, options: SDWebImageOptions, context: SDWebImageContext?
  ) -> SDWebImageOptionsResult? {
    process(url, options, context)
  }
}

/// Told by the manager what it is about to do.
public protocol SDWebImageManagerDelegate: AnyObject {
  /// Whether a picture that is not kept is downloaded; `true` where this is not implemented.
  func imageManager(_ imageManager: SDWebImageManager, shouldDownloadImageFor imageURL: URL) -> Bool
  /// Whether an address that failed is not asked again.
  func imageManager(_ imageManager: SDWebImageManager, shouldBlockFailedURL imageURL: URL, with error: Error) -> Bool
}

extension SDWebImageManagerDelegate {
  public func imageManager(_ imageManager: SDWebImageManager, shouldDownloadImageFor imageURL: URL) -> Bool { true }

  public func imageManager(
    _ imageManager: SDWebImageManager, shouldBlockFailedURL imageURL: URL, with error: Error
  ) -> Bool {
    SDWebImageManager.isForGood(error)
  }
}

/// What loads one picture: a question to the cache, then a download.
open class SDWebImageCombinedOperation: NSObject, SDWebImageOperation {
  public private(set) var isCancelled = false
  public fileprivate(set) var cacheOperation: SDWebImageOperation?
  public fileprivate(set) var loaderOperation: SDWebImageOperation?
  fileprivate weak var manager: SDWebImageManager?
  fileprivate var tellsCancellation: (() -> Void)?
  fileprivate var isOver = false

  /// Ends the loading. The completion is called with the error `cancelled`.
  open func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    let tells = isOver ? nil : tellsCancellation
    tellsCancellation = nil
    cacheOperation?.cancel()
    loaderOperation?.cancel()
    manager?.end(self)
    tells?()
  }
}

/// Loads pictures from the cache or the network. Completions come on the main queue; a picture in memory comes at once.
open class SDWebImageManager: NSObject {
  public static let shared = SDWebImageManager(cache: .shared, loader: .shared)

  public let imageCache: SDImageCache
  public let imageLoader: SDWebImageDownloader
  open weak var delegate: SDWebImageManagerDelegate?
  /// Transforms every picture that says no other.
  open var transformer: SDImageTransformer?
  open var cacheKeyFilter: SDWebImageCacheKeyFilterProtocol?
  open var optionsProcessor: SDWebImageOptionsProcessor?
  private let lock = NSLock()
  private var running: [SDWebImageCombinedOperation] = []
  private var failed: Set<URL> = []

  public init(cache: SDImageCache, loader: SDWebImageDownloader) { (imageCache, imageLoader) = (cache, loader) }

  /// Whether anything is being loaded.
  open var isRunning: Bool { lock.withLock { !running.isEmpty } }

  open func cancelAll() {
    for operation in lock.withLock({ running }) { operation.cancel() }
  }

  /// Forgets that an address failed.
  open func removeFailedURL(_ url: URL) { lock.withLock { _ = failed.remove(url) } }
  open func removeAllFailedURLs() { lock.withLock { failed = [] } }

  // MARK: - Keys

  /// The key of an address, without what transformers add.
  open func cacheKey(for url: URL?) -> String? {
    guard let url else { return nil }
    return cacheKeyFilter.map { $0.cacheKey(for: url) } ?? url.absoluteString
  }

  open func cacheKey(for url: URL?, context: SDWebImageContext?) -> String? {
    guard let url else { return nil }
    let filter = context?[.cacheKeyFilter] as? SDWebImageCacheKeyFilterProtocol ?? cacheKeyFilter
    guard var key = filter.map({ $0.cacheKey(for: url) }) ?? url.absoluteString else { return nil }
    if let size = SDWebImageManager.thumbnailSize(context) {
      let keepsShape = (context?[.imagePreserveAspectRatio] as? NSNumber)?.boolValue ?? true
      key =
        SDTransformedKeyForKey(
          key, "Thumbnail({\(String(format: "%f,%f", size.width, size.height))},\(keepsShape ? 1 : 0))") ?? key
    }
    if let transformer = transformer(context) { key = SDTransformedKeyForKey(key, transformer.transformerKey) ?? key }
    return key
  }

  private func transformer(_ context: SDWebImageContext?) -> SDImageTransformer? {
    if let given = context?[.imageTransformer] { return given as? SDImageTransformer }
    return transformer
  }

  static func thumbnailSize(_ context: SDWebImageContext?) -> CGSize? {
    let given = context?[.imageThumbnailPixelSize]
    let size = given as? CGSize ?? (given as? NSValue)?.cgSizeValue
    return size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  // MARK: - Loading

  @discardableResult open func loadImage(
    with url: URL?, options: SDWebImageOptions = [], progress: SDImageLoaderProgressBlock?,
    completed: @escaping SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? {
    loadImage(with: url, options: options, context: nil, progress: progress, completed: completed)
  }

  @discardableResult open func loadImage(
    with url: URL?, options: SDWebImageOptions = [], context: SDWebImageContext?, progress: SDImageLoaderProgressBlock?,
    completed: @escaping SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? {
    let operation = SDWebImageCombinedOperation()
    operation.manager = self
    let processed = optionsProcessor?.processedResult(for: url, options: options, context: context)
    let (options, context) = (processed?.options ?? options, processed == nil ? context : processed?.context)
    func fail(_ error: SDWebImageError) {
      operation.isOver = true
      SDImageCache.onMain { completed(nil, nil, error, .none, true, url) }
    }
    guard let url, !url.absoluteString.isEmpty else {
      fail(SDWebImageError(.invalidURL, "Image url is nil"))
      return operation
    }
    if !options.contains(.retryFailed), lock.withLock({ failed.contains(url) }) {
      fail(SDWebImageError(.blackListed, "Image url is blacklisted"))
      return operation
    }
    operation.tellsCancellation = {
      SDImageCache.onMain {
        completed(nil, nil, SDWebImageError(.cancelled, "Operation cancelled by user"), .none, true, url)
      }
    }
    lock.withLock { running.append(operation) }
    Load(self, operation, url, options, context, progress, completed).start()
    return operation
  }

  fileprivate func end(_ operation: SDWebImageCombinedOperation) {
    operation.isOver = true
    lock.withLock { running.removeAll { $0 === operation } }
  }

  /// Whether an address that failed like this is not worth asking again.
  static func isForGood(_ error: Error) -> Bool {
    if let error = error as? SDWebImageError { return error.code == .badImageData || error.code == .invalidURL }
    guard let error = error as? URLError else { return false }
    return ![
      .notConnectedToInternet, .cancelled, .timedOut, .internationalRoamingOff, .dataNotAllowed, .cannotFindHost,
      .cannotConnectToHost, .networkConnectionLost,
    ].contains(error.code)
  }

  fileprivate func note(_ url: URL, failedWith error: Error?, _ options: SDWebImageOptions) {
    guard let error else {
      if options.contains(.retryFailed) { removeFailedURL(url) }
      return
    }
    let isForGood = delegate?.imageManager(self, shouldBlockFailedURL: url, with: error) ?? Self.isForGood(error)
    if isForGood { lock.withLock { _ = failed.insert(url) } }
  }

  /// One picture on its way.
  private struct Load {
    let manager: SDWebImageManager
    let operation: SDWebImageCombinedOperation
    let url: URL
    let options: SDWebImageOptions
    let context: SDWebImageContext?
    let progress: SDImageLoaderProgressBlock?
    let completed: SDInternalCompletionBlock

    init(
      _ manager: SDWebImageManager, _ operation: SDWebImageCombinedOperation, _ url: URL, _ options: SDWebImageOptions,
      _ context: SDWebImageContext?, _ progress: SDImageLoaderProgressBlock?,
      _ completed: @escaping SDInternalCompletionBlock
    ) {
      (self.manager, self.operation, self.url, self.options) = (manager, operation, url, options)
      (self.context, self.progress, self.completed) = (context, progress, completed)
    }

    private var cache: SDImageCache { context?[.imageCache] as? SDImageCache ?? manager.imageCache }

    private func type(_ option: SDWebImageContextOption) -> SDImageCacheType {
      let given = (context?[option] as? NSNumber)?.intValue ?? context?[option] as? Int
      return given.flatMap { SDImageCacheType(rawValue: $0) } ?? context?[option] as? SDImageCacheType ?? .all
    }

    func start() {
      guard !options.contains(.fromLoaderOnly) else {
        download(kept: nil, nil, .none)
        return
      }
      operation.cacheOperation = cache.query(
        manager.cacheKey(for: url, context: context), type(.queryCacheType),
        isSync: options.contains(.queryDiskDataSync) || options.contains(.queryMemoryDataSync),
        wantsData: options.contains(.queryMemoryData) || options.contains(.queryMemoryDataSync), context: context
      ) { image, data, type in
        guard !operation.isCancelled else { return }
        download(kept: image, data, type)
      }
    }

    private func download(kept image: UIImage?, _ data: Data?, _ type: SDImageCacheType) {
      let isAllowed = manager.delegate?.imageManager(manager, shouldDownloadImageFor: url) ?? true
      let isWanted =
        !options.contains(.fromCacheOnly) && (image == nil || options.contains(.refreshCached)) && isAllowed
      if let image {
        finish(image, data, nil, type, isLast: !isWanted)
        guard isWanted else { return }
      } else if !isWanted {
        finish(nil, nil, nil, .none, isLast: true)
        return
      }
      operation.loaderOperation = manager.imageLoader.download(url, options, context: context, progress: progress) {
        found, data, error, _ in
        guard !operation.isCancelled else { return }
        manager.note(url, failedWith: error, options)
        guard let found, error == nil else {
          // What was kept goes on being shown.
          if image == nil { finish(nil, nil, error, .none, isLast: true) } else { manager.end(operation) }
          return
        }
        transform(found, data)
      }
    }

    private func transform(_ image: UIImage, _ data: Data?) {
      let transformer = manager.transformer(context)
      let size = SDWebImageManager.thumbnailSize(context)
      let isAnimated = image.sd_isAnimated && !options.contains(.transformAnimatedImage)
      let isLarge = options.contains(.scaleDownLargeImages) && image.sd_memoryCost > 60 << 20
      let key = manager.cacheKey(for: url, context: context)
      guard !isAnimated, transformer != nil || size != nil || isLarge else {
        store(image, data, key)
        return
      }
      DispatchQueue.global(qos: .userInitiated).async {
        var made = image
        if let size {
          let keepsShape = (context?[.imagePreserveAspectRatio] as? NSNumber)?.boolValue ?? true
          made = made.sd_thumbnail(pixels: size, keepsShape: keepsShape)
        } else if isLarge {
          let factor = (Double(60 << 20) / Double(image.sd_memoryCost)).squareRoot()
          let pixels = CGSize(
            width: image.size.width * image.scale * factor, height: image.size.height * image.scale * factor)
          made = made.sd_thumbnail(pixels: pixels, keepsShape: true)
        }
        if let transformer, let key {
          made = transformer.transformedImage(with: made, forKey: key) ?? made
        }
        DispatchQueue.main.async {
          guard !operation.isCancelled else { return }
          // The bytes are those of the picture as it was.
          store(made, made === image ? data : nil, key)
        }
      }
    }

    private func store(_ image: UIImage, _ data: Data?, _ key: String?) {
      let type = type(.storeCacheType)
      if options.contains(.waitStoreCache) {
        cache.store(image, imageData: data, forKey: key, cacheType: type) {
          finish(image, data, nil, .none, isLast: true)
        }
      } else {
        cache.store(image, imageData: data, forKey: key, cacheType: type)
        finish(image, data, nil, .none, isLast: true)
      }
    }

    private func finish(
      _ image: UIImage?, _ data: Data?, _ error: Error?, _ type: SDImageCacheType, isLast: Bool
    ) {
      if isLast {
        operation.tellsCancellation = nil
        manager.end(operation)
      }
      SDImageCache.onMain { completed(image, data, error, type, true, url) }
    }
  }
}
