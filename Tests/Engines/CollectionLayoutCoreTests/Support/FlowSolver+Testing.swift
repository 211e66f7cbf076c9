// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

@testable import CollectionLayoutCore

extension FlowSolver {
  /// A solver for a container of the given size at two pixels a point.
  static func make(
    _ sections: [FlowSection], width: CGFloat = 375, height: CGFloat = 400, scale: CGFloat = 2,
    direction: FlowScrollDirection = .vertical
  ) throws -> FlowSolver {
    try FlowSolver(
      metrics: FlowMetrics(
        scrollDirection: direction, containerSize: CGSize(width: width, height: height), displayScale: scale),
      sections: sections)
  }

  /// The frames of a section's items.
  func frames(section: Int = 0) -> [CGRect] {
    (0..<itemCount(section: section)).map { frame(section: section, item: $0) }
  }

  /// Every element, from single queries.
  var allElements: [FlowElement] {
    sections.indices.flatMap { section -> [FlowElement] in
      var elements: [FlowElement] = []
      if let frame = headerFrame(section: section) {
        elements.append(FlowElement(kind: .header, section: section, item: 0, frame: frame))
      }
      for (item, frame) in frames(section: section).enumerated() {
        elements.append(FlowElement(kind: .item, section: section, item: item, frame: frame))
      }
      if let frame = footerFrame(section: section) {
        elements.append(FlowElement(kind: .footer, section: section, item: 0, frame: frame))
      }
      return elements
    }
  }
}

extension FlowItems {
  /// Items of the given widths and heights, in points.
  static func each(_ sizes: [(CGFloat, CGFloat)]) -> FlowItems {
    .sized(count: sizes.count) { CGSize(width: sizes[$0].0, height: sizes[$0].1) }
  }

  /// Items of one width and height, in points.
  static func alike(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> FlowItems {
    .uniform(count: count, size: CGSize(width: width, height: height))
  }
}
