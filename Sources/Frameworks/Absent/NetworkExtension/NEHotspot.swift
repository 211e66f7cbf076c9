// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The Wi-Fi network of the device. Apps need an entitlement to read it, which none has here.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var ssid: String { "" }
  open var bssid: String { "" }
  open var signalStrength: Double { 0 }
  open var isSecure: Bool { false }
  open var didAutoJoin: Bool { false }
  open var didJustJoin: Bool { false }
  open var isChosenHelper: Bool { false }

  open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) {
    answer(completionHandler, nil)
  }
  open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}

public struct NEHotspotConfigurationError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = NEHotspotConfigurationError
    case invalid = 0
    case invalidSSID = 1
    case invalidWPAPassphrase = 2
    case invalidWEPPassphrase = 3
    case invalidEAPSettings = 4
    case invalidHS20Settings = 5
    case invalidHS20DomainName = 6
    case userDenied = 7
    case `internal` = 8
    case pending = 9
    case systemConfiguration = 10
    case unknown = 11
    case joinOnceNotSupported = 12
    case alreadyAssociated = 13
    case applicationIsNotInForeground = 14
    case invalidSSIDPrefix = 15
    case userUnauthorized = 16
    case systemDenied = 17
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "NEHotspotConfigurationErrorDomain" }
}

/// A network by Wi-Fi that an app would have the device join.
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
  open private(set) var ssid: String
  open var joinOnce = false
  open var lifeTimeInDays: NSNumber = 0
  open var hidden = false
  public init(ssid: String) {
    self.ssid = ssid
    super.init()
  }
  public convenience init(ssid: String, passphrase: String, isWEP: Bool) { self.init(ssid: ssid) }
}

/// Would join networks: the device refuses.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
  private static let one = NEHotspotConfigurationManager()
  open class var shared: NEHotspotConfigurationManager { one }
  public override init() { super.init() }

  open func apply(_ configuration: NEHotspotConfiguration, completionHandler: (((any Error)?) -> Void)? = nil) {
    answer(completionHandler, NEHotspotConfigurationError(.systemDenied))
  }
  open func apply(_ configuration: NEHotspotConfiguration) async throws {
    throw NEHotspotConfigurationError(.systemDenied)
  }
  /// Forgets a network; none is kept.
  open func removeConfiguration(forSSID SSID: String) {}
  open func getConfiguredSSIDs(completionHandler: @escaping ([String]) -> Void) { answer(completionHandler, []) }
  open func configuredSSIDs() async -> [String] { [] }
}
