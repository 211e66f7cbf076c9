// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A two-dimensional vector, in points.
public struct CGVector: Equatable, Hashable, Sendable, Codable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// The vector whose components are both zero.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates the zero vector.
  public init() {
    self = .zero
  }

  /// Creates a vector with the given components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
