// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import TesseraShims_Security
import Testing

/// Certificates and trust, on a chain made for the purpose: a root, and a leaf for `example.test`, valid until 2126.
struct CertificateTests {
  private static let root =
    "MIIBbjCCARSgAwIBAgIUE44yF2KsppIuctpvdEH0TW/7u2QwCgYIKoZIzj0EAwIwHDEaMBgGA1UEAwwRVGVzc2VyYSBUZXN0IFJv"
    + "b3QwIBcNMjYxMTI2MTUxNjUwWhgPMjEyNjExMDIxNTE2NTBaMBwxGjAYBgNVBAMMEVRlc3NlcmEgVGVzdCBSb290MFkwEwYHKoZI"
    + "zj0CAQYIKoZIzj0DAQcDQgAE1NqSUWb/Vvk//kCrrbvz1YVduxKrrDORHemLstcmAvmuATa/A/KWTQf+3eiyv9HIsSuBkNwEiFs5"
    + "qbQz031uJqMyMDAwDwYDVR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQUaJHil3BzdTgD1R/2bU6bTyrll+UwCgYIKoZIzj0EAwIDSAAw"
    + "RQIgTcA8MSOsfWN/N7cNgfUrJzKl5fjaOCXyp03ZNAXPvFQCIQDpG3QMktvRjPxjzqH0Ai3QcGeOjXDeXEmrVhxqeLA0Jg=="
  private static let leaf =
    "MIIBnTCCAUOgAwIBAgIUb97M+jvgNM6e7fp7bPxPvy1IVUgwCgYIKoZIzj0EAwIwHDEaMBgGA1UEAwwRVGVzc2VyYSBUZXN0IFJv"
    + "b3QwIBcNMjYxMTI2MTUxNjUxWhgPMjEyNjExMDIxNTE2NTFaMBcxFTATBgNVBAMMDGV4YW1wbGUudGVzdDBZMBMGByqGSM49AgEG"
    + "CCqGSM49AwEHA0IABEzPw1wx7QzEAC+HMt+V8wY6V9lRlO90o5oWnBQjC2s8e9AqyaZW7ScTR5eOWmS/VOXIys3gJE2Lf7L+EdrN"
    + "E/CjZjBkMAkGA1UdEwQCMAAwFwYDVR0RBBAwDoIMZXhhbXBsZS50ZXN0MB0GA1UdDgQWBBSGGbcx6SWfe6+B3oztpsUwosVG1TAf"
    + "BgNVHSMEGDAWgBRokeKXcHN1OAPVH/ZtTptPKuWX5TAKBggqhkjOPQQDAgNIADBFAiA3qGBNiZXoXoorUehenKW1ZSEYPaQdHoWk"
    + "ERww5BchsgIhAPu/JW3c+MY0w4MJkXBZy/tOrDM7kGaLZR0jVXeGHeg+"

  private func certificate(_ text: String) throws -> SecCertificate {
    try #require(SecCertificateCreateWithData(nil, Data(base64Encoded: text)! as CFData))
  }

  private func trust(host: String?) throws -> SecTrust {
    var trust: SecTrust?
    let policy = SecPolicyCreateSSL(true, host as CFString?)
    #expect(SecTrustCreateWithCertificates(try certificate(Self.leaf), policy, &trust) == errSecSuccess)
    return try #require(trust)
  }

  @Test func aCertificateIsReadAndWrittenBack() throws {
    let data = try #require(Data(base64Encoded: Self.leaf))
    let leaf = try certificate(Self.leaf)
    #expect(SecCertificateCopyData(leaf) as Data == data)
    #expect(SecCertificateCopySubjectSummary(leaf) as String? == "example.test")
    #expect(try leaf == certificate(Self.leaf))
    #expect(try leaf != certificate(Self.root))
    let key = try #require(SecCertificateCopyKey(leaf))
    #expect((SecKeyCopyExternalRepresentation(key, nil) as Data?)?.count == 65)
  }

  @Test(arguments: [0, 1, 50, 200]) func whatIsNoCertificateIsNil(count: Int) throws {
    let data = try #require(Data(base64Encoded: Self.leaf)).prefix(count)
    #expect(SecCertificateCreateWithData(nil, Data(data) as CFData) == nil)
  }

  @Test func aChainIsTrustedForItsHostUnderItsRootOnly() throws {
    let trust = try trust(host: "example.test")
    var error: CFError?
    #expect(!SecTrustEvaluateWithError(trust, &error))
    #expect(error?.code == Int(errSecNotTrusted))
    #expect(error?.localizedDescription.hasPrefix("“example.test” certificate is not trusted: ") == true)
    SecTrustSetAnchorCertificates(trust, [try certificate(Self.root)] as CFArray)
    #expect(SecTrustEvaluateWithError(trust, nil))
    var result = SecTrustResultType.invalid
    #expect(SecTrustEvaluate(trust, &result) == errSecSuccess && result == .unspecified)
    #expect(SecTrustGetCertificateCount(trust) == 1)
    SecTrustSetPolicies(trust, SecPolicyCreateSSL(true, "other.test" as CFString))
    #expect(!SecTrustEvaluateWithError(trust, &error))
    #expect(error?.localizedDescription.contains("ostname mismatch") == true, "\(error as Any)")
  }

  @Test func aCertificateIsNotTrustedBeforeItsTime() throws {
    let trust = try trust(host: nil)
    SecTrustSetAnchorCertificates(trust, [try certificate(Self.root)] as CFArray)
    SecTrustSetVerifyDate(trust, Date(timeIntervalSince1970: 0))
    #expect(!SecTrustEvaluateWithError(trust, nil))
    #expect(
      SecTrustCreateWithCertificates([SecCertificate](), nil, UnsafeMutablePointer.allocate(capacity: 1)) == errSecParam
    )
  }

  @Test func noServerAsksWhetherItIsTrusted() {
    let space = URLProtectionSpace(
      host: "a.test", port: 443, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
    #expect(space.authenticationMethod == "NSURLAuthenticationMethodServerTrust")
    #expect(space.serverTrust == nil)
  }

  @Test func conditionsThatNobodyCanMeetAreRefused() throws {
    let asking = try #require(
      SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil))
    let item: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "asking",
      kSecValueData as String: Data("a".utf8), kSecAttrAccessControl as String: asking,
    ]
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecAuthFailed)
    #expect(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, [], nil) != nil)
  }
}
