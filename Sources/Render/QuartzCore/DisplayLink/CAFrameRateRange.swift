// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How often a display link would like to be called, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// What is aimed at; 0 leaves it to the system, as `nil` does in the initialiser.
  public var preferred: Float

  /// Creates a range that leaves everything to the system.
  public init() {
    (minimum, maximum, preferred) = (0, 0, 0)
  }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred ?? 0
  }

  /// Every frame of the screen.
  public static let `default` = CAFrameRateRange()
}
