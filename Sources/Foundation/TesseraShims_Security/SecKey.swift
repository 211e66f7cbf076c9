// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCrypto
public import TesseraShims_CoreFoundation
public import Foundation

/// A key, or half of a pair of keys: RSA, or on one of the curves P-256, P-384 and P-521.
public final class SecKey: Hashable, @unchecked Sendable {
  /// libcrypto's form of it, never changed.
  let handle: OpaquePointer
  let isPrivate: Bool
  /// What its maker said of it beside what can be told.
  let notes: [String: Data]

  init(handle: OpaquePointer, isPrivate: Bool, notes: [String: Data] = [:]) {
    (self.handle, self.isPrivate, self.notes) = (handle, isPrivate, notes)
  }

  deinit { EVP_PKEY_free(handle) }

  var isRSA: Bool { EVP_PKEY_get_base_id(handle) == EVP_PKEY_RSA }
  var bits: Int { Int(EVP_PKEY_get_bits(handle)) }

  public static func == (a: SecKey, b: SecKey) -> Bool { a.isPrivate == b.isPrivate && a.external == b.external }
  public func hash(into hasher: inout Hasher) { hasher.combine(publicBytes) }

  // MARK: - Bytes

  /// PKCS #1 for RSA; a point for elliptic curves, with the number behind it where the key is private.
  var external: Data {
    guard isPrivate else { return publicBytes }
    guard !isRSA else { return encoded(i2d_PrivateKey) }
    return publicBytes + (number("priv", bytes: (bits + 7) / 8) ?? Data())
  }

  var publicBytes: Data { encoded(i2d_PublicKey) }

