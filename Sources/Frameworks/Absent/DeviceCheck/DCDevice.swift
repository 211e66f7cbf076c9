// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// Why a device cannot be told from others.
public struct DCError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = DCError
    case unknownSystemFailure = 0
    case featureUnsupported = 1
    case invalidInput = 2
    case invalidKey = 3
    case serverUnavailable = 4
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "com.apple.devicecheck.error" }
  public static var featureUnsupported: Code { .featureUnsupported }
}

/// Names the device to its maker. As in the simulator: it cannot.
open class DCDevice: NSObject, @unchecked Sendable {
  private static let one = DCDevice()
  public override init() { super.init() }

  open class var current: DCDevice { one }
  open var isSupported: Bool { false }
  open func generateToken(completionHandler completion: @escaping (Data?, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(nil, DCError(.featureUnsupported)) }
  }
  open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// Vouches for the app to its server. As in the simulator: it cannot.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  private static let one = DCAppAttestService()
  public override init() { super.init() }

  open class var shared: DCAppAttestService { one }
  open var isSupported: Bool { false }
  open func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler(nil, DCError(.featureUnsupported)) }
  }
  open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError(.featureUnsupported) }
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
}
