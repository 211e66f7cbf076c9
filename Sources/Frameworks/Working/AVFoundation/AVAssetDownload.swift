// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreMedia
public import Foundation
public import FoundationNetworking

/// A film that is to be kept.
open class AVAssetDownloadConfiguration: NSObject, @unchecked Sendable {
  open private(set) var asset: AVURLAsset
  open private(set) var assetTitle: String
  open var artworkData: Data?
  open private(set) var primaryContentConfiguration = AVAssetDownloadContentConfiguration()
  open var auxiliaryContentConfigurations: [AVAssetDownloadContentConfiguration] = []
  open var optimizesAuxiliaryContentConfigurations = true
  public init(asset: AVURLAsset, title: String) {
    (self.asset, assetTitle) = (asset, title)
    super.init()
  }
}

open class AVAssetDownloadContentConfiguration: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var variantQualifiers: [AVAssetVariantQualifier] = []
  open var mediaSelections: [AVMediaSelection] = []
}

/// Which of the forms of a film is meant.
open class AVAssetVariantQualifier: NSObject, @unchecked Sendable {
  open private(set) var predicate: NSPredicate?
  override init() {
    predicate = nil
    super.init()
  }
}

/// Keeps films, one after the other. Films are not read: each task fails.
open class AVAssetDownloadURLSession: URLSession, @unchecked Sendable {
  private weak var downloadDelegate: (any AVAssetDownloadDelegate)?

  public init(
    configuration: URLSessionConfiguration, assetDownloadDelegate delegate: (any AVAssetDownloadDelegate)?,
    delegateQueue: OperationQueue?
  ) {
    downloadDelegate = delegate
    super.init(configuration: configuration, delegate: delegate, delegateQueue: delegateQueue)
  }

  open func makeAssetDownloadTask(downloadConfiguration: AVAssetDownloadConfiguration) -> AVAssetDownloadTask {
    AVAssetDownloadTask(downloadConfiguration.asset, self)
  }
  open func makeAssetDownloadTask(
    asset URLAsset: AVURLAsset, assetTitle title: String, assetArtworkData artworkData: Data?,
    options: [String: Any]? = nil
  ) -> AVAssetDownloadTask? { AVAssetDownloadTask(URLAsset, self) }

  fileprivate func report(_ error: any Error, of task: AVAssetDownloadTask) {
    delegateQueue.addOperation { [self] in
      downloadDelegate?.urlSession(self, task: task, didCompleteWithError: error)
    }
  }
}

/// Keeps a film. It fails when it is resumed.
open class AVAssetDownloadTask: URLSessionTask, @unchecked Sendable {
  open private(set) var urlAsset: AVURLAsset
  open var loadedTimeRanges: [NSValue] { [] }
  private let session: AVAssetDownloadURLSession
  private var failure: (any Error)?

  init(_ asset: AVURLAsset, _ session: AVAssetDownloadURLSession) {
    (urlAsset, self.session) = (asset, session)
    super.init()
  }

  open override var state: URLSessionTask.State { failure == nil ? .suspended : .completed }
  open override var error: (any Error)? { failure }
  open override func resume() { end(AVError(.decoderNotFound)) }
  open override func suspend() {}
  open override func cancel() { end(URLError(.cancelled)) }

  private func end(_ error: any Error) {
    guard failure == nil else { return }
    failure = error
    session.report(error, of: self)
  }
}

/// Notified of films that are kept.
public protocol AVAssetDownloadDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didFinishDownloadingTo location: URL)
  func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, willDownloadTo location: URL)
  func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didLoad timeRange: CMTimeRange,
    totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange)
  func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask,
    didResolve resolvedMediaSelection: AVMediaSelection)
}

extension AVAssetDownloadDelegate {
  public func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didFinishDownloadingTo location: URL
  ) {}
  public func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, willDownloadTo location: URL
  ) {}
  public func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didLoad timeRange: CMTimeRange,
    totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange
  ) {}
  public func urlSession(
    _ session: URLSession, assetDownloadTask: AVAssetDownloadTask,
    didResolve resolvedMediaSelection: AVMediaSelection
  ) {}
}
