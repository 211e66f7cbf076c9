// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a hash function gives.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
  /// The digest's length in bytes.
  static var byteCount: Int { get }
}

extension Digest {
  /// Whether a digest consists of some bytes.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { lhs.elementsEqual(rhs) }

  public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes { Array($0).makeIterator() } }

  /// Whether a digest does not consist of some bytes.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// What SHA-256 gives: 32 bytes.
public struct SHA256Digest: Digest {
  let bytes: [UInt8]

  public static var byteCount: Int { 32 }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String { "SHA256 digest: \(hexadecimal(bytes))" }
}

/// What SHA-384 gives: 48 bytes.
public struct SHA384Digest: Digest {
  let bytes: [UInt8]

  public static var byteCount: Int { 48 }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String { "SHA384 digest: \(hexadecimal(bytes))" }
}

/// What SHA-512 gives: 64 bytes.
public struct SHA512Digest: Digest {
  let bytes: [UInt8]

  public static var byteCount: Int { 64 }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String { "SHA512 digest: \(hexadecimal(bytes))" }
}

extension Insecure {
  /// What MD5 gives: 16 bytes.
  public struct MD5Digest: Digest {
    let bytes: [UInt8]

    public static var byteCount: Int { 16 }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
    public var description: String { "MD5 digest: \(hexadecimal(bytes))" }
  }

  /// What SHA-1 gives: 20 bytes.
  public struct SHA1Digest: Digest {
    let bytes: [UInt8]

    public static var byteCount: Int { 20 }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
    public var description: String { "SHA1 digest: \(hexadecimal(bytes))" }
  }
}

func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  bytes.reduce(into: "") { text, byte in text += String(byte >> 4, radix: 16) + String(byte & 15, radix: 16) }
}
