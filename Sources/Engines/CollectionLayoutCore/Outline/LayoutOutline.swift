// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a layout is made of in a part of its content: boxes in boxes, each with what was declared of it.
///
/// Made for people who look at a layout, not for showing it: an outline is worked out when it is asked for and kept
/// nowhere. Lengths are points in content coordinates (origin top-left, y down), on pixels.
public struct LayoutOutline: Hashable, Sendable {
  /// What a box stands for.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// A section with its boundary views and insets.
    case section
    /// A group of a compositional layout.
    case group
    /// A line of a flow layout.
    case line
    /// The place of a cell, before its own insets.
    case item
    /// Insets: what is between `frame` and `hole`.
    case insets
    /// A gap.
    case spacing
    /// A view attached to an item or a group.
    case supplementary
    /// A header, a footer or another view at a section's or the layout's edge.
    case boundary
    /// A view behind a section.
    case decoration
    /// Where a section is seen that scrolls across the layout.
    case port
  }

  /// One box.
  public struct Box: Hashable, Sendable {
    /// What it stands for.
    public var role: Role
    /// How many boxes are around it.
    public var depth: Int
    /// Where it is.
    public var frame: CGRect
    /// For insets, what they leave.
    public var hole: CGRect?
    /// The dimensions as they were declared, spelled as in source; empty where nothing was.
    public var declared = ""
    /// What else was declared: spacing, counts, alignment.
    public var note = ""
    /// The kind of a view; empty for others.
    public var kind = ""
    /// The index of the section; nil for what belongs to the layout as a whole.
    public var section: Int?
    /// The items in it, by their index in the section; empty for what holds none.
    public var items: Range<Int> = 0..<0
    /// Whether the content decides the width.
    public var fitsWidth = false
    /// Whether the content decides the height.
    public var fitsHeight = false
    /// Whether it stays in sight while its section is.
    public var isPinned = false
    /// Whether it scrolls across the layout.
    public var isOrthogonal = false

    /// Makes a box.
    public init(role: Role, depth: Int, frame: CGRect) {
      (self.role, self.depth, self.frame) = (role, depth, frame)
    }
  }

  /// How many boxes an outline has at most unless another number is given.
  public static let usualLimit = 2_000

  /// The boxes, each before those in it.
  public private(set) var boxes: [Box] = []
  /// Whether there were more boxes than the limit.
  public private(set) var isTruncated = false
  /// How many boxes there may be.
  public let limit: Int

  /// Makes an outline without boxes.
  public init(limit: Int = usualLimit) { self.limit = limit }

  /// Adds a box if there is room.
  public mutating func add(_ box: Box) {
    if boxes.count < limit { boxes.append(box) } else { isTruncated = true }
  }

  /// Puts every item where a function says; items that it gives nothing for go.
  public mutating func moveItems(_ frame: (_ section: Int, _ item: Int) -> CGRect?) {
    boxes = boxes.compactMap { box in
      guard box.role == .item, let section = box.section, let item = box.items.first else { return box }
      guard let place = frame(section, item) else { return nil }
      var box = box
      box.frame = place
      return box
    }
  }
}

extension CGFloat {
  /// The number as people write it: at most three decimals, and none that are zero.
  var outlineText: String {
    guard isFinite else { return "\(self)" }
    let rounded = (self * 1_000).rounded() / 1_000
    if rounded == rounded.rounded(), rounded.magnitude < 1e15 { return "\(Int(rounded))" }
    return "\(Double(rounded))"
  }
}

extension CGSize {
  /// Width by height.
  var outlineText: String { "\(width.outlineText) × \(height.outlineText)" }
}

extension [String?] {
  /// Those that say something, one after the other.
  var outlineNote: String { compactMap { $0.flatMap { $0.isEmpty ? nil : $0 } }.joined(separator: " · ") }
}

extension Int {
  /// So many items.
  var itemsText: String { "\(self) item\(self == 1 ? "" : "s")" }
}
