// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCrypto
public import TesseraShims_CoreFoundation
public import Foundation

/// A certificate: who somebody is, and who says so.
public final class SecCertificate: @unchecked Sendable {
  /// libcrypto's form of it, never changed.
  let handle: OpaquePointer

  /// Takes the certificate that an encoding in ASN.1 holds.
  init?(der: Data) {
    let parsed = der.withUnsafeBytes { bytes in
      var start = bytes.bindMemory(to: UInt8.self).baseAddress
      return d2i_X509(nil, &start, bytes.count)
    }
    guard let parsed else { return nil }
    handle = parsed
  }

  /// Takes over a certificate of libcrypto's.
  init(owning handle: OpaquePointer) { self.handle = handle }

  deinit { X509_free(handle) }

  /// The encoding in ASN.1.
  var der: Data {
    var start: UnsafeMutablePointer<UInt8>?
    let count = i2d_X509(handle, &start)
    guard count > 0, let start else { return Data() }
    defer { CRYPTO_free(start, #file, #line) }
    return Data(bytes: start, count: Int(count))
  }
}

extension SecCertificate: Hashable {
  public static func == (a: SecCertificate, b: SecCertificate) -> Bool { X509_cmp(a.handle, b.handle) == 0 }
  public func hash(into hasher: inout Hasher) { hasher.combine(der) }
}

/// A certificate from its encoding in ASN.1; `nil` where it is none.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  SecCertificate(der: data as Data)
}

/// The encoding of a certificate in ASN.1.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.der as NSData }

/// Whom a certificate speaks of, for people to read.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
  let name = X509_get_subject_name(certificate.handle)
  let place = X509_NAME_get_index_by_NID(name, NID_commonName, -1)
  guard place >= 0 else { return nil }
  var text: UnsafeMutablePointer<UInt8>?
  let count = ASN1_STRING_to_UTF8(&text, X509_NAME_ENTRY_get_data(X509_NAME_get_entry(name, place)))
  guard count >= 0, let text else { return nil }
  defer { CRYPTO_free(text, #file, #line) }
  return String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF8.self) as NSString
}

/// The public key that a certificate speaks of.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? {
  X509_get_pubkey(certificate.handle).map { SecKey(handle: $0, isPrivate: false) }
}
