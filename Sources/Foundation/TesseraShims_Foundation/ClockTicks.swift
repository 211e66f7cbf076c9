// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
internal import Glibc

// Numbers and clocks of Darwin's that Apple's Foundation brings along.

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Ticks of a clock that nobody sets, from some moment on; a tick is a nanosecond.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// How long a tick of `mach_absolute_time()` is, as a fraction of nanoseconds: one of them.
public struct mach_timebase_info: Sendable {
  public var numer: UInt32 = 0
  public var denom: UInt32 = 0

  public init() {}
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }

  /// Says how long a tick is: C has a function of the structure's name.
  @discardableResult
  public init(_ info: UnsafeMutablePointer<mach_timebase_info>!) {
    self.init(numer: 1, denom: 1)
    info.pointee = self
  }
}

public typealias mach_timebase_info_data_t = mach_timebase_info

/// Begins the row of `random()` anew, somewhere else each time.
public func srandomdev() { srandom(UInt32.random(in: 1 ... .max)) }
