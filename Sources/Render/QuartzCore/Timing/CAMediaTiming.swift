// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How the time of an animation or a layer lies in its parent's.
///
/// Local time is `(parent time - beginTime) * speed + timeOffset`, in seconds. The parent of an animation is its layer
/// or group, that of a layer its superlayer, and that of the root the clock of `CACurrentMediaTime()`.
@preconcurrency @MainActor public protocol CAMediaTiming {
  /// When the object begins, in its parent's time. Defaults to 0, which for an animation added to a layer means the
  /// time of the next commit.
  var beginTime: CFTimeInterval { get set }
  /// One run's length. Defaults to 0, which for an animation means the transaction's or the group's duration; a
  /// layer's is infinite.
  var duration: CFTimeInterval { get set }
  /// How fast local time goes against the parent's. Defaults to 1.
  var speed: Float { get set }
  /// What is added to local time. Defaults to 0.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs there are; need not be whole. Defaults to 0, which means one.
  var repeatCount: Float { get set }
  /// For how long runs follow each other, in local time; 0, the default, leaves that to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one that goes back, which doubles its length. Defaults to `false`.
  var autoreverses: Bool { get set }
  /// What shows before and after the active time. Defaults to `removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows from before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value shows before, the last one after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
