// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A site or app that a password is for.
open class ASCredentialServiceIdentifier: NSObject, NSCopying, @unchecked Sendable {
  /// What the identifier is.
  public enum IdentifierType: Int, Sendable {
    case domain = 0
    case URL = 1
  }

  open private(set) var identifier: String
  open private(set) var type: IdentifierType

  public init(identifier: String, type: IdentifierType) {
    (self.identifier, self.type) = (identifier, type)
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What can be filled in for a site.
public protocol ASCredentialIdentity: NSObjectProtocol {
  var serviceIdentifier: ASCredentialServiceIdentifier { get }
  var user: String { get }
  var recordIdentifier: String? { get }
  /// Identities of a higher rank come first.
  var rank: Int { get set }
}

/// A password that can be filled in.
open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, NSCopying, @unchecked Sendable {
  open private(set) var serviceIdentifier: ASCredentialServiceIdentifier
  open private(set) var user: String
  open private(set) var recordIdentifier: String?
  open var rank = 0

  public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
    (self.serviceIdentifier, self.user, self.recordIdentifier) = (serviceIdentifier, user, recordIdentifier)
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A passkey that can be filled in.
open class ASPasskeyCredentialIdentity: NSObject, ASCredentialIdentity, NSCopying, @unchecked Sendable {
  open private(set) var relyingPartyIdentifier: String
  open private(set) var userName: String
  open private(set) var credentialID: Data
  open private(set) var userHandle: Data
  open private(set) var recordIdentifier: String?
  open var rank = 0
  open var user: String { userName }
  open var serviceIdentifier: ASCredentialServiceIdentifier {
    ASCredentialServiceIdentifier(identifier: relyingPartyIdentifier, type: .domain)
  }

  public init(
    relyingPartyIdentifier: String, userName: String, credentialID: Data, userHandle: Data,
    recordIdentifier: String? = nil
  ) {
    (self.relyingPartyIdentifier, self.userName) = (relyingPartyIdentifier, userName)
    (self.credentialID, self.userHandle) = (credentialID, userHandle)
    self.recordIdentifier = recordIdentifier
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Whether what an app fills in is used.
open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
  /// Whether a person switched the app's passwords on: no.
  open var isEnabled: Bool { false }
  open var supportsIncrementalUpdates: Bool { false }
}

/// Why identities could not be stored.
public struct ASCredentialIdentityStoreError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = ASCredentialIdentityStoreError
    case internalError = 0
    case storeDisabled = 1
    case storeBusy = 2
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "ASCredentialIdentityStoreErrorDomain" }
  public static var internalError: Code { .internalError }
  public static var storeDisabled: Code { .storeDisabled }
  public static var storeBusy: Code { .storeBusy }
}

/// What an app offers to be filled in. As on a device where nobody switched that on: changes end in `storeDisabled`.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
  /// The store of the app.
  open class var shared: ASCredentialIdentityStore { own }
  private static let own = ASCredentialIdentityStore()
  private override init() { super.init() }

  @preconcurrency open func getState(_ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void) {
    DispatchQueue.main.async { completion(ASCredentialIdentityStoreState()) }
  }
  open func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }

  @preconcurrency open func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity], completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  @preconcurrency open func saveCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity], completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  @preconcurrency open func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity], completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  @preconcurrency open func removeAllCredentialIdentities(_ completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil)
  {
    refuse(completion)
  }
  @preconcurrency open func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  @discardableResult open func saveCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity]
  ) async throws -> Bool { throw ASCredentialIdentityStoreError(.storeDisabled) }
  @discardableResult open func removeAllCredentialIdentities() async throws -> Bool {
    throw ASCredentialIdentityStoreError(.storeDisabled)
  }

  private func refuse(_ completion: (@Sendable (Bool, (any Error)?) -> Void)?) {
    DispatchQueue.main.async { completion?(false, ASCredentialIdentityStoreError(.storeDisabled)) }
  }
}
