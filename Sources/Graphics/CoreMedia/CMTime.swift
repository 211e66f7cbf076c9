// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// A time as a fraction of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: CMTimeValue
  /// Parts of a second; 0 means that there is no such time.
  public var timescale: CMTimeScale
  public var flags = CMTimeFlags.valid
  public var epoch: CMTimeEpoch = 0

  public init() { (value, timescale, flags) = (0, 0, []) }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
    if timescale <= 0 { flags = [] }
  }

  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    guard parts.isFinite, abs(parts) < 9e18, preferredTimescale > 0 else {
      self.init()
      if seconds == .infinity { flags = [.valid, .positiveInfinity] }
      return
    }
    self.init(value: CMTimeValue(parts), timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = { () -> CMTime in
    var time = CMTime()
    time.flags = [.valid, .indefinite]
    return time
  }()
  public static let positiveInfinity = CMTime(seconds: .infinity, preferredTimescale: 1)

  /// Not a number where there is no such time.
  public var seconds: Double {
    if flags.contains(.positiveInfinity) { return .infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }

  public var isValid: Bool { flags.contains(.valid) }
  public var isNumeric: Bool { flags == .valid && timescale > 0 }
  public var isIndefinite: Bool { flags.contains(.indefinite) }

  public static func == (left: CMTime, right: CMTime) -> Bool {
    left.isNumeric && right.isNumeric
      ? left.seconds == right.seconds
      : left.flags == right.flags && left.isNumeric == right.isNumeric
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : 0) }

  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }

  public static func + (left: CMTime, right: CMTime) -> CMTime { combined(left, right, +) }
  public static func - (left: CMTime, right: CMTime) -> CMTime { combined(left, right, -) }

  private static func combined(_ left: CMTime, _ right: CMTime, _ work: (Double, Double) -> Double)
    -> CMTime
  {
    CMTime(
      seconds: work(left.seconds, right.seconds),
      preferredTimescale: max(left.timescale, right.timescale))
  }
}

/// What is to be known of a time beside its number.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 == time2 ? 0 : 1
}

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  public var end: CMTime { start + duration }
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
}
