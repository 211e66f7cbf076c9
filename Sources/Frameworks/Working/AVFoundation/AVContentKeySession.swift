// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How keys of films are asked for.
public struct AVContentKeySystem: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fairPlayStreaming = AVContentKeySystem(rawValue: "com.apple.fps")
  public static let clearKey = AVContentKeySystem(rawValue: "org.w3.clearkey")
  public static let authorizationToken = AVContentKeySystem(rawValue: "com.apple.contentauthorization")
}

/// What asks an app for keys.
public protocol AVContentKeyRecipient: NSObjectProtocol {
  var mayRequireContentKeysForMediaDataProcessing: Bool { get }
}

extension AVURLAsset: AVContentKeyRecipient {
  public var mayRequireContentKeysForMediaDataProcessing: Bool { false }
}

/// Asks an app for the keys of films. Films are not read: it asks for none but those that code asks for itself, and their
/// requests fail.
open class AVContentKeySession: NSObject, @unchecked Sendable {
  open private(set) weak var delegate: (any AVContentKeySessionDelegate)?
  open private(set) var delegateQueue: DispatchQueue?
  open private(set) var keySystem: AVContentKeySystem
  open private(set) var storageURL: URL?
  open private(set) var contentKeyRecipients: [any AVContentKeyRecipient] = []
  open var contentProtectionSessionIdentifier: Data? { nil }

  public init(keySystem: AVContentKeySystem) {
    (self.keySystem, storageURL) = (keySystem, nil)
    super.init()
  }
  public init(keySystem: AVContentKeySystem, storageDirectoryAt storageURL: URL) {
    (self.keySystem, self.storageURL) = (keySystem, storageURL)
    super.init()
  }

  open func setDelegate(_ delegate: (any AVContentKeySessionDelegate)?, queue delegateQueue: DispatchQueue?) {
    (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
  }
  open func addContentKeyRecipient(_ recipient: any AVContentKeyRecipient) { contentKeyRecipients.append(recipient) }
  open func removeContentKeyRecipient(_ recipient: any AVContentKeyRecipient) {
    contentKeyRecipients.removeAll { $0 === recipient }
  }
  open func expire() { contentKeyRecipients = [] }

  /// Asks the delegate for a key.
  open func processContentKeyRequest(
    withIdentifier identifier: Any?, initializationData: Data?, options: [String: Any]? = nil
  ) {
    let request = AVContentKeyRequest(identifier, initializationData, options ?? [:])
    (delegateQueue ?? .main).async { [self] in delegate?.contentKeySession(self, didProvide: request) }
  }
  /// Asks the delegate for a key anew.
  open func renewExpiringResponseData(for contentKeyRequest: AVContentKeyRequest) {
    (delegateQueue ?? .main).async { [self] in
      delegate?.contentKeySession(self, didProvideRenewingContentKeyRequest: contentKeyRequest)
    }
  }
  open class func pendingExpiredSessionReports(
    withAppIdentifier appIdentifier: Data, storageDirectoryAt storageURL: URL
  )
    -> [Data]
  { [] }
}

/// Gives the keys of films.
public protocol AVContentKeySessionDelegate: NSObjectProtocol {
  func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVContentKeyRequest)
  func contentKeySession(
    _ session: AVContentKeySession, didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest)
  func contentKeySession(
    _ session: AVContentKeySession, didProvide keyRequest: AVPersistableContentKeyRequest)
  func contentKeySession(
    _ session: AVContentKeySession, didUpdatePersistableContentKey persistableContentKey: Data,
    forContentKeyIdentifier keyIdentifier: Any)
  func contentKeySession(
    _ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest, didFailWithError err: any Error)
  func contentKeySession(
    _ session: AVContentKeySession, shouldRetry keyRequest: AVContentKeyRequest,
    reason retryReason: AVContentKeyRequest.RetryReason
  ) -> Bool
  func contentKeySession(_ session: AVContentKeySession, contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest)
  func contentKeySessionContentProtectionSessionIdentifierDidChange(_ session: AVContentKeySession)
  func contentKeySessionDidGenerateExpiredSessionReport(_ session: AVContentKeySession)
}

