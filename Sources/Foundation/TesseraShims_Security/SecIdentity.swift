// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import TesseraShims_CoreFoundation

/// A private key with its certificate.
public final class SecIdentity: Hashable, Sendable {
  let key: SecKey
  let certificate: SecCertificate

  init(key: SecKey, certificate: SecCertificate) { (self.key, self.certificate) = (key, certificate) }

  public static func == (a: SecIdentity, b: SecIdentity) -> Bool {
    a.key == b.key && a.certificate == b.certificate
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(certificate) }
}

extension SecIdentity: CoreFoundationObject {
  package static var coreFoundationTypeID: CFTypeID { 305 }
}

/// The number of identities.
public func SecIdentityGetTypeID() -> CFTypeID { SecIdentity.coreFoundationTypeID }

/// The certificate of an identity.
@discardableResult public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus {
  certificateRef.pointee = identityRef.certificate
  return errSecSuccess
}

/// The private key of an identity.
@discardableResult public func SecIdentityCopyPrivateKey(
  _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus {
  privateKeyRef.pointee = identityRef.key
  return errSecSuccess
}
