// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An offer that a payment is made by, signed by the app's own server.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  open private(set) var identifier: String
  open private(set) var keyIdentifier: String
  open private(set) var nonce: UUID
  open private(set) var signature: String
  /// Milliseconds since 1970.
  open private(set) var timestamp: NSNumber

  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
    (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
    (self.signature, self.timestamp) = (signature, timestamp)
    super.init()
  }
}

/// Tells those who showed an advertisement what it led to. As on a device to which none led: updates fail.
open class SKAdNetwork: NSObject {
  /// How much an app is worth to an advertiser, roughly.
  public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let low = CoarseConversionValue(rawValue: "low")
    public static let medium = CoarseConversionValue(rawValue: "medium")
    public static let high = CoarseConversionValue(rawValue: "high")
  }

  private static let absent = NSError(
    domain: "SKANErrorDomain", code: 1, userInfo: [NSLocalizedDescriptionKey: "No advertisement led to the app."])

  /// Registers the app with those who showed an advertisement: none did.
  @available(iOS, deprecated: 15.4)
  open class func registerAppForAdNetworkAttribution() {}
  @available(iOS, deprecated: 15.4)
  open class func updateConversionValue(_ conversionValue: Int) {}
  open class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  open class func updatePostbackConversionValue(_ conversionValue: Int) async throws { throw absent }
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  open class func updatePostbackConversionValue(_ fineValue: Int, coarseValue: CoarseConversionValue) async throws {
    throw absent
  }
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
    completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool
  ) async throws { throw absent }

  private class func refuse(_ completion: (((any Error)?) -> Void)?) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion?(absent) }
  }
}
