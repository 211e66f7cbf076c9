// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// One thing that a compositional layout places.
public struct CompositionalElement: Hashable, Sendable {
  /// Which thing it is.
  public enum ID: Hashable, Sendable {
    /// A cell.
    case item(section: Int, item: Int)
    /// A view attached to an item, or to a group, which goes by its first item; `index` tells those of one item apart.
    case supplementary(kind: String, section: Int, item: Int, index: Int)
    /// The section's boundary view of that index.
    case boundary(index: Int, section: Int)
    /// The layout's own boundary view of that index.
    case layoutBoundary(index: Int)
    /// The section's decoration of that index.
    case decoration(index: Int, section: Int)
  }

  /// Which thing it is.
  public var id: ID
  /// Where it is, in points, in content coordinates (origin top-left, y down). In a section that scrolls across the
  /// layout, where it is before any such scrolling.
  public var frame: CGRect
  /// The order of drawing; higher is nearer.
  public var zIndex: Int
  /// Whether the content decides the width.
  public var fitsWidth = false
  /// Whether the content decides the height.
  public var fitsHeight = false
  /// Whether it stands elsewhere than it would, so that it is seen.
  public var isPinned = false
}

/// What a solver has done; for tests and benchmarks.
public struct CompositionalStatistics: Hashable, Sendable {
  /// Calls of the section provider.
  public var sectionsProvided = 0
  /// Groups whose items were placed, nested ones not counted.
  public var groupsSolved = 0
  /// Groups and boundary views looked at to answer queries.
  public var visited = 0
}
