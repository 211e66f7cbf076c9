// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore
internal import Foundation

final class FlowSubject: Subject {
  private let solver: FlowSolver
  private let content: Content
  private var count: Int

  init(_ content: Content, count: Int) throws {
    (self.content, self.count) = (content, count)
    solver = try FlowSolver(
      metrics: FlowMetrics(containerSize: Screen.size, displayScale: 3), sections: [Self.section(content, count)])
  }

  /// Mixed: each item of a size of its own, as a delegate gives them.
  private static func section(_ content: Content, _ count: Int) -> FlowSection {
    switch content {
    case .uniform: FlowSection(items: .uniform(count: count, size: CGSize(width: 90, height: 44)))
    case .mixed:
      FlowSection(
        items: .sized(count: count) { item in
          CGSize(width: CGFloat(60 + item % 7 * 20), height: CGFloat(30 + item % 5 * 12))
        })
    case .selfSizing:
      FlowSection(
        items: .uniform(count: count, size: CGSize(width: 390, height: 44)), lineSpacing: 2, isSelfSizing: true)
    }
  }

  var length: CGFloat { solver.contentSize.height }

  var work: String? { nil }

  func prepare() throws { try solver.prepare() }

  func query(_ offset: CGFloat) throws -> Int { solver.elements(in: Screen.rect(offset)).count }

  func show(_ offset: CGFloat) throws {
    let elements = solver.elements(in: Screen.rect(offset))
    guard content == .selfSizing else { return }
    for element in elements where element.kind == .item {
      try solver.setSize(
        CGSize(width: 390, height: Screen.height(element.item)), section: element.section, item: element.item)
    }
    _ = try query(offset)
  }

  func insertAtFront() throws {
    count += 1
    try solver.replaceSection(at: 0, with: Self.section(content, count))
    try solver.prepare()
  }
}
