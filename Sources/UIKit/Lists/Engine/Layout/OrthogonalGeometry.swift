// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where a section that scrolls across the layout is, and how it scrolls. Lengths are points.
struct OrthogonalGeometry: Equatable {
  /// Where its groups are seen, in content coordinates.
  var frame: CGRect
  /// What the origin of its own content is, in content coordinates.
  var origin: CGPoint
  /// The size of its own content.
  var contentSize: CGSize
  /// The offsets on its axis at which its content may rest.
  var range: ClosedRange<CGFloat>
  var isHorizontal: Bool
  /// How far its content is scrolled, held to `range`.
  var offset: CGPoint
  /// How far its content is scrolled, perhaps beyond its edges.
  var exactOffset: CGPoint
  /// How far beyond `frame` its groups are seen.
  var reach: UIEdgeInsets
  var rate: UIScrollView.DecelerationRate
  var bounces: Bool
  var alwaysBounces: Bool
  /// Whether a drag or a wheel goes on to the next page or group.
  var turnsPages: Bool
}
