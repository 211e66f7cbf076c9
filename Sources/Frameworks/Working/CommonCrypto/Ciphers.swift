// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCrypto

/// How something went: ``kCCSuccess``, or what was wrong.
public typealias CCCryptorStatus = Int32
/// How something went.
public typealias CCStatus = Int32
/// ``kCCEncrypt`` or ``kCCDecrypt``.
public typealias CCOperation = UInt32
/// Which cipher.
public typealias CCAlgorithm = UInt32
/// How a cipher is used, as bits.
public typealias CCOptions = UInt32

public var kCCSuccess: Int { 0 }
public var kCCParamError: Int { -4300 }
public var kCCBufferTooSmall: Int { -4301 }
public var kCCMemoryFailure: Int { -4302 }
public var kCCAlignmentError: Int { -4303 }
public var kCCDecodeError: Int { -4304 }
public var kCCUnimplemented: Int { -4305 }
public var kCCRNGFailure: Int { -4307 }
public var kCCUnspecifiedError: Int { -4308 }

public var kCCEncrypt: Int { 0 }
public var kCCDecrypt: Int { 1 }

public var kCCAlgorithmAES128: Int { 0 }
public var kCCAlgorithmAES: Int { 0 }
public var kCCAlgorithmDES: Int { 1 }
public var kCCAlgorithm3DES: Int { 2 }

public var kCCOptionPKCS7Padding: Int { 1 }
public var kCCOptionECBMode: Int { 2 }

public var kCCKeySizeAES128: Int { 16 }
public var kCCKeySizeAES192: Int { 24 }
public var kCCKeySizeAES256: Int { 32 }
public var kCCKeySizeDES: Int { 8 }
public var kCCKeySize3DES: Int { 24 }

public var kCCBlockSizeAES128: Int { 16 }
public var kCCBlockSizeDES: Int { 8 }
public var kCCBlockSize3DES: Int { 8 }

/// The library's cipher; `nil` where the key has another length or the cipher is not here: DES has been withdrawn from the
/// library.
private func cipher(_ algorithm: CCAlgorithm, _ isECB: Bool, keyLength: Int) -> OpaquePointer? {
  switch (Int(algorithm), keyLength) {
  case (kCCAlgorithmAES, kCCKeySizeAES128): isECB ? EVP_aes_128_ecb() : EVP_aes_128_cbc()
  case (kCCAlgorithmAES, kCCKeySizeAES192): isECB ? EVP_aes_192_ecb() : EVP_aes_192_cbc()
  case (kCCAlgorithmAES, kCCKeySizeAES256): isECB ? EVP_aes_256_ecb() : EVP_aes_256_cbc()
  case (kCCAlgorithm3DES, kCCKeySize3DES): isECB ? EVP_des_ede3_ecb() : EVP_des_ede3_cbc()
  default: nil
  }
}

/// Encrypts or decrypts all of some bytes.
///
/// - Parameters:
///   - iv: As long as a block; zeros where it is `nil`.
///   - dataOutMoved: How many bytes were written, or where there was no room, how many would be.
/// - Returns: ``kCCSuccess``, ``kCCParamError`` for a key that does not fit the cipher, ``kCCBufferTooSmall``,
///   ``kCCAlignmentError`` for bytes that fill no whole blocks without padding, ``kCCDecodeError``, or ``kCCUnimplemented``
///   for ciphers other than AES and triple DES.
@discardableResult public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
  _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  let isPadded = Int(options) & kCCOptionPKCS7Padding != 0
  let isECB = Int(options) & kCCOptionECBMode != 0
  guard [kCCAlgorithmAES, kCCAlgorithm3DES].contains(Int(alg)) else { return Int32(kCCUnimplemented) }
  guard let cipher = cipher(alg, isECB, keyLength: keyLength), let key, dataInLength >= 0, dataInLength < 1 << 30,
    dataIn != nil || dataInLength == 0
  else { return Int32(kCCParamError) }
  let block = Int(EVP_CIPHER_get_block_size(cipher))
  let isEncrypting = Int(op) == kCCEncrypt
  if !isPadded || !isEncrypting, dataInLength % block != 0 { return Int32(kCCAlignmentError) }
  let needed = isPadded && isEncrypting ? (dataInLength / block + 1) * block : dataInLength
  guard dataOutAvailable >= needed, dataOut != nil || needed == 0 else {
    dataOutMoved?.pointee = needed
    return Int32(kCCBufferTooSmall)
  }
  guard let context = EVP_CIPHER_CTX_new() else { return Int32(kCCMemoryFailure) }
  defer { EVP_CIPHER_CTX_free(context) }
  let zeros = [UInt8](repeating: 0, count: block)
  let isReady = zeros.withUnsafeBytes { zeros in
    EVP_CipherInit_ex(
      context, cipher, nil, key.assumingMemoryBound(to: UInt8.self),
      (iv ?? zeros.baseAddress!).assumingMemoryBound(to: UInt8.self), isEncrypting ? 1 : 0)
  }
  guard isReady == 1 else { return Int32(kCCParamError) }
  EVP_CIPHER_CTX_set_padding(context, isPadded ? 1 : 0)
  // The library may write a block more than it gives.
  var result = [UInt8](repeating: 0, count: dataInLength + 2 * block)
  var (first, last): (Int32, Int32) = (0, 0)
  guard
    EVP_CipherUpdate(context, &result, &first, dataIn?.assumingMemoryBound(to: UInt8.self), Int32(dataInLength)) == 1,
    result.withUnsafeMutableBufferPointer({ EVP_CipherFinal_ex(context, $0.baseAddress! + Int(first), &last) }) == 1
  else { return Int32(kCCDecodeError) }
  let count = Int(first + last)
  if count > 0 { dataOut.copyMemory(from: result, byteCount: count) }
  dataOutMoved?.pointee = count
  return Int32(kCCSuccess)
}
