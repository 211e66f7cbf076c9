// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Dispatch

/// How far an app is on its way to the device.
enum DownloadState: Equatable {
  case absent
  /// 0 to 1.
  case loading(progress: Double)
  case ready
}

@MainActor
protocol DownloadObserver: AnyObject {
  func downloadDidChange(_ app: StoreApp, to state: DownloadState)
}

/// Pretends to download apps. It keeps the state, so that a button that scrolls away and comes back, or one in the
/// story, shows the same progress.
@MainActor
final class Downloads {
  static let shared = Downloads()

  static let step = 0.05
  static let interval = 0.1

  private struct Weak {
    weak var observer: DownloadObserver?
  }

  private var states: [StoreApp: DownloadState] = [:]
  private var observers: [Weak] = []

  func state(of app: StoreApp) -> DownloadState {
    states[app] ?? .absent
  }

  func add(_ observer: DownloadObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(Weak(observer: observer))
  }

  /// Starts the download of an app that is not here yet; otherwise does nothing.
  func start(_ app: StoreApp) {
    guard state(of: app) == .absent else { return }
    set(.loading(progress: 0), for: app)
    advanceSoon(app)
  }

  private func advanceSoon(_ app: StoreApp) {
    DispatchQueue.main.asyncAfter(deadline: .now() + Downloads.interval) { [weak self] in
      self?.advance(app)
    }
  }

  private func advance(_ app: StoreApp) {
    guard case .loading(let progress) = state(of: app) else { return }
    let next = progress + Downloads.step
    if next < 0.999 {
      set(.loading(progress: next), for: app)
      advanceSoon(app)
    } else {
      set(.ready, for: app)
    }
  }

  private func set(_ state: DownloadState, for app: StoreApp) {
    states[app] = state
    observers.forEach { $0.observer?.downloadDidChange(app, to: state) }
  }
}
