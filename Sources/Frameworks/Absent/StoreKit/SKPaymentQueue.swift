// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import Synchronization

/// What is to be paid for.
open class SKPayment: NSObject, @unchecked Sendable {
  open internal(set) var productIdentifier: String
  public final internal(set) var storedQuantity = 1
  open var quantity: Int { storedQuantity }

  open fileprivate(set) var applicationUsername: String?
  open fileprivate(set) var requestData: Data?
  open fileprivate(set) var simulatesAskToBuyInSandbox = false
  open fileprivate(set) var paymentDiscount: SKPaymentDiscount?

  public required init(product: SKProduct) { productIdentifier = product.productIdentifier }

  /// A payment for nothing.
  public override init() { productIdentifier = "" }
}

/// What is to be paid for, with more to say of it.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  public required init(product: SKProduct) { super.init(product: product) }
  public override init() { super.init() }

  open override var productIdentifier: String {
    get { super.productIdentifier }
    set { super.productIdentifier = newValue }
  }
  open override var quantity: Int {
    get { storedQuantity }
    set { storedQuantity = newValue }
  }
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
  open override var requestData: Data? {
    get { super.requestData }
    set { super.requestData = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { super.simulatesAskToBuyInSandbox }
    set { super.simulatesAskToBuyInSandbox = newValue }
  }
  open override var paymentDiscount: SKPaymentDiscount? {
    get { super.paymentDiscount }
    set { super.paymentDiscount = newValue }
  }
}

/// How far a payment has come.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing = 0
  case purchased = 1
  case failed = 2
  case restored = 3
  case deferred = 4
}

/// A payment under way.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// What Apple keeps for the app to load: nothing.
  open var downloads: [SKDownload] { [] }
  open private(set) var payment: SKPayment
  open private(set) var transactionState: SKPaymentTransactionState
  open private(set) var error: (any Error)?
  open var original: SKPaymentTransaction? { nil }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }

  init(_ payment: SKPayment, _ state: SKPaymentTransactionState, _ error: (any Error)?) {
    self.payment = payment
    transactionState = state
    self.error = error
  }

  /// A transaction of nothing, for subclasses of tests.
  public override init() {
    payment = SKPayment()
    transactionState = .purchasing
  }
}

/// Told how payments go.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Never called: there is no store that somebody could begin to pay in.
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
  /// Never called: there is no store.
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  /// Never called: Apple keeps nothing for the app to load.
  func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
  /// Never called: there is no store.
  func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
  public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {}
}

/// Where apps put payments. As on a device whose owner allows none: each fails with `paymentNotAllowed`.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private struct Observer: @unchecked Sendable {
    weak var observer: (any SKPaymentTransactionObserver)?
  }

  private static let queue = SKPaymentQueue()
  private let state = Mutex<(observers: [Observer], transactions: [SKPaymentTransaction])>(([], []))

  /// A queue of its own; that of the app is ``default()``.
  public override init() {}

  /// The queue of the app.
  open class func `default`() -> SKPaymentQueue { queue }

  /// Whether the owner of the device lets it pay: no.
  open class func canMakePayments() -> Bool { false }

  /// Payments that are not finished.
  open var transactions: [SKPaymentTransaction] { state.withLock(\.transactions) }

  open func add(_ observer: any SKPaymentTransactionObserver) {
    let entry = Observer(observer: observer)
    state.withLock { $0.observers.append(entry) }
  }

  open func remove(_ observer: any SKPaymentTransactionObserver) {
    state.withLock { $0.observers.removeAll { $0.observer == nil || $0.observer === observer } }
  }

  /// The store of the person's country: there is none.
  open var storefront: SKStorefront? { nil }
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    state.withLock { $0.observers.compactMap(\.observer) }
  }

  /// Takes a payment; it fails a little later.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment, .failed, SKError.because(.paymentNotAllowed))
    state.withLock { $0.transactions.append(transaction) }
    tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
  }

  /// Takes a payment off the queue.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    state.withLock { $0.transactions.removeAll { $0 === transaction } }
    tell { $0.paymentQueue(self, removedTransactions: [transaction]) }
  }

  /// Asks for what was bought before; the store cannot be reached.
  open func restoreCompletedTransactions() {
    tell { $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError.because(.unknown)) }
  }

  open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

  // Apple keeps nothing for apps: there is no download that any of these could be called with.
  open func start(_ downloads: [SKDownload]) {}
  open func pause(_ downloads: [SKDownload]) {}
  open func resume(_ downloads: [SKDownload]) {}
  open func cancel(_ downloads: [SKDownload]) {}

  /// Would ask for leave where a price goes up: none does.
  open func showPriceConsentIfNeeded() {}
  /// Would show a sheet for codes: there is no store.
  open func presentCodeRedemptionSheet() {}
  open weak var delegate: (any SKPaymentQueueDelegate)?

  private func tell(_ words: @escaping @Sendable (any SKPaymentTransactionObserver) -> Void) {
    DispatchQueue.main.async { [self] in
      for entry in state.withLock({ $0.observers }) { entry.observer.map(words) }
    }
  }
}

/// Asked about payments of a store; there is none, so that it never is.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool { true }
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// Something that Apple keeps for an app; nothing is.
@available(iOS, deprecated: 16.0, message: "Hosted content is no longer supported")
open class SKDownload: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}
