// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Why the store did not do what it was asked for.
public struct SKError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 0
    case clientInvalid = 1
    case paymentCancelled = 2
    case paymentInvalid = 3
    case paymentNotAllowed = 4
    case storeProductNotAvailable = 5
    case cloudServicePermissionDenied = 6
    case cloudServiceNetworkConnectionFailed = 7
    case cloudServiceRevoked = 8

    /// Whether an error is one of the store's, of a kind.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? SKError)?.code == code }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static let errorDomain = "SKErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: code == .paymentNotAllowed ? "Payments are not allowed" : "Cannot connect to the store"]
  }

  public static var unknown: Code { .unknown }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

/// What the store sells. No app ever gets one here.
open class SKProduct: NSObject, @unchecked Sendable {
  public let productIdentifier: String
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }

  init(productIdentifier: String) {
    self.productIdentifier = productIdentifier
    super.init()
  }
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
      if !isCancelled { delegate?.request(self, didFailWithError: SKError(.unknown)) }
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
