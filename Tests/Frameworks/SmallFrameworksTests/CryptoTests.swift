// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CommonCrypto
import CryptoKit
import Foundation
import Testing

/// The numbers are those of the standards' own test vectors.
struct CryptoTests {
  private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private func bytes(_ text: String) -> [UInt8] {
    stride(from: 0, to: text.count, by: 2).compactMap { UInt8(text.dropFirst($0).prefix(2), radix: 16) }
  }

  @Test func digestsAreTheStandards() {
    let abc = Data("abc".utf8)
    #expect(
      SHA256.hash(data: abc).description
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hexadecimal(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hexadecimal(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hexadecimal(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
    #expect(hexadecimal(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae204131"))
    #expect(SHA256.hash(data: abc) == SHA256.hash(data: Array("abc".utf8)))
    #expect(SHA256.hash(data: abc) == Data(SHA256.hash(data: abc)))
    #expect(SHA512.byteCount == 64 && SHA512Digest.byteCount == 64 && Insecure.SHA1Digest.byteCount == 20)
  }

  @Test func copiesOfADigestInTheMakingGoOnByThemselves() {
    var first = SHA256()
    first.update(data: Data("a".utf8))
    var second = first
    first.update(data: Data("bc".utf8))
    second.update(data: Data("x".utf8))
    #expect(first.finalize() == SHA256.hash(data: Data("abc".utf8)))
    #expect(second.finalize() == SHA256.hash(data: Data("ax".utf8)))
    first.update(data: Data("d".utf8))
    #expect(first.finalize() == SHA256.hash(data: Data("abcd".utf8)))
  }

  @Test func cFunctionsMakeTheSameDigests() {
    let text = Array("abc".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    #expect(CC_SHA256(text, CC_LONG(text.count), &digest) != nil)
    #expect(Data(digest) == Data(SHA256.hash(data: text)))
    var context = CC_MD5_CTX()
    var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    #expect(CC_MD5_Update(&context, text, 3) == 0)
    CC_MD5_Init(&context)
    CC_MD5_Update(&context, text, 1)
    CC_MD5_Update(&context, Array(text.dropFirst()), 2)
    #expect(CC_MD5_Final(&md5, &context) == 1)
    #expect(hexadecimal(md5) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(CC_MD5_Final(&md5, &context) == 0)
  }

  @Test func keyedDigestsAreThoseOfRFC4231() {
    let key = Array("Jefe".utf8)
    let text = Array("what do ya want for nothing?".utf8)
    let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    let code = HMAC<SHA256>.authenticationCode(for: text, using: SymmetricKey(data: key))
    #expect(hexadecimal(code) == expected)
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: SymmetricKey(data: key)))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: SymmetricKey(data: text)))
    #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: text, using: SymmetricKey(data: key)))
    var mac = [UInt8](repeating: 0, count: 32)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, text, text.count, &mac)
    #expect(hexadecimal(mac) == expected)
    // A key longer than a block is made shorter first.
    let long = [UInt8](repeating: 0xaa, count: 131)
    let other = HMAC<SHA256>.authenticationCode(
      for: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8), using: SymmetricKey(data: long))
    #expect(hexadecimal(other) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  @Test func keysAreDerivedAsInRFC5869And6070() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)),
      salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
    #expect(
      key.withUnsafeBytes { hexadecimal($0) }
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    var derived = [UInt8](repeating: 0, count: 20)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2,
      &derived, 20)
    #expect(status == kCCSuccess)
    #expect(hexadecimal(derived) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    #expect(CCKeyDerivationPBKDF(9, "password", 8, [1], 1, 1, 1, &derived, 20) == kCCParamError)
  }

  @Test func sealedBoxesOpenWithTheirKeyAlone() throws {
    let key = SymmetricKey(size: .bits256)
    let message = Data("a card".utf8)
    let box = try AES.GCM.seal(message, using: key, authenticating: Data("to Ada".utf8))
    #expect(box.ciphertext != message && box.tag.count == 16)
    #expect(try AES.GCM.open(box, using: key, authenticating: Data("to Ada".utf8)) == message)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: key, authenticating: Data("to Bob".utf8))
    }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: SymmetricKey(size: .bits256), authenticating: Data("to Ada".utf8))
    }
    let again = try AES.GCM.SealedBox(combined: try #require(box.combined))
    #expect(try AES.GCM.open(again, using: key, authenticating: Data("to Ada".utf8)) == message)
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data([1, 2])) }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(message, using: SymmetricKey(data: [1, 2, 3]))
    }
    let other = try ChaChaPoly.seal(message, using: key)
    #expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: other.combined), using: key) == message)
    #expect(try AES.GCM.open(AES.GCM.seal(Data(), using: key), using: key).isEmpty)
  }

  @Test func galoisCounterModeIsTheStandards() throws {
    let key = SymmetricKey(data: [UInt8](repeating: 0, count: 16))
    let box = try AES.GCM.seal(
      [UInt8](repeating: 0, count: 16), using: key, nonce: AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 12)))
    #expect(hexadecimal(box.ciphertext) == "0388dace60b6a392f328c2b971b2fe78")
    #expect(hexadecimal(box.tag) == "ab6e47d42cec13bdf53a67b21257bddf")
  }

  @Test func ciphersSayWhatIsWrong() {
    let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
    let text = bytes("6bc1bee22e409f96e93d7e117393172a")
    let vector = bytes("000102030405060708090a0b0c0d0e0f")
    var out = [UInt8](repeating: 0, count: 32)
    var moved = 0
    func crypt(_ operation: Int, _ algorithm: Int, _ options: Int, _ input: [UInt8], room: Int) -> Int {
      Int(
        CCCrypt(
          CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key, key.count, vector, input,
          input.count, &out, room, &moved))
    }
    #expect(crypt(kCCEncrypt, kCCAlgorithmAES, 0, text, room: 16) == kCCSuccess)
    #expect(moved == 16 && hexadecimal(out.prefix(16)) == "7649abac8119b246cee98e9b12e9197d")
    #expect(crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, text, room: 16) == kCCBufferTooSmall)
    #expect(moved == 32)
    #expect(crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, text, room: 32) == kCCSuccess)
    let sealed = out
    #expect(crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, sealed, room: 32) == kCCSuccess)
    #expect(moved == 16 && Array(out.prefix(16)) == text)
    #expect(crypt(kCCEncrypt, kCCAlgorithmAES, 0, [1, 2, 3], room: 32) == kCCAlignmentError)
    #expect(crypt(kCCEncrypt, kCCAlgorithmDES, 0, text, room: 32) == kCCUnimplemented)
    #expect(crypt(kCCEncrypt, kCCAlgorithm3DES, 0, text, room: 32) == kCCParamError)
    #expect(crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionECBMode, text, room: 16) == kCCSuccess)
    #expect(hexadecimal(out.prefix(16)) == "3ad77bb40d7a3660a89ecaf32466ef97")
  }
}
