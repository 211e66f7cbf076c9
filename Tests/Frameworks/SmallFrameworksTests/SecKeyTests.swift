// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import TesseraShims_Security
import Testing

@Suite struct SecKeyTests {
  private func pair(_ type: CFString, _ bits: Int) throws -> (own: SecKey, other: SecKey) {
    let key = try #require(
      SecKeyCreateRandomKey([kSecAttrKeyType: type, kSecAttrKeySizeInBits: bits] as CFDictionary, nil))
    return (key, try #require(SecKeyCopyPublicKey(key)))
  }

  @Test(
    arguments: [
      ("42", 2048, [SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA256, .rsaSignatureMessagePSSSHA512]),
      ("73", 256, [.ecdsaSignatureMessageX962SHA256]),
      ("73", 521, [.ecdsaSignatureMessageX962SHA512]),
    ] as [(String, Int, [SecKeyAlgorithm])])
  func whatOneHalfSignsTheOtherKnows(_ type: String, _ bits: Int, _ algorithms: [SecKeyAlgorithm]) throws {
    let (own, other) = try pair(type as CFString, bits)
    let data = Data("tea".utf8) as CFData
    for algorithm in algorithms {
      let signature = try #require(SecKeyCreateSignature(own, algorithm, data, nil))
      #expect(SecKeyVerifySignature(other, algorithm, data, signature, nil))
      var error: Unmanaged<CFError>?
      #expect(!SecKeyVerifySignature(other, algorithm, Data("tee".utf8) as CFData, signature, &error))
      #expect(error?.takeRetainedValue().code == Int(errSecVerifyFailed))
      #expect(SecKeyCreateSignature(other, algorithm, data, nil) == nil)
    }
    #expect(SecKeyGetBlockSize(own) == (bits + 7) / 8)
  }

  @Test(arguments: [("42", 2048), ("73", 384)])
  func keysAreTheirBytes(_ type: String, _ bits: Int) throws {
    let (own, other) = try pair(type as CFString, bits)
    for (key, half) in [(own, kSecAttrKeyClassPrivate), (other, kSecAttrKeyClassPublic)] {
      let bytes = try #require(SecKeyCopyExternalRepresentation(key, nil))
      let again = SecKeyCreateWithData(bytes, [kSecAttrKeyType: type, kSecAttrKeyClass: half] as CFDictionary, nil)
      #expect(again == key)
      let short = (bytes as Data).dropLast(3) as CFData
      #expect(SecKeyCreateWithData(short, [kSecAttrKeyType: type, kSecAttrKeyClass: half] as CFDictionary, nil) == nil)
    }
    if type == "73" {
      #expect(SecKeyCopyExternalRepresentation(other, nil)?.length == 97)
      #expect(SecKeyCopyExternalRepresentation(own, nil)?.length == 145)
    }
    #expect(SecKeyCopyAttributes(own)?[kSecAttrKeySizeInBits] as? Int == bits)
  }

  @Test func whatOneHalfHidesTheOtherReads() throws {
    let (own, other) = try pair(kSecAttrKeyTypeRSA, 2048)
    for algorithm in [SecKeyAlgorithm.rsaEncryptionPKCS1, .rsaEncryptionOAEPSHA256] {
      let hidden = try #require(SecKeyCreateEncryptedData(other, algorithm, Data("tea".utf8) as CFData, nil))
      #expect(SecKeyCreateDecryptedData(own, algorithm, hidden, nil) as Data? == Data("tea".utf8))
    }
    #expect(SecKeyCreateEncryptedData(other, .rsaEncryptionPKCS1, Data(count: 300) as CFData, nil) == nil)
    #expect(!SecKeyIsAlgorithmSupported(other, .encrypt, .ecdhKeyExchangeStandard))
  }

  @Test func twoAgreeOnASecret() throws {
    let (one, two) = (try pair(kSecAttrKeyTypeEC, 256), try pair(kSecAttrKeyTypeEC, 256))
    let secret = SecKeyCopyKeyExchangeResult(one.own, .ecdhKeyExchangeStandard, two.other, [:], nil)
    #expect(secret?.length == 32)
    #expect(secret == SecKeyCopyKeyExchangeResult(two.own, .ecdhKeyExchangeStandard, one.other, [:], nil))
  }

  @Test func aPermanentKeyIsFoundAgain() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Keys-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try Keychain.$forTests.withValue(Keychain(folder: folder)) {
      let tag = Data("com.example.key".utf8)
      let parameters =
        [
          kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 256,
          kSecPrivateKeyAttrs: [kSecAttrIsPermanent: true, kSecAttrApplicationTag: tag] as CFDictionary,
        ] as CFDictionary
      let key = try #require(SecKeyCreateRandomKey(parameters, nil))
      let query =
        [
          kSecClass: kSecClassKey, kSecAttrApplicationTag: tag, kSecAttrKeyType: kSecAttrKeyTypeEC, kSecReturnRef: true,
        ] as CFDictionary
      var found: CFTypeRef?
      #expect(SecItemCopyMatching(query, &found) == errSecSuccess)
      #expect(found as? SecKey == key)
      #expect(SecItemAdd([kSecClass: kSecClassKey, kSecValueRef: key] as CFDictionary, nil) == errSecDuplicateItem)
      #expect(SecItemDelete([kSecClass: kSecClassKey, kSecAttrApplicationTag: tag] as CFDictionary) == errSecSuccess)
      #expect(SecItemCopyMatching(query, &found) == errSecItemNotFound)
    }
  }
}
