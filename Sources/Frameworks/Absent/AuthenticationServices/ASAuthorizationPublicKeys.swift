// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Passkeys and security keys. There are none: requests end as those for other credentials do, by `ASAuthorizationController`.

/// A key of a pair that signs in.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  var rawClientDataJSON: Data { get }
  var credentialID: Data { get }
}

/// A key that was made.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
  var rawAttestationObject: Data? { get }
}

/// A key that signed.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
  var rawAuthenticatorData: Data! { get }
  var userID: Data! { get }
  var signature: Data! { get }
}

/// Whether a person is to be asked who they are.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let preferred = Self("preferred")
  public static let required = Self("required")
  public static let discouraged = Self("discouraged")
}

/// What is told of a key's maker.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let none = Self("none")
  public static let direct = Self("direct")
  public static let indirect = Self("indirect")
  public static let enterprise = Self("enterprise")
}

/// Names a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, @unchecked Sendable {
  open var credentialID: Data
  public init(credentialID: Data) {
    self.credentialID = credentialID
    super.init()
  }
}

/// Asks that a passkey be made.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, @unchecked Sendable {
  open private(set) var relyingPartyIdentifier: String
  open var challenge: Data
  open var name: String
  open var userID: Data
  open var displayName: String?
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
  open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?

  init(
    _ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data, _ name: String, _ userID: Data
  ) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
    super.init(provider)
  }
}

/// Asks that a passkey signs.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {
  open private(set) var relyingPartyIdentifier: String
  open var challenge: Data
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  open var shouldShowHybridTransport = true

  init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data) {
    (relyingPartyIdentifier, self.challenge) = (provider.relyingPartyIdentifier, challenge)
    super.init(provider)
  }
}

/// Makes requests for the passkeys of a site, of which there are none.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  open private(set) var relyingPartyIdentifier: String

  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
    super.init()
  }

  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(self, challenge, name, userID)
  }
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge)
  }
}

/// Where a passkey came from.
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable {
  case platform = 0
  case crossPlatform = 1
}

/// A passkey that was made; there is no object of the class.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable
{
  private override init() { super.init() }
  open var rawClientDataJSON: Data { Data() }
  open var credentialID: Data { Data() }
  open var rawAttestationObject: Data? { nil }
  open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
}

/// A passkey that signed; there is no object of the class.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationPublicKeyCredentialAssertion, @unchecked Sendable
{
  private override init() { super.init() }
  open var rawClientDataJSON: Data { Data() }
  open var credentialID: Data { Data() }
  open var rawAuthenticatorData: Data! { Data() }
  open var userID: Data! { Data() }
  open var signature: Data! { Data() }
  open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
}

/// Makes requests for security keys, of which none is plugged in.
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  open private(set) var relyingPartyIdentifier: String

  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
    super.init()
  }

  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
    ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(self, challenge)
  }
}

/// Asks that a security key signs.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {
  open private(set) var relyingPartyIdentifier: String
  open var challenge: Data
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(_ provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, _ challenge: Data) {
    (relyingPartyIdentifier, self.challenge) = (provider.relyingPartyIdentifier, challenge)
    super.init(provider)
  }
}
