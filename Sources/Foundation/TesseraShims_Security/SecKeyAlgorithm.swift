// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCrypto
public import TesseraShims_CoreFoundation
public import Foundation

/// What a key is used for.
public enum SecKeyOperationType: Int, Sendable {
  case sign = 0
  case verify = 1
  case encrypt = 2
  case decrypt = 3
  case keyExchange = 4
}

/// A way to sign, to encrypt, or to agree on a secret.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }

  fileprivate static func named(_ name: String) -> SecKeyAlgorithm {
    SecKeyAlgorithm(rawValue: ("algid:" + name) as NSString)
  }

  public static let rsaEncryptionRaw = named("encrypt:RSA:raw")
  public static let rsaEncryptionPKCS1 = named("encrypt:RSA:PKCS1")
  public static let rsaEncryptionOAEPSHA1 = named("encrypt:RSA:OAEP:SHA1")
  public static let rsaEncryptionOAEPSHA224 = named("encrypt:RSA:OAEP:SHA224")
  public static let rsaEncryptionOAEPSHA256 = named("encrypt:RSA:OAEP:SHA256")
  public static let rsaEncryptionOAEPSHA384 = named("encrypt:RSA:OAEP:SHA384")
  public static let rsaEncryptionOAEPSHA512 = named("encrypt:RSA:OAEP:SHA512")

  public static let rsaSignatureMessagePKCS1v15SHA1 = named("sign:RSA:message-PKCS1v15:SHA1")
  public static let rsaSignatureMessagePKCS1v15SHA224 = named("sign:RSA:message-PKCS1v15:SHA224")
  public static let rsaSignatureMessagePKCS1v15SHA256 = named("sign:RSA:message-PKCS1v15:SHA256")
  public static let rsaSignatureMessagePKCS1v15SHA384 = named("sign:RSA:message-PKCS1v15:SHA384")
  public static let rsaSignatureMessagePKCS1v15SHA512 = named("sign:RSA:message-PKCS1v15:SHA512")
  public static let rsaSignatureDigestPKCS1v15SHA1 = named("sign:RSA:digest-PKCS1v15:SHA1")
  public static let rsaSignatureDigestPKCS1v15SHA224 = named("sign:RSA:digest-PKCS1v15:SHA224")
  public static let rsaSignatureDigestPKCS1v15SHA256 = named("sign:RSA:digest-PKCS1v15:SHA256")
  public static let rsaSignatureDigestPKCS1v15SHA384 = named("sign:RSA:digest-PKCS1v15:SHA384")
  public static let rsaSignatureDigestPKCS1v15SHA512 = named("sign:RSA:digest-PKCS1v15:SHA512")
  public static let rsaSignatureMessagePSSSHA1 = named("sign:RSA:message-PSS:SHA1")
  public static let rsaSignatureMessagePSSSHA224 = named("sign:RSA:message-PSS:SHA224")
  public static let rsaSignatureMessagePSSSHA256 = named("sign:RSA:message-PSS:SHA256")
  public static let rsaSignatureMessagePSSSHA384 = named("sign:RSA:message-PSS:SHA384")
  public static let rsaSignatureMessagePSSSHA512 = named("sign:RSA:message-PSS:SHA512")
  public static let rsaSignatureDigestPSSSHA1 = named("sign:RSA:digest-PSS:SHA1")
  public static let rsaSignatureDigestPSSSHA256 = named("sign:RSA:digest-PSS:SHA256")
  public static let rsaSignatureDigestPSSSHA384 = named("sign:RSA:digest-PSS:SHA384")
  public static let rsaSignatureDigestPSSSHA512 = named("sign:RSA:digest-PSS:SHA512")

  public static let ecdsaSignatureMessageX962SHA1 = named("sign:ECDSA:message-X962:SHA1")
  public static let ecdsaSignatureMessageX962SHA224 = named("sign:ECDSA:message-X962:SHA224")
  public static let ecdsaSignatureMessageX962SHA256 = named("sign:ECDSA:message-X962:SHA256")
  public static let ecdsaSignatureMessageX962SHA384 = named("sign:ECDSA:message-X962:SHA384")
  public static let ecdsaSignatureMessageX962SHA512 = named("sign:ECDSA:message-X962:SHA512")
  public static let ecdsaSignatureDigestX962SHA1 = named("sign:ECDSA:digest-X962:SHA1")
  public static let ecdsaSignatureDigestX962SHA224 = named("sign:ECDSA:digest-X962:SHA224")
  public static let ecdsaSignatureDigestX962SHA256 = named("sign:ECDSA:digest-X962:SHA256")
  public static let ecdsaSignatureDigestX962SHA384 = named("sign:ECDSA:digest-X962:SHA384")
  public static let ecdsaSignatureDigestX962SHA512 = named("sign:ECDSA:digest-X962:SHA512")

  public static let ecdhKeyExchangeStandard = named("keyexchange:ECDH:standard")
  public static let ecdhKeyExchangeCofactor = named("keyexchange:ECDH:cofactor")

  // MARK: - What a name says

  fileprivate var parts: [Substring] { (rawValue as String).split(separator: ":").dropFirst().map { $0 } }
  fileprivate var isForRSA: Bool { parts.count > 1 && parts[1] == "RSA" }
  fileprivate var isOfDigest: Bool { parts.count > 2 && parts[2].hasPrefix("digest") }
  fileprivate var isPSS: Bool { parts.count > 2 && parts[2].hasSuffix("PSS") }

  fileprivate var digest: OpaquePointer? {
    switch parts.last {
    case "SHA1": EVP_sha1()
    case "SHA224": EVP_sha224()
    case "SHA256": EVP_sha256()
    case "SHA384": EVP_sha384()
    case "SHA512": EVP_sha512()
    default: nil
    }
  }
}