  private func encoded(
    _ encode: (OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32
  ) -> Data {
    var start: UnsafeMutablePointer<UInt8>?
    let count = encode(handle, &start)
    guard count > 0, let start else { return Data() }
    defer { CRYPTO_free(start, #file, #line) }
    return Data(bytes: start, count: Int(count))
  }

  private func number(_ name: String, bytes: Int) -> Data? {
    var number: OpaquePointer?
    guard EVP_PKEY_get_bn_param(handle, name, &number) == 1, let number else { return nil }
    defer { BN_clear_free(number) }
    var data = Data(count: bytes)
    let count = data.withUnsafeMutableBytes {
      BN_bn2binpad(number, $0.bindMemory(to: UInt8.self).baseAddress, Int32(bytes))
    }
    return count == Int32(bytes) ? data : nil
  }

  // MARK: - Making

  /// Makes a key by chance.
  static func generate(isRSA: Bool, bits: Int) -> OpaquePointer? {
    guard let context = EVP_PKEY_CTX_new_id(isRSA ? EVP_PKEY_RSA : EVP_PKEY_EC, nil) else { return nil }
    defer { EVP_PKEY_CTX_free(context) }
    guard EVP_PKEY_keygen_init(context) == 1 else { return nil }
    if isRSA {
      guard EVP_PKEY_CTX_set_rsa_keygen_bits(context, Int32(bits)) == 1 else { return nil }
    } else {
      guard let curve = Curve(bits: bits), EVP_PKEY_CTX_set_ec_paramgen_curve_nid(context, curve.identifier) == 1 else {
        return nil
      }
    }
    var key: OpaquePointer?
    return EVP_PKEY_keygen(context, &key) == 1 ? key : nil
  }

  /// Takes a key from its bytes.
  static func parsed(_ data: Data, isRSA: Bool, isPrivate: Bool) -> OpaquePointer? {
    if isRSA {
      return decoded(data) {
        isPrivate ? d2i_PrivateKey(EVP_PKEY_RSA, nil, &$0, $1) : d2i_PublicKey(EVP_PKEY_RSA, nil, &$0, $1)
      }
        ?? (isPrivate ? nil : decoded(data) { d2i_PUBKEY(nil, &$0, $1) })
    }
    guard let curve = Curve(external: data, isPrivate: isPrivate) else { return nil }
    let der = isPrivate ? curve.privateEncoding(data) : curve.publicEncoding(data)
    return decoded(der) { isPrivate ? d2i_PrivateKey(EVP_PKEY_EC, nil, &$0, $1) : d2i_PUBKEY(nil, &$0, $1) }
  }

  private static func decoded(
    _ data: Data, _ decode: (inout UnsafePointer<UInt8>?, Int) -> OpaquePointer?
  ) -> OpaquePointer? {
    data.withUnsafeBytes { bytes in
      var start = bytes.bindMemory(to: UInt8.self).baseAddress
      return decode(&start, bytes.count)
    }
  }
}

/// A curve that keys lie on.
private struct Curve {
  let bits: Int
  let identifier: Int32
  /// Its name in ASN.1.
  let name: [UInt8]

  private static let all = [
    Curve(bits: 256, identifier: NID_X9_62_prime256v1, name: [0x06, 8, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 3, 1, 7]),
    Curve(bits: 384, identifier: NID_secp384r1, name: [0x06, 5, 0x2B, 0x81, 0x04, 0x00, 0x22]),
    Curve(bits: 521, identifier: NID_secp521r1, name: [0x06, 5, 0x2B, 0x81, 0x04, 0x00, 0x23]),
  ]

  private init(bits: Int, identifier: Int32, name: [UInt8]) {
    (self.bits, self.identifier, self.name) = (bits, identifier, name)
  }

  init?(bits: Int) {
    guard let found = Self.all.first(where: { $0.bits == bits }) else { return nil }
    self = found
  }

  /// The curve of a point's bytes: how many there are says which.
  init?(external data: Data, isPrivate: Bool) {
    guard data.first == 4, let found = Self.all.first(where: { data.count == 1 + (isPrivate ? 3 : 2) * $0.size }) else {
      return nil
    }
    self = found
  }

  /// The bytes of a number.
  var size: Int { (bits + 7) / 8 }

  func publicEncoding(_ point: Data) -> Data {
    let kind: [UInt8] = [0x06, 7, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 2, 1]
    return Self.tagged(0x30, Self.tagged(0x30, Data(kind + name)) + Self.tagged(0x03, Data([0]) + point))
  }

  func privateEncoding(_ data: Data) -> Data {
    let point = data.prefix(1 + 2 * size)
    let number = data.dropFirst(point.count)
    return Self.tagged(
      0x30,
      Data([0x02, 1, 1]) + Self.tagged(0x04, number) + Self.tagged(0xA0, Data(name))
        + Self.tagged(0xA1, Self.tagged(0x03, Data([0]) + point)))
  }

  private static func tagged(_ tag: UInt8, _ content: Data) -> Data {
    let count = content.count
    let length: [UInt8] =
      count < 128
      ? [UInt8(count)] : count < 256 ? [0x81, UInt8(count)] : [0x82, UInt8(count >> 8), UInt8(count & 0xFF)]
    return Data([tag] + length) + content
  }
}

// MARK: - Functions

/// An error of a function of C, handed out by a pointer.
func give(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ status: OSStatus, _ words: String) {
  error?.pointee = Unmanaged.passRetained(
    NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: words]))
}

/// Makes a pair of keys by chance and gives the private one; `nil` with an error for what can't be made.
///
/// The parameters say the kind (`kSecAttrKeyType`) and size (`kSecAttrKeySizeInBits`), and by `kSecPrivateKeyAttrs` whether it
/// is put into the keychain. There is no Secure Enclave: a key for it is made in memory.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  guard let parameters = texts(parameters), let bits = (parameters[kSecAttrKeySizeInBits] as? NSNumber)?.intValue else {
    give(error, errSecParam, "a key needs a size")
    return nil
  }
  let isRSA = SecKey.isRSA(parameters)
  guard bits <= 8192, let handle = SecKey.generate(isRSA: isRSA, bits: bits) else {
    give(error, errSecParam, "no key of \(bits) bits can be made")
    return nil
  }
  let own = parameters[kSecPrivateKeyAttrs] as? [String: Any] ?? [:]
  let key = SecKey(handle: handle, isPrivate: true, notes: SecKey.notes(parameters.merging(own) { $1 }))
  let isPermanent = own[kSecAttrIsPermanent] ?? parameters[kSecAttrIsPermanent]
  if (isPermanent as? Bool) == true || (isPermanent as? NSNumber)?.boolValue == true {
    var item: [String: Any] = [kSecClass as String: kSecClassKey, kSecValueRef as String: key]
    for name in [kSecAttrApplicationTag, kSecAttrLabel, kSecAttrAccessible, kSecAttrAccessGroup] {
      if let value = own[name] ?? parameters[name] { item[name] = value }
    }
    let status = SecItemAdd(item as NSDictionary, nil)
    guard status == errSecSuccess else {
      give(error, status, SecCopyErrorMessageString(status, nil) as String? ?? "")
      return nil
    }
  }
  return key
}

