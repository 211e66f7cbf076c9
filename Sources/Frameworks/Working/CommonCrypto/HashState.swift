// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCrypto

/// The hash functions that Apple's two modules have.
package enum HashAlgorithm: Sendable {
  case md5, sha1, sha224, sha256, sha384, sha512

  /// The digest's length in bytes.
  package var digestLength: Int {
    switch self {
    case .md5: 16
    case .sha1: 20
    case .sha224: 28
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }

  /// How many bytes are mixed at a time.
  package var blockLength: Int {
    switch self {
    case .md5, .sha1, .sha224, .sha256: 64
    case .sha384, .sha512: 128
    }
  }

  /// The library has these, and says so by a pointer to a constant.
  fileprivate var function: OpaquePointer {
    switch self {
    case .md5: EVP_md5()!
    case .sha1: EVP_sha1()!
    case .sha224: EVP_sha224()!
    case .sha256: EVP_sha256()!
    case .sha384: EVP_sha384()!
    case .sha512: EVP_sha512()!
    }
  }
}

/// A digest in the making. Copies go on by themselves.
package struct HashState {
  /// The library's state, which is freed with the last copy.
  private final class Context {
    let pointer: OpaquePointer

    init() {
      // The library gives none only where memory has run out.
      pointer = EVP_MD_CTX_new()!
    }

    deinit { EVP_MD_CTX_free(pointer) }
  }

  package let algorithm: HashAlgorithm
  private var context = Context()

  /// Begins a digest.
  package init(_ algorithm: HashAlgorithm) {
    self.algorithm = algorithm
    EVP_DigestInit_ex(context.pointer, algorithm.function, nil)
  }

  /// Adds bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&context) { context = copied() }
    EVP_DigestUpdate(context.pointer, bytes.baseAddress, bytes.count)
  }

  /// The digest of all bytes so far.
  package func digest() -> [UInt8] {
    let end = copied()
    var digest = [UInt8](repeating: 0, count: algorithm.digestLength)
    EVP_DigestFinal_ex(end.pointer, &digest, nil)
    return digest
  }

  private func copied() -> Context {
    let copy = Context()
    EVP_MD_CTX_copy_ex(copy.pointer, context.pointer)
    return copy
  }
}

extension HashState {
  /// The digest of some bytes.
  package static func digest(_ algorithm: HashAlgorithm, _ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var state = HashState(algorithm)
    state.update(bytes)
    return state.digest()
  }
}

/// A keyed digest (RFC 2104) in the making.
package struct AuthenticationState {
  private var inner: HashState
  private var outer: HashState

  /// Begins one.
  package init(_ algorithm: HashAlgorithm, key: UnsafeRawBufferPointer) {
    (inner, outer) = (HashState(algorithm), HashState(algorithm))
    var block = key.count > algorithm.blockLength ? HashState.digest(algorithm, key) : [UInt8](key)
    block += [UInt8](repeating: 0, count: algorithm.blockLength - block.count)
    block.map { $0 ^ 0x36 }.withUnsafeBytes { inner.update($0) }
    block.map { $0 ^ 0x5c }.withUnsafeBytes { outer.update($0) }
  }

  /// Adds bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) { inner.update(bytes) }

  /// The code of all bytes so far.
  package func code() -> [UInt8] {
    var outer = outer
    inner.digest().withUnsafeBytes { outer.update($0) }
    return outer.digest()
  }
}
