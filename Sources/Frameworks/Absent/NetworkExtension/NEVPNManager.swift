// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation
@_exported public import TesseraShims_Network
@_exported public import TesseraShims_Security

/// Why a private network cannot be had.
public struct NEVPNError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = NEVPNError
    case configurationInvalid = 1
    case configurationDisabled = 2
    case connectionFailed = 3
    case configurationStale = 4
    case configurationReadWriteFailed = 5
    case configurationUnknown = 6
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "NEVPNErrorDomain" }
  public static var configurationInvalid: Code { .configurationInvalid }
  public static var configurationDisabled: Code { .configurationDisabled }
  public static var connectionFailed: Code { .connectionFailed }
  public static var configurationStale: Code { .configurationStale }
  public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
  public static var configurationUnknown: Code { .configurationUnknown }

  /// As in a simulator, where nothing keeps configurations.
  static var absent: NEVPNError {
    NEVPNError(.configurationReadWriteFailed, userInfo: [NSLocalizedDescriptionKey: "IPC failed"])
  }
}

public let NEVPNErrorDomain = NEVPNError.errorDomain

extension Notification.Name {
  public static let NEVPNStatusDidChange = Notification.Name("com.apple.networkextension.statuschange")
  public static let NEVPNConfigurationChange = Notification.Name("com.apple.networkextension.configurationchange")
}

/// How far a connection is.
public enum NEVPNStatus: Int, Sendable {
  case invalid = 0
  case disconnected = 1
  case connecting = 2
  case connected = 3
  case reasserting = 4
  case disconnecting = 5
}

/// Calls a closure of somebody's on the main queue, as the system does.
func answer<Value>(_ handler: ((Value) -> Void)?, _ value: Value) {
  nonisolated(unsafe) let (handler, value) = (handler, value)
  DispatchQueue.main.async { handler?(value) }
}

/// A configuration of a private network. As in a simulator, configurations can be neither read nor kept.
open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let one = NEVPNManager()
  open class func shared() -> NEVPNManager { one }

  open var onDemandRules: [NEOnDemandRule]?
  open var isOnDemandEnabled = false
  open var localizedDescription: String?
  open var protocolConfiguration: NEVPNProtocol?
  open var isEnabled = false
  open var connection: NEVPNConnection { ownConnection }
  private lazy var ownConnection = makeConnection()

  public override init() { super.init() }

  func makeConnection() -> NEVPNConnection { NEVPNConnection(self) }

  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    answer(completionHandler, NEVPNError.absent)
  }
  open func loadFromPreferences() async throws { throw NEVPNError.absent }
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    answer(completionHandler, NEVPNError.absent)
  }
  open func removeFromPreferences() async throws { throw NEVPNError.absent }
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    answer(completionHandler, NEVPNError.absent)
  }
  open func saveToPreferences() async throws { throw NEVPNError.absent }
}

/// A connection to a private network: never there.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  private weak var owner: NEVPNManager?
  open var manager: NEVPNManager { owner ?? NEVPNManager.shared() }
  /// `invalid`: no configuration is kept.
  open var status: NEVPNStatus { .invalid }
  open var connectedDate: Date? { nil }

  init(_ manager: NEVPNManager) {
    owner = manager
    super.init()
  }

  /// Throws ``NEVPNError/configurationInvalid``: no configuration is kept.
  open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
  /// Throws ``NEVPNError/configurationInvalid``: no configuration is kept.
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws { throw NEVPNError(.configurationInvalid) }
  /// Ends a connection: there is none.
  open func stopVPNTunnel() {}
  open func fetchLastDisconnectError(completionHandler handler: @escaping ((any Error)?) -> Void) {
    answer(handler, nil)
  }
  open func fetchLastDisconnectError() async throws {}
}

/// A configuration of a private network that an app brings itself.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  public override init() { super.init() }

  override func makeConnection() -> NEVPNConnection { NETunnelProviderSession(self) }

  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) { answer({ (error: NEVPNError) in completionHandler(nil, error) }, .absent) }
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { throw NEVPNError.absent }

  open func copyAppRules() -> [NEAppRule]? { nil }
  open var routingMethod: NETunnelProviderRoutingMethod { .destinationIP }
}

public enum NETunnelProviderRoutingMethod: Int, Sendable {
  case destinationIP = 1
  case sourceApplication = 2
  case networkRule = 3
}

/// Which app's traffic goes through a private network.
open class NEAppRule: NSObject, @unchecked Sendable {
  open private(set) var matchSigningIdentifier: String
  open var matchDomains: [Any]?
  public init(signingIdentifier: String) {
    matchSigningIdentifier = signingIdentifier
    super.init()
  }
}

/// A connection that an app brings itself.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  /// Throws ``NEVPNError/configurationInvalid``: no configuration is kept.
  open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.configurationInvalid) }
  /// Ends a connection: there is none.
  open func stopTunnel() {}
  /// Throws ``NEVPNError/configurationInvalid``: no provider runs.
  open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
    throw NEVPNError(.configurationInvalid)
  }
}
