// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import QuartzCore

/// What a queue's clock shows.
enum HostTime {
  /// The difference between the machine's clock and an interface's, so that both can be told by one type. It is the same
  /// for all, since moments of different interfaces are never compared.
  private static let offset = DispatchTime.now().uptimeNanoseconds

  /// Nanoseconds: of the interface in whose turn the caller runs, where its time is stepped, so that what waits for a
  /// moment and what asks for the time agree; else the machine's.
  static var nanoseconds: UInt64 {
    guard let stepped else { return DispatchTime.now().uptimeNanoseconds }
    return offset + UInt64(max(0, stepped) * 1e9)
  }

  /// Whether the caller runs in the turn of an interface whose time is stepped.
  static var isStepped: Bool { stepped != nil }

  private static var stepped: Double? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated {
      let session = InterfaceSession.current
      return session.timeline == nil ? nil : session.clock()
    }
  }
}
