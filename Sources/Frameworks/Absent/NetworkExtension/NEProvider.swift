// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Why a provider was stopped.
public enum NEProviderStopReason: Int, Sendable {
  case none = 0
  case userInitiated = 1
  case providerFailed = 2
  case noNetworkAvailable = 3
  case unrecoverableNetworkChange = 4
  case providerDisabled = 5
  case authenticationCanceled = 6
  case configurationFailed = 7
  case idleTimeout = 8
  case configurationDisabled = 9
  case configurationRemoved = 10
  case superceded = 11
  case userLogout = 12
  case userSwitch = 13
  case connectionFailed = 14
  case sleep = 15
  case appUpdate = 16
  case internalError = 17
}

/// Part of an extension that has to do with the network. Extensions are not run here.
open class NEProvider: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func sleep(completionHandler: @escaping () -> Void) { completionHandler() }
  open func sleep() async {}
  open func wake() {}
}

/// A provider of a private network.
open class NETunnelProvider: NEProvider, @unchecked Sendable {
  open var protocolConfiguration: NEVPNProtocol { NEVPNProtocol() }
  open var appRules: [NEAppRule]? { nil }
  open var routingMethod: NETunnelProviderRoutingMethod { .destinationIP }
  /// Whether the connection is being made anew.
  open var reasserting = false

  open func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  open func handleAppMessage(_ messageData: Data) async -> Data? { nil }
  open func setTunnelNetworkSettings(
    _ tunnelNetworkSettings: NETunnelNetworkSettings?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { answer(completionHandler, NEVPNError.absent) }
  open func setTunnelNetworkSettings(_ tunnelNetworkSettings: NETunnelNetworkSettings?) async throws {
    throw NEVPNError.absent
  }
}

open class NEPacketTunnelProvider: NETunnelProvider, @unchecked Sendable {
  private let flow = NEPacketTunnelFlow()
  open var packetFlow: NEPacketTunnelFlow { flow }
  open func startTunnel(options: [String: NSObject]?, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NEVPNError.absent)
  }
  open func startTunnel(options: [String: NSObject]?) async throws { throw NEVPNError.absent }
  open func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) {
    completionHandler()
  }
  open func stopTunnel(with reason: NEProviderStopReason) async {}
  /// Ends the connection with an error; there is none.
  open func cancelTunnelWithError(_ error: (any Error)?) {}
}

/// Packets of a private network; none come.
open class NEPacketTunnelFlow: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  /// Never calls: there are no packets.
  open func readPackets(completionHandler: @escaping ([Data], [NSNumber]) -> Void) {}
  /// - Returns: `false`; nobody takes them.
  @discardableResult open func writePackets(_ packets: [Data], withProtocols protocols: [NSNumber]) -> Bool { false }
}

open class NETunnelNetworkSettings: NSObject, @unchecked Sendable {
  open private(set) var tunnelRemoteAddress: String
  open var dnsSettings: NEDNSSettings?
  open var proxySettings: NEProxySettings?
  public init(tunnelRemoteAddress address: String) {
    tunnelRemoteAddress = address
    super.init()
  }
}

open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings, @unchecked Sendable {
  open var ipv4Settings: NEIPv4Settings?
  open var ipv6Settings: NEIPv6Settings?
  open var tunnelOverheadBytes: NSNumber?
  open var mtu: NSNumber?
}

open class NEIPv4Settings: NSObject, @unchecked Sendable {
  open private(set) var addresses: [String]
  open private(set) var subnetMasks: [String]
  open var router: String?
  open var includedRoutes: [NEIPv4Route]?
  open var excludedRoutes: [NEIPv4Route]?
  public init(addresses: [String], subnetMasks: [String]) {
    (self.addresses, self.subnetMasks) = (addresses, subnetMasks)
    super.init()
  }
}

open class NEIPv4Route: NSObject, @unchecked Sendable {
  open private(set) var destinationAddress: String
  open private(set) var destinationSubnetMask: String
  open var gatewayAddress: String?
  public init(destinationAddress address: String, subnetMask: String) {
    (destinationAddress, destinationSubnetMask) = (address, subnetMask)
    super.init()
  }
  open class func `default`() -> NEIPv4Route { NEIPv4Route(destinationAddress: "0.0.0.0", subnetMask: "0.0.0.0") }
}

open class NEIPv6Settings: NSObject, @unchecked Sendable {
  open private(set) var addresses: [String]
  open private(set) var networkPrefixLengths: [NSNumber]
  open var includedRoutes: [NEIPv6Route]?
  open var excludedRoutes: [NEIPv6Route]?
  public init(addresses: [String], networkPrefixLengths: [NSNumber]) {
    (self.addresses, self.networkPrefixLengths) = (addresses, networkPrefixLengths)
    super.init()
  }
}

open class NEIPv6Route: NSObject, @unchecked Sendable {
  open private(set) var destinationAddress: String
  open private(set) var destinationNetworkPrefixLength: NSNumber
  open var gatewayAddress: String?
  public init(destinationAddress address: String, networkPrefixLength: NSNumber) {
    (destinationAddress, destinationNetworkPrefixLength) = (address, networkPrefixLength)
    super.init()
  }
  open class func `default`() -> NEIPv6Route { NEIPv6Route(destinationAddress: "::", networkPrefixLength: 0) }
}
