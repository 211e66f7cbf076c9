// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// ChaCha20 with Poly1305 (RFC 8439), with keys of 256 bits.
public enum ChaChaPoly {
  /// A number that is used once with a key: 12 bytes.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    /// A number by chance; in a job the host's.
    public init() { bytes = randomBytes(SealingCipher.nonceLength) }

    /// A number of some bytes.
    ///
    /// - Throws: ``CryptoKitError/incorrectParameterSize`` where they are not 12.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == SealingCipher.nonceLength else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }

  /// What was sealed, with all that opening it takes but the key.
  public struct SealedBox: Sendable {
    public let nonce: Nonce
    public let ciphertext: Data
    /// 16 bytes, which say whether anything was changed.
    public let tag: Data

    /// A box of its parts.
    ///
    /// - Throws: ``CryptoKitError/incorrectParameterSize`` where the tag is not 16 bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == SealingCipher.tagLength else { throw CryptoKitError.incorrectParameterSize }
      (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }

    /// A box of what ``combined`` gives.
    ///
    /// - Throws: ``CryptoKitError/incorrectParameterSize`` where it is shorter than number and tag.
    public init<D: DataProtocol>(combined: D) throws {
      let bytes = Array(combined)
      guard bytes.count >= SealingCipher.nonceLength + SealingCipher.tagLength else {
        throw CryptoKitError.incorrectParameterSize
      }
      try self.init(
        nonce: Nonce(data: bytes.prefix(SealingCipher.nonceLength)),
        ciphertext: bytes.dropFirst(SealingCipher.nonceLength).dropLast(SealingCipher.tagLength),
        tag: bytes.suffix(SealingCipher.tagLength))
    }

    /// Number, text and tag behind each other.
    public var combined: Data {
      Data(nonce.bytes) + ciphertext + tag
    }
  }

  /// Hides a message, and signs it together with `authenticatedData`, which stays readable.
  ///
  /// - Throws: ``CryptoKitError/incorrectKeySize``.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let sealed = try SealingCipher.chaCha.seal(
      Array(message), key: key.bytes, nonce: nonce.bytes, authenticating: Array(authenticatedData))
    return try SealedBox(nonce: nonce, ciphertext: sealed.ciphertext, tag: sealed.tag)
  }

  /// Hides a message.
  ///
  /// - Throws: ``CryptoKitError/incorrectKeySize``.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

  /// The message in a box.
  ///
  /// - Throws: ``CryptoKitError/authenticationFailure`` for another key, or where something was changed.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    Data(
      try SealingCipher.chaCha.open(
        Array(sealedBox.ciphertext), tag: Array(sealedBox.tag), key: key.bytes, nonce: sealedBox.nonce.bytes,
        authenticating: Array(authenticatedData)))
  }

  /// The message in a box.
  ///
  /// - Throws: ``CryptoKitError/authenticationFailure`` for another key, or where something was changed.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }
}
