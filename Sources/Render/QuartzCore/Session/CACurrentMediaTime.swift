// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
internal import Synchronization

/// What the clock said last on the main queue, in seconds, for threads that may not ask it.
private let latestTime = Mutex<CFTimeInterval>(0)

/// The media clock's time, in seconds since some fixed moment.
///
/// Any thread may ask. Off the main queue the clock moves with what the main queue reads of it.
public func CACurrentMediaTime() -> CFTimeInterval {
  guard MainQueue.isCurrent else { return latestTime.withLock { $0 } }
  let time = MainActor.assumeIsolated { InterfaceSession.current.clock() }
  latestTime.withLock { $0 = time }
  return time
}
