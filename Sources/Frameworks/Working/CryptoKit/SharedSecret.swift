// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What both sides of an agreement know, from which keys are made.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
  let bytes: [UInt8]

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String { "SharedSecret: \(hexadecimal(bytes))" }

  /// Takes as long whatever the secrets are.
  public static func == (lhs: SharedSecret, rhs: SharedSecret) -> Bool { areEqual(lhs.bytes, rhs.bytes) }
  public static func == <D: DataProtocol>(lhs: SharedSecret, rhs: D) -> Bool { areEqual(lhs.bytes, rhs) }

  /// A key by HKDF (RFC 5869).
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
  }

  /// A key by the function of ANSI X9.63.
  public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    var (key, counter): ([UInt8], UInt32) = ([], 1)
    while key.count < outputByteCount {
      var hash = H()
      hash.update(data: bytes)
      hash.update(data: Swift.withUnsafeBytes(of: counter.bigEndian) { [UInt8]($0) })
      hash.update(data: sharedInfo)
      key += Array(hash.finalize())
      counter += 1
    }
    return SymmetricKey(data: Array(key.prefix(outputByteCount)))
  }
}

/// A private key that comes to know what its counterpart's owner does.
public protocol DiffieHellmanKeyAgreement {
  associatedtype PublicKey
  var publicKey: PublicKey { get }
  func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret
}

/// A key that tells whether a signature is of its private half.
public protocol DataValidator {
  associatedtype Signature
  func isValidSignature<D: DataProtocol>(_ signature: Signature, for signedData: D) -> Bool
}

/// A key that signs.
public protocol Signer {
  associatedtype Signature
  func signature<D: DataProtocol>(for data: D) throws -> Signature
}
