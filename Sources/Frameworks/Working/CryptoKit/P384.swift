// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCrypto
public import Foundation

/// Keys on the curve P384 of NIST's.
public enum P384: Sendable {
  static let curve = NID_secp384r1

  static func makeKey() -> PairedKey {
    // Numbers beyond the order of the curve are thrown away, which hardly happens.
    while true {
      let bytes = randomBytes(48)
      if let key = PairedKey(curve: curve, scalar: bytes) { return key }
    }
  }

  static func key(scalar: [UInt8]) throws -> PairedKey {
    guard scalar.count == 48 else { throw CryptoKitError.incorrectKeySize }
    guard let key = PairedKey(curve: curve, scalar: scalar) else { throw CryptoKitError.invalidParameter }
    return key
  }

  static func key(point: [UInt8]) throws -> PairedKey {
    guard let key = PairedKey(curve: curve, point: point) else { throw CryptoKitError.invalidParameter }
    return key
  }

  static func key(der: [UInt8], isPrivate: Bool) throws -> PairedKey {
    guard let key = PairedKey(curve: curve, der: der, isPrivate: isPrivate) else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    return key
  }

  /// Keys by which two agree on a secret.
  public enum KeyAgreement: Sendable {
    /// A private key of P384.
    public struct PrivateKey: DiffieHellmanKeyAgreement, Sendable {
      let key: PairedKey

      /// A new key; in a job it is made of the host's random numbers, the same each time.
      public init(compactRepresentable: Bool = true) { key = P384.makeKey() }

      /// A private number of 48 bytes.
      ///
      /// - Throws: ``CryptoKitError/incorrectKeySize``, or ``CryptoKitError/invalidParameter`` for one out of range.
      public init<Bytes: ContiguousBytes>(rawRepresentation data: Bytes) throws {
        key = try P384.key(scalar: data.withUnsafeBytes { [UInt8]($0) })
      }

      /// The public point without compression, then the private number.
      ///
      /// - Throws: ``CryptoKitError/incorrectKeySize``, or ``CryptoKitError/invalidParameter`` where one is not the other's.
      public init<Bytes: ContiguousBytes>(x963Representation data: Bytes) throws {
        let bytes = data.withUnsafeBytes { [UInt8]($0) }
        guard bytes.count == 145 else { throw CryptoKitError.incorrectKeySize }
        key = try P384.key(scalar: Array(bytes.suffix(48)))
        guard key.point(isCompressed: false) == Array(bytes.prefix(97)) else {
          throw CryptoKitError.invalidParameter
        }
      }

      /// PKCS #8 or SEC 1 in ASN.1.
      public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        key = try P384.key(der: Array(derRepresentation), isPrivate: true)
      }

      /// The same between lines of dashes.
      public init(pemRepresentation: String) throws {
        key = try P384.key(der: PEM.bytes(pemRepresentation, ["PRIVATE KEY", "EC PRIVATE KEY"]), isPrivate: true)
      }

      public var publicKey: P384.KeyAgreement.PublicKey { PublicKey(known: key.point(isCompressed: false)) }
      public var rawRepresentation: Data { Data(key.scalar(48)) }
      public var x963Representation: Data { Data(key.point(isCompressed: false) + key.scalar(48)) }
      public var derRepresentation: Data { Data(key.der(isPrivate: true)) }
      public var pemRepresentation: String { PEM.text(key.der(isPrivate: true), "PRIVATE KEY") }

      /// What the owner of the other key comes to know too.
      public func sharedSecretFromKeyAgreement(with publicKeyShare: P384.KeyAgreement.PublicKey) throws -> SharedSecret
      {
        guard let bytes = key.agree(with: publicKeyShare.key) else {
          throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        return SharedSecret(bytes: bytes)
      }
    }

    /// A public key of P384.
    public struct PublicKey: Sendable {
      let key: PairedKey

