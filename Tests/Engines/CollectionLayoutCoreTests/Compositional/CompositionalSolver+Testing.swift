// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CollectionLayoutCore

extension CompositionalSolver {
  /// A solver for sections with their counts of items, at two pixels a point.
  static func make(
    _ sections: [(CompositionalSection, Int)], width: CGFloat = 320, height: CGFloat = 400, scale: CGFloat = 2,
    configuration: CompositionalConfiguration = CompositionalConfiguration(), isRightToLeft: Bool = false
  ) throws -> CompositionalSolver {
    try CompositionalSolver(
      environment: CompositionalEnvironment(
        containerSize: CGSize(width: width, height: height), displayScale: scale, isRightToLeft: isRightToLeft),
      configuration: configuration, itemCounts: sections.map(\.1)
    ) { index, _ in sections[index].0 }
  }

  func frame(_ section: Int, _ item: Int) throws -> CGRect {
    try element(.item(section: section, item: item)).frame
  }

  func frames(section: Int = 0) throws -> [CGRect] {
    try (0..<itemCount(section: section)).map { try frame(section, $0) }
  }

  func boundary(_ section: Int, _ index: Int = 0, visibleBounds: CGRect? = nil) throws -> CGRect {
    try element(.boundary(index: index, section: section), visibleBounds: visibleBounds).frame
  }

  @discardableResult
  func fit(_ sizes: [(Int, Int, CGFloat, CGFloat)], visible: CGRect = .zero) throws -> CGPoint {
    try setPreferredSizes(
      sizes.map { (.item(section: $0.0, item: $0.1), CGSize(width: $0.2, height: $0.3)) }, visibleBounds: visible)
  }

  var everything: [CompositionalElement] { get throws { try elements(in: .infinite) } }
}

extension CompositionalItem {
  static func cell(_ width: CompositionalDimension, _ height: CompositionalDimension) -> CompositionalItem {
    CompositionalItem(size: CompositionalSize(width: width, height: height))
  }

  func inset(_ insets: CompositionalInsets) -> CompositionalItem {
    var item = self
    item.contentInsets = insets
    return item
  }

  func spaced(_ spacing: CompositionalEdgeSpacing) -> CompositionalItem {
    var item = self
    item.edgeSpacing = spacing
    return item
  }
}

extension CompositionalSize {
  static func of(_ width: CompositionalDimension, _ height: CompositionalDimension) -> CompositionalSize {
    CompositionalSize(width: width, height: height)
  }
}

extension CompositionalSection {
  /// One full-width row a group.
  static func rows(_ height: CompositionalDimension, spacing: CGFloat = 0) -> CompositionalSection {
    var section = CompositionalSection(
      group: .group(.horizontal, size: .of(.fractionalWidth(1), height), subitems: [.cell(.fractionalWidth(1), height)])
    )
    section.interGroupSpacing = spacing
    return section
  }

  func with(_ change: (inout CompositionalSection) -> Void) -> CompositionalSection {
    var section = self
    change(&section)
    return section
  }
}

extension CompositionalInsets {
  static func all(_ inset: CGFloat) -> CompositionalInsets {
    CompositionalInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
  }
}

extension CompositionalBoundarySupplementary {
  static func header(
    _ height: CompositionalDimension, pins: Bool = false, offset: CGPoint = .zero
  ) -> CompositionalBoundarySupplementary {
    CompositionalBoundarySupplementary(
      size: .of(.fractionalWidth(1), height), kind: "header", alignment: .top, offset: offset,
      pinToVisibleBounds: pins)
  }

  static func footer(_ height: CompositionalDimension, pins: Bool = false) -> CompositionalBoundarySupplementary {
    CompositionalBoundarySupplementary(
      size: .of(.fractionalWidth(1), height), kind: "footer", alignment: .bottom, pinToVisibleBounds: pins)
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
