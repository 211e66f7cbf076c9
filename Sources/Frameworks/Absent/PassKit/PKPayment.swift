// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// A network of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let amex = PKPaymentNetwork("AmEx")
  public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
  public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
  public static let discover = PKPaymentNetwork("Discover")
  public static let eftpos = PKPaymentNetwork("Eftpos")
  public static let electron = PKPaymentNetwork("Electron")
  public static let girocard = PKPaymentNetwork("Girocard")
  public static let interac = PKPaymentNetwork("Interac")
  public static let JCB = PKPaymentNetwork("JCB")
  public static let mada = PKPaymentNetwork("Mada")
  public static let maestro = PKPaymentNetwork("Maestro")
  public static let masterCard = PKPaymentNetwork("MasterCard")
  public static let privateLabel = PKPaymentNetwork("PrivateLabel")
  public static let vPay = PKPaymentNetwork("VPay")
  public static let visa = PKPaymentNetwork("Visa")
}

/// What a shop can take.
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  public static let emv = PKMerchantCapability(rawValue: 2)
  public static let credit = PKMerchantCapability(rawValue: 4)
  public static let debit = PKMerchantCapability(rawValue: 8)
  @available(iOS, deprecated: 17.0, renamed: "threeDSecure")
  public static let capability3DS = PKMerchantCapability(rawValue: 1)
  @available(iOS, deprecated: 17.0, renamed: "emv")
  public static let capabilityEMV = PKMerchantCapability(rawValue: 2)
  @available(iOS, deprecated: 17.0, renamed: "credit")
  public static let capabilityCredit = PKMerchantCapability(rawValue: 4)
  @available(iOS, deprecated: 17.0, renamed: "debit")
  public static let capabilityDebit = PKMerchantCapability(rawValue: 8)
}

public enum PKPaymentSummaryItemType: UInt, Sendable {
  case final = 0
  case pending = 1
}

/// A line of a bill.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType

  public override convenience init() { self.init(label: "", amount: .zero) }
  public convenience init(label: String, amount: NSDecimalNumber) {
    self.init(label: label, amount: amount, type: .final)
  }
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
    (self.label, self.amount, self.type) = (label, amount, type)
    super.init()
  }
}

/// A way to send something.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  open var identifier: String?
  open var detail: String?
}

public enum PKShippingType: UInt, Sendable {
  case shipping = 0
  case delivery = 1
  case storePickup = 2
  case servicePickup = 3
}

/// What a shop has to know of somebody.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let postalAddress = PKContactField(rawValue: "post")
  public static let emailAddress = PKContactField(rawValue: "email")
  public static let phoneNumber = PKContactField(rawValue: "phone")
  public static let name = PKContactField(rawValue: "name")
  public static let phoneticName = PKContactField(rawValue: "phonetic")
}

/// What is to be paid.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var shippingMethods: [PKShippingMethod]?
  open var shippingType = PKShippingType.shipping
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var applicationData: Data?
  open var supportedCountries: Set<String>?
  open var billingContact: PKContact?
  open var shippingContact: PKContact?
  open var shippingContactEditingMode = PKShippingContactEditingMode.available
  open var supportsCouponCode = false
  open var couponCode: String?
  open var recurringPaymentRequest: PKRecurringPaymentRequest?

  public override init() { super.init() }
  open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}

/// What was paid with; there is no object of the class.
open class PKPayment: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var token: PKPaymentToken { fatalError("Nobody pays here.") }
  open var billingContact: PKContact? { nil }
  open var shippingContact: PKContact? { nil }
  open var shippingMethod: PKShippingMethod? { nil }
}

/// What a shop takes money by; there is no object of the class.
open class PKPaymentToken: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var transactionIdentifier: String { "" }
  open var paymentData: Data { Data() }
}

public enum PKPaymentAuthorizationStatus: Int, Sendable {
  case success = 0
  case failure = 1
  case pinRequired = 5
  case pinIncorrect = 6
  case pinLockout = 7
}

/// What a shop says of a payment.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]?

  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors)
    super.init()
  }
}

/// Told how paying goes.
@preconcurrency @MainActor public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
}

extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    completion: @escaping (PKPaymentAuthorizationStatus) -> Void
  ) {}
}

/// Lets somebody pay. As on a device that cannot: no such controller can be made.
@preconcurrency @MainActor open class PKPaymentAuthorizationViewController: UIViewController {
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

  /// `nil`: the device cannot pay.
  public init?(paymentRequest request: PKPaymentRequest) { return nil }
  @available(*, unavailable, message: "A controller for payments is made with a request.")
  public required init?(coder: NSCoder) { nil }

  nonisolated open class func canMakePayments() -> Bool { false }
  nonisolated open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  nonisolated open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
}

/// Told how paying goes.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationControllerDelegate {
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}

/// Lets somebody pay, without a view controller. The sheet does not come up.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

  public init(paymentRequest request: PKPaymentRequest) { super.init() }

  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability
  ) -> Bool { false }

  open func present(completion: ((Bool) -> Void)? = nil) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion?(false) }
  }
  open func present() async -> Bool { false }
  open func dismiss(completion: (() -> Void)? = nil) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion?() }
  }
}
