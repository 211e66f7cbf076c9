// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCrypto

/// ``kCCPBKDF2``.
public typealias CCPBKDFAlgorithm = UInt32
/// The function that mixes password and salt.
public typealias CCPseudoRandomAlgorithm = UInt32
/// How random bytes came.
public typealias CCRNGStatus = CCCryptorStatus

public var kCCPBKDF2: Int { 2 }
public var kCCPRFHmacAlgSHA1: Int { 1 }
public var kCCPRFHmacAlgSHA224: Int { 2 }
public var kCCPRFHmacAlgSHA256: Int { 3 }
public var kCCPRFHmacAlgSHA384: Int { 4 }
public var kCCPRFHmacAlgSHA512: Int { 5 }

/// Makes a key of a password (PBKDF2, RFC 8018).
///
/// - Returns: ``kCCSuccess``, or ``kCCParamError``.
/// - Complexity: linear in `rounds`, as is its purpose.
@discardableResult public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>!,
  _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!,
  _ derivedKeyLen: Int
) -> Int32 {
  let function: OpaquePointer? =
    switch Int(prf) {
    case kCCPRFHmacAlgSHA1: EVP_sha1()
    case kCCPRFHmacAlgSHA224: EVP_sha224()
    case kCCPRFHmacAlgSHA256: EVP_sha256()
    case kCCPRFHmacAlgSHA384: EVP_sha384()
    case kCCPRFHmacAlgSHA512: EVP_sha512()
    default: nil
    }
  guard Int(algorithm) == kCCPBKDF2, let function, let derivedKey, derivedKeyLen > 0, passwordLen >= 0, saltLen >= 0,
    rounds > 0,
    PKCS5_PBKDF2_HMAC(
      password, Int32(clamping: passwordLen), salt, Int32(clamping: saltLen), Int32(clamping: rounds), function,
      Int32(clamping: derivedKeyLen), derivedKey) == 1
  else { return Int32(kCCParamError) }
  return Int32(kCCSuccess)
}

/// Fills memory with bytes that nobody can guess; in a job they are the host's, the same each time.
@discardableResult public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
  guard let bytes, count >= 0 else { return Int32(kCCParamError) }
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(of: UInt8(truncatingIfNeeded: generator.next()), toByteOffset: index, as: UInt8.self)
  }
  return Int32(kCCSuccess)
}
