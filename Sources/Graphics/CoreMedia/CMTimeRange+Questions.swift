// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CMTimeRange {
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  public var isValid: Bool { start.isValid && duration.isValid }
  public var isEmpty: Bool { isValid && duration == .zero }
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
  public func containsTimeRange(_ range: CMTimeRange) -> Bool { range.start >= start && range.end <= end }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier))
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  time.isNumeric ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale) : time
}
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 < time1 ? time2 : time1 }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 > time1 ? time2 : time1 }
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  time.isNumeric && time.value < 0 ? CMTimeMultiply(time, multiplier: -1) : time
}
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }

extension CMTimeRange {
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
}

/// A time, moved into a range where it is outside.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
  guard time.isNumeric, range.isValid else { return .invalid }
  return CMTimeMinimum(CMTimeMaximum(time, range.start), range.end)
}
/// A time multiplied and divided.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  guard divisor != 0 else { return .invalid }
  guard time.isNumeric else { return time }
  let (product, isTooLarge) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  if !isTooLarge, product % Int64(divisor) == 0 {
    return CMTime(value: product / Int64(divisor), timescale: time.timescale)
  }
  // Finer parts of a second, where the quotient is no whole number of those there are.
  let (scale, isTooFine) = time.timescale.multipliedReportingOverflow(by: abs(divisor))
  if !isTooLarge, !isTooFine { return CMTime(value: divisor < 0 ? -product : product, timescale: scale) }
  return CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
}
