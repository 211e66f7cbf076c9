// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCrypto
internal import Foundation

/// A key of which one half is known to all, in OpenSSL's form.
final class PairedKey: @unchecked Sendable {
  let key: OpaquePointer
  private init(_ key: OpaquePointer) { self.key = key }
  deinit { EVP_PKEY_free(key) }

  /// - Parameter curve: A number of OpenSSL's for a curve whose points have coordinates.
  convenience init?(curve: Int32, scalar: [UInt8]) {
    guard let key = tessera_ec_private(curve, scalar, Int32(scalar.count)) else { return nil }
    self.init(key)
  }

  convenience init?(curve: Int32, point: [UInt8]) {
    guard let key = tessera_ec_public(curve, point, Int32(point.count)) else { return nil }
    self.init(key)
  }

  /// - Parameter kind: OpenSSL's number of X25519 or Ed25519.
  convenience init?(kind: Int32, privateBytes: [UInt8]) {
    guard let key = EVP_PKEY_new_raw_private_key(kind, nil, privateBytes, privateBytes.count) else { return nil }
    self.init(key)
  }

  convenience init?(kind: Int32, publicBytes: [UInt8]) {
    guard let key = EVP_PKEY_new_raw_public_key(kind, nil, publicBytes, publicBytes.count) else { return nil }
    self.init(key)
  }

  /// A key of ASN.1: of PKCS #8 or SEC 1 for a private one, of a certificate's for a public one.
  convenience init?(curve: Int32, der: [UInt8], isPrivate: Bool) {
    let found = der.withUnsafeBufferPointer { bytes -> OpaquePointer? in
      var start = bytes.baseAddress
      return isPrivate ? d2i_AutoPrivateKey(nil, &start, bytes.count) : d2i_PUBKEY(nil, &start, bytes.count)
    }
    guard let found else { return nil }
    guard tessera_ec_curve(found) == curve else {
      EVP_PKEY_free(found)
      return nil
    }
    self.init(found)
  }

  func point(isCompressed: Bool) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 160) { buffer, count in
      count = Int(tessera_ec_point(key, isCompressed ? 1 : 0, buffer.baseAddress, 160))
    }
  }

  func scalar(_ size: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size)
    precondition(tessera_ec_scalar(key, &bytes, Int32(size)) == 1, "The key has no private half.")
    return bytes
  }

  /// The public half of X25519 or Ed25519.
  var publicBytes: [UInt8] {
    var (bytes, count) = ([UInt8](repeating: 0, count: 32), 32)
    EVP_PKEY_get_raw_public_key(key, &bytes, &count)
    return bytes
  }

  func der(isPrivate: Bool) -> [UInt8] {
    let room = Int(isPrivate ? tessera_pkcs8(key, nil) : i2d_PUBKEY(key, nil))
    return [UInt8](unsafeUninitializedCapacity: max(1, room)) { buffer, count in
      var start = buffer.baseAddress
      count = max(0, Int(isPrivate ? tessera_pkcs8(key, start) : i2d_PUBKEY(key, &start)))
    }
  }

  /// What both sides come to know; `nil` for a point that gives nothing.
  func agree(with other: PairedKey) -> [UInt8]? {
    guard let context = EVP_PKEY_CTX_new(key, nil) else { return nil }
    defer { EVP_PKEY_CTX_free(context) }
    var count = 0
    guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, other.key) == 1,
      EVP_PKEY_derive(context, nil, &count) == 1
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    guard EVP_PKEY_derive(context, &bytes, &count) == 1 else { return nil }
    return Array(bytes.prefix(count))
  }

  /// A signature of a digest, as two numbers of so many bytes.
  func sign(digest: [UInt8], size: Int) -> [UInt8]? {
    guard let context = EVP_PKEY_CTX_new(key, nil) else { return nil }
    defer { EVP_PKEY_CTX_free(context) }
    var count = 0
    guard EVP_PKEY_sign_init(context) == 1, EVP_PKEY_sign(context, nil, &count, digest, digest.count) == 1 else {
      return nil
    }
    var der = [UInt8](repeating: 0, count: count)
    var raw = [UInt8](repeating: 0, count: 2 * size)
    guard EVP_PKEY_sign(context, &der, &count, digest, digest.count) == 1,
      tessera_ecdsa_raw(der, count, &raw, Int32(size)) == 1
    else { return nil }
    return raw
  }

  func isValid(_ signature: [UInt8], digest: [UInt8]) -> Bool {
    guard let context = EVP_PKEY_CTX_new(key, nil), let der = Self.der(ofSignature: signature) else { return false }
    defer { EVP_PKEY_CTX_free(context) }
    return EVP_PKEY_verify_init(context) == 1
      && EVP_PKEY_verify(context, der, der.count, digest, digest.count) == 1
  }

  /// A signature by Ed25519, of a message itself.
  func sign(message: [UInt8]) -> [UInt8]? {
    guard let context = EVP_MD_CTX_new() else { return nil }
    defer { EVP_MD_CTX_free(context) }
    var (bytes, count) = ([UInt8](repeating: 0, count: 64), 64)
    guard EVP_DigestSignInit(context, nil, nil, nil, key) == 1,
      EVP_DigestSign(context, &bytes, &count, message, message.count) == 1
    else { return nil }
    return bytes
  }

  func isValid(_ signature: [UInt8], message: [UInt8]) -> Bool {
    guard let context = EVP_MD_CTX_new() else { return false }
    defer { EVP_MD_CTX_free(context) }
    return EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1
      && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
  }

  /// A signature as ASN.1 has it.
  static func der(ofSignature raw: [UInt8]) -> [UInt8]? {
    let result = [UInt8](unsafeUninitializedCapacity: raw.count + 16) { buffer, count in
      count = Int(tessera_ecdsa_der(raw, Int32(raw.count / 2), buffer.baseAddress))
    }
    return result.isEmpty ? nil : result
  }

  static func signature(ofDER der: [UInt8], size: Int) -> [UInt8]? {
    var raw = [UInt8](repeating: 0, count: 2 * size)
    return tessera_ecdsa_raw(der, der.count, &raw, Int32(size)) == 1 ? raw : nil
  }
}

/// Keys between two lines of dashes.
enum PEM {
  static func text(_ der: [UInt8], _ name: String) -> String {
    let lines = Data(der).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
    return "-----BEGIN \(name)-----\n\(lines)\n-----END \(name)-----"
  }

  static func bytes(_ text: String, _ names: [String]) throws -> [UInt8] {
    for name in names {
      guard let start = text.range(of: "-----BEGIN \(name)-----"),
        let end = text.range(of: "-----END \(name)-----", range: start.upperBound..<text.endIndex)
      else { continue }
      let body = String(text[start.upperBound..<end.lowerBound])
      guard let data = Data(base64Encoded: body, options: .ignoreUnknownCharacters) else { break }
      return [UInt8](data)
    }
    throw CryptoKitASN1Error.invalidPEMDocument
  }
}

/// What is wrong with keys in ASN.1.
public enum CryptoKitASN1Error: Error, Equatable, Sendable {
  case invalidFieldIdentifier
  case unexpectedFieldType
  case invalidObjectIdentifier
  case invalidASN1Object
  case invalidASN1IntegerEncoding
  case truncatedASN1Field
  case unsupportedFieldLength
  case invalidPEMDocument
}
