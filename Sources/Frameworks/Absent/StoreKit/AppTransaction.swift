// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension AppStore {
  /// Which store something comes from.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }
}

/// How the app came onto the device. The store cannot be reached, so that no app ever gets one here.
public struct AppTransaction: Hashable, Sendable {
  public let appID: UInt64?
  public let appVersion: String
  public let appVersionID: UInt64?
  public let bundleID: String
  public let environment: AppStore.Environment
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let preorderDate: Date?
  public let signedDate: Date
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
  public let jsonRepresentation: Data

  /// Throws: the store cannot be reached.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.unreachable }
  }
  /// Throws: the store cannot be reached.
  public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.unreachable }
}

/// Something that somebody began to buy in the store. Nobody does.
public struct PurchaseIntent: Hashable, Identifiable, Sendable {
  public let product: Product
  public var id: String { product.id }

  /// Nothing comes; it ends when whoever listens is cancelled.
  public struct PurchaseIntents: AsyncSequence, Sendable {
    public typealias Element = PurchaseIntent
    public struct AsyncIterator: AsyncIteratorProtocol {
      var stream: AsyncStream<Element>.Iterator
      public mutating func next() async -> Element? { await stream.next() }
    }
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(stream: AsyncStream<Element> { _ in }.makeAsyncIterator())
    }
  }

  public static var intents: PurchaseIntents { PurchaseIntents() }
}

extension Transaction {
  /// Why money is not given back.
  public enum RefundRequestError: LocalizedError, Hashable, Sendable {
    case duplicateRequest
    case failed
    public var errorDescription: String? { "The refund could not be requested." }
  }

  public enum RefundRequestStatus: Hashable, Sendable {
    case success
    case userCancelled
  }
}

extension Product.SubscriptionInfo {
  /// What a subscription costs, for how long.
  public struct PricingTerms: Hashable, Sendable {
    public let billingDisplayPrice: String
    public let billingPeriod: Product.SubscriptionPeriod
    public let billingPrice: Decimal
    public let commitmentPeriod: Product.SubscriptionPeriod?
  }
}
