// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What kind of curve a `UITimingCurveProvider` gives.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's curves.
  case builtin = 0
  case cubic = 1
  case spring = 2
  /// A curve made of both.
  case composed = 3
}

/// Something that says how an animator covers its way.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The curve over `duration` seconds.
  func pace(duration: TimeInterval) -> AnimationPace {
    if let spring = springTimingParameters { return .spring(spring.parameters(duration: duration)) }
    return .curve((cubicTimingParameters ?? UICubicTimingParameters()).timingFunction)
  }

  /// How long an animator runs that was asked to run for `duration` seconds: springs with physical parameters take
  /// the time they take.
  func settledDuration(_ duration: TimeInterval) -> TimeInterval {
    springTimingParameters?.naturalDuration ?? duration
  }
}
