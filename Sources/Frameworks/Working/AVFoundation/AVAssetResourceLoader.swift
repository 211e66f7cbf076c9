// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

/// Asks an app for the bytes of addresses that the system cannot read. Nothing is played here: it asks for none.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  open private(set) var delegateQueue: DispatchQueue?
  open var preloadsEligibleContentKeys = false

  override init() { super.init() }

  open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
    (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
  }
}

/// Gives the bytes of addresses that the system cannot read.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
  ) -> Bool
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge
  ) -> Bool
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel authenticationChallenge: URLAuthenticationChallenge)
}

extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel authenticationChallenge: URLAuthenticationChallenge
  ) {}
}

/// Bytes that an app is asked for. It never is.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  open private(set) var request: URLRequest
  open private(set) var isFinished = false
  open private(set) var isCancelled = false
  open private(set) var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
  open private(set) var dataRequest: AVAssetResourceLoadingDataRequest?
  open var response: URLResponse?
  open var redirect: URLRequest?
  open private(set) var requestor = AVAssetResourceLoadingRequestor()

  init(_ request: URLRequest) {
    self.request = request
    (contentInformationRequest, dataRequest) = (nil, nil)
    super.init()
  }

  /// Tells that all is given.
  open func finishLoading() { isFinished = true }
  /// Tells that it cannot be given.
  open func finishLoading(with error: (any Error)?) { isFinished = true }
}

/// A request to say anew how long something holds.
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest, @unchecked Sendable {}

open class AVAssetResourceLoadingRequestor: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var providesExpiredSessionReports: Bool { false }
}

/// What an app is to tell of a resource.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var contentType: String?
  open var allowedContentTypes: [String]? { nil }
  open var contentLength: Int64 = 0
  open var isByteRangeAccessSupported = false
  open var renewalDate: Date?
  open var isEntireLengthAvailableOnDemand = false
}

/// Which bytes an app is to give.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  open private(set) var requestedOffset: Int64
  open private(set) var requestedLength: Int
  open private(set) var requestsAllDataToEndOfResource: Bool
  open private(set) var currentOffset: Int64

  init(offset: Int64, length: Int, toEnd: Bool) {
    (requestedOffset, requestedLength, requestsAllDataToEndOfResource) = (offset, length, toEnd)
    currentOffset = offset
    super.init()
  }

  /// Gives the next bytes.
  open func respond(with data: Data) { currentOffset += Int64(data.count) }
}
