// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CollectionLayoutCore

/// Inputs of a flow layout and frames to be found in it. All lengths are points.
struct FlowScene: CustomTestStringConvertible, Sendable {
  typealias Frame = (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)

  enum Items: Sendable {
    case alike(Int, CGFloat, CGFloat)
    case each([(CGFloat, CGFloat)])
  }

  struct Section: Sendable {
    var items: Items
    var insets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) = (0, 0, 0, 0)
    var spacing: (line: CGFloat, interitem: CGFloat) = (10, 10)
    var header: CGFloat = 0
    var footer: CGFloat = 0

    init(
      _ items: Items, insets: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0),
      spacing: (CGFloat, CGFloat) = (10, 10), header: CGFloat = 0, footer: CGFloat = 0
    ) {
      self.items = items
      self.insets = insets
      self.spacing = spacing
      self.header = header
      self.footer = footer
    }

    var flowSection: FlowSection {
      let flowItems: FlowItems
      switch items {
      case .alike(let count, let width, let height):
        flowItems = .uniform(count: count, size: CGSize(width: width, height: height))
      case .each(let sizes):
        flowItems = .sized(count: sizes.count) { CGSize(width: sizes[$0].0, height: sizes[$0].1) }
      }
      return FlowSection(
        items: flowItems,
        insets: FlowInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
        lineSpacing: spacing.line, interitemSpacing: spacing.interitem,
        headerSize: CGSize(width: 0, height: header), footerSize: CGSize(width: 0, height: footer))
    }
  }

  struct Content: Sendable {
    var width: CGFloat?
    var height: CGFloat?
  }

  enum Expectation: Sendable {
    case item(Int, Int, Frame)
    case header(Int, Frame)
    case footer(Int, Frame)
  }

  var name: String
  var container: (width: CGFloat, height: CGFloat)
  var direction: FlowScrollDirection
  var sections: [Section]
  var content: Content
  var expected: [Expectation]

  init(
    _ name: String, container: (CGFloat, CGFloat), direction: FlowScrollDirection = .vertical, sections: [Section],
    content: Content = Content(), expected: [Expectation]
  ) {
    self.name = name
    self.container = container
    self.direction = direction
    self.sections = sections
    self.content = content
    self.expected = expected
  }

  var testDescription: String { name }

  func makeSolver() throws -> FlowSolver {
    try FlowSolver(
      metrics: FlowMetrics(
        scrollDirection: direction, containerSize: CGSize(width: container.width, height: container.height),
        displayScale: 2),
      sections: sections.map(\.flowSection))
  }
}