extension AVContentKeySessionDelegate {
  public func contentKeySession(
    _ session: AVContentKeySession, didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest
  ) {}
  public func contentKeySession(
    _ session: AVContentKeySession, didProvide keyRequest: AVPersistableContentKeyRequest
  ) {}
  public func contentKeySession(
    _ session: AVContentKeySession, didUpdatePersistableContentKey persistableContentKey: Data,
    forContentKeyIdentifier keyIdentifier: Any
  ) {}
  public func contentKeySession(
    _ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest, didFailWithError err: any Error
  ) {}
  public func contentKeySession(
    _ session: AVContentKeySession, shouldRetry keyRequest: AVContentKeyRequest,
    reason retryReason: AVContentKeyRequest.RetryReason
  ) -> Bool { false }
  public func contentKeySession(
    _ session: AVContentKeySession, contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest
  ) {}
  public func contentKeySessionContentProtectionSessionIdentifierDidChange(_ session: AVContentKeySession) {}
  public func contentKeySessionDidGenerateExpiredSessionReport(_ session: AVContentKeySession) {}
}

/// A request for a key. It fails when it is answered: nothing takes keys.
open class AVContentKeyRequest: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case requestingResponse = 0
    case receivedResponse = 1
    case renewed = 2
    case retried = 3
    case cancelled = 4
    case failed = 5
  }

  public struct RetryReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let timedOut = RetryReason(rawValue: "AVContentKeyRequestRetryReasonTimedOut")
    public static let receivedResponseWithExpiredLease = RetryReason(
      rawValue: "AVContentKeyRequestRetryReasonReceivedResponseWithExpiredLease")
    public static let receivedObsoleteContentKey = RetryReason(
      rawValue: "AVContentKeyRequestRetryReasonReceivedObsoleteContentKey")
  }

  open private(set) var status = Status.requestingResponse
  open private(set) var error: (any Error)?
  open private(set) var identifier: Any?
  open private(set) var initializationData: Data?
  open private(set) var options: [String: Any]
  open var canProvidePersistableContentKey: Bool { false }
  open var renewsExpiringResponseData: Bool { false }

  init(_ identifier: Any?, _ data: Data?, _ options: [String: Any]) {
    (self.identifier, initializationData, self.options) = (identifier, data, options)
    super.init()
  }

  /// Throws ``AVError/contentIsNotAuthorized``.
  open func makeStreamingContentKeyRequestData(
    forApp appIdentifier: Data, contentIdentifier: Data?, options: [String: Any]? = nil
  ) async throws -> Data { throw AVError(.contentIsNotAuthorized) }
  @preconcurrency open func makeStreamingContentKeyRequestData(
    forApp appIdentifier: Data, contentIdentifier: Data?, options: [String: Any]? = nil,
    completionHandler handler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { handler(nil, AVError(.contentIsNotAuthorized)) } }
  open func processContentKeyResponse(_ keyResponse: AVContentKeyResponse) { fail(AVError(.contentIsNotAuthorized)) }
  open func processContentKeyResponseError(_ error: any Error) { fail(error) }
  /// Throws ``AVError/contentIsNotAuthorized``.
  open func respondByRequestingPersistableContentKeyRequestAndReturnError() throws {
    throw AVError(.contentIsNotAuthorized)
  }

  private func fail(_ error: any Error) { (status, self.error) = (.failed, error) }
}

open class AVPersistableContentKeyRequest: AVContentKeyRequest, @unchecked Sendable {
  /// Throws ``AVError/contentIsNotAuthorized``.
  open func persistableContentKey(fromKeyVendorResponse keyVendorResponse: Data, options: [String: Any]? = nil) throws
    -> Data
  { throw AVError(.contentIsNotAuthorized) }
}

/// What a server of keys answered.
open class AVContentKeyResponse: NSObject, @unchecked Sendable {
  let data: Data
  public init(fairPlayStreamingKeyResponseData keyResponseData: Data) {
    data = keyResponseData
    super.init()
  }
  public init(clearKeyData keyData: Data, initializationVector: Data?) {
    data = keyData
    super.init()
  }
  public init(authorizationTokenData: Data) {
    data = authorizationTokenData
    super.init()
  }
}
