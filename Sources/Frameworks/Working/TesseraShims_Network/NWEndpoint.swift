// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Where a connection leads to.
public enum NWEndpoint: Hashable, CustomDebugStringConvertible, Sendable {
  /// A machine, by its name or its address.
  public enum Host: Hashable, CustomDebugStringConvertible, ExpressibleByStringLiteral, Sendable {
    case name(String, NWInterface?)
    case ipv4(IPv4Address)
    case ipv6(IPv6Address)

    public init(_ string: String) {
      if let address = IPv4Address(string) {
        self = .ipv4(address)
      } else if let address = IPv6Address(string) {
        self = .ipv6(address)
      } else {
        self = .name(string, nil)
      }
    }
    public init(stringLiteral: String) { self.init(stringLiteral) }

    public var interface: NWInterface? {
      switch self {
      case .name(_, let interface): interface
      case .ipv4(let address): address.interface
      case .ipv6(let address): address.interface
      }
    }

    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }

    public static func == (left: Host, right: Host) -> Bool {
      switch (left, right) {
      case (.name(let left, _), .name(let right, _)): left == right
      case (.ipv4(let left), .ipv4(let right)): left == right
      case (.ipv6(let left), .ipv6(let right)): left == right
      default: false
      }
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(debugDescription) }
  }

  /// Which of a machine's programs is meant.
  public struct Port: Hashable, RawRepresentable, CustomDebugStringConvertible, ExpressibleByIntegerLiteral, Sendable {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// A number, or the name of a service that is known.
    public init?(_ service: String) {
      let known: [String: UInt16] = [
        "http": 80, "https": 443, "ssh": 22, "smtp": 25, "pop": 110, "imap": 143, "imaps": 993,
      ]
      guard let number = UInt16(service) ?? known[service.lowercased()] else { return nil }
      rawValue = number
    }
    public static let any: Port = 0
    public static let ssh: Port = 22
    public static let smtp: Port = 25
    public static let http: Port = 80
    public static let pop: Port = 110
    public static let imap: Port = 143
    public static let https: Port = 443
    public static let imaps: Port = 993
    public static let socks: Port = 1080
    public var debugDescription: String { String(rawValue) }
  }

  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)

  public var interface: NWInterface? {
    switch self {
    case .hostPort(let host, _): host.interface
    case .service(_, _, _, let interface): interface
    case .unix, .url: nil
    }
  }

  public var debugDescription: String {
    switch self {
    case .hostPort(.ipv6(let address), let port): "\(address.debugDescription).\(port.debugDescription)"
    case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
    case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }

  public static func == (left: NWEndpoint, right: NWEndpoint) -> Bool {
    left.debugDescription == right.debugDescription
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(debugDescription) }
}
