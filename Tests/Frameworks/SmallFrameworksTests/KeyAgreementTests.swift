// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CryptoKit
import Foundation
import Testing

@Suite struct KeyAgreementTests {
  private func bytes(_ digits: String) -> Data {
    var (data, rest) = (Data(), Substring(digits.filter { !$0.isWhitespace }))
    while rest.count >= 2 {
      data.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
      rest = rest.dropFirst(2)
    }
    return data
  }

  private func digits(_ bytes: some ContiguousBytes) -> String {
    bytes.withUnsafeBytes { $0.map { String(format: "%02x", Int($0)) }.joined() }
  }

  /// RFC 5903, section 8.1.
  @Test func secretsOnP256AreThoseOfRFC5903() throws {
    let first = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("C88F01F510D9AC3F70A292DAA2316DE544E9AAB8AFE84049C62A9C57862D1433"))
    let second = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("C6EF9C5D78AE012A011164ACB397CE2088685D8F06BF9BE0B283AB46476BEE53"))
    #expect(
      digits(first.publicKey.rawRepresentation)
        == ("DAD0B65394221CF9B051E1FECA5787D098DFE637FC90B9EF945D0C3772581180"
        + "5271A0461CDB8252D61F1C456FA3E59AB1F45B33ACCF5F58389E0577B8990BB3").lowercased())
    let secret = try first.sharedSecretFromKeyAgreement(with: second.publicKey)
    #expect(
      digits(secret) == "D6840F6B42F6EDAFD13116E0E12565202FEF8E9ECE7DCE03812464D04B9442DE".lowercased())
    #expect(try second.sharedSecretFromKeyAgreement(with: first.publicKey) == secret)
  }

  /// RFC 7748, section 6.1.
  @Test func secretsByX25519AreThoseOfRFC7748() throws {
    let bob = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
    let alice = try Curve25519.KeyAgreement.PublicKey(
      rawRepresentation: bytes("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a"))
    #expect(
      digits(bob.publicKey.rawRepresentation) == "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f")
    #expect(
      digits(try bob.sharedSecretFromKeyAgreement(with: alice))
        == "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
  }

  /// RFC 8032, section 7.1.
  @Test(arguments: [
    (
      "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
      "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "",
      "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
    ),
    (
      "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
      "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "72",
      "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
    ),
  ])
  func signaturesByEd25519AreThoseOfRFC8032(secret: String, known: String, message: String, expected: String) throws {
    let key = try Curve25519.Signing.PrivateKey(rawRepresentation: bytes(secret))
    #expect(digits(key.publicKey.rawRepresentation) == known)
    let signature = try key.signature(for: bytes(message))
    #expect(digits(signature) == expected)
    #expect(key.publicKey.isValidSignature(signature, for: bytes(message)))
    #expect(!key.publicKey.isValidSignature(signature, for: bytes(message + "00")))
  }

  /// RFC 6979, section A.2.5: the key, and a signature of "sample" with SHA-256.
  @Test func aSignatureOfRFC6979IsValid() throws {
    let key = try P256.Signing.PrivateKey(
      rawRepresentation: bytes("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721"))
    #expect(
      digits(key.publicKey.rawRepresentation)
        == ("60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6"
        + "7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299").lowercased())
    let signature = try P256.Signing.ECDSASignature(
      rawRepresentation: bytes(
        "EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716"
          + "F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8"))
    #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("simple".utf8)))
    #expect(try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation) == signature)
  }

  @Test func keysComeBackFromEachOfTheirForms() throws {
    let key = P384.Signing.PrivateKey()
    #expect(
      try P384.Signing.PrivateKey(rawRepresentation: key.rawRepresentation).x963Representation == key.x963Representation
    )
    #expect(
      try P384.Signing.PrivateKey(x963Representation: key.x963Representation).rawRepresentation == key.rawRepresentation
    )
    #expect(
      try P384.Signing.PrivateKey(pemRepresentation: key.pemRepresentation).rawRepresentation == key.rawRepresentation)
    #expect(
      try P384.Signing.PrivateKey(derRepresentation: key.derRepresentation).rawRepresentation == key.rawRepresentation)
    let known = key.publicKey
    #expect(
      try P384.Signing.PublicKey(compressedRepresentation: known.compressedRepresentation).rawRepresentation
        == known.rawRepresentation)
    #expect(
      try P384.Signing.PublicKey(pemRepresentation: known.pemRepresentation).rawRepresentation
        == known.rawRepresentation)
    let signature = try P521.Signing.PrivateKey().signature(for: Data([1, 2, 3]))
    #expect(signature.rawRepresentation.count == 132)
  }

  @Test func whatIsNoKeyIsRefused() {
    #expect(throws: CryptoKitError.incorrectKeySize) { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 31)) }
    #expect(throws: CryptoKitError.invalidParameter) { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32)) }
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.KeyAgreement.PublicKey(x963Representation: Data([4]) + Data(repeating: 1, count: 64))
    }
    #expect(throws: CryptoKitASN1Error.invalidPEMDocument) { try P256.Signing.PublicKey(pemRepresentation: "words") }
  }

  @Test func keysOfASecretAreTheSameOnBothSides() throws {
    let (first, second) = (P521.KeyAgreement.PrivateKey(), P521.KeyAgreement.PrivateKey())
    let keys = try [
      first.sharedSecretFromKeyAgreement(with: second.publicKey),
      second.sharedSecretFromKeyAgreement(with: first.publicKey),
    ].map { secret in
      secret.hkdfDerivedSymmetricKey(
        using: SHA256.self, salt: Data("salt".utf8), sharedInfo: Data("info".utf8), outputByteCount: 32)
    }
    #expect(keys[0] == keys[1] && keys[0].bitCount == 256)
  }
}
