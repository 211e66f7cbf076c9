// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What was called otherwise before Swift 4.2.

@available(swift, obsoleted: 4.2)
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
@available(swift, obsoleted: 4.2)
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
@available(swift, obsoleted: 4.2)
public var kCMTimeZero: CMTime { .zero }
@available(swift, obsoleted: 4.2)
public var kCMTimeInvalid: CMTime { .invalid }
@available(swift, obsoleted: 4.2)
public var kCMTimeIndefinite: CMTime { .indefinite }
@available(swift, obsoleted: 4.2)
public var kCMTimePositiveInfinity: CMTime { .positiveInfinity }
