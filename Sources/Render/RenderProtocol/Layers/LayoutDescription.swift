// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// What an app tells of the layout of one collection view, for whoever inspects it: boxes with what was declared of them.
package struct LayoutDescription: Hashable, Sendable {
  /// One box, in points, in the content coordinates of the collection view: the space of its layer's sublayers.
  package struct Box: Hashable, Sendable {
    /// What a box stands for. Raw values travel: add at the end only.
    package enum Role: UInt8, Sendable, CaseIterable {
      case section = 0
      case group, line, item, insets, spacing, supplementary, boundary, decoration, port
    }

    /// What is special about a box.
    package struct Traits: OptionSet, Hashable, Sendable {
      package var rawValue: UInt8

      package init(rawValue: UInt8) { self.rawValue = rawValue }

      /// The content decides the width.
      package static let fitsWidth = Traits(rawValue: 1)
      /// The content decides the height.
      package static let fitsHeight = Traits(rawValue: 2)
      /// It stays in sight while its section is.
      package static let isPinned = Traits(rawValue: 4)
      /// It scrolls across the layout.
      package static let isOrthogonal = Traits(rawValue: 8)

      /// Every bit that means something.
      static let all: Traits = [.fitsWidth, .fitsHeight, .isPinned, .isOrthogonal]
    }

    package var role: Role
    /// How many boxes are around it.
    package var depth: Int
    package var frame: CGRect
    /// For insets, what they leave.
    package var hole: CGRect?
    /// The dimensions as source declares them; empty where there are none.
    package var declared: String
    /// What else was declared.
    package var note: String
    /// The kind of a view; empty for others.
    package var kind: String
    /// The index of the section; `nil` for what belongs to the layout as a whole.
    package var section: Int?
    /// The items in it; empty for what holds none.
    package var items: Range<Int>
    package var traits: Traits

    package init(
      role: Role, depth: Int, frame: CGRect, hole: CGRect? = nil, declared: String = "", note: String = "",
      kind: String = "", section: Int? = nil, items: Range<Int> = 0..<0, traits: Traits = []
    ) {
      (self.role, self.depth, self.frame, self.hole) = (role, depth, frame, hole)
      (self.declared, self.note, self.kind) = (declared, note, kind)
      (self.section, self.items, self.traits) = (section, items, traits)
    }
  }

  /// The layer of the collection view; `nil` where there is none at the point that was asked of.
  package var collection: LayerID?
  /// The class of the collection view.
  package var className: String
  /// The class of its layout.
  package var layoutName: String
  /// What can be seen of the content, in content coordinates.
  package var bounds: CGRect
  /// The boxes that can be seen, each before those in it.
  package var boxes: [Box]
  /// Whether there are more.
  package var isTruncated: Bool

  package init(
    collection: LayerID? = nil, className: String = "", layoutName: String = "", bounds: CGRect = .zero,
    boxes: [Box] = [], isTruncated: Bool = false
  ) {
    (self.collection, self.className, self.layoutName) = (collection, className, layoutName)
    (self.bounds, self.boxes, self.isTruncated) = (bounds, boxes, isTruncated)
  }
}
