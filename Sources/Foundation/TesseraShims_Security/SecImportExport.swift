// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCrypto
public import Foundation
public import TesseraShims_CoreFoundation

/// The password of a file that is read.
public nonisolated(unsafe) let kSecImportExportPassphrase: CFString = "passphrase"
/// The keychain that items go to, which is of a Mac.
public nonisolated(unsafe) let kSecImportExportKeychain: CFString = "keychain"
/// Who may use items, which is of a Mac.
public nonisolated(unsafe) let kSecImportExportAccess: CFString = "access"
/// Whether items are only given to the caller. They always are here.
public nonisolated(unsafe) let kSecImportToMemoryOnly: CFString = "memory"
/// An item's name for people: a text.
public nonisolated(unsafe) let kSecImportItemLabel: CFString = "label"
/// The digest of an item's public key: data.
public nonisolated(unsafe) let kSecImportItemKeyID: CFString = "keyid"
/// A `SecTrust` of the item's certificates.
public nonisolated(unsafe) let kSecImportItemTrust: CFString = "trust"
/// An array of `SecCertificate`, the item's own first.
public nonisolated(unsafe) let kSecImportItemCertChain: CFString = "chain"
/// A `SecIdentity`.
public nonisolated(unsafe) let kSecImportItemIdentity: CFString = "identity"

/// Reads keys with their certificates from a file of PKCS #12.
///
/// - Parameters:
///   - pkcs12_data: The file.
///   - options: Its password by `kSecImportExportPassphrase`; where there is none, the empty one.
///   - items: Set to an array with a dictionary for each identity, by the keys above.
/// - Returns: `errSecSuccess`, `errSecDecode` for what is no such file, or `errSecAuthFailed` where the password is another.
@discardableResult public func SecPKCS12Import(
  _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
  let password = texts(options)?[kSecImportExportPassphrase] as? String ?? ""
  var (key, own): (OpaquePointer?, OpaquePointer?) = (nil, nil)
  var others = [OpaquePointer?](repeating: nil, count: 32)
  var count: Int32 = 0
  let result = (pkcs12_data as Data).withUnsafeBytes { bytes in
    tessera_read_pkcs12(
      bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, password, &key, &own, &others, Int32(others.count),
      &count)
  }
  let chain = ([own] + others.prefix(Int(count))).compactMap { $0.map(SecCertificate.init(owning:)) }
  let secret = key.map { SecKey(handle: $0, isPrivate: true) }
  guard result == 1 else { return result < 0 ? errSecAuthFailed : errSecDecode }
  guard let secret, own != nil, let certificate = chain.first else {
    items.pointee = [] as NSArray
    return errSecSuccess
  }
  var item: [String: Any] = [:]
  item[kSecImportItemIdentity] = SecIdentity(key: secret, certificate: certificate)
  item[kSecImportItemCertChain] = chain
  item[kSecImportItemTrust] = SecTrust(certificates: chain, policies: [SecPolicyCreateBasicX509()])
  if let label = SecCertificateCopySubjectSummary(certificate) { item[kSecImportItemLabel] = label }
  items.pointee = [item] as NSArray
  return errSecSuccess
}
