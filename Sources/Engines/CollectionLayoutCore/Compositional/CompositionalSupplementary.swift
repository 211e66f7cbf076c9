// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A point of a rectangle, by the edges that it lies on, and a distance from it.
public struct CompositionalAnchor: Hashable, Sendable {
  /// A distance from the edges' point.
  public enum Offset: Hashable, Sendable {
    /// In points.
    case absolute(CGPoint)
    /// In widths and heights of the supplementary item.
    case fractional(CGPoint)
  }

  /// Where on an axis.
  public enum Position: Hashable, Sendable {
    /// At the leading or top edge.
    case start
    /// In the middle.
    case center
    /// At the trailing or bottom edge.
    case end

    /// `0`, a half or `1`.
    var fraction: CGFloat {
      switch self {
      case .start: 0
      case .center: 0.5
      case .end: 1
      }
    }
  }

  /// Where from leading to trailing.
  public var horizontal: Position
  /// Where from top to bottom.
  public var vertical: Position
  /// The distance from there; none by default.
  public var offset: Offset

  /// Makes an anchor.
  public init(horizontal: Position, vertical: Position, offset: Offset = .absolute(.zero)) {
    (self.horizontal, self.vertical, self.offset) = (horizontal, vertical, offset)
  }

  func point(in size: CGSize) -> CGPoint {
    CGPoint(x: size.width * horizontal.fraction, y: size.height * vertical.fraction)
  }

  func distance(for size: CGSize) -> CGPoint {
    switch offset {
    case .absolute(let points): points
    case .fractional(let shares): CGPoint(x: shares.x * size.width, y: shares.y * size.height)
    }
  }

  var isFinite: Bool {
    switch offset {
    case .absolute(let point), .fractional(let point): point.x.isFinite && point.y.isFinite
    }
  }
}

/// A view attached to an item or a group, such as a badge.
public struct CompositionalSupplementary: Hashable, Sendable {
  /// The size; shares are of the item that it is attached to.
  public var size: CompositionalSize
  /// The kind of view.
  public var kind: String
  /// The point of the item.
  public var containerAnchor: CompositionalAnchor
  /// The point of the view that is put there; the same edges as `containerAnchor` by default.
  public var itemAnchor: CompositionalAnchor?
  /// The order of drawing; `1` by default, above cells.
  public var zIndex: Int
  /// Space taken off inside the size, in points; passed over in a direction whose size is estimated.
  public var contentInsets: CompositionalInsets = .zero

  /// Makes an attached view.
  public init(
    size: CompositionalSize, kind: String, containerAnchor: CompositionalAnchor,
    itemAnchor: CompositionalAnchor? = nil, zIndex: Int = 1
  ) {
    (self.size, self.kind, self.containerAnchor) = (size, kind, containerAnchor)
    (self.itemAnchor, self.zIndex) = (itemAnchor, zIndex)
  }

  /// Whether the content decides a length of the view.
  var isSelfSizing: Bool { size.width.isEstimated || size.height.isEstimated }

  /// The frame beside an item; `fitting` is what the view's content needs, if that is known.
  func frame(on host: CGRect, fitting: CGSize?, grid: PixelGrid) -> CGRect {
    var own = CGSize(
      width: size.width.length(in: host.size, on: grid), height: size.height.length(in: host.size, on: grid))
    if let fitting {
      if size.width.isEstimated { own.width = grid.ceil(fitting.width) }
      if size.height.isEstimated { own.height = grid.ceil(fitting.height) }
    }
    let inner =
      itemAnchor
      ?? CompositionalAnchor(
        horizontal: containerAnchor.horizontal, vertical: containerAnchor.vertical)
    let (target, point) = (containerAnchor.point(in: host.size), inner.point(in: own))
    let (first, second) = (containerAnchor.distance(for: own), inner.distance(for: own))
    let frame = CGRect(
      x: host.minX + target.x - point.x + first.x + second.x,
      y: host.minY + target.y - point.y + first.y + second.y, width: own.width, height: own.height)
    return contentInsets.passingOverEstimates(of: size).inset(frame)
  }
}

/// A header, a footer or another view at the edge of a section or of the layout.
public struct CompositionalBoundarySupplementary: Hashable, Sendable {
  /// The edge or corner that a view is at.
  public enum Alignment: Hashable, Sendable {
    /// The middle of the top edge.
    case top
    /// The corner of the top and the leading edge.
    case topLeading
    /// The middle of the leading edge.
    case leading
    /// The corner of the bottom and the leading edge.
    case bottomLeading
    /// The middle of the bottom edge.
    case bottom
    /// The corner of the bottom and the trailing edge.
    case bottomTrailing
    /// The middle of the trailing edge.
    case trailing
    /// The corner of the top and the trailing edge.
    case topTrailing

    func position(_ axis: CompositionalAxis) -> CompositionalAnchor.Position {
      switch (axis, self) {
      case (.vertical, .top), (.vertical, .topLeading), (.vertical, .topTrailing): .start
      case (.vertical, .bottom), (.vertical, .bottomLeading), (.vertical, .bottomTrailing): .end
      case (.horizontal, .leading), (.horizontal, .topLeading), (.horizontal, .bottomLeading): .start
      case (.horizontal, .trailing), (.horizontal, .topTrailing), (.horizontal, .bottomTrailing): .end
      default: .center
      }
    }
  }

  /// The size; shares are of the section's width, less insets where it follows them, and of the container's height.
  public var size: CompositionalSize
  /// The kind of view.
  public var kind: String
  /// The edge or corner.
  public var alignment: Alignment
  /// How far it is moved from there, in points.
  public var offset: CGPoint
  /// Whether it stays in sight while its section is; no by default.
  public var pinToVisibleBounds: Bool
  /// Whether the section makes room for it along the scrolling axis; yes by default.
  public var extendsBoundary: Bool
  /// The order of drawing; `1` by default, above cells.
  public var zIndex: Int
  /// Space taken off inside the size, in points; passed over in a direction whose size is estimated.
  public var contentInsets: CompositionalInsets = .zero

  /// Makes a boundary view.
  public init(
    size: CompositionalSize, kind: String, alignment: Alignment, offset: CGPoint = .zero,
    pinToVisibleBounds: Bool = false, extendsBoundary: Bool = true, zIndex: Int = 1
  ) {
    (self.size, self.kind, self.alignment, self.offset) = (size, kind, alignment, offset)
    (self.pinToVisibleBounds, self.extendsBoundary, self.zIndex) = (pinToVisibleBounds, extendsBoundary, zIndex)
  }
}

extension CompositionalInsets {
  /// The insets that count inside a size: none in a direction that content decides.
  public func passingOverEstimates(of size: CompositionalSize) -> CompositionalInsets {
    var insets = self
    if size.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// A view behind a section.
public struct CompositionalDecoration: Hashable, Sendable {
  /// The kind of view.
  public var kind: String
  /// Space between the section's edges and the view, in points.
  public var contentInsets: CompositionalInsets
  /// The order of drawing; `-1` by default, beneath cells.
  public var zIndex: Int

  /// Makes a view behind a section.
  public init(kind: String, contentInsets: CompositionalInsets = .zero, zIndex: Int = -1) {
    (self.kind, self.contentInsets, self.zIndex) = (kind, contentInsets, zIndex)
  }
}
