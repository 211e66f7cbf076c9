// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCrypto

/// A cipher of the library that also tells whether somebody changed what it made.
enum SealingCipher {
  case aes, chaCha

  static let tagLength = 16
  static let nonceLength = 12

  private func cipher(keyLength: Int) -> OpaquePointer? {
    switch (self, keyLength) {
    case (.aes, 16): EVP_aes_128_gcm()
    case (.aes, 24): EVP_aes_192_gcm()
    case (.aes, 32): EVP_aes_256_gcm()
    case (.chaCha, 32): EVP_chacha20_poly1305()
    default: nil
    }
  }

  func seal(
    _ message: [UInt8], key: [UInt8], nonce: [UInt8], authenticating data: [UInt8]
  ) throws -> (ciphertext: [UInt8], tag: [UInt8]) {
    var tag = [UInt8](repeating: 0, count: Self.tagLength)
    let ciphertext = try run(message, key, nonce, data, isSealing: true) { context in
      tessera_get_tag(context, Int32(Self.tagLength), &tag)
    }
    return (ciphertext, tag)
  }

  func open(
    _ ciphertext: [UInt8], tag: [UInt8], key: [UInt8], nonce: [UInt8], authenticating data: [UInt8]
  ) throws -> [UInt8] {
    try run(ciphertext, key, nonce, data, isSealing: false) { context in
      tessera_set_tag(context, Int32(tag.count), tag)
    }
  }

  /// - Parameter tag: Takes the tag after sealing, or gives it before opening ends.
  private func run(
    _ text: [UInt8], _ key: [UInt8], _ nonce: [UInt8], _ data: [UInt8], isSealing: Bool,
    tag: (OpaquePointer) -> Int32
  ) throws -> [UInt8] {
    guard let cipher = cipher(keyLength: key.count) else { throw CryptoKitError.incorrectKeySize }
    guard text.count < 1 << 30, data.count < 1 << 30 else { throw CryptoKitError.incorrectParameterSize }
    guard let context = EVP_CIPHER_CTX_new() else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
    defer { EVP_CIPHER_CTX_free(context) }
    var length: Int32 = 0
    var result = [UInt8](repeating: 0, count: text.count + 16)
    guard EVP_CipherInit_ex(context, cipher, nil, nil, nil, isSealing ? 1 : 0) == 1,
      tessera_set_iv_length(context, Int32(nonce.count)) == 1,
      EVP_CipherInit_ex(context, nil, nil, key, nonce, isSealing ? 1 : 0) == 1,
      data.isEmpty || EVP_CipherUpdate(context, nil, &length, data, Int32(data.count)) == 1,
      text.isEmpty || EVP_CipherUpdate(context, &result, &length, text, Int32(text.count)) == 1
    else { throw CryptoKitError.incorrectParameterSize }
    if !isSealing { guard tag(context) == 1 else { throw CryptoKitError.authenticationFailure } }
    var rest = [UInt8](repeating: 0, count: 16)
    guard EVP_CipherFinal_ex(context, &rest, &length) == 1 else { throw CryptoKitError.authenticationFailure }
    if isSealing { guard tag(context) == 1 else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) } }
    return Array(result.prefix(text.count))
  }
}
