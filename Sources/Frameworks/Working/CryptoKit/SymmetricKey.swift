// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How long a key is.
public struct SymmetricKeySize: Sendable {
  /// In bits.
  public let bitCount: Int

  /// A length in bits, a multiple of eight.
  public init(bitCount: Int) {
    precondition(bitCount > 0 && bitCount.isMultiple(of: 8), "A key has whole bytes, not \(bitCount) bits")
    self.bitCount = bitCount
  }

  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key that both sides have.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  /// A key of some bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { [UInt8]($0) } }

  /// A key that nobody can guess; in a job it is made of the host's random numbers, the same each time.
  public init(size: SymmetricKeySize) { bytes = randomBytes(size.bitCount / 8) }

  /// Its length in bits.
  public var bitCount: Int { bytes.count * 8 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Takes as long whatever the keys are.
  public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool { areEqual(lhs.bytes, rhs.bytes) }
}

func randomBytes(_ count: Int) -> [UInt8] {
  var generator = SystemRandomNumberGenerator()
  return (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
}

/// Compares in a time that does not say where the first difference is.
func areEqual(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Bool {
  left.count == right.count && zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}

/// What goes wrong in this module.
public enum CryptoKitError: Error, Equatable {
  case incorrectKeySize
  case incorrectParameterSize
  case authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure
  case unwrapFailure
  case invalidParameter
}
