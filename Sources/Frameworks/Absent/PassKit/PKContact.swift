// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Contacts

/// Whom something is sent or billed to.
open class PKContact: NSObject, @unchecked Sendable {
  open var name: PersonNameComponents?
  open var postalAddress: CNPostalAddress?
  open var phoneNumber: CNPhoneNumber?
  open var emailAddress: String?
  @available(iOS, deprecated: 10.3, message: "Use the subLocality of postalAddress.")
  open var supplementarySubLocality: String?
  public override init() { super.init() }
}

/// Whether people may change where something is sent.
public enum PKShippingContactEditingMode: UInt, Sendable {
  case available = 1
  case storePickup = 2
}

/// A payment that comes again and again.
open class PKRecurringPaymentRequest: NSObject, @unchecked Sendable {
  open var paymentDescription: String
  open var regularBilling: PKRecurringPaymentSummaryItem
  open var trialBilling: PKRecurringPaymentSummaryItem?
  open var billingAgreement: String?
  open var managementURL: URL
  open var tokenNotificationURL: URL?
  public init(paymentDescription: String, regularBilling: PKRecurringPaymentSummaryItem, managementURL: URL) {
    (self.paymentDescription, self.regularBilling) = (paymentDescription, regularBilling)
    self.managementURL = managementURL
    super.init()
  }
}

open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  open var startDate: Date?
  open var endDate: Date?
  open var intervalUnit = NSCalendar.Unit.month
  open var intervalCount = 1
}

open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  open var deferredDate = Date()
}

/// What a bill becomes when people choose something.
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
  open var status = PKPaymentAuthorizationStatus.success
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  open var shippingMethods: [PKShippingMethod] = []
  public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.paymentSummaryItems = paymentSummaryItems
    super.init()
  }
}

open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  open var errors: [any Error]?
  public init(
    errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]
  ) {
    self.errors = errors
    super.init(paymentSummaryItems: paymentSummaryItems)
    self.shippingMethods = shippingMethods
  }
}

open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  open var errors: [any Error]?
}

open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  open var errors: [any Error]?
  public init(
    errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]
  ) {
    self.errors = errors
    super.init(paymentSummaryItems: paymentSummaryItems)
    self.shippingMethods = shippingMethods
  }
}

public typealias PKSuppressionRequestToken = Int

extension PKPassLibrary {
  /// Would keep passes from coming up by themselves; none does.
  public class func requestAutomaticPassPresentationSuppression(
    responseHandler: @escaping (PKAutomaticPassPresentationSuppressionResult) -> Void
  ) -> PKSuppressionRequestToken {
    nonisolated(unsafe) let responseHandler = responseHandler
    DispatchQueue.main.async { responseHandler(.notSupported) }
    return 0
  }
  public class func endAutomaticPassPresentationSuppression(withRequestToken requestToken: PKSuppressionRequestToken) {}
  public class func isSuppressingAutomaticPassPresentation() -> Bool { false }
}

public enum PKAutomaticPassPresentationSuppressionResult: UInt, Sendable {
  case notSupported = 0
  case alreadyPresenting = 1
  case denied = 2
  case cancelled = 3
  case success = 4
}
