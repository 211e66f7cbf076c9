// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import TesseraShims_CoreFoundation

// The numbers that Core Foundation knows the types of Security by.

extension SecCertificate: CoreFoundationObject {
  package static var coreFoundationTypeID: CFTypeID { 301 }
}

extension SecKey: CoreFoundationObject {
  package static var coreFoundationTypeID: CFTypeID { 302 }
}

extension SecPolicy: CoreFoundationObject {
  package static var coreFoundationTypeID: CFTypeID { 303 }
}

extension SecTrust: CoreFoundationObject {
  package static var coreFoundationTypeID: CFTypeID { 304 }
}

/// The number of certificates.
public func SecCertificateGetTypeID() -> CFTypeID { SecCertificate.coreFoundationTypeID }
/// The number of keys.
public func SecKeyGetTypeID() -> CFTypeID { SecKey.coreFoundationTypeID }
/// The number of policies.
public func SecPolicyGetTypeID() -> CFTypeID { SecPolicy.coreFoundationTypeID }
/// The number of chains of certificates.
public func SecTrustGetTypeID() -> CFTypeID { SecTrust.coreFoundationTypeID }
