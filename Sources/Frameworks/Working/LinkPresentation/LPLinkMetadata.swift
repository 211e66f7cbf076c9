// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// What is known of a link.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address that answered.
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    (copy.originalURL, copy.url, copy.title) = (originalURL, url, title)
    (copy.iconProvider, copy.imageProvider, copy.videoProvider) = (iconProvider, imageProvider, videoProvider)
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }
}

/// Why nothing is known.
public struct LPError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = LPError
    case unknown = 1
    case metadataFetchFailed = 2
    case metadataFetchCancelled = 3
    case metadataFetchTimedOut = 4
    case metadataFetchNotAllowed = 5
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "LPErrorDomain" }
  public static var unknown: Code { .unknown }
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
}

public let LPErrorDomain = LPError.errorDomain

/// Asks a website what a link is about. No page is read here: it fails, as without a network.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30
  private var isCancelled = false
  private var hasStarted = false

  public override init() { super.init() }

  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    begin()
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { [self] in
      completionHandler(nil, LPError(isCancelled ? .metadataFetchCancelled : .metadataFetchFailed))
    }
  }

  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    begin()
    throw LPError(.metadataFetchFailed)
  }

  open func cancel() { isCancelled = true }

  private func begin() {
    precondition(!hasStarted, "Trying to start fetching on an LPMetadataProvider that has already started.")
    hasStarted = true
  }
}
