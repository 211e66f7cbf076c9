// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// The network of the telephone. As on a device without a card: there is none.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  /// Called when a card is put in; none ever is.
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
  /// Called when a card is put in; none ever is.
  @available(iOS, deprecated: 12.0)
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?

  public override init() { super.init() }

  open var dataServiceIdentifier: String? { nil }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  @available(iOS, deprecated: 12.0)
  open var subscriberCellularProvider: CTCarrier? { nil }
  @available(iOS, deprecated: 12.0)
  open var currentRadioAccessTechnology: String? { nil }
}

/// Told that data go by another card.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
  func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// Who runs a network. Nothing is known of one.
open class CTCarrier: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  open var carrierName: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var allowsVOIP: Bool { false }
}

/// Whether an app may use the telephone's network for data.
public enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown = 0
  case restricted = 1
  case notRestricted = 2
}

/// Whether the person lets the app use the telephone's network for data. Without one nothing is known.
open class CTCellularData: NSObject, @unchecked Sendable {
  /// Called when the person chooses anew; nobody does.
  open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?

  public override init() { super.init() }

  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
}

/// A call.
open class CTCall: NSObject, @unchecked Sendable {
  open private(set) var callState: String
  open private(set) var callID: String

  init(callState: String, callID: String) {
    (self.callState, self.callID) = (callState, callID)
    super.init()
  }
}

/// The calls that go on. There are none.
@available(iOS, deprecated: 10.0, message: "Replaced by CXCallObserver")
open class CTCallCenter: NSObject, @unchecked Sendable {
  open var callEventHandler: ((CTCall) -> Void)?

  public override init() { super.init() }

  open var currentCalls: Set<CTCall>? { nil }
}

public let CTCallStateDialing = "CTCallStateDialing"
public let CTCallStateIncoming = "CTCallStateIncoming"
public let CTCallStateConnected = "CTCallStateConnected"
public let CTCallStateDisconnected = "CTCallStateDisconnected"

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

extension NSNotification.Name {
  /// The network is of another kind; not posted, since there is none.
  public static let CTRadioAccessTechnologyDidChange = NSNotification.Name(
    "CTRadioAccessTechnologyDidChangeNotification")
  /// As above, by card.
  public static let CTServiceRadioAccessTechnologyDidChange = NSNotification.Name(
    "CTServiceRadioAccessTechnologyDidChangeNotification")
}