/// Makes a pair of keys by chance. Older than `SecKeyCreateRandomKey`.
@available(iOS, deprecated: 15.0, message: "Use SecKeyCreateRandomKey")
public func SecKeyGeneratePair(
  _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?, _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
  guard let key = SecKeyCreateRandomKey(parameters, nil) else { return errSecParam }
  privateKey?.pointee = key
  publicKey?.pointee = SecKeyCopyPublicKey(key)
  return errSecSuccess
}

/// A key from its bytes: PKCS #1 for RSA, a point and perhaps a number for elliptic curves.
///
/// The attributes say the kind (`kSecAttrKeyType`) and which half it is (`kSecAttrKeyClass`).
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  let attributes = texts(attributes) ?? [:]
  let isPrivate = attributes[kSecAttrKeyClass].map { "\($0)" } == kSecAttrKeyClassPrivate
  let isRSA = SecKey.isRSA(attributes)
  guard let handle = SecKey.parsed(keyData as Data, isRSA: isRSA, isPrivate: isPrivate) else {
    give(error, errSecParam, "the data is no \(isPrivate ? "private" : "public") \(isRSA ? "RSA" : "EC") key")
    return nil
  }
  return SecKey(handle: handle, isPrivate: isPrivate, notes: SecKey.notes(attributes))
}

/// The public half of a pair.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? {
  SecKey.parsed(key.publicBytes, isRSA: key.isRSA, isPrivate: false).map { SecKey(handle: $0, isPrivate: false) }
}

/// The bytes of a key: PKCS #1 for RSA; for elliptic curves a point, with a number behind it where the key is private.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  key.external as NSData
}

/// What is known of a key.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
  var attributes: [CFString: Any] = [
    kSecClass: kSecClassKey, kSecAttrKeyType: key.isRSA ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom,
    kSecAttrKeyClass: key.isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
    kSecAttrKeySizeInBits: key.bits, kSecAttrEffectiveKeySize: key.bits, kSecValueData: key.external,
    kSecAttrCanSign: key.isPrivate, kSecAttrCanVerify: !key.isPrivate, kSecAttrCanEncrypt: key.isRSA && !key.isPrivate,
    kSecAttrCanDecrypt: key.isRSA && key.isPrivate, kSecAttrCanDerive: !key.isRSA && key.isPrivate,
  ]
  for (name, value) in key.notes { attributes[name as NSString] = value }
  return attributes as NSDictionary
}

/// The bytes that a key makes at once: of its modulus, or of a number on its curve.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.bits + 7) / 8 }

extension SecKey {
  /// Whether attributes speak of an RSA key.
  static func isRSA(_ attributes: [String: Any]) -> Bool {
    attributes[kSecAttrKeyType].map { "\($0)" } == kSecAttrKeyTypeRSA
  }

  /// What the keychain keeps of a key beside its bytes, by which it is found.
  var keptAttributes: [String: Any] {
    var label = [UInt8](repeating: 0, count: 20)
    let bytes = [UInt8](publicBytes)
    EVP_Digest(bytes, bytes.count, &label, nil, EVP_sha1(), nil)
    var kept: [String: Any] = [
      kSecAttrKeyType as String: isRSA ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom,
      kSecAttrKeyClass as String: isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
      kSecAttrKeySizeInBits as String: bits, kSecAttrApplicationLabel as String: Data(label),
    ]
    for (name, value) in notes { kept[name] = value }
    return kept
  }

  static func notes(_ attributes: [String: Any]) -> [String: Data] {
    (attributes[kSecAttrApplicationTag] as? Data).map { [kSecAttrApplicationTag as String: $0] } ?? [:]
  }
}
