// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCrypto
public import Foundation

/// Agreements by X25519 and signatures by Ed25519 (RFCs 7748 and 8032).
public enum Curve25519: Sendable {
  public enum KeyAgreement: Sendable {
    /// A key of X25519.
    public struct PrivateKey: DiffieHellmanKeyAgreement, Sendable {
      let key: PairedKey
      private let bytes: [UInt8]

      /// A new key; in a job it is made of the host's random numbers, the same each time.
      public init() { self.init(known: randomBytes(32)) }

      /// - Throws: ``CryptoKitError/incorrectKeySize`` for other than 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        let bytes = data.withUnsafeBytes { [UInt8]($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        self.init(known: bytes)
      }

      private init(known bytes: [UInt8]) {
        guard let key = PairedKey(kind: EVP_PKEY_X25519, privateBytes: bytes) else {
          fatalError("X25519 takes any 32 bytes.")
        }
        (self.key, self.bytes) = (key, bytes)
      }

      public var rawRepresentation: Data { Data(bytes) }
      public var publicKey: PublicKey { PublicKey(known: key.publicBytes) }

      /// - Throws: ``CryptoKitError/underlyingCoreCryptoError(error:)`` for a key that gives nothing but zeros.
      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        guard let bytes = key.agree(with: publicKeyShare.key) else {
          throw CryptoKitError.underlyingCoreCryptoError(error: -7)
        }
        return SharedSecret(bytes: bytes)
      }
    }

    public struct PublicKey: Sendable {
      let key: PairedKey

      /// - Throws: ``CryptoKitError/incorrectKeySize`` for other than 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.withUnsafeBytes { [UInt8]($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        self.init(known: bytes)
      }

      init(known bytes: [UInt8]) {
        guard let key = PairedKey(kind: EVP_PKEY_X25519, publicBytes: bytes) else {
          fatalError("X25519 takes any 32 bytes.")
        }
        self.key = key
      }

      public var rawRepresentation: Data { Data(key.publicBytes) }
    }
  }

  public enum Signing: Sendable {
    /// A key of Ed25519.
    public struct PrivateKey: Signer, Sendable {
      let key: PairedKey
      private let bytes: [UInt8]

      /// A new key; in a job it is made of the host's random numbers, the same each time.
      public init() { self.init(known: randomBytes(32)) }

      /// - Throws: ``CryptoKitError/incorrectKeySize`` for other than 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        let bytes = data.withUnsafeBytes { [UInt8]($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        self.init(known: bytes)
      }

      private init(known bytes: [UInt8]) {
        guard let key = PairedKey(kind: EVP_PKEY_ED25519, privateBytes: bytes) else {
          fatalError("Ed25519 takes any 32 bytes.")
        }
        (self.key, self.bytes) = (key, bytes)
      }

      public var rawRepresentation: Data { Data(bytes) }
      public var publicKey: PublicKey { PublicKey(known: key.publicBytes) }

      /// A signature of 64 bytes.
      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        guard let bytes = key.sign(message: [UInt8](data)) else {
          throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        return Data(bytes)
      }
    }

    public struct PublicKey: Sendable {
      let key: PairedKey

      /// - Throws: ``CryptoKitError/incorrectKeySize`` for other than 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.withUnsafeBytes { [UInt8]($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        self.init(known: bytes)
      }

      init(known bytes: [UInt8]) {
        guard let key = PairedKey(kind: EVP_PKEY_ED25519, publicBytes: bytes) else {
          fatalError("Ed25519 takes any 32 bytes.")
        }
        self.key = key
      }

      public var rawRepresentation: Data { Data(key.publicBytes) }

      public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
        key.isValid([UInt8](signature), message: [UInt8](data))
      }
    }
  }
}
