// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit

/// Something that the App Store sells. The store cannot be reached, so that no app ever gets one here.
public struct Product: Identifiable, Hashable, Sendable {
  /// What kind of thing is sold.
  public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    /// The kind in words.
    public var localizedDescription: String { rawValue }
  }

  /// Why something could not be bought.
  public enum PurchaseError: LocalizedError, Hashable, Sendable {
    case invalidQuantity
    case productUnavailable
    case purchaseNotAllowed
    case ineligibleForOffer
    case invalidOfferIdentifier
    case invalidOfferPrice
    case invalidOfferSignature
    case missingOfferParameters

    public var errorDescription: String? { "The purchase could not be completed." }
  }

  /// How something is to be bought.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    private let value: String

    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "appAccountToken", value: token.uuidString)
    }
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity", value: String(quantity))
    }
    public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption {
      PurchaseOption(name: "simulatesAskToBuyInSandbox", value: String(simulates))
    }
    public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(name: key, value: value) }
    public static func custom(key: String, value: Bool) -> PurchaseOption {
      PurchaseOption(name: key, value: String(value))
    }
  }

  /// How buying ended, where it did not fail.
  public enum PurchaseResult: Hashable, Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  /// What the store sent.
  public let jsonRepresentation: Data

  /// Asks the store for products; it cannot be reached.
  public static func products<Identifiers>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers: Collection, Identifiers.Element == String { throw StoreKitError.unreachable }

  /// Buys the product; the store cannot be reached.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.unreachable
  }

  /// Buys the product, and asks in a scene whether it shall be; the store cannot be reached.
  @discardableResult
  public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { throw StoreKitError.unreachable }

  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}

extension Product {
  /// How long a subscription goes on before it is paid again.
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable {
      case day, week, month, year

      public var localizedDescription: String { "\(self)" }
    }

    public let unit: Unit
    public let value: Int
  }

  /// What is cheaper for a while.
  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
    }

    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  /// What is sold as a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// How a subscription goes on.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// What becomes of a subscription when it ends.
    public struct RenewalInfo: Hashable, Sendable {
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      public let isInBillingRetry: Bool
      public let gracePeriodExpirationDate: Date?
    }

    /// How a subscription stands.
    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
    }

    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod

    public var status: [Status] { get async throws { throw StoreKitError.unreachable } }
    public var isEligibleForIntroOffer: Bool { get async { false } }

    /// Whether somebody who has had no subscription of the group may pay less at first; nobody can be asked.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    public static func status(for groupID: String) async throws -> [Status] { throw StoreKitError.unreachable }
  }
}

/// Whether what the store sent was signed by it.
public enum VerificationResult<SignedType> {
  /// Why something was not taken for the store's.
  public enum VerificationError: LocalizedError, Hashable, Sendable {
    case revokedCertificate
    case invalidCertificateChain
    case invalidDeviceVerification
    case invalidEncoding
    case invalidSignature
    case missingRequiredProperties
  }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  /// What was signed; throws where the signature was none.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// What was sent, signed or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// Why the store did not do what it was asked for.
public enum StoreKitError: LocalizedError, Sendable {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
  case unsupported

  static var unreachable: StoreKitError { .networkError(URLError(.notConnectedToInternet)) }

  public var errorDescription: String? {
    switch self {
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    case .userCancelled: "The request was cancelled."
    default: "Cannot connect to the App Store."
    }
  }
}
