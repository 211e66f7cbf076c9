// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
public import Glibc

/// Whether the main thread asks: 1, else 0.
public func pthread_main_np() -> CInt { Thread.isMainThread ? 1 : 0 }

/// A clock that stands still while the device sleeps; here the one that never goes back.
public let CLOCK_UPTIME_RAW = CLOCK_MONOTONIC
public let CLOCK_UPTIME_RAW_APPROX = CLOCK_MONOTONIC

/// What a clock shows, in nanoseconds.
public func clock_gettime_nsec_np(_ clock_id: clockid_t) -> UInt64 {
  var time = timespec()
  clock_gettime(clock_id, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// When the machine began, in seconds since 1970, by the clocks that the app sees: those of a test go by themselves.
func bootTime() -> Int {
  let (now, uptime) = (clock_gettime_nsec_np(CLOCK_REALTIME), clock_gettime_nsec_np(CLOCK_BOOTTIME))
  return now > uptime ? Int((now - uptime) / 1_000_000_000) : 0
}
