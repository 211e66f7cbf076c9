// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A code that says who wrote some bytes, to those who have the key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence
where Element == UInt8 {
  /// The code's length in bytes.
  var byteCount: Int { get }
}

/// A code made with a hash function.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]

  /// In bytes.
  public var byteCount: Int { bytes.count }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// The function and the bytes, in hexadecimal digits.
  public var description: String { "HMAC with \(H.self): \(hexadecimal(bytes))" }

  /// Takes as long whatever the codes are.
  public static func == (lhs: Self, rhs: Self) -> Bool { areEqual(lhs.bytes, rhs.bytes) }
  /// Whether a code consists of some bytes.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { areEqual(lhs.bytes, rhs) }
  /// Whether a code does not consist of some bytes.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// Keyed digests (RFC 2104) with any hash function.
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  /// Begins a code.
  public init(key: SymmetricKey) {
    var block = key.bytes
    if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
    block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
    inner.update(data: block.map { $0 ^ 0x36 })
    outer.update(data: block.map { $0 ^ 0x5c })
  }

  /// Adds bytes.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// The code of all bytes so far.
  public func finalize() -> HashedAuthenticationCode<H> {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return HashedAuthenticationCode(bytes: Array(outer.finalize()))
  }

  /// The code of some bytes.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> HashedAuthenticationCode<H> {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a code is that of some bytes.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: HashedAuthenticationCode<H>, authenticating data: D, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key) == mac }

  /// Whether bytes are the code of others.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ code: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool { code.withUnsafeBytes { areEqual(authenticationCode(for: data, using: key).bytes, $0) } }
}

/// Keys made of others (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
  /// Makes a key of another one.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    let extracted = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
    return expand(pseudoRandomKey: extracted, info: info, outputByteCount: outputByteCount)
  }

  /// Makes a key of another one, without salt.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }

  /// Makes a key of another one, with neither salt nor purpose.
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// The first step: evens out what is random in a key.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.map { Array($0) } ?? []))
  }

  /// The second step: as many bytes as are wanted, 255 digests at most.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: pseudoRandomKey)
    precondition(outputByteCount >= 0 && outputByteCount <= 255 * H.Digest.byteCount, "Too long a key to derive")
    var result: [UInt8] = []
    var last: [UInt8] = []
    var counter: UInt8 = 1
    while result.count < outputByteCount {
      last = HMAC<H>.authenticationCode(for: last + (info.map { Array($0) } ?? []) + [counter], using: key).bytes
      result += last
      counter &+= 1
    }
    return SymmetricKey(data: Array(result.prefix(outputByteCount)))
  }
}
