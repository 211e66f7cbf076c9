// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A hash function for keyed digests.
public typealias CCHmacAlgorithm = UInt32

public var kCCHmacAlgSHA1: Int { 0 }
public var kCCHmacAlgMD5: Int { 1 }
public var kCCHmacAlgSHA256: Int { 2 }
public var kCCHmacAlgSHA384: Int { 3 }
public var kCCHmacAlgSHA512: Int { 4 }
public var kCCHmacAlgSHA224: Int { 5 }

private func function(_ algorithm: CCHmacAlgorithm) -> HashAlgorithm {
  switch Int(algorithm) {
  case kCCHmacAlgMD5: .md5
  case kCCHmacAlgSHA256: .sha256
  case kCCHmacAlgSHA384: .sha384
  case kCCHmacAlgSHA512: .sha512
  case kCCHmacAlgSHA224: .sha224
  default: .sha1
  }
}

/// A keyed digest in the making.
public struct CCHmacContext {
  fileprivate var state: AuthenticationState?

  /// A context that has to be begun.
  public init() {}
}

/// Begins a keyed digest.
public func CCHmacInit(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int
) {
  ctx.pointee.state = AuthenticationState(
    function(algorithm), key: UnsafeRawBufferPointer(start: key, count: max(0, keyLength)))
}

/// Adds bytes.
public func CCHmacUpdate(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int
) {
  ctx.pointee.state?.update(UnsafeRawBufferPointer(start: data, count: max(0, dataLength)))
}

/// Writes the code, as long as the function's digest.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
  guard let code = ctx.pointee.state?.code() else { return }
  macOut.copyMemory(from: code, byteCount: code.count)
}

/// Writes the keyed digest (RFC 2104) of some bytes, as long as the function's digest.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  var context = CCHmacContext()
  CCHmacInit(&context, algorithm, key, keyLength)
  CCHmacUpdate(&context, data, dataLength)
  CCHmacFinal(&context, macOut)
}
