// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Pictures that are fetched together.
open class SDWebImagePrefetchToken: NSObject, SDWebImageOperation {
  public let urls: [URL]?
  fileprivate var operations: [SDWebImageCombinedOperation] = []
  fileprivate var waiting: [URL]
  fileprivate var (finished, skipped) = (0, 0)
  fileprivate var isOver = false

  fileprivate init(_ urls: [URL]) { (self.urls, waiting) = (urls, urls) }

  /// Ends the fetching; its completion is not called.
  open func cancel() {
    isOver = true
    waiting = []
    for operation in operations { operation.cancel() }
    operations = []
  }
}

/// Hears of pictures that were fetched.
public protocol SDWebImagePrefetcherDelegate: AnyObject {
  func imagePrefetcher(
    _ imagePrefetcher: SDWebImagePrefetcher, didPrefetch imageURL: URL?, finishedCount: UInt, totalCount: UInt)
  func imagePrefetcher(
    _ imagePrefetcher: SDWebImagePrefetcher, didFinishWithTotalCount totalCount: UInt, skippedCount: UInt)
}

extension SDWebImagePrefetcherDelegate {
  public func imagePrefetcher(
    _ imagePrefetcher: SDWebImagePrefetcher, didPrefetch imageURL: URL?, finishedCount: UInt, totalCount: UInt
  ) {}
  public func imagePrefetcher(
    _ imagePrefetcher: SDWebImagePrefetcher, didFinishWithTotalCount totalCount: UInt, skippedCount: UInt
  ) {}
}

/// Fetches pictures that will be shown soon. To be used on the main queue.
open class SDWebImagePrefetcher: NSObject {
  public static let shared = SDWebImagePrefetcher(imageManager: SDWebImageManager(cache: .shared, loader: .shared))

  public let manager: SDWebImageManager
  /// Pictures of one call that are fetched at a time; 3.
  open var maxConcurrentPrefetchCount: UInt = 3
  open var options: SDWebImageOptions = .lowPriority
  open var context: SDWebImageContext?
  open weak var delegate: SDWebImagePrefetcherDelegate?
  private var tokens: [SDWebImagePrefetchToken] = []

  public init(imageManager manager: SDWebImageManager) { self.manager = manager }

  @discardableResult open func prefetchURLs(_ urls: [URL]?) -> SDWebImagePrefetchToken? {
    prefetchURLs(urls, progress: nil, completed: nil)
  }

  /// - Parameters:
  ///   - progressBlock: How many have come or failed, of how many.
  ///   - completionBlock: How many came, and how many failed.
  @discardableResult open func prefetchURLs(
    _ urls: [URL]?, progress progressBlock: ((UInt, UInt) -> Void)?, completed completionBlock: ((UInt, UInt) -> Void)?
  ) -> SDWebImagePrefetchToken? {
    guard let urls, !urls.isEmpty else {
      completionBlock?(0, 0)
      return nil
    }
    let token = SDWebImagePrefetchToken(urls)
    tokens.append(token)
    for _ in 0..<max(maxConcurrentPrefetchCount, 1) { next(token, progressBlock, completionBlock) }
    return token
  }

  private func next(
    _ token: SDWebImagePrefetchToken, _ progress: ((UInt, UInt) -> Void)?, _ completion: ((UInt, UInt) -> Void)?
  ) {
    guard !token.waiting.isEmpty else { return }
    let url = token.waiting.removeFirst()
    let count = UInt(token.urls?.count ?? 0)
    let operation = manager.loadImage(with: url, options: options, context: context, progress: nil) {
      [weak self] image, _, _, _, isFinished, _ in
      guard let self, isFinished, !token.isOver else { return }
      token.finished += 1
      if image == nil { token.skipped += 1 }
      let (finished, skipped) = (UInt(token.finished), UInt(token.skipped))
      progress?(finished, count)
      delegate?.imagePrefetcher(self, didPrefetch: url, finishedCount: finished, totalCount: count)
      guard finished == count else { return self.next(token, progress, completion) }
      token.isOver = true
      tokens.removeAll { $0 === token }
      completion?(finished - skipped, skipped)
      delegate?.imagePrefetcher(self, didFinishWithTotalCount: count, skippedCount: skipped)
    }
    if let operation { token.operations.append(operation) }
  }

  /// Ends all fetching.
  open func cancelPrefetching() {
    let all = tokens
    tokens = []
    for token in all { token.cancel() }
  }
}
