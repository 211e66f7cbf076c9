// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ViewLayoutCore

/// A tree of boxes as a test describes it. `TestElement` lays it out by the core, `NaiveLayout` by the rules without
/// caches.
struct Box {
  indirect enum Kind {
    case fill
    case square
    case fixed(CGSize)
    case text(TestText)
    case spacer(LayoutAxis?, minLength: CGFloat?)
    case divider(LayoutAxis)
    case stack(LayoutAxis, AlignmentKey, spacing: CGFloat?, [Box])
    case overlapping(AlignmentPair, [Box])
    case frame(width: CGFloat?, height: CGFloat?, AlignmentPair, Box)
    case flexible(width: Limits, height: Limits, AlignmentPair, Box)
    case padding(EdgeLengths, LayoutEdges, Box)
    case fixedSize(LayoutAxes, Box)
    case aspect(CGFloat?, AspectRatioLayout.Mode, Box)
    case position(CGPoint, Box)
    case guide(AlignmentKey, Guide, Box)
    case overlay(AlignmentPair, Box, Box)
    case inset(LayoutEdge, AlignmentKey, spacing: CGFloat?, Box, Box)
    case firstThatFits(LayoutAxes, [Box])
    case geometry([Box])
    case scroll(LayoutAxes, Box)
    case grid([GridRow], AlignmentPair, CGFloat?, CGFloat?, [Box])
    case pass(Box)
  }

  /// Limits as given, before they are put in order.
  struct Limits {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
  }

  /// The value of an explicit guide.
  enum Guide {
    case constant(CGFloat)
    /// A part of the width or height.
    case part(CGFloat)
    /// The value of another guide and something.
    case other(AlignmentKey, plus: CGFloat)

    func value(_ axis: LayoutAxis, _ size: CGSize, _ guide: (AlignmentKey) -> CGFloat) -> CGFloat {
      switch self {
      case .constant(let value): value
      case .part(let part): size[axis].isFinite ? size[axis] * part : 0
      case .other(let key, let offset): guide(key) + offset
      }
    }
  }

  var kind: Kind
  var priority: Double = 0

  init(_ kind: Kind) {
    self.kind = kind
    if case .spacer = kind { priority = SpacerLayout.priority }
  }

  func priority(_ priority: Double) -> Box {
    var box = self
    box.priority = priority
    return box
  }

  var children: [Box] {
    switch kind {
    case .fill, .square, .fixed, .text, .spacer, .divider: []
    case .stack(_, _, _, let boxes), .overlapping(_, let boxes), .firstThatFits(_, let boxes), .geometry(let boxes),
      .grid(_, _, _, _, let boxes):
      boxes
    case .frame(_, _, _, let box), .flexible(_, _, _, let box), .padding(_, _, let box), .fixedSize(_, let box),
      .aspect(_, _, let box), .position(_, let box), .guide(_, _, let box), .scroll(_, let box), .pass(let box):
      [box]
    case .overlay(_, let first, let second), .inset(_, _, _, let first, let second): [first, second]
    }
  }
}

// MARK: - Short forms

extension Box {
  static var fill: Box { Box(.fill) }
  static var square: Box { Box(.square) }
  static var empty: Box { .fixed(0, 0) }
  static func fixed(_ width: CGFloat, _ height: CGFloat) -> Box { Box(.fixed(CGSize(width: width, height: height))) }
  static func text(_ words: CGFloat..., lineHeight: CGFloat = 20) -> Box {
    Box(.text(TestText(words: words, lineHeight: lineHeight)))
  }
  static func spacer(_ axis: LayoutAxis?, minLength: CGFloat? = nil) -> Box { Box(.spacer(axis, minLength: minLength)) }
  static func row(_ boxes: Box..., key: AlignmentKey = .verticalCenter, spacing: CGFloat? = nil) -> Box {
    Box(.stack(.horizontal, key, spacing: spacing, boxes))
  }
  static func column(_ boxes: Box..., key: AlignmentKey = .horizontalCenter, spacing: CGFloat? = nil) -> Box {
    Box(.stack(.vertical, key, spacing: spacing, boxes))
  }
  static func overlapping(_ boxes: Box..., alignment: AlignmentPair = .center) -> Box {
    Box(.overlapping(alignment, boxes))
  }
  static func firstThatFits(_ boxes: Box..., axes: LayoutAxes = .both) -> Box { Box(.firstThatFits(axes, boxes)) }
  static func geometry(_ boxes: Box...) -> Box { Box(.geometry(boxes)) }

  func frame(width: CGFloat? = nil, height: CGFloat? = nil, _ alignment: AlignmentPair = .center) -> Box {
    Box(.frame(width: width, height: height, alignment, self))
  }
  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, _ alignment: AlignmentPair = .center
  ) -> Box {
    Box(
      .flexible(
        width: Limits(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: Limits(min: minHeight, ideal: idealHeight, max: maxHeight), alignment, self))
  }
  func padding(_ length: CGFloat, _ edges: LayoutEdges = .all) -> Box {
    Box(.padding(EdgeLengths(length, edges: edges), edges, self))
  }
  func fixedSize(_ axes: LayoutAxes = .both) -> Box { Box(.fixedSize(axes, self)) }
  func aspect(_ ratio: CGFloat? = nil, _ mode: AspectRatioLayout.Mode) -> Box { Box(.aspect(ratio, mode, self)) }
  func position(_ x: CGFloat = 0, _ y: CGFloat = 0) -> Box { Box(.position(CGPoint(x: x, y: y), self)) }
  func guide(_ key: AlignmentKey, _ guide: Guide) -> Box { Box(.guide(key, guide, self)) }
  func overlay(_ box: Box, _ alignment: AlignmentPair = .center) -> Box { Box(.overlay(alignment, self, box)) }
  func inset(_ box: Box, at edge: LayoutEdge, spacing: CGFloat? = nil) -> Box {
    let key: AlignmentKey = edge.axis == .vertical ? .horizontalCenter : .verticalCenter
    return Box(.inset(edge, key, spacing: spacing, self, box))
  }
  func scroll(_ axes: LayoutAxes) -> Box { Box(.scroll(axes, self)) }
}
