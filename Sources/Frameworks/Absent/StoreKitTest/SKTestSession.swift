// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation
@_exported public import StoreKit

/// A store for tests, of a configuration's products. There is no such store here: none can be made, and tests that need one
/// fail by the error that says so.
open class SKTestSession: NSObject, @unchecked Sendable {
  /// How fast subscriptions go on.
  public enum TimeRate: Int, Sendable {
    case realTime = 0
    case oneSecondIsOneDay = 1
    case oneSecondIsOneHour = 2
    case oneSecondIsOneMinute = 3
    case monthlyRenewalEveryThirtySeconds = 4
    case monthlyRenewalEveryHour = 5
    case monthlyRenewalEveryThirtyMinutes = 6
    case monthlyRenewalEveryFifteenMinutes = 7
    case monthlyRenewalEveryFiveMinutes = 8
    case oneRenewalEveryTwoSeconds = 9
    case oneRenewalEveryTenSeconds = 10
    case oneRenewalEveryThirtySeconds = 11
    case oneRenewalEveryMinute = 12
    case oneRenewalEveryTwoMinutes = 13
    case oneRenewalEveryThreeMinutes = 14
    case oneRenewalEveryFiveMinutes = 15
    case oneRenewalEveryTenMinutes = 16
    case oneRenewalEveryFifteenMinutes = 17
    case oneRenewalEveryThirtyMinutes = 18
    case oneRenewalEveryHour = 19
  }

  private static let absent = NSError(
    domain: SKErrorDomain, code: SKError.Code.unknown.rawValue,
    userInfo: [NSLocalizedDescriptionKey: "StoreKit testing is not available: Tessera has no store for tests."])

  open var askToBuyEnabled = false
  open var disableDialogs = false
  open var failTransactionsEnabled = false
  open var failureError = SKError.Code.unknown
  open var interruptedPurchasesEnabled = false
  open var billingGracePeriodIsEnabled = false
  open var shouldEnterBillingRetryOnRenewal = false
  open var locale = Locale.current
  open var storefront = "USA"
  open var timeRate = TimeRate.realTime

  /// Throws: there is no store for tests.
  public convenience init(configurationFileNamed filename: String) throws { throw Self.absent }
  /// Throws: there is no store for tests.
  public init(contentsOf url: URL) throws { throw Self.absent }

  open func resetToDefaultState() {}
  open func clearTransactions() {}
  open func allTransactions() -> [SKTestTransaction] { [] }
  open func buyProduct(productIdentifier: String) throws { throw Self.absent }
  @discardableResult
  open func buyProduct(identifier: String, options: Set<Product.PurchaseOption> = []) async throws -> Transaction {
    throw Self.absent
  }
  open func expireSubscription(productIdentifier: String) throws { throw Self.absent }
  open func forceRenewalOfSubscription(productIdentifier: String) throws { throw Self.absent }
  open func enableAutoRenewForTransaction(identifier: UInt) throws { throw Self.absent }
  open func disableAutoRenewForTransaction(identifier: UInt) throws { throw Self.absent }
  open func approveAskToBuyTransaction(identifier: UInt) throws { throw Self.absent }
  open func declineAskToBuyTransaction(identifier: UInt) throws { throw Self.absent }
  open func refundTransaction(identifier: UInt) throws { throw Self.absent }
  open func deleteTransaction(identifier: UInt) throws { throw Self.absent }
  open func resolveIssueForTransaction(identifier: UInt) throws { throw Self.absent }

  /// Would have calls of a kind fail.
  public func setSimulatedError<API: SKTestFailureAPI>(_ error: API.Failure?, forAPI api: API) async throws {
    throw Self.absent
  }
  public func simulatedError<API: SKTestFailureAPI>(forAPI api: API) -> API.Failure? { nil }
}

/// A payment of a store for tests; there are none.
open class SKTestTransaction: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  open var identifier: UInt { 0 }
  open var originalTransactionIdentifier: UInt { 0 }
  open var productIdentifier: String { "" }
  open var purchaseDate: Date { .distantPast }
  open var expirationDate: Date? { nil }
  open var cancelDate: Date? { nil }
  open var autoRenewingEnabled: Bool { false }
  open var pendingAskToBuyConfirmation: Bool { false }
}

/// A kind of calls that a test can have fail.
public protocol SKTestFailureAPI: Sendable {
  associatedtype Failure: Error
}

/// Why calls of any kind can fail.
public enum SKTestFailures {
  public struct LoadProducts: SKTestFailureAPI {
    public enum Failure: Error, Sendable { case generic(StoreKitError) }
  }
  public struct Purchase: SKTestFailureAPI {
    public enum Failure: Error, Sendable {
      case generic(StoreKitError)
      case purchase(Product.PurchaseError)
    }
  }
  public struct Verification: SKTestFailureAPI {
    public typealias Failure = VerificationResult<Transaction>.VerificationError
  }
  public struct AppStoreSync: SKTestFailureAPI {
    public enum Failure: Error, Sendable { case generic(StoreKitError) }
  }
}

extension SKTestFailureAPI where Self == SKTestFailures.LoadProducts {
  public static var loadProducts: Self { Self() }
}
extension SKTestFailureAPI where Self == SKTestFailures.Purchase {
  public static var purchase: Self { Self() }
}
extension SKTestFailureAPI where Self == SKTestFailures.Verification {
  public static var verification: Self { Self() }
}
extension SKTestFailureAPI where Self == SKTestFailures.AppStoreSync {
  public static var appStoreSync: Self { Self() }
}
