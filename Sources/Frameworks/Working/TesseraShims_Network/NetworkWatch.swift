// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import Glibc
internal import RenderProtocol
internal import Synchronization

/// Tells those who listen when the machine comes into a network or leaves it. The kernel says so; nothing asks it again and
/// again, and where it does not (in a job, or where it must not) nobody hears of anything.
package final class NetworkWatch: Sendable {
  package static let shared = NetworkWatch()

  private struct State {
    var listeners: [Int: @Sendable (HostNetwork) -> Void] = [:]
    var next = 0
    var last = HostNetwork.off
    // Kept, as a source ends with its last reference.
    var source: (any DispatchSourceRead)?
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "NetworkWatch")

  package init() {}

  /// Has a closure called with each change, on a queue of the watch's.
  ///
  /// - Returns: What ends that, for `stop(_:)`.
  package func listen(_ body: @escaping @Sendable (HostNetwork) -> Void) -> Int {
    state.withLock { state in
      state.next += 1
      state.listeners[state.next] = body
      if state.source == nil, getenv(HostJob.variable) == nil {
        state.last = .now
        state.source = makeSource()
      }
      return state.next
    }
  }

  package func stop(_ listener: Int) { state.withLock { _ = $0.listeners.removeValue(forKey: listener) } }

  /// The network is now as it is told to be; those who listen hear of it where that is news.
  package func tell(_ network: HostNetwork) {
    let listeners = state.withLock { state in
      guard state.last != network else { return [@Sendable (HostNetwork) -> Void]() }
      state.last = network
      return state.listeners.sorted { $0.key < $1.key }.map(\.value)
    }
    for listener in listeners { listener(network) }
  }

  /// What the kernel's socket for its news of links and addresses is bound to: `sockaddr_nl`, which Swift does not see.
  private struct Address {
    var family = UInt16(AF_NETLINK)
    var padding = UInt16(0)
    var process = UInt32(0)
    /// Links, addresses of four bytes, addresses of sixteen.
    var groups = UInt32(0x1 | 0x10 | 0x100)
  }

  private func makeSource() -> (any DispatchSourceRead)? {
    let socket = socket(AF_NETLINK, Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { return nil }
    var address = Address()
    let size = socklen_t(MemoryLayout<Address>.size)
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) == 0 }
    }
    guard isBound else {
      close(socket)
      return nil
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
    source.setEventHandler { [weak self] in
      var news = [UInt8](repeating: 0, count: 8192)
      while recv(socket, &news, news.count, Int32(MSG_DONTWAIT)) > 0 {}
      self?.tell(.now)
    }
    source.setCancelHandler { close(socket) }
    source.resume()
    return source
  }
}