/// Whether a key can be used in a way.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
  let kind =
    switch operation {
    case .sign, .verify: "sign"
    case .encrypt, .decrypt: "encrypt"
    case .keyExchange: "keyexchange"
    }
  let isOfHalf = [.sign, .decrypt, .keyExchange].contains(operation) == key.isPrivate
  return algorithm.parts.first.map(String.init) == kind && algorithm.isForRSA == key.isRSA && isOfHalf
}

/// Signs data, or a digest of some; `nil` with an error where the key can't.
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  let dataToSign = dataToSign as Data
  let signature = work(key, .sign, algorithm, error) {
    guard algorithm.isOfDigest else {
      guard let context = EVP_MD_CTX_new() else { return nil }
      defer { EVP_MD_CTX_free(context) }
      var inner: OpaquePointer?
      guard EVP_DigestSignInit(context, &inner, algorithm.digest, nil, key.handle) == 1, pad(inner, algorithm) else {
        return nil
      }
      return filled { EVP_DigestSign(context, $0, $1, bytes($2), $2.count) }(dataToSign)
    }
    return keyed(key.handle, EVP_PKEY_sign_init) { context in
      guard pad(context, algorithm), EVP_PKEY_CTX_set_signature_md(context, algorithm.digest) == 1 else { return nil }
      return filled { EVP_PKEY_sign(context, $0, $1, bytes($2), $2.count) }(dataToSign)
    }
  }
  return signature as NSData?
}

/// Whether a signature is that of some data, or of a digest of some.
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let (signedData, signature) = (signedData as Data, signature as Data)
  let answer: Data? = work(key, .verify, algorithm, error) {
    let isRight = signature.withUnsafeBytes { signature in
      signedData.withUnsafeBytes { data in
        guard algorithm.isOfDigest else {
          guard let context = EVP_MD_CTX_new() else { return false }
          defer { EVP_MD_CTX_free(context) }
          var inner: OpaquePointer?
          return EVP_DigestVerifyInit(context, &inner, algorithm.digest, nil, key.handle) == 1 && pad(inner, algorithm)
            && EVP_DigestVerify(context, bytes(signature), signature.count, bytes(data), data.count) == 1
        }
        return keyed(key.handle, EVP_PKEY_verify_init) { context in
          guard pad(context, algorithm), EVP_PKEY_CTX_set_signature_md(context, algorithm.digest) == 1 else {
            return nil
          }
          return EVP_PKEY_verify(context, bytes(signature), signature.count, bytes(data), data.count) == 1
        } ?? false
      }
    }
    return isRight ? Data() : nil
  }
  return answer != nil
}

