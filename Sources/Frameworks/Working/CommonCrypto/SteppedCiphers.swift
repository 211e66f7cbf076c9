// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCrypto

/// A cipher that bytes go through piece by piece.
public typealias CCCryptorRef = OpaquePointer
public typealias CCMode = UInt32
public typealias CCModeOptions = UInt32
public typealias CCPadding = UInt32

public var kCCModeECB: Int { 1 }
public var kCCModeCBC: Int { 2 }
public var kCCModeCFB: Int { 3 }
public var kCCModeCTR: Int { 4 }
public var kCCModeOFB: Int { 7 }
public var kCCModeCFB8: Int { 10 }
public var kCCModeOptionCTR_BE: Int { 2 }
public var ccNoPadding: Int { 0 }
public var ccPKCS7Padding: Int { 1 }

private final class Cryptor {
  let context: OpaquePointer
  let block: Int
  let isPadded: Bool
  let isEncrypting: Bool
  /// How many bytes went in, and how many of them came out: the rest waits, a whole block before padding is taken off.
  var given = 0
  var taken = 0
  var waiting: Int { given - taken }

  init(_ context: OpaquePointer, block: Int, isPadded: Bool, isEncrypting: Bool) {
    (self.context, self.block, self.isPadded, self.isEncrypting) = (context, block, isPadded, isEncrypting)
  }
  deinit { EVP_CIPHER_CTX_free(context) }
}

private func cryptor(_ reference: CCCryptorRef?) -> Cryptor? {
  reference.map { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
}

/// Begins a cipher: AES in the modes ECB, CBC, CFB, CFB8, CTR and OFB.
///
/// - Parameters:
///   - iv: As long as a block; zeros where it is `nil`.
///   - tweak: For modes that are not here; left alone.
/// - Returns: ``kCCUnimplemented`` for other ciphers and modes, ``kCCParamError`` for a key that does not fit.
@discardableResult public func CCCryptorCreateWithMode(
  _ op: CCOperation, _ mode: CCMode, _ alg: CCAlgorithm, _ padding: CCPadding, _ iv: UnsafeRawPointer!,
  _ key: UnsafeRawPointer!, _ keyLength: Int, _ tweak: UnsafeRawPointer!, _ tweakLength: Int, _ numRounds: Int32,
  _ options: CCModeOptions, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
  guard Int(alg) == kCCAlgorithmAES else { return Int32(kCCUnimplemented) }
  guard let key, [kCCKeySizeAES128, kCCKeySizeAES192, kCCKeySizeAES256].contains(keyLength) else {
    return Int32(kCCParamError)
  }
  let names = [
    kCCModeECB: "ECB", kCCModeCBC: "CBC", kCCModeCFB: "CFB", kCCModeCTR: "CTR", kCCModeOFB: "OFB", kCCModeCFB8: "CFB8",
  ]
  guard let name = names[Int(mode)], let cipher = EVP_get_cipherbyname("AES-\(keyLength * 8)-\(name)") else {
    return Int32(kCCUnimplemented)
  }
  guard let context = EVP_CIPHER_CTX_new() else { return Int32(kCCMemoryFailure) }
  let block = Int(EVP_CIPHER_get_block_size(cipher))
  let isPadded = Int(padding) == ccPKCS7Padding && block > 1
  let isEncrypting = Int(op) == kCCEncrypt
  let new = Cryptor(context, block: block, isPadded: isPadded, isEncrypting: isEncrypting)
  let zeros = [UInt8](repeating: 0, count: 16)
  let isReady = zeros.withUnsafeBytes { zeros in
    EVP_CipherInit_ex(
      context, cipher, nil, key.assumingMemoryBound(to: UInt8.self),
      (iv ?? zeros.baseAddress!).assumingMemoryBound(to: UInt8.self), isEncrypting ? 1 : 0)
  }
  guard isReady == 1 else { return Int32(kCCParamError) }
  EVP_CIPHER_CTX_set_padding(context, isPadded ? 1 : 0)
  cryptorRef?.pointee = OpaquePointer(Unmanaged.passRetained(new).toOpaque())
  return Int32(kCCSuccess)
}

/// Begins a cipher: AES by ECB or CBC.
@discardableResult public func CCCryptorCreate(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ iv: UnsafeRawPointer!, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
  let mode = Int(options) & kCCOptionECBMode != 0 ? kCCModeECB : kCCModeCBC
  let padding = Int(options) & kCCOptionPKCS7Padding != 0 ? ccPKCS7Padding : ccNoPadding
  return CCCryptorCreateWithMode(
    op, CCMode(mode), alg, CCPadding(padding), iv, key, keyLength, nil, 0, 0, 0, cryptorRef)
}

/// How much room the bytes need that come out for so many.
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool) -> Int {
  guard let cryptor = cryptor(cryptorRef) else { return 0 }
  let whole = cryptor.waiting + inputLength
  let isPadding = final && cryptor.isPadded && cryptor.isEncrypting
  return isPadding ? (whole / cryptor.block + 1) * cryptor.block : whole
}

/// Sends bytes through a cipher.
@discardableResult public func CCCryptorUpdate(
  _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
  _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard let cryptor = cryptor(cryptorRef), dataInLength >= 0, dataInLength < 1 << 30 else {
    return Int32(kCCParamError)
  }
  var (result, count): ([UInt8], Int32) = ([UInt8](repeating: 0, count: dataInLength + 2 * cryptor.block), 0)
  let needed = (cryptor.waiting + dataInLength) / cryptor.block * cryptor.block
  guard dataOutAvailable >= needed else {
    dataOutMoved?.pointee = needed
    return Int32(kCCBufferTooSmall)
  }
  let input = dataIn?.assumingMemoryBound(to: UInt8.self)
  guard EVP_CipherUpdate(cryptor.context, &result, &count, input, Int32(dataInLength)) == 1 else {
    return Int32(kCCDecodeError)
  }
  cryptor.given += dataInLength
  cryptor.taken += Int(count)
  if count > 0 { dataOut.copyMemory(from: result, byteCount: Int(count)) }
  dataOutMoved?.pointee = Int(count)
  return Int32(kCCSuccess)
}

/// Gives what is left in a cipher.
///
/// - Returns: ``kCCAlignmentError`` for bytes that fill no whole blocks without padding, ``kCCDecodeError`` for padding that
///   is none.
@discardableResult public func CCCryptorFinal(
  _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard let cryptor = cryptor(cryptorRef) else { return Int32(kCCParamError) }
  let mustBeWhole = !cryptor.isPadded || !cryptor.isEncrypting
  guard !mustBeWhole || cryptor.given % cryptor.block == 0 else { return Int32(kCCAlignmentError) }
  var (result, count): ([UInt8], Int32) = ([UInt8](repeating: 0, count: 2 * cryptor.block + 32), 0)
  guard EVP_CipherFinal_ex(cryptor.context, &result, &count) == 1 else { return Int32(kCCDecodeError) }
  guard dataOutAvailable >= Int(count) else { return Int32(kCCBufferTooSmall) }
  if count > 0 { dataOut.copyMemory(from: result, byteCount: Int(count)) }
  dataOutMoved?.pointee = Int(count)
  return Int32(kCCSuccess)
}

/// Ends a cipher.
@discardableResult public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
  guard let cryptorRef else { return Int32(kCCParamError) }
  Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(cryptorRef)).release()
  return Int32(kCCSuccess)
}
