// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A shadow. Lengths are points.
public struct UIShadowProperties: Hashable, @unchecked Sendable {
  // Unchecked: paths are only read on the main actor, where shadows are shown.

  /// Defaults to black.
  public var color: UIColor = .black

  /// How dense the shadow is, 0…1. Defaults to 0, which shows none.
  public var opacity: CGFloat = 0

  /// How far it is blurred. Defaults to 0.
  public var radius: CGFloat = 0

  /// How far it is moved, to the right and down. Defaults to zero.
  public var offset: CGSize = .zero

  /// Its shape before it is blurred, in the space of what casts it; `nil`, the default, is the shape of that.
  public var path: UIBezierPath?

  init() {}

  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(opacity)
    hasher.combine(radius)
    hasher.combine(offset.width)
    hasher.combine(offset.height)
  }
}