      init(known point: [UInt8]) {
        guard let key = PairedKey(curve: P384.curve, point: point) else { fatalError("The point is a key's own.") }
        self.key = key
      }

      /// Both coordinates, 96 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.withUnsafeBytes { [UInt8]($0) }
        guard bytes.count == 96 else { throw CryptoKitError.incorrectParameterSize }
        key = try P384.key(point: [4] + bytes)
      }

      /// A number that says the form, then both coordinates.
      public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = x963Representation.withUnsafeBytes { [UInt8]($0) }
        guard bytes.count == 97, bytes[0] == 4 else { throw CryptoKitError.incorrectParameterSize }
        key = try P384.key(point: bytes)
      }

      /// One coordinate, and which of two points it is.
      public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
        let bytes = compressedRepresentation.withUnsafeBytes { [UInt8]($0) }
        guard bytes.count == 49, [2, 3].contains(bytes[0]) else { throw CryptoKitError.incorrectParameterSize }
        key = try P384.key(point: bytes)
      }

      public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        key = try P384.key(der: Array(derRepresentation), isPrivate: false)
      }

      public init(pemRepresentation: String) throws {
        key = try P384.key(der: PEM.bytes(pemRepresentation, ["PUBLIC KEY"]), isPrivate: false)
      }

      public var rawRepresentation: Data { Data(key.point(isCompressed: false).dropFirst()) }
      public var x963Representation: Data { Data(key.point(isCompressed: false)) }
      public var compressedRepresentation: Data { Data(key.point(isCompressed: true)) }
      public var derRepresentation: Data { Data(key.der(isPrivate: false)) }
      public var pemRepresentation: String { PEM.text(key.der(isPrivate: false), "PUBLIC KEY") }
    }
  }

  /// Keys by which one signs and others check.
  public enum Signing: Sendable {
    /// A private key of P384.
    public struct PrivateKey: Signer, Sendable {
      let key: PairedKey

      /// A new key; in a job it is made of the host's random numbers, the same each time.
      public init(compactRepresentable: Bool = true) { key = P384.makeKey() }

      /// A private number of 48 bytes.
      ///
      /// - Throws: ``CryptoKitError/incorrectKeySize``, or ``CryptoKitError/invalidParameter`` for one out of range.
      public init<Bytes: ContiguousBytes>(rawRepresentation data: Bytes) throws {
        key = try P384.key(scalar: data.withUnsafeBytes { [UInt8]($0) })
      }

      /// The public point without compression, then the private number.
      ///
      /// - Throws: ``CryptoKitError/incorrectKeySize``, or ``CryptoKitError/invalidParameter`` where one is not the other's.
      public init<Bytes: ContiguousBytes>(x963Representation data: Bytes) throws {
        let bytes = data.withUnsafeBytes { [UInt8]($0) }
        guard bytes.count == 145 else { throw CryptoKitError.incorrectKeySize }
        key = try P384.key(scalar: Array(bytes.suffix(48)))
        guard key.point(isCompressed: false) == Array(bytes.prefix(97)) else {
          throw CryptoKitError.invalidParameter
        }
      }

      /// PKCS #8 or SEC 1 in ASN.1.
      public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        key = try P384.key(der: Array(derRepresentation), isPrivate: true)
      }

      /// The same between lines of dashes.
      public init(pemRepresentation: String) throws {
        key = try P384.key(der: PEM.bytes(pemRepresentation, ["PRIVATE KEY", "EC PRIVATE KEY"]), isPrivate: true)
      }

      public var publicKey: P384.Signing.PublicKey { PublicKey(known: key.point(isCompressed: false)) }
      public var rawRepresentation: Data { Data(key.scalar(48)) }
      public var x963Representation: Data { Data(key.point(isCompressed: false) + key.scalar(48)) }
      public var derRepresentation: Data { Data(key.der(isPrivate: true)) }
      public var pemRepresentation: String { PEM.text(key.der(isPrivate: true), "PRIVATE KEY") }

      /// A signature of data, by the digest of SHA384; another one each time.
      public func signature<D: DataProtocol>(for data: D) throws -> P384.Signing.ECDSASignature {
        try signature(for: SHA384.hash(data: data))
      }

      public func signature<D: Digest>(for digest: D) throws -> P384.Signing.ECDSASignature {
        guard let bytes = key.sign(digest: Array(digest), size: 48) else {
          throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        return ECDSASignature(bytes: bytes)
      }
    }

    /// A public key of P384.
    public struct PublicKey: DataValidator, Sendable {
      let key: PairedKey

      init(known point: [UInt8]) {
        guard let key = PairedKey(curve: P384.curve, point: point) else { fatalError("The point is a key's own.") }
        self.key = key
      }

      /// Both coordinates, 96 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.withUnsafeBytes { [UInt8]($0) }
        guard bytes.count == 96 else { throw CryptoKitError.incorrectParameterSize }
        key = try P384.key(point: [4] + bytes)
      }

      /// A number that says the form, then both coordinates.
      public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = x963Representation.withUnsafeBytes { [UInt8]($0) }
        guard bytes.count == 97, bytes[0] == 4 else { throw CryptoKitError.incorrectParameterSize }
        key = try P384.key(point: bytes)
      }

      /// One coordinate, and which of two points it is.
      public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
        let bytes = compressedRepresentation.withUnsafeBytes { [UInt8]($0) }
        guard bytes.count == 49, [2, 3].contains(bytes[0]) else { throw CryptoKitError.incorrectParameterSize }
        key = try P384.key(point: bytes)
      }

      public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        key = try P384.key(der: Array(derRepresentation), isPrivate: false)
      }

      public init(pemRepresentation: String) throws {
        key = try P384.key(der: PEM.bytes(pemRepresentation, ["PUBLIC KEY"]), isPrivate: false)
      }

      public var rawRepresentation: Data { Data(key.point(isCompressed: false).dropFirst()) }
      public var x963Representation: Data { Data(key.point(isCompressed: false)) }
      public var compressedRepresentation: Data { Data(key.point(isCompressed: true)) }
      public var derRepresentation: Data { Data(key.der(isPrivate: false)) }
      public var pemRepresentation: String { PEM.text(key.der(isPrivate: false), "PUBLIC KEY") }

      public func isValidSignature<D: DataProtocol>(_ signature: P384.Signing.ECDSASignature, for data: D) -> Bool {
        isValidSignature(signature, for: SHA384.hash(data: data))
      }

      public func isValidSignature<D: Digest>(_ signature: P384.Signing.ECDSASignature, for digest: D) -> Bool {
        key.isValid(signature.bytes, digest: Array(digest))
      }
    }

    /// Two numbers of 48 bytes.
    public struct ECDSASignature: ContiguousBytes, Hashable, Sendable {
      let bytes: [UInt8]

      init(bytes: [UInt8]) { self.bytes = bytes }

      /// - Throws: ``CryptoKitError/incorrectParameterSize`` for other than 96 bytes.
      public init<D: DataProtocol>(rawRepresentation: D) throws {
        bytes = [UInt8](rawRepresentation)
        guard bytes.count == 96 else { throw CryptoKitError.incorrectParameterSize }
      }

      /// - Throws: ``CryptoKitASN1Error/invalidASN1Object``.
      public init<D: DataProtocol>(derRepresentation: D) throws {
        guard let bytes = PairedKey.signature(ofDER: [UInt8](derRepresentation), size: 48) else {
          throw CryptoKitASN1Error.invalidASN1Object
        }
        self.bytes = bytes
      }

      public var rawRepresentation: Data { Data(bytes) }
      public var derRepresentation: Data { Data(PairedKey.der(ofSignature: bytes) ?? []) }
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
      }
    }
  }
}
