// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import Synchronization

/// Tells how the network can be reached: once it has started, and with every change.
///
/// The device is in a network by Wi-Fi while the machine is in one.
public final class NWPathMonitor: Sendable {
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var path: NWPath
    var queue: DispatchQueue?
    var isCancelled = false
    /// In the watch on the machine's network.
    var listener: Int?
  }

  private let allows: @Sendable (NWInterface.InterfaceType) -> Bool
  private let state: Mutex<State>

  /// Creates a monitor of whatever leads into the network.
  public convenience init() {
    self.init { _ in true }
  }

  /// Creates a monitor of one kind of way into the network.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
    self.init { $0 == requiredInterfaceType }
  }

  /// Creates a monitor of all ways into the network but some.
  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    self.init { !prohibitedInterfaceTypes.contains($0) }
  }

  private init(allows: @escaping @Sendable (NWInterface.InterfaceType) -> Bool) {
    self.allows = allows
    state = Mutex(State(path: NWPath(.now, allows: allows)))
  }

  /// Called on the monitor's queue once it has started, and with every change from then on.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock(\.handler) }
    set { state.withLock { $0.handler = newValue } }
  }

  /// How the network can be reached, as far as the monitor knows: from its start on. Before, as it was made.
  public var currentPath: NWPath { state.withLock(\.path) }

  /// Where the handler is called; `nil` before the start.
  public var queue: DispatchQueue? { state.withLock(\.queue) }

  /// Looks the network up, and calls the handler on `queue`. A monitor starts once; one that was cancelled never does.
  public func start(queue: DispatchQueue) {
    let starts = state.withLock { state in
      guard state.queue == nil, !state.isCancelled else { return false }
      state.queue = queue
      return true
    }
    guard starts else { return }
    tell(.now, always: true)
    // A monitor that runs is kept until it is cancelled, as on iOS.
    let listener = NetworkWatch.shared.listen { self.tell($0, always: false) }
    let isOver = state.withLock { state in
      state.listener = listener
      return state.isCancelled
    }
    if isOver { NetworkWatch.shared.stop(listener) }
  }

  private func tell(_ network: HostNetwork, always: Bool) {
    let path = NWPath(network, allows: allows)
    let queue = state.withLock { state -> DispatchQueue? in
      guard always || state.path != path else { return nil }
      state.path = path
      return state.queue
    }
    queue?.async {
      let handler = self.state.withLock { $0.isCancelled ? nil : $0.handler }
      handler?(path)
    }
  }

  /// Ends the monitor: from now on its handler is not called.
  public func cancel() {
    let listener = state.withLock { state in
      state.isCancelled = true
      return state.listener
    }
    if let listener { NetworkWatch.shared.stop(listener) }
  }
}
