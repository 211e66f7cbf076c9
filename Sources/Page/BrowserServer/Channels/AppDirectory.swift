// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// The apps that a server shows.
final class AppDirectory: Sendable {
  private let stored = Mutex<[AppChannel]>([])

  /// In the order of registration.
  var channels: [AppChannel] { stored.withLock { $0 } }

  func channel(_ identifier: String) -> AppChannel? {
    stored.withLock { channels in channels.first { $0.identifier == identifier } }
  }

  func add(_ channel: AppChannel) {
    stored.withLock { channels in
      channels.removeAll { $0.identifier == channel.identifier }
      channels.append(channel)
    }
  }

  func remove(_ channel: AppChannel) {
    stored.withLock { channels in channels.removeAll { $0 === channel } }
  }
}
