// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Digests in steps: a context is begun, fed, and finished. One that was not begun, or was finished, gives zero.

/// A digest in the making.
public struct CC_MD5_CTX {
  fileprivate var state: HashState?

  /// A context that has to be begun.
  public init() {}
}

/// Begins a digest. Gives 1.
@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  c.pointee.state = HashState(.md5)
  return 1
}

/// Adds `len` bytes. Gives 1, or 0 where the context was not begun.
@discardableResult public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { update(&c.pointee.state, data, len) }

/// Writes the digest, 16 bytes, and ends it. Gives 1, or 0 where the context was not begun.
@discardableResult public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 { finish(&c.pointee.state, md) }

/// A digest in the making.
public struct CC_SHA1_CTX {
  fileprivate var state: HashState?

  /// A context that has to be begun.
  public init() {}
}

/// Begins a digest. Gives 1.
@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
  c.pointee.state = HashState(.sha1)
  return 1
}

/// Adds `len` bytes. Gives 1, or 0 where the context was not begun.
@discardableResult public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { update(&c.pointee.state, data, len) }

/// Writes the digest, 20 bytes, and ends it. Gives 1, or 0 where the context was not begun.
@discardableResult public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 { finish(&c.pointee.state, md) }

/// A digest in the making.
public struct CC_SHA256_CTX {
  fileprivate var state: HashState?

  /// A context that has to be begun.
  public init() {}
}

/// Begins a digest. Gives 1.
@discardableResult public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  c.pointee.state = HashState(.sha224)
  return 1
}

/// Adds `len` bytes. Gives 1, or 0 where the context was not begun.
@discardableResult public func CC_SHA224_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { update(&c.pointee.state, data, len) }

/// Writes the digest, 28 bytes, and ends it. Gives 1, or 0 where the context was not begun.
@discardableResult public func CC_SHA224_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { finish(&c.pointee.state, md) }

/// Begins a digest. Gives 1.
@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  c.pointee.state = HashState(.sha256)
  return 1
}

/// Adds `len` bytes. Gives 1, or 0 where the context was not begun.
@discardableResult public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { update(&c.pointee.state, data, len) }

/// Writes the digest, 32 bytes, and ends it. Gives 1, or 0 where the context was not begun.
@discardableResult public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { finish(&c.pointee.state, md) }

/// A digest in the making.
public struct CC_SHA512_CTX {
  fileprivate var state: HashState?

  /// A context that has to be begun.
  public init() {}
}

/// Begins a digest. Gives 1.
@discardableResult public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  c.pointee.state = HashState(.sha384)
  return 1
}

/// Adds `len` bytes. Gives 1, or 0 where the context was not begun.
@discardableResult public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { update(&c.pointee.state, data, len) }

/// Writes the digest, 48 bytes, and ends it. Gives 1, or 0 where the context was not begun.
@discardableResult public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { finish(&c.pointee.state, md) }

/// Begins a digest. Gives 1.
@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  c.pointee.state = HashState(.sha512)
  return 1
}

/// Adds `len` bytes. Gives 1, or 0 where the context was not begun.
@discardableResult public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { update(&c.pointee.state, data, len) }

/// Writes the digest, 64 bytes, and ends it. Gives 1, or 0 where the context was not begun.
@discardableResult public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { finish(&c.pointee.state, md) }

private func update(_ state: inout HashState?, _ data: UnsafeRawPointer?, _ length: CC_LONG) -> Int32 {
  guard state != nil else { return 0 }
  state?.update(UnsafeRawBufferPointer(start: data, count: Int(length)))
  return 1
}

private func finish(_ state: inout HashState?, _ md: UnsafeMutablePointer<UInt8>?) -> Int32 {
  guard let digest = state?.digest(), let md else { return 0 }
  md.update(from: digest, count: digest.count)
  state = nil
  return 1
}
