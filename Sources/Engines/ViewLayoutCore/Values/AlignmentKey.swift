// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The name of a guide: a line of a box by which it is aligned with others.
///
/// Keys are equal if they have the same identity and axis. Values are points from the top or the leading edge of the
/// box.
package struct AlignmentKey: Hashable, Sendable {
  /// How the explicit values of several children become the container's.
  package enum Combination: Sendable {
    /// The mean, as for all guides but baselines.
    case mean
    /// The topmost, as for the first baseline.
    case least
    /// The lowest, as for the last baseline.
    case greatest
  }

  private final class Definition: Sendable {
    let id: ObjectIdentifier
    let axis: LayoutAxis
    let combination: Combination
    let isOfOneAxis: Bool
    let defaultValue: @Sendable (Dimensions) -> CGFloat

    init(
      _ id: ObjectIdentifier, _ axis: LayoutAxis, _ combination: Combination, _ isOfOneAxis: Bool,
      _ defaultValue: @escaping @Sendable (Dimensions) -> CGFloat
    ) {
      self.id = id
      self.axis = axis
      self.combination = combination
      self.isOfOneAxis = isOfOneAxis
      self.defaultValue = defaultValue
    }
  }

  private let definition: Definition

  /// Defines a guide.
  ///
  /// - Parameters:
  ///   - id: The identity of the type that stands for the guide.
  ///   - axis: Horizontal for guides whose values are x coordinates.
  ///   - combination: How values of children are merged.
  ///   - isOfOneAxis: Whether the default depends on the length along the guide's axis alone, as that of all standard
  ///     guides does.
  ///   - defaultValue: The guide of a box without an explicit one. It may read other guides.
  package init(
    id: ObjectIdentifier, axis: LayoutAxis, combination: Combination = .mean, isOfOneAxis: Bool = false,
    defaultValue: @escaping @Sendable (Dimensions) -> CGFloat
  ) {
    definition = Definition(id, axis, combination, isOfOneAxis, defaultValue)
  }

  package var id: ObjectIdentifier { definition.id }
  package var axis: LayoutAxis { definition.axis }
  package var combination: Combination { definition.combination }
  var isOfOneAxis: Bool { definition.isOfOneAxis }

  /// The guide of a box that sets none, in points.
  package func defaultValue(in dimensions: Dimensions) -> CGFloat { definition.defaultValue(dimensions) }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.definition === b.definition || (a.id == b.id && a.axis == b.axis)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(axis)
  }
}

extension AlignmentKey {
  private enum Leading {}
  private enum HorizontalCenter {}
  private enum Trailing {}
  private enum Top {}
  private enum VerticalCenter {}
  private enum Bottom {}
  private enum FirstBaseline {}
  private enum LastBaseline {}

  private static func standard(
    _ type: Any.Type, _ axis: LayoutAxis, _ combination: Combination = .mean,
    _ defaultValue: @escaping @Sendable (Dimensions) -> CGFloat
  ) -> AlignmentKey {
    AlignmentKey(
      id: ObjectIdentifier(type), axis: axis, combination: combination, isOfOneAxis: true, defaultValue: defaultValue)
  }

  package static let leading = standard(Leading.self, .horizontal) { _ in 0 }
  package static let horizontalCenter = standard(HorizontalCenter.self, .horizontal) { $0.width / 2 }
  package static let trailing = standard(Trailing.self, .horizontal) { $0.width }
  package static let top = standard(Top.self, .vertical) { _ in 0 }
  package static let verticalCenter = standard(VerticalCenter.self, .vertical) { $0.height / 2 }
  package static let bottom = standard(Bottom.self, .vertical) { $0.height }
  /// The baseline of the first line of text; the bottom of a box without text.
  package static let firstBaseline = standard(FirstBaseline.self, .vertical, .least) { $0.height }
  /// The baseline of the last line of text; the bottom of a box without text.
  package static let lastBaseline = standard(LastBaseline.self, .vertical, .greatest) { $0.height }
}

/// A guide on each axis.
package struct AlignmentPair: Hashable, Sendable {
  package var horizontal: AlignmentKey
  package var vertical: AlignmentKey

  package init(_ horizontal: AlignmentKey, _ vertical: AlignmentKey) {
    precondition(
      horizontal.axis == .horizontal && vertical.axis == .vertical, "an alignment pair needs one guide of each axis")
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = AlignmentPair(.horizontalCenter, .verticalCenter)
  package static let topLeading = AlignmentPair(.leading, .top)

  package subscript(axis: LayoutAxis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }
}

/// The guides that may have explicit values in a subtree; others need not be looked for.
package struct AlignmentKeySet: Equatable, Sendable {
  private var keys: [AlignmentKey] = []

  package init() {}
  package init(_ keys: AlignmentKey...) { for key in keys { insert(key) } }

  package static let none = AlignmentKeySet()
  package static let baselines = AlignmentKeySet(.firstBaseline, .lastBaseline)

  package var isEmpty: Bool { keys.isEmpty }
  package func contains(_ key: AlignmentKey) -> Bool { keys.contains(key) }

  package mutating func insert(_ key: AlignmentKey) {
    if !keys.contains(key) { keys.append(key) }
  }

  package mutating func formUnion(_ other: AlignmentKeySet) {
    if keys.isEmpty { keys = other.keys } else { for key in other.keys { insert(key) } }
  }

  /// Sets with the same keys are equal; the order of insertion doesn't matter.
  package static func == (a: AlignmentKeySet, b: AlignmentKeySet) -> Bool {
    a.keys.count == b.keys.count && a.keys.allSatisfy(b.contains)
  }
}
