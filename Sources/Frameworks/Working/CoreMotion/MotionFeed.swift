// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// Where samples come from: the host says how the device is turned, and what time it is.
///
/// There are no sensors and no timers here. Without a host that has motion (a snapshot, a test) nothing is available.
package final class MotionFeed: Sendable {
  package static let shared = MotionFeed()

  private struct Listener: @unchecked Sendable {
    // Managers guard their state themselves.
    weak var manager: CMMotionManager?
  }

  private struct State {
    var isAvailable = false
    var turn: CMQuaternion?
    var listeners: [Listener] = []
    var onStart: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  package init() {}

  /// Whether the host has motion to tell of; apps see it as `isDeviceMotionAvailable`.
  package var isAvailable: Bool {
    get { state.withLock(\.isAvailable) }
    set { state.withLock { $0.isAvailable = newValue } }
  }

  /// Called when a manager starts; set by a host that makes frames only when there is reason to.
  package var startObserver: (@Sendable () -> Void)? {
    get { state.withLock(\.onStart) }
    set { state.withLock { $0.onStart = newValue } }
  }

  /// Takes in how the device is turned, in radians: yaw first, then pitch, then roll. What is no number is ignored.
  package func receive(pitch: Double, roll: Double, yaw: Double) {
    guard pitch.isFinite, roll.isFinite, yaw.isFinite else { return }
    state.withLock { $0.turn = CMQuaternion(pitch: pitch, roll: roll, yaw: yaw) }
  }

  /// Whether samples are wanted and can be had, so that `tick(to:)` is to be called for each frame.
  package var needsTick: Bool {
    let (isReady, managers) = state.withLock { ($0.isAvailable && $0.turn != nil, $0.listeners) }
    return isReady && managers.contains { $0.manager?.isActive ?? false }
  }

  /// Hands out the samples that are due at `time`, in seconds of the host's clock.
  package func tick(to time: TimeInterval) {
    let (turn, managers) = state.withLock { ($0.isAvailable ? $0.turn : nil, $0.listeners) }
    guard let turn, time.isFinite else { return }
    for listener in managers { listener.manager?.advance(to: time, turn: turn) }
  }

  func remove(_ manager: CMMotionManager) {
    state.withLock { $0.listeners.removeAll { $0.manager === manager } }
  }

  func add(_ manager: CMMotionManager) {
    let listener = Listener(manager: manager)
    state.withLock { state in
      state.listeners.removeAll { $0.manager == nil }
      state.listeners.append(listener)
    }
  }

  func managerDidStart() {
    startObserver?()
  }
}
