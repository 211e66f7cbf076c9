// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CommonCrypto
public import Foundation

/// A function that mixes any number of bytes into a digest.
public protocol HashFunction: Sendable {
  /// What it gives.
  associatedtype Digest: CryptoKit.Digest
  /// How many bytes it mixes at a time.
  static var blockByteCount: Int { get }
  /// Begins a digest.
  init()
  /// Adds bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The digest of all bytes so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// The digest of some bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Adds bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// What a digest in the making is kept in: a value, so it may be copied and sent.
struct SentState: @unchecked Sendable {
  // The library's state behind it is copied before it is changed while others have it.
  var value: HashState
}

/// SHA-2 with digests of 256 bits.
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  private var state = SentState(value: HashState(.sha256))
  public static var byteCount: Int { 32 }
  public static var blockByteCount: Int { 64 }
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.value.update(bufferPointer) }
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: state.value.digest()) }
}

/// SHA-2 with digests of 384 bits.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  private var state = SentState(value: HashState(.sha384))
  public static var byteCount: Int { 48 }
  public static var blockByteCount: Int { 128 }
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.value.update(bufferPointer) }
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: state.value.digest()) }
}

/// SHA-2 with digests of 512 bits.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  private var state = SentState(value: HashState(.sha512))
  public static var byteCount: Int { 64 }
  public static var blockByteCount: Int { 128 }
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.value.update(bufferPointer) }
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: state.value.digest()) }
}

/// Hash functions that protect nothing any more; names of files in caches are still made with them.
public enum Insecure {
  /// MD5: 128 bits.
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    private var state = SentState(value: HashState(.md5))
    public static var byteCount: Int { 16 }
    public static var blockByteCount: Int { 64 }
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.value.update(bufferPointer) }
    public func finalize() -> MD5Digest { MD5Digest(bytes: state.value.digest()) }
  }

  /// SHA-1: 160 bits.
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    private var state = SentState(value: HashState(.sha1))
    public static var byteCount: Int { 20 }
    public static var blockByteCount: Int { 64 }
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.value.update(bufferPointer) }
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: state.value.digest()) }
  }
}
