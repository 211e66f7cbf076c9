// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// How pictures were stretched before cap insets, and turning them over.

extension UIImage {
  /// A picture of which a single pixel's column and row, behind the caps, are stretched.
  @available(iOS, deprecated: 5.0, message: "Use resizableImage(withCapInsets:)")
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(max(leftCapWidth, 0)), CGFloat(max(topCapHeight, 0)))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
      right: left > 0 ? max(size.width - left - 1, 0) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The width that is not stretched at the left, in points.
  @available(iOS, deprecated: 5.0, message: "Use capInsets")
  public var leftCapWidth: Int { Int(capInsets.left) }

  /// The height that is not stretched at the top, in points.
  @available(iOS, deprecated: 5.0, message: "Use capInsets")
  public var topCapHeight: Int { Int(capInsets.top) }

  /// The picture, which image views show the other way round where reading begins on the right.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsWithDirection = true } }

  /// Whether image views show the picture the other way round where reading begins on the right.
  public var flipsForRightToLeftLayoutDirection: Bool { state.flipsWithDirection }

  /// The picture with left and right changed places.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let flipped: Orientation =
      switch imageOrientation {
      case .up: .upMirrored
      case .upMirrored: .up
      case .down: .downMirrored
      case .downMirrored: .down
      case .left: .leftMirrored
      case .leftMirrored: .left
      case .right: .rightMirrored
      case .rightMirrored: .right
      }
    return changed { $0.orientation = flipped }
  }
}