/// Encrypts data with a public key; `nil` with an error where the key can't.
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  let plaintext = plaintext as Data
  let ciphertext = work(key, .encrypt, algorithm, error) {
    keyed(key.handle, EVP_PKEY_encrypt_init) { context in
      guard hide(context, algorithm) else { return nil }
      return filled { EVP_PKEY_encrypt(context, $0, $1, bytes($2), $2.count) }(plaintext)
    }
  }
  return ciphertext as NSData?
}

/// Decrypts data with a private key; `nil` with an error where the key can't.
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  let ciphertext = ciphertext as Data
  let plaintext = work(key, .decrypt, algorithm, error) {
    keyed(key.handle, EVP_PKEY_decrypt_init) { context in
      guard hide(context, algorithm) else { return nil }
      return filled { EVP_PKEY_decrypt(context, $0, $1, bytes($2), $2.count) }(ciphertext)
    }
  }
  return plaintext as NSData?
}

/// The secret that two agree on, each with a private key and the other's public one.
public func SecKeyCopyKeyExchangeResult(
  _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  let secret = work(privateKey, .keyExchange, algorithm, error) {
    keyed(privateKey.handle, EVP_PKEY_derive_init) { context in
      guard EVP_PKEY_derive_set_peer(context, publicKey.handle) == 1 else { return nil }
      return filled { output, count, _ in EVP_PKEY_derive(context, output, count) }(Data())
    }
  }
  return secret as NSData?
}

// MARK: - Parts

private func work(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ body: () -> Data?
) -> Data? {
  guard SecKeyIsAlgorithmSupported(key, operation, algorithm) else {
    give(error, errSecParam, "\(algorithm.rawValue): algorithm not supported by the key")
    return nil
  }
  guard let result = body() else {
    give(error, operation == .verify ? errSecVerifyFailed : errSecParam, "\(algorithm.rawValue): failed")
    return nil
  }
  return result
}

private func keyed<Result>(
  _ key: OpaquePointer, _ begin: (OpaquePointer?) -> Int32, _ body: (OpaquePointer) -> Result?
) -> Result? {
  guard let context = EVP_PKEY_CTX_new(key, nil) else { return nil }
  defer { EVP_PKEY_CTX_free(context) }
  return begin(context) == 1 ? body(context) : nil
}

/// Says how what is signed is padded.
private func pad(_ context: OpaquePointer?, _ algorithm: SecKeyAlgorithm) -> Bool {
  guard algorithm.isForRSA else { return true }
  let padding = algorithm.isPSS ? RSA_PKCS1_PSS_PADDING : RSA_PKCS1_PADDING
  guard EVP_PKEY_CTX_set_rsa_padding(context, padding) == 1 else { return false }
  // As long as the digest.
  return !algorithm.isPSS || EVP_PKEY_CTX_set_rsa_pss_saltlen(context, -1) == 1
}

/// Says how what is encrypted is padded.
private func hide(_ context: OpaquePointer, _ algorithm: SecKeyAlgorithm) -> Bool {
  guard let digest = algorithm.digest else {
    let padding = algorithm == .rsaEncryptionRaw ? RSA_NO_PADDING : RSA_PKCS1_PADDING
    return EVP_PKEY_CTX_set_rsa_padding(context, padding) == 1
  }
  return EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_OAEP_PADDING) == 1
    && EVP_PKEY_CTX_set_rsa_oaep_md(context, digest) == 1 && EVP_PKEY_CTX_set_rsa_mgf1_md(context, digest) == 1
}

/// Calls a function of libcrypto twice, as they want it: once for the size, once for the bytes.
private func filled(
  _ call: @escaping (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>?, UnsafeRawBufferPointer) -> Int32
) -> (Data) -> Data? {
  { input in
    input.withUnsafeBytes { input in
      var count = 0
      guard call(nil, &count, input) == 1 else { return nil }
      var output = [UInt8](repeating: 0, count: max(1, count))
      guard call(&output, &count, input) == 1 else { return nil }
      return Data(output.prefix(count))
    }
  }
}

private func bytes(_ buffer: UnsafeRawBufferPointer) -> UnsafePointer<UInt8>? {
  buffer.bindMemory(to: UInt8.self).baseAddress
}
