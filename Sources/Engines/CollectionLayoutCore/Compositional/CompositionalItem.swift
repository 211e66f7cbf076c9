// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An item of a compositional layout: the place of a cell, or a group of such places.
public struct CompositionalItem: Sendable {
  /// What an item holds.
  public enum Content: Sendable {
    /// A cell.
    case cell
    /// Items in a line.
    case line(CompositionalLine)
    /// Frames that a function gives, for the size of the group less its insets.
    case custom(@Sendable (CGSize) -> [CompositionalCustomItem])
  }

  /// The size in the container: the group that the item is in, or the section less its insets.
  public var size: CompositionalSize
  /// Space taken off inside the size, in points; passed over in a direction whose size is estimated.
  public var contentInsets: CompositionalInsets = .zero
  /// Gaps kept outside the size.
  public var edgeSpacing = CompositionalEdgeSpacing()
  /// What is attached to the item.
  public var supplementaries: [CompositionalSupplementary] = []
  /// A cell or a group.
  public var content: Content

  /// Makes the place of a cell.
  public init(size: CompositionalSize, supplementaries: [CompositionalSupplementary] = []) {
    (self.size, self.supplementaries, content) = (size, supplementaries, .cell)
  }

  /// Makes a group.
  public init(size: CompositionalSize, content: Content) {
    (self.size, self.content) = (size, content)
  }

  /// A group that places its subitems in order, again and again, until the next does not fit.
  ///
  /// Where the group's own length is estimated, each subitem is placed once and the group is as long as they are.
  public static func group(
    _ axis: CompositionalAxis, size: CompositionalSize, subitems: [CompositionalItem],
    spacing: CompositionalSpacing? = nil
  ) -> CompositionalItem {
    CompositionalItem(
      size: size, content: .line(CompositionalLine(axis: axis, rule: .filling(subitems), spacing: spacing)))
  }

  /// A group that places a subitem a number of times, each in the subitem's own size.
  public static func group(
    _ axis: CompositionalAxis, size: CompositionalSize, repeating subitem: CompositionalItem, count: Int,
    spacing: CompositionalSpacing? = nil
  ) -> CompositionalItem {
    CompositionalItem(
      size: size,
      content: .line(CompositionalLine(axis: axis, rule: .repeating(subitem, count: count), spacing: spacing)))
  }

  /// A group that divides its length evenly between a number of subitems.
  public static func group(
    _ axis: CompositionalAxis, size: CompositionalSize, dividedBy count: Int, subitem: CompositionalItem,
    spacing: CompositionalSpacing? = nil
  ) -> CompositionalItem {
    CompositionalItem(
      size: size,
      content: .line(CompositionalLine(axis: axis, rule: .dividing(subitem, count: count), spacing: spacing)))
  }
}

/// Items in a line.
public struct CompositionalLine: Sendable {
  /// How a line gets its items.
  public indirect enum Rule: Sendable {
    /// The subitems in order, again and again, until the next does not fit.
    case filling([CompositionalItem])
    /// One subitem so many times, in its own size.
    case repeating(CompositionalItem, count: Int)
    /// One subitem so many times, each with an even part of the length; an estimated length stays the content's.
    case dividing(CompositionalItem, count: Int)
  }

  /// The direction of the line.
  public var axis: CompositionalAxis
  /// How the line gets its items.
  public var rule: Rule
  /// The gap between items; none by default.
  public var spacing: CompositionalSpacing?

  /// Makes a line.
  public init(axis: CompositionalAxis, rule: Rule, spacing: CompositionalSpacing? = nil) {
    (self.axis, self.rule, self.spacing) = (axis, rule, spacing)
  }
}

/// A frame that a custom group gives.
public struct CompositionalCustomItem: Hashable, Sendable {
  /// Where the cell is, in points, from the group's origin less its insets.
  public var frame: CGRect
  /// The order of drawing; `0` by default.
  public var zIndex: Int

  /// Makes a frame.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
  }
}
