// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import StoreKit
import Testing
import UIKit

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

  @Test func propertiesAreFilledByKey() {
    let period = SKProductSubscriptionPeriod()
    period.setValue(3, forKey: "numberOfUnits")
    period.setValue(SKProduct.PeriodUnit.month.rawValue, forKey: "unit")
    let product = SKProduct()
    product.setValue("tea", forKey: "productIdentifier")
    product.setValue("Tea", forKey: "localizedTitle")
    product.setValue(NSDecimalNumber(string: "1.99"), forKey: "price")
    product.setValue(Locale(identifier: "de_DE"), forKey: "priceLocale")
    product.setValue(period, forKey: "subscriptionPeriod")
    #expect(product.productIdentifier == "tea" && product.localizedTitle == "Tea")
    #expect(product.price == NSDecimalNumber(string: "1.99") && product.priceLocale.identifier == "de_DE")
    #expect(product.subscriptionPeriod?.numberOfUnits == 3 && product.subscriptionPeriod?.unit == .month)
    #expect(product.value(forKey: "localizedTitle") as? String == "Tea")
    #expect(product.value(forKey: "localizedDescription") as? String == "")
    #expect(SKProduct().productIdentifier.isEmpty)
  }
}
