// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import StoreKit
import Testing

/// Tests bring payments and products of their own, as no store gives any.
@Suite struct StoreMocksTests {
  private final class Bought: SKPaymentTransaction, @unchecked Sendable {
    private let bought: SKPayment

    init(_ payment: SKPayment) { bought = payment }

    override var payment: SKPayment { bought }
    override var transactionState: SKPaymentTransactionState { .purchased }
  }

  private final class Book: SKProduct, @unchecked Sendable {
    private let identifier: String

    init(_ identifier: String) {
      self.identifier = identifier
      super.init()
    }

    override var productIdentifier: String { identifier }
  }

  @Test func subclassesSayWhatIsSold() {
    let transaction: SKPaymentTransaction = Bought(SKPayment(product: Book("book")))
    #expect(transaction.payment.productIdentifier == "book" && transaction.transactionState == .purchased)
    #expect(SKPaymentQueue() !== SKPaymentQueue.default() && SKPayment().productIdentifier.isEmpty)
    let payment = SKMutablePayment(product: Book("two"))
    payment.quantity = 2
    #expect(payment.quantity == 2 && payment.productIdentifier == "two")
  }
}
