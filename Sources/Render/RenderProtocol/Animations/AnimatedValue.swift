// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// A value on an animation's way.
package enum AnimatedValue: Hashable, Sendable {
  /// A number; a point or size as two, a rectangle as four (x, y, width, height), a matrix as sixteen, a list as many.
  case numbers([Double])
  /// Goes from one to the other in gamma-encoded sRGB with straight alpha; `nil` is clear.
  case color(RGBAColor?)
  case colors([RGBAColor])
  /// Paths of the same elements go over point by point; others change half way.
  case path(CGPath?)
  /// Contents fade over one in the other.
  case contents(LayerContents)
}
