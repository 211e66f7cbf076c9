// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A way into the network. The device has one, by Wi-Fi.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// What a way goes over.
  public enum InterfaceType: Hashable, Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }

  /// What it goes over.
  public let type: InterfaceType
  /// What the system calls it.
  public let name: String
  /// Its number in the system.
  public let index: Int

  /// As iPhones have it.
  static let wifi = NWInterface(type: .wifi, name: "en0", index: 1)

  public var debugDescription: String { name }
}
