// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCrypto
public import TesseraShims_CoreFoundation
public import Foundation
internal import Synchronization

/// By which rules trust is found out.
public final class SecPolicy: Sendable {
  /// The host that the leaf must be for.
  let host: String?

  init(host: String?) { self.host = host }
}

/// The rules for servers: the leaf is for the host, where one is said.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(host: server ? hostname as String? : nil)
}

/// The rules for certificates by themselves.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(host: nil) }

public var kSecRevocationOCSPMethod: CFOptionFlags { 1 << 0 }
public var kSecRevocationCRLMethod: CFOptionFlags { 1 << 1 }
public var kSecRevocationPreferCRL: CFOptionFlags { 1 << 2 }
public var kSecRevocationRequirePositiveResponse: CFOptionFlags { 1 << 3 }
public var kSecRevocationNetworkAccessDisabled: CFOptionFlags { 1 << 4 }
public var kSecRevocationUseAnyAvailableMethod: CFOptionFlags { kSecRevocationOCSPMethod | kSecRevocationCRLMethod }

/// The rules for revoked certificates, of which nothing is looked up here.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy(host: nil) }

/// A chain of certificates, and whether it is trusted: found out when asked, against this machine's anchors or the caller's.
public final class SecTrust: Sendable {
  private struct Setting {
    var policies: [SecPolicy]
    var anchors: [SecCertificate] = []
    var isAnchorsOnly = false
    var date: Date?
    var isExcused = false
  }

  let certificates: [SecCertificate]
  private let setting: Mutex<Setting>

  init(certificates: [SecCertificate], policies: [SecPolicy]) {
    self.certificates = certificates
    setting = Mutex(Setting(policies: policies))
  }

  func set(policies: [SecPolicy]) { setting.withLock { $0.policies = policies } }
  func set(anchors: [SecCertificate]) {
    setting.withLock {
      $0.anchors = anchors
      $0.isAnchorsOnly = true
    }
  }
  func set(isAnchorsOnly: Bool) { setting.withLock { $0.isAnchorsOnly = isAnchorsOnly } }
  /// What excuses the chain: the encoding of its leaf.
  var exceptions: Data? { certificates.first?.der }
  var isExcused: Bool { setting.withLock { $0.isExcused } }
  func set(isExcused: Bool) { setting.withLock { $0.isExcused = isExcused } }
  func set(date: Date) { setting.withLock { $0.date = date } }

  /// What is wrong with the chain, in libcrypto's number; `nil` where it is trusted.
  func fault() -> Int32? {
    let now = setting.withLock { $0 }
    guard !now.isExcused else { return nil }
    var chain: [OpaquePointer?] = certificates.map(\.handle)
    var anchors: [OpaquePointer?] = now.anchors.map(\.handle)
    var found: Int32 = X509_V_ERR_UNSPECIFIED
    let host = now.policies.lazy.compactMap(\.host).first
    let isTrusted = withExtendedLifetime((certificates, now.anchors)) {
      func verify(_ host: UnsafePointer<CChar>?) -> Bool {
        tessera_verify_chain(
          &chain, Int32(chain.count), &anchors, Int32(anchors.count), now.isAnchorsOnly ? 0 : 1, host,
          Int64((now.date ?? Date()).timeIntervalSince1970), &found) == 1
      }
      return host.map { $0.withCString(verify) } ?? verify(nil)
    }
    return isTrusted ? nil : found
  }
}

/// What came of asking for trust.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure = 5
  case fatalTrustFailure = 6
  case otherError = 7
}

/// Puts certificates, or one, together for ``SecTrustEvaluateWithError``; the first is the leaf.
@discardableResult public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let chain = certificates as? [SecCertificate] ?? (certificates as? SecCertificate).map { [$0] } ?? []
  guard !chain.isEmpty else { return errSecParam }
  trust.pointee = SecTrust(
    certificates: chain, policies: policies as? [SecPolicy] ?? (policies as? SecPolicy).map { [$0] } ?? [])
  return errSecSuccess
}

/// Sets the rules, one or several.
@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
  trust.set(policies: policies as? [SecPolicy] ?? (policies as? SecPolicy).map { [$0] } ?? [])
  return errSecSuccess
}

/// Sets whom to trust: from then on nobody else, until ``SecTrustSetAnchorCertificatesOnly`` says otherwise.
@discardableResult public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchors: CFArray?) -> OSStatus {
  trust.set(anchors: anchors as? [SecCertificate] ?? [])
  return errSecSuccess
}

/// Sets whether this machine's anchors count beside those that were set.
@discardableResult public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ only: Bool) -> OSStatus {
  trust.set(isAnchorsOnly: only)
  return errSecSuccess
}

/// Sets the moment at which certificates have to be valid; now where none is set.
@discardableResult public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: Date) -> OSStatus {
  trust.set(date: verifyDate)
  return errSecSuccess
}

/// Whether a chain is trusted, and if not, why. Looks up nothing over the network.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
  guard let fault = trust.fault() else { return true }
  let reason = X509_verify_cert_error_string(Int(fault)).map { String(cString: $0) } ?? "unknown"
  let name = trust.certificates.first.flatMap(SecCertificateCopySubjectSummary) as String? ?? "?"
  error?.pointee = NSError(
    domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted),
    userInfo: [NSLocalizedDescriptionKey: "“\(name)” certificate is not trusted: \(reason)"])
  return false
}

/// Whether a chain is trusted, in the form before iOS 13.
@discardableResult public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = trust.fault() != nil ? .recoverableTrustFailure : trust.isExcused ? .proceed : .unspecified
  return errSecSuccess
}

/// Asks for trust off this thread, and answers on the queue.
@discardableResult @preconcurrency public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  queue.async {
    var error: CFError?
    let isTrusted = SecTrustEvaluateWithError(trust, &error)
    result(trust, isTrusted, error)
  }
  return errSecSuccess
}

/// How many certificates a chain has.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }

/// A certificate of a chain, the leaf at 0.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

/// All certificates of a chain, the leaf first.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates as NSArray }

/// The public key of the leaf.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.certificates.first.flatMap(SecCertificateCopyKey) }

/// The public key of the leaf, in the form before iOS 14.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

/// Not trusted.
public var errSecNotTrusted: OSStatus { -67843 }
