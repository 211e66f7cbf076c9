// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, Sendable {
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      /// The radius of a fixed corner, or the least of a concentric one, in points.
      let radius: CGFloat
      let isConcentric: Bool

      /// Rounded with a radius in points.
      public static func fixed(_ radius: CGFloat) -> Edge.Corner.Style {
        Edge.Corner.Style(radius: radius, isConcentric: false)
      }

      /// Rounded about the same point as the container's corner.
      public static var concentric: Edge.Corner.Style { Edge.Corner.Style(radius: 0, isConcentric: true) }

      /// Rounded about the same point as the container's corner, with at least the radius of another style.
      public static func concentric(minimum: Edge.Corner.Style) -> Edge.Corner.Style {
        Edge.Corner.Style(radius: minimum.radius, isConcentric: true)
      }

      fileprivate func radius(_ container: CGFloat) -> CGFloat { isConcentric ? max(radius, container) : radius }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners are rounded about the same points as those of its container.
///
/// The container is the nearest view with a `containerShape(_:)`; corners without one have their least radius.
public struct ConcentricRectangle: Shape {
  private let topLeading: Edge.Corner.Style
  private let topTrailing: Edge.Corner.Style
  private let bottomLeading: Edge.Corner.Style
  private let bottomTrailing: Edge.Corner.Style
  private let isUniform: Bool
  fileprivate var amount: CGFloat = 0

  /// Creates a rectangle with concentric corners.
  public nonisolated init() { self.init(corners: .concentric) }

  /// Creates a rectangle whose corners have one style.
  ///
  /// - Parameter isUniform: Whether all corners have the greatest of their radii.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners, isUniform: isUniform)
  }

  /// Creates a rectangle whose corners have styles of their own.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner, isUniform: false)
  }

  private nonisolated init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style, isUniform: Bool
  ) {
    topLeading = topLeadingCorner
    topTrailing = topTrailingCorner
    bottomLeading = bottomLeadingCorner
    bottomTrailing = bottomTrailingCorner
    self.isUniform = isUniform
  }

  public nonisolated func path(in rect: CGRect) -> Path { path(in: rect, container: nil) }
}

extension ConcentricRectangle: ContainedShape {
  nonisolated func path(in rect: CGRect, container: ContainerOutline?) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    let outer = container?.radius(in: rect) ?? 0
    var radii = RectangleCornerRadii(
      topLeading: topLeading.radius(outer), bottomLeading: bottomLeading.radius(outer),
      bottomTrailing: bottomTrailing.radius(outer), topTrailing: topTrailing.radius(outer))
    if isUniform {
      let most = max(radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing)
      radii = RectangleCornerRadii(topLeading: most, bottomLeading: most, bottomTrailing: most, topTrailing: most)
    }
    return UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
  }
}

extension ConcentricRectangle: InsettableShape {
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners have one style.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
