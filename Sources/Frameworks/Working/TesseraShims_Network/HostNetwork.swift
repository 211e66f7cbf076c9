// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Glibc
internal import RenderProtocol

/// Whether the machine is in a network. The device is then in one by Wi-Fi, whatever the machine has.
package struct HostNetwork: Sendable, Equatable {
  /// Whether there is an address by which others can be reached, in each of the two kinds.
  package var hasIPv4: Bool
  package var hasIPv6: Bool

  package var isOn: Bool { hasIPv4 || hasIPv6 }

  package static let on = HostNetwork(hasIPv4: true, hasIPv6: false)
  package static let off = HostNetwork(hasIPv4: false, hasIPv6: false)

  /// What a test says in place of the machine.
  @TaskLocal package static var forTests: HostNetwork?

  /// As it is now. In a job it is on, since requests are answered there on every machine.
  package static var now: HostNetwork {
    if let forTests { return forTests }
    return getenv(HostJob.variable) == nil ? read() : .on
  }

  /// Asks the system which of its interfaces are up and have an address.
  static func read() -> HostNetwork {
    var network = HostNetwork.off
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return network }
    defer { freeifaddrs(first) }
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      let flags = entry.ifa_flags
      guard flags & UInt32(IFF_UP) != 0, flags & UInt32(IFF_RUNNING) != 0,
        flags & UInt32(IFF_LOOPBACK) == 0, let address = entry.ifa_addr
      else { continue }
      switch Int32(address.pointee.sa_family) {
      case AF_INET: network.hasIPv4 = true
      // Every interface gives itself an address for its own link, which leads nowhere.
      case AF_INET6 where !isOfLink(address): network.hasIPv6 = true
      default: break
      }
    }
    return network
  }

  private static func isOfLink(_ address: UnsafeMutablePointer<sockaddr>) -> Bool {
    address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { pointer in
      withUnsafeBytes(of: pointer.pointee.sin6_addr) { $0[0] == 0xfe && $0[1] & 0xc0 == 0x80 }
    }
  }
}
