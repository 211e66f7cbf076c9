// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_Security
import Testing

/// A key with its certificate, from a file of PKCS #12 made for the purpose.
struct IdentityTests {
  private static let file =
    ""
    + "MIIEHAIBAzCCA9IGCSqGSIb3DQEHAaCCA8MEggO/MIIDuzCCAnIGCSqGSIb3DQEHBqCCAmMwggJfAgEAMIICWAYJKoZIhvcNAQcB"
    + "MFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAjCFKy5+/0TggICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEOk6"
    + "OPUGW12KBfzI1/7B80CAggHwjHWnMiFIwibcOBJjG1uG6uE6f0xGU4zn2bzXAphLOc5nLU4VTJOuwVwl87GBuQekSfdU6+k2HOVD"
    + "MJoccpk0L6pe0O9H3w8pBDvIfC5FhsBjukomjhjlPKvigPPd8YBCn5lLlQuQ3d5X2Zj9ByziQ8TS+brQhKKq9ctkWuvgFa0mvhcO"
    + "q5U8HwXv+JtpoZGUzXmIQr8z8ZgjXy9xaXcaA64Wsnhh3SFqx9bbDDxKwZqcuiia+dgDo5/HL59MPojlE0Vj4GjaHziWj2B2NgWz"
    + "Ny2HqPC6AQx6rzwqVLmbAEyolUotLL0UhsqHcRt2C5KFs2vX+9AXMxi5o9kZBS6RgbWyTz9MO/UAG8xzcLRe4Uu+sN8hNe1zYnpp"
    + "CRlFtzjclzlJJwXxoUD4Nfwcl7iHXLbpRsDUbAk7P+vnnclMrdUKsA914mCgei065vgOQ5pFp7ravW9mmF/4yCzVBRsjrvqR8kwP"
    + "Nl5bG3dLUsnyjbZB7Lh6tXreYNe/Yetr0MmttJ7VRArYdQ5ANmzEpHytOAt4Fipagy2AXlt1Rz2pkvNtFUx83tSFvgBUSfaOX6hr"
    + "ely/v2luugCRsgdNbV1CabiVvd5TCUSzaHccdGRjgkdIr5e0Hj5nZnWjuN4WFZ5G8OU4sQ3qjB7w6Q9V9RiIRDCCAUEGCSqGSIb3"
    + "DQEHAaCCATIEggEuMIIBKjCCASYGCyqGSIb3DQEMCgECoIHvMIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAgx7VeB"
    + "NM7t7AICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEEl1uZfRlPiJwbqE3VGcEp0EgZCPe9tYVmMh5uNhDJQJR1bXfGf8"
    + "K1fQc+Ics6/eTPqPN70tDuvHPYBz+obCgZ7voaizyHzoizUnAHi8BPteFg1Gv1MGCrphXUqAYZmsCDRwzfNJ02xiwy/TAT/Mn1Ev"
    + "QZ4TRN4OhVEEMOQq/yfDRTTyXhBVZGhG4YGZDmWHRtuytl5kwLny2qRl3Xd9SkTbxm0xJTAjBgkqhkiG9w0BCRUxFgQUMdB970eF"
    + "fa46yJw28g05dmoCLPowQTAxMA0GCWCGSAFlAwQCAQUABCD5y3P5bwDRgEhb37AnWrtVQEIi0G3wuK/onCzRyWQwygQIJt3yUaqF"
    + "+wICAggA"

  private func items(_ password: String) -> (OSStatus, [[String: Any]]) {
    var found: CFArray?
    let options = [kSecImportExportPassphrase as String: password] as NSDictionary
    let status = SecPKCS12Import(Data(base64Encoded: Self.file)! as NSData, options, &found)
    return (status, found as? [[String: Any]] ?? [])
  }

  @Test func aFileHasAnIdentity() throws {
    let (status, items) = items("secret")
    #expect(status == errSecSuccess && items.count == 1)
    let identity = try #require(items.first?[kSecImportItemIdentity as String] as? SecIdentity)
    var (certificate, key): (SecCertificate?, SecKey?) = (nil, nil)
    #expect(SecIdentityCopyCertificate(identity, &certificate) == errSecSuccess)
    #expect(SecIdentityCopyPrivateKey(identity, &key) == errSecSuccess)
    #expect(SecCertificateCopySubjectSummary(try #require(certificate)) as String? == "Tessera Client")
    let chain = items.first?[kSecImportItemCertChain as String] as? [SecCertificate]
    #expect(chain == certificate.map { [$0] })
    let data = Data("words".utf8) as NSData
    let secret = try #require(key)
    let algorithm = SecKeyAlgorithm.ecdsaSignatureMessageX962SHA256
    let signature = try #require(SecKeyCreateSignature(secret, algorithm, data, nil))
    let shown = try #require(certificate.flatMap(SecCertificateCopyKey))
    #expect(SecKeyVerifySignature(shown, algorithm, data, signature, nil))
  }

  @Test func anotherPasswordAndAnotherFileAreErrors() {
    #expect(items("wrong").0 == errSecAuthFailed)
    var found: CFArray?
    #expect(SecPKCS12Import(Data("words".utf8) as NSData, [:] as NSDictionary, &found) == errSecDecode)
  }

  @Test func exceptionsExcuseAChainThatIsNotTrusted() throws {
    let trust = try #require(items("secret").1.first?[kSecImportItemTrust as String] as? SecTrust)
    #expect(!SecTrustEvaluateWithError(trust, nil))
    let exceptions = SecTrustCopyExceptions(trust)
    #expect(!SecTrustSetExceptions(trust, Data([1]) as NSData))
    #expect(SecTrustSetExceptions(trust, exceptions) && SecTrustEvaluateWithError(trust, nil))
    var result = SecTrustResultType.invalid
    #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess && result == .proceed)
    #expect(!SecTrustSetExceptions(trust, nil) && !SecTrustEvaluateWithError(trust, nil))
  }

  @Test func sharedPasswordsAreMadeAndNotFound() async throws {
    let password = try #require(SecCreateSharedWebCredentialPassword() as String?)
    #expect(password.split(separator: "-").map(\.count) == [3, 3, 3, 3])
    let code = await withCheckedContinuation { next in
      SecRequestSharedWebCredential(nil, nil) { _, error in next.resume(returning: (error as NSError?)?.code) }
    }
    #expect(code == Int(errSecItemNotFound))
  }
}
