// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// One thing that a flow layout places: an item, or the header or footer of a section.
public struct FlowElement: Hashable, Sendable {
  /// What is placed.
  public enum Kind: Hashable, Sendable {
    /// The section's header.
    case header
    /// An item.
    case item
    /// The section's footer.
    case footer
  }

  /// What is placed.
  public var kind: Kind
  /// The index of the section.
  public var section: Int
  /// The index of the item within its section; `0` for a header or a footer.
  public var item: Int
  /// Where it is, in points, in content coordinates (origin top-left, y down).
  public var frame: CGRect

  /// Makes an element.
  public init(kind: Kind, section: Int, item: Int, frame: CGRect) {
    (self.kind, self.section, self.item, self.frame) = (kind, section, item, frame)
  }
}
