// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A direction on screen.
public enum CompositionalAxis: Hashable, Sendable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other direction.
  public var other: CompositionalAxis { self == .horizontal ? .vertical : .horizontal }
}

/// The width or the height of something in a compositional layout.
public enum CompositionalDimension: Hashable, Sendable {
  /// A share of the container's width; `1` is all of it.
  case fractionalWidth(CGFloat)
  /// A share of the container's height; `1` is all of it.
  case fractionalHeight(CGFloat)
  /// A length in points.
  case absolute(CGFloat)
  /// A length in points that stands until the content's own is known.
  case estimated(CGFloat)
  /// As `estimated`, but all siblings of one group that ask for this get the largest of their lengths.
  case uniformAcrossSiblings(estimate: CGFloat)

  /// The number that the dimension holds: points or a share.
  public var value: CGFloat {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value),
      .uniformAcrossSiblings(let value):
      value
    }
  }

  /// Whether the content decides the length.
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    default: false
    }
  }

  /// Whether the largest sibling decides the length.
  public var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  /// The direction of the container's extent that this is a share of.
  var fractionAxis: CompositionalAxis? {
    switch self {
    case .fractionalWidth: .horizontal
    case .fractionalHeight: .vertical
    default: nil
    }
  }

  /// The length in a container: shares rounded down to the pixel, and absolute lengths as they are, so that as many fit
  /// as do on paper (frames are put on pixels in the end); estimates to the nearest pixel.
  func length(in container: CGSize, on grid: PixelGrid) -> CGFloat {
    switch self {
    case .fractionalWidth(let share): grid.floor(max(container.width, 0) * share)
    case .fractionalHeight(let share): grid.floor(max(container.height, 0) * share)
    case .absolute(let length): length
    case .estimated(let length), .uniformAcrossSiblings(let length): grid.round(length)
    }
  }
}

/// A width and a height of something in a compositional layout.
public struct CompositionalSize: Hashable, Sendable {
  /// The width.
  public var width: CompositionalDimension
  /// The height.
  public var height: CompositionalDimension

  /// Makes a size.
  public init(width: CompositionalDimension, height: CompositionalDimension) {
    (self.width, self.height) = (width, height)
  }

  subscript(axis: CompositionalAxis) -> CompositionalDimension { axis == .horizontal ? width : height }
}

extension CGSize {
  /// The extent in a direction.
  subscript(axis: CompositionalAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  /// The coordinate in a direction.
  subscript(axis: CompositionalAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGRect {
  /// The stretch that the rectangle covers in a direction.
  func span(_ axis: CompositionalAxis) -> FlowSpan {
    axis == .horizontal ? FlowSpan(start: minX, end: maxX) : FlowSpan(start: minY, end: maxY)
  }

  /// The rectangle with so much more on both sides of a direction.
  func widened(by margin: CGFloat, along axis: CompositionalAxis) -> CGRect {
    margin == 0 ? self : axis == .horizontal ? insetBy(dx: -margin, dy: 0) : insetBy(dx: 0, dy: -margin)
  }
}
