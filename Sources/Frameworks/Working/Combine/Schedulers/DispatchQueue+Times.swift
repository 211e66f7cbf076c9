// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Dispatch
public import OpenCombine

extension DispatchQueue {
  /// A moment of a queue's time.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment as Dispatch has it.
    public var dispatchTime: DispatchTime

    /// A moment of Dispatch's.
    public init(_ time: DispatchTime) { dispatchTime = time }

    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      let distance = Int(clamping: to >= from ? to - from : from - to)
      return .nanoseconds(to >= from ? distance : -distance)
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      guard n.magnitude != .max else { return SchedulerTimeType(.distantFuture) }
      return SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// A span of a queue's time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      public typealias FloatLiteralType = Double
      public typealias IntegerLiteralType = Int
      public typealias Magnitude = Int

      /// The span in nanoseconds.
      public var magnitude: Int

      /// The span as Dispatch has it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      /// A span of Dispatch's.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let value): self = .seconds(value)
        case .milliseconds(let value): self = .milliseconds(value)
        case .microseconds(let value): self = .microseconds(value)
        case .nanoseconds(let value): self = .nanoseconds(value)
        default: self.init(nanoseconds: .max)
        }
      }

      /// Seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// Seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Seconds.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude - rhs.magnitude) }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { .seconds(lhs.seconds * rhs.seconds) }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      public static func seconds(_ s: Double) -> Stride {
        let nanoseconds = s * 1e9
        if nanoseconds >= 0x1p63 { return Stride(nanoseconds: .max) }
        if !(nanoseconds > -0x1p63) { return Stride(nanoseconds: .min) }
        return Stride(nanoseconds: Int(nanoseconds))
      }
      public static func seconds(_ s: Int) -> Stride { clamped(s, 1_000_000_000) }
      public static func milliseconds(_ ms: Int) -> Stride { clamped(ms, 1_000_000) }
      public static func microseconds(_ us: Int) -> Stride { clamped(us, 1000) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

      var seconds: Double { Double(magnitude) / 1e9 }

      private static func clamped(_ value: Int, _ unit: Int) -> Stride {
        let (product, overflows) = value.multipliedReportingOverflow(by: unit)
        return Stride(nanoseconds: overflows ? (value > 0 ? .max : .min) : product)
      }
    }
  }
}
