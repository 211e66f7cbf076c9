// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// Where places come from: the host says where the device is, and whether the app may know.
///
/// There is no receiver and no prompt here. Where the host says nothing nobody is ever asked, and the app goes on as one
/// whose question stands unanswered.
package final class LocationFeed: Sendable {
  package static let shared = LocationFeed()

  private struct Listener: @unchecked Sendable {
    // Managers guard their state themselves.
    weak var manager: CLLocationManager?
  }

  private struct State {
    var status = CLAuthorizationStatus.notDetermined
    /// What people answer when the app asks; `nil` while they think about it.
    var answer: CLAuthorizationStatus?
    var isAsking = false
    var location: CLLocation?
    var listeners: [Listener] = []
  }

  private let state = Mutex(State())

  package init() {}

  package var status: CLAuthorizationStatus { state.withLock(\.status) }
  package var location: CLLocation? { state.withLock(\.location) }
  /// Whether the app waits for an answer.
  package var isAsking: Bool { state.withLock(\.isAsking) }

  /// People say whether the app may know of places; an app that has not asked yet hears of it when it does.
  package func answer(_ status: CLAuthorizationStatus) {
    let isNews = state.withLock { state -> Bool in
      state.answer = status
      guard state.isAsking || state.status != .notDetermined else { return false }
      defer { (state.status, state.isAsking) = (status, false) }
      return state.status != status
    }
    if isNews { for manager in managers { manager.authorizationDidChange() } }
  }

  /// The device is somewhere; `nil` where nobody knows. Degrees that are none are left out.
  package func receive(_ location: CLLocation?) {
    if let location, !CLLocationCoordinate2DIsValid(location.coordinate) { return }
    state.withLock { $0.location = location }
    for manager in managers { manager.locationDidChange() }
  }

  // MARK: - For managers

  func ask() {
    let answer = state.withLock { state -> CLAuthorizationStatus? in
      guard state.status == .notDetermined else { return nil }
      state.isAsking = true
      return state.answer
    }
    guard let answer else { return }
    // People take a moment, so that an app never hears of it within its own call.
    DispatchQueue.main.async { self.answer(answer) }
  }

  func add(_ manager: CLLocationManager) {
    let listener = Listener(manager: manager)
    state.withLock { state in
      state.listeners.removeAll { $0.manager == nil }
      state.listeners.append(listener)
    }
  }

  func remove(_ manager: CLLocationManager) {
    state.withLock { $0.listeners.removeAll { $0.manager === manager } }
  }

  private var managers: [CLLocationManager] { state.withLock(\.listeners).compactMap(\.manager) }
}
