// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import Glibc

/// The address of a machine.
public protocol IPAddress: CustomDebugStringConvertible, Sendable {
  /// The bytes, in the network's order.
  var rawValue: Data { get }
  /// Which of the machine's ways into networks is meant.
  var interface: NWInterface? { get }
  var isLoopback: Bool { get }
  var isLinkLocal: Bool { get }
  var isMulticast: Bool { get }
  init?(_ rawValue: Data, _ interface: NWInterface?)
  init?(_ string: String)
}

/// Four bytes.
public struct IPv4Address: IPAddress, Hashable {
  private let bytes: [UInt8]
  public let interface: NWInterface?

  public static let any = IPv4Address([0, 0, 0, 0])
  public static let broadcast = IPv4Address([255, 255, 255, 255])
  public static let loopback = IPv4Address([127, 0, 0, 1])
  public static let allHostsGroup = IPv4Address([224, 0, 0, 1])
  public static let allRoutersGroup = IPv4Address([224, 0, 0, 2])
  public static let allReportsGroup = IPv4Address([224, 0, 0, 22])
  public static let mdnsGroup = IPv4Address([224, 0, 0, 251])

  private init(_ bytes: [UInt8]) { (self.bytes, interface) = (bytes, nil) }

  /// `nil` for other than four bytes.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    (bytes, self.interface) = ([UInt8](rawValue), interface)
  }

  /// Four numbers with dots between them, and perhaps the name of an interface behind a percent sign.
  public init?(_ string: String) {
    var address = in_addr()
    let text = string.split(separator: "%", maxSplits: 1).first.map(String.init) ?? ""
    guard inet_pton(AF_INET, text, &address) == 1 else { return nil }
    bytes = withUnsafeBytes(of: &address) { Array($0.prefix(4)) }
    interface = nil
  }

  public var rawValue: Data { Data(bytes) }
  public var isLoopback: Bool { bytes[0] == 127 }
  public var isLinkLocal: Bool { bytes[0] == 169 && bytes[1] == 254 }
  public var isMulticast: Bool { bytes[0] & 0xF0 == 0xE0 }
  public var debugDescription: String { bytes.map(String.init).joined(separator: ".") }

  public static func == (left: IPv4Address, right: IPv4Address) -> Bool { left.bytes == right.bytes }
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// Sixteen bytes.
public struct IPv6Address: IPAddress, Hashable {
  /// How far a group of machines reaches.
  public enum Scope: UInt8, Sendable {
    case nodeLocal = 1
    case linkLocal = 2
    case siteLocal = 5
    case organizationLocal = 8
    case global = 0x0E
  }

  private let bytes: [UInt8]
  public let interface: NWInterface?

  public static let any = IPv6Address([UInt8](repeating: 0, count: 16))
  public static let loopback = IPv6Address([UInt8](repeating: 0, count: 15) + [1])
  public static let broadcast = IPv6Address([UInt8](repeating: 0, count: 16))
  public static let linkLocalNodes = IPv6Address([0xFF, 2] + [UInt8](repeating: 0, count: 13) + [1])
  public static let linkLocalRouters = IPv6Address([0xFF, 2] + [UInt8](repeating: 0, count: 13) + [2])
  public static let nodeLocalNodes = IPv6Address([0xFF, 1] + [UInt8](repeating: 0, count: 13) + [1])

  private init(_ bytes: [UInt8]) { (self.bytes, interface) = (bytes, nil) }

  /// `nil` for other than sixteen bytes.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    (bytes, self.interface) = ([UInt8](rawValue), interface)
  }

  /// Numbers of sixteen bits with colons between them, and perhaps the name of an interface behind a percent sign.
  public init?(_ string: String) {
    var address = in6_addr()
    let text = string.split(separator: "%", maxSplits: 1).first.map(String.init) ?? ""
    guard inet_pton(AF_INET6, text, &address) == 1 else { return nil }
    bytes = withUnsafeBytes(of: &address) { Array($0.prefix(16)) }
    interface = nil
  }

  public var rawValue: Data { Data(bytes) }
  public var isAny: Bool { bytes.allSatisfy { $0 == 0 } }
  public var isLoopback: Bool { self == .loopback }
  public var isLinkLocal: Bool { bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 }
  public var isUniqueLocal: Bool { bytes[0] & 0xFE == 0xFC }
  public var isMulticast: Bool { bytes[0] == 0xFF }
  public var multicastScope: Scope? { isMulticast ? Scope(rawValue: bytes[1] & 0x0F) : nil }
  public var isIPv4Mapped: Bool { bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF }
  public var isIPv4Compatabile: Bool {
    bytes.prefix(12).allSatisfy { $0 == 0 } && !isAny && !isLoopback
  }
  public var is6to4: Bool { bytes[0] == 0x20 && bytes[1] == 2 }
  /// The address of four bytes that is written as one of sixteen.
  public var asIPv4: IPv4Address? {
    if isIPv4Mapped || isIPv4Compatabile { return IPv4Address(Data(bytes.suffix(4))) }
    return is6to4 ? IPv4Address(Data(bytes[2..<6])) : nil
  }

  public var debugDescription: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    inet_ntop(AF_INET6, bytes, &text, socklen_t(INET6_ADDRSTRLEN))
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  public static func == (left: IPv6Address, right: IPv6Address) -> Bool { left.bytes == right.bytes }
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
