// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import TesseraShims_CoreFoundation

/// What is wrong with a chain at present, to be excused later by `SecTrustSetExceptions`: its leaf.
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { trust.exceptions.map { $0 as NSData } }

/// Excuses what was wrong with a chain when `SecTrustCopyExceptions` was asked, or takes that back.
///
/// - Parameter exceptions: What was excused; `nil` for nothing.
/// - Returns: Whether the exceptions are of this chain's leaf. They change nothing otherwise.
@discardableResult public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool {
  guard let exceptions else {
    trust.set(isExcused: false)
    return false
  }
  guard exceptions as Data == trust.exceptions else { return false }
  trust.set(isExcused: true)
  return true
}

/// What asking for trust came to; `.invalid` before anybody asked is not told apart: it is asked for now.
@discardableResult public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus { SecTrustEvaluate(trust, result) }

/// Whether certificates may be fetched over the network, which none is.
@discardableResult public func SecTrustSetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: Bool) -> OSStatus {
  errSecSuccess
}
