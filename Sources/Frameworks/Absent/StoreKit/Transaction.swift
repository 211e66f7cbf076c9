// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit

/// Something that was bought. Nobody has bought anything, so that there is no value of the type here.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// How somebody came by something.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// Why something was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let developerIssue = RevocationReason(rawValue: 1)
    public static let other = RevocationReason(rawValue: 0)
  }

  /// What was bought, one after the other.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    public struct AsyncIterator: AsyncIteratorProtocol {
      var stream: AsyncStream<Element>.Iterator
      public mutating func next() async -> Element? { await stream.next() }
    }

    /// Whether it goes on until whoever listens is cancelled.
    let goesOn: Bool

    public func makeAsyncIterator() -> AsyncIterator {
      let goesOn = goesOn
      return AsyncIterator(stream: AsyncStream<Element> { if !goesOn { $0.finish() } }.makeAsyncIterator())
    }
  }

  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let subscriptionGroupID: String?
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let purchasedQuantity: Int
  public let isUpgraded: Bool
  public let ownershipType: OwnershipType
  public let appAccountToken: UUID?
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let signedDate: Date
  /// What the store sent.
  public let jsonRepresentation: Data

  /// Tells the store that the app has given what was bought.
  public func finish() async {}

  /// All that was bought: nothing.
  public static var all: Transactions { Transactions(goesOn: false) }
  /// What somebody has a right to: nothing.
  public static var currentEntitlements: Transactions { Transactions(goesOn: false) }
  /// What the app has not given yet: nothing.
  public static var unfinished: Transactions { Transactions(goesOn: false) }
  /// What is bought from now on. Nothing comes; it ends when whoever listens is cancelled.
  public static var updates: Transactions { Transactions(goesOn: true) }

  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// The store as a whole; it cannot be reached.
public enum AppStore {
  /// Whether the owner of the device lets it pay: no.
  public static var canMakePayments: Bool { false }
  public static var deviceVerificationID: UUID? { nil }

  /// Asks for what was bought before; the store cannot be reached.
  public static func sync() async throws { throw StoreKitError.unreachable }

  /// Shows the person's subscriptions; the store cannot be reached.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.unreachable
  }

  /// Asks people what they think of the app. As `SKStoreReviewController`'s: there is no store to answer to, nobody is asked.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
}

/// The store of a country; there is none.
public struct Storefront: Identifiable, Hashable, Sendable {
  public let id: String
  public let countryCode: String
  public static var current: Storefront? { get async { nil } }
}
