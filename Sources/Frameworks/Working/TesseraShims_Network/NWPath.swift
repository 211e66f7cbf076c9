// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How the network can be reached.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  /// Whether it can.
  public enum Status: Hashable, Sendable {
    /// It can.
    case satisfied
    /// It cannot.
    case unsatisfied
    /// It could once something is connected; never, here.
    case requiresConnection
  }

  /// Why it cannot.
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable
    case cellularDenied
    case wifiDenied
    case localNetworkDenied
    case vpnInactive
  }

  /// Whether the network can be reached.
  public let status: Status
  /// Why it cannot be: there is nothing that leads there.
  public let unsatisfiedReason: UnsatisfiedReason
  /// What leads there, the best first.
  public let availableInterfaces: [NWInterface]
  /// Whether people pay by the byte: no.
  public let isExpensive: Bool
  /// Whether people asked to spare data: no.
  public let isConstrained: Bool
  /// Whether addresses of four bytes can be reached.
  public let supportsIPv4: Bool
  /// Whether addresses of sixteen bytes can be reached.
  public let supportsIPv6: Bool
  /// Whether names are looked up.
  public let supportsDNS: Bool

  init(_ network: HostNetwork, allows: (NWInterface.InterfaceType) -> Bool) {
    let isOn = network.isOn && allows(NWInterface.wifi.type)
    status = isOn ? .satisfied : .unsatisfied
    unsatisfiedReason = .notAvailable
    availableInterfaces = isOn ? [.wifi] : []
    (isExpensive, isConstrained) = (false, false)
    (supportsIPv4, supportsIPv6, supportsDNS) = (isOn && network.hasIPv4, isOn && network.hasIPv6, isOn)
  }

  /// Whether what leads there is of a kind.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  public var debugDescription: String {
    guard let first = availableInterfaces.first else { return "unsatisfied (No network route)" }
    let kinds = [supportsIPv4 ? "ipv4" : nil, supportsIPv6 ? "ipv6" : nil, supportsDNS ? "dns" : nil]
    return "satisfied (Path is satisfied), interface: \(first), \(kinds.compactMap { $0 }.joined(separator: ", "))"
  }
}
