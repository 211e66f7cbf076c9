// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a flow solver has done so far, counted. For tests of cost, which must not look at a clock.
public struct FlowStatistics: Hashable, Sendable {
  /// How often a section's size closure was called.
  public var sizesAsked = 0
  /// How often a section's lines were brought up to date.
  public var sectionsSolved = 0
  /// Lines broken item by item. Lines of uniform items, found by arithmetic, do not count.
  public var linesSolved = 0
  /// Lines kept from an earlier solve because a change did not reach them.
  public var linesReused = 0
  /// Sections, lines and items that queries looked at.
  public var elementsVisited = 0

  /// Makes statistics with every count at zero.
  public init() {}
}
