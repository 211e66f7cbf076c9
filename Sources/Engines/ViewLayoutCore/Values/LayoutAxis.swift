// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A direction in which lengths are measured.
package enum LayoutAxis: UInt8, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// The other direction.
  package var cross: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// Any number of axes.
package struct LayoutAxes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package init(_ axis: LayoutAxis) { rawValue = axis == .horizontal ? 1 : 2 }

  package static let horizontal = LayoutAxes(rawValue: 1)
  package static let vertical = LayoutAxes(rawValue: 2)
  package static let both = LayoutAxes(rawValue: 3)
}

/// A side of a box. Leading is the left side in left-to-right layouts.
package enum LayoutEdge: UInt8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// The axis along which lengths at this edge are measured: vertical for the top and the bottom.
  package var axis: LayoutAxis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// Whether the edge is the first one along its axis: the top or the leading one.
  package var isFirst: Bool { self == .top || self == .leading }
}

/// Any number of edges.
package struct LayoutEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package init(_ edge: LayoutEdge) { rawValue = 1 << edge.rawValue }

  package static let top = LayoutEdges(.top)
  package static let leading = LayoutEdges(.leading)
  package static let bottom = LayoutEdges(.bottom)
  package static let trailing = LayoutEdges(.trailing)
  package static let horizontal: LayoutEdges = [.leading, .trailing]
  package static let vertical: LayoutEdges = [.top, .bottom]
  package static let all: LayoutEdges = [.horizontal, .vertical]

  /// Whether an edge is in the set.
  package func contains(_ edge: LayoutEdge) -> Bool { contains(LayoutEdges(edge)) }
}

/// A length in points for each side of a box.
package struct EdgeLengths: Hashable, Sendable {
  package var top: CGFloat
  package var leading: CGFloat
  package var bottom: CGFloat
  package var trailing: CGFloat

  package init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// One length on some edges, 0 on the others.
  package init(_ length: CGFloat, edges: LayoutEdges = .all) {
    self.init()
    for edge in LayoutEdge.allCases where edges.contains(edge) { self[edge] = length }
  }

  package static let zero = EdgeLengths()

  package subscript(edge: LayoutEdge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The sum of both lengths along an axis.
  package func total(along axis: LayoutAxis) -> CGFloat {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  /// The length at the first edge along an axis.
  package func first(along axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
}
