// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// Work that an app wants to finish in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {

  nonisolated static let backgroundTasks = Atomic(0)
}
