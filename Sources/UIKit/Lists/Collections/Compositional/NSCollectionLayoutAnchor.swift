// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

/// A point of a rectangle, by the edges that it lies on, and how far from there something is put. Immutable.
///
/// One edge means its middle, two a corner. No edge, or two opposite ones, mean the middle on that axis.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  open private(set) var edges: NSDirectionalRectEdge
  /// In points, or in sizes of the view that is put there.
  open private(set) var offset: CGPoint
  open private(set) var isAbsoluteOffset: Bool

  public init(edges: NSDirectionalRectEdge) {
    (self.edges, offset, isAbsoluteOffset) = (edges, .zero, true)
    super.init()
  }

  /// `absoluteOffset` is in points; its x grows to the trailing side.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
    super.init()
  }

  /// `fractionalOffset` is in widths and heights of the view that is put there.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
    super.init()
  }

  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  var value: CompositionalAnchor {
    CompositionalAnchor(
      horizontal: Self.position(edges, .leading, .trailing), vertical: Self.position(edges, .top, .bottom),
      offset: isAbsoluteOffset ? .absolute(offset) : .fractional(offset))
  }

  private static func position(
    _ edges: NSDirectionalRectEdge, _ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge
  ) -> CompositionalAnchor.Position {
    switch (edges.contains(start), edges.contains(end)) {
    case (true, false): .start
    case (false, true): .end
    default: .center
    }
  }

  /// The anchor itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return MainActor.assumeIsolated { other.edges == edges && other.value == value }
  }

  open override var hash: Int { MainActor.assumeIsolated { value.hashValue } }
}
