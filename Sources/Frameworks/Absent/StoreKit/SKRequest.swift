// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Why the store did not do what it was asked for.
public struct SKError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = SKError
    case unknown = 0
    case clientInvalid = 1
    case paymentCancelled = 2
    case paymentInvalid = 3
    case paymentNotAllowed = 4
    case storeProductNotAvailable = 5
    case cloudServicePermissionDenied = 6
    case cloudServiceNetworkConnectionFailed = 7
    case cloudServiceRevoked = 8
    case privacyAcknowledgementRequired = 9
    case unauthorizedRequestData = 10
    case invalidOfferIdentifier = 11
    case invalidSignature = 12
    case missingOfferParams = 13
    case invalidOfferPrice = 14
    case overlayCancelled = 15
    case overlayInvalidConfiguration = 16
    case overlayTimeout = 17
    case ineligibleForOffer = 18
    case unsupportedPlatform = 19
    case overlayPresentedInBackgroundScene = 20
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "SKErrorDomain" }

  /// An error with words of its own.
  static func because(_ code: Code) -> SKError {
    let words = code == .paymentNotAllowed ? "Payments are not allowed" : "Cannot connect to the store"
    return SKError(code, userInfo: [NSLocalizedDescriptionKey: words])
  }

  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
}

public let SKErrorDomain = SKError.errorDomain

/// What the store sells. No app ever gets one here.
open class SKProduct: NSObject, @unchecked Sendable {
  let filled = FilledValues()

  open var productIdentifier: String { filled["productIdentifier"] as? String ?? "" }
  open var localizedTitle: String { filled["localizedTitle"] as? String ?? "" }
  @available(iOS, deprecated: 14.0)
  open var isDownloadable: Bool { false }
  open var localizedDescription: String { filled["localizedDescription"] as? String ?? "" }
  open var price: NSDecimalNumber { filled["price"] as? NSDecimalNumber ?? .zero }
  open var priceLocale: Locale { filled["priceLocale"] as? Locale ?? .current }
  open var introductoryPrice: SKProductDiscount? { filled["introductoryPrice"] as? SKProductDiscount }
  open var discounts: [SKProductDiscount] { filled["discounts"] as? [SKProductDiscount] ?? [] }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? {
    filled["subscriptionPeriod"] as? SKProductSubscriptionPeriod
  }
  open var subscriptionGroupIdentifier: String? { filled["subscriptionGroupIdentifier"] as? String }
  open var isFamilyShareable: Bool { (filled["isFamilyShareable"] as? NSNumber)?.boolValue ?? false }

  /// A product of nothing, for tests to fill by key.
  public override init() { super.init() }
}

/// How long a subscription goes on.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  let filled = FilledValues()

  open var numberOfUnits: Int { (filled["numberOfUnits"] as? NSNumber)?.intValue ?? 0 }
  open var unit: SKProduct.PeriodUnit {
    (filled["unit"] as? NSNumber).flatMap { SKProduct.PeriodUnit(rawValue: $0.uintValue) } ?? .day
  }
}

extension SKProduct {
  public enum PeriodUnit: UInt, Sendable {
    case day = 0
    case week = 1
    case month = 2
    case year = 3
  }
}

/// What is cheaper for a while.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo = 0
    case payUpFront = 1
    case freeTrial = 2
  }

  let filled = FilledValues()

  open var price: NSDecimalNumber { filled["price"] as? NSDecimalNumber ?? .zero }
  open var priceLocale: Locale { filled["priceLocale"] as? Locale ?? .current }
  open var identifier: String? { filled["identifier"] as? String }
  open var subscriptionPeriod: SKProductSubscriptionPeriod {
    filled["subscriptionPeriod"] as? SKProductSubscriptionPeriod ?? SKProductSubscriptionPeriod()
  }
  open var numberOfPeriods: Int { (filled["numberOfPeriods"] as? NSNumber)?.intValue ?? 0 }
  open var paymentMode: PaymentMode {
    (filled["paymentMode"] as? NSNumber).flatMap { PaymentMode(rawValue: $0.uintValue) } ?? .payAsYouGo
  }
}

/// The store of a country; there is none, so that there is no object of the class.
open class SKStorefront: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var countryCode: String { "" }
  open var identifier: String { "" }
}

/// Told how a request ended.
public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Told which products there are.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Something that is asked of the store. It cannot be reached: each request fails.
open class SKRequest: NSObject, @unchecked Sendable {
  private var isCancelled = false

  /// Told how the request ended; of products, a `SKProductsRequestDelegate`.
  open weak var delegate: (any SKRequestDelegate)?

  /// Asks the store; the delegate hears a little later that it cannot be reached.
  open func start() {
    isCancelled = false
    DispatchQueue.main.async { [self] in
      if !isCancelled { delegate?.request(self, didFailWithError: SKError.because(.unknown)) }
    }
  }

  open func cancel() { isCancelled = true }
}

/// Asks for products.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  let identifiers: Set<String>

  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }
}

/// Which products there are.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

/// Asks for the app's receipt anew.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}
