// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A length in bytes.
public typealias CC_LONG = UInt32
/// A length in bytes.
public typealias CC_LONG64 = UInt64

public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
public var CC_MD5_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
public var CC_SHA1_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA224_DIGEST_LENGTH: Int32 { 28 }
public var CC_SHA224_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
public var CC_SHA256_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
public var CC_SHA384_BLOCK_BYTES: Int32 { 128 }
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }
public var CC_SHA512_BLOCK_BYTES: Int32 { 128 }

private func hash(
  _ algorithm: HashAlgorithm, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let md else { return nil }
  let digest = HashState.digest(algorithm, UnsafeRawBufferPointer(start: data, count: Int(length)))
  md.update(from: digest, count: digest.count)
  return md
}

/// Writes the MD5 digest of `len` bytes to `md`, 16 bytes, and gives `md`.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { hash(.md5, data, len, md) }

/// Writes the SHA-1 digest of `len` bytes to `md`, 20 bytes, and gives `md`.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { hash(.sha1, data, len, md) }

/// Writes the SHA-224 digest of `len` bytes to `md`, 28 bytes, and gives `md`.
@discardableResult public func CC_SHA224(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { hash(.sha224, data, len, md) }

/// Writes the SHA-256 digest of `len` bytes to `md`, 32 bytes, and gives `md`.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { hash(.sha256, data, len, md) }

/// Writes the SHA-384 digest of `len` bytes to `md`, 48 bytes, and gives `md`.
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { hash(.sha384, data, len, md) }

/// Writes the SHA-512 digest of `len` bytes to `md`, 64 bytes, and gives `md`.
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { hash(.sha512, data, len, md) }
