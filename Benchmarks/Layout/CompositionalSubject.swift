// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore
internal import Foundation

final class CompositionalSubject: Subject {
  private let solver: CompositionalSolver
  private let isSelfSizing: Bool

  init(_ content: Content, count: Int) throws {
    isSelfSizing = content == .selfSizing
    // Mixed: sections of a thousand items, each kind in turn.
    let counts = content == .mixed ? Array(repeating: 1_000, count: count / 1_000) : [count]
    solver = try CompositionalSolver(
      environment: CompositionalEnvironment(containerSize: Screen.size, displayScale: 3), itemCounts: counts
    ) { section, _ in
      switch content {
      case .uniform: Self.rows(.absolute(44))
      case .selfSizing: Self.rows(.estimated(44))
      case .mixed: Self.mixed[section % Self.mixed.count]
      }
    }
  }

  private(set) var length: CGFloat = 0

  var work: String? { "\(solver.statistics.groupsSolved)" }

  func prepare() throws { length = try solver.contentSize().height }

  func query(_ offset: CGFloat) throws -> Int { try solver.elements(in: Screen.rect(offset)).count }

  func show(_ offset: CGFloat) throws {
    let elements = try solver.elements(in: Screen.rect(offset))
    guard isSelfSizing else { return }
    let sizes = elements.compactMap { element -> (CompositionalElement.ID, CGSize)? in
      guard case .item(_, let item) = element.id, element.fitsHeight else { return nil }
      return (element.id, CGSize(width: element.frame.width, height: Screen.height(item)))
    }
    try solver.setPreferredSizes(sizes, visibleBounds: Screen.rect(offset))
    length = try solver.contentSize().height
    _ = try query(offset)
  }

  func insertAtFront() throws {
    try solver.insertItems(1, at: 0, section: 0)
    length = try solver.contentSize().height
  }

  // MARK: - Sections

  private static func size(_ width: CompositionalDimension, _ height: CompositionalDimension) -> CompositionalSize {
    CompositionalSize(width: width, height: height)
  }

  private static func rows(_ height: CompositionalDimension) -> CompositionalSection {
    var section = CompositionalSection(
      group: .group(
        .horizontal, size: size(.fractionalWidth(1), height),
        subitems: [CompositionalItem(size: size(.fractionalWidth(1), height))]))
    section.interGroupSpacing = 2
    return section
  }

  /// Rows, a grid, a mosaic of nested groups, and cards that scroll across, with headers.
  private static let mixed: [CompositionalSection] = {
    let cell = CompositionalItem(size: size(.fractionalWidth(1), .fractionalHeight(1)))
    let grid = CompositionalItem.group(
      .horizontal, size: size(.fractionalWidth(1), .absolute(90)), dividedBy: 3, subitem: cell, spacing: .fixed(6))
    let pair = CompositionalItem.group(
      .vertical, size: size(.fractionalWidth(0.5), .fractionalHeight(1)), dividedBy: 2, subitem: cell,
      spacing: .fixed(6))
    let large = CompositionalItem(size: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let mosaic = CompositionalItem.group(
      .horizontal, size: size(.fractionalWidth(1), .absolute(180)), subitems: [large, pair])
    let card = CompositionalItem.group(.horizontal, size: size(.absolute(260), .absolute(160)), subitems: [cell])
    var across = CompositionalSection(group: card)
    across.orthogonalScrolling = .groupPaging
    return [rows(.absolute(44)), CompositionalSection(group: grid), CompositionalSection(group: mosaic), across].map {
      var section = $0
      section.contentInsets = CompositionalInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      section.interGroupSpacing = 6
      section.boundarySupplementaries = [
        CompositionalBoundarySupplementary(
          size: size(.fractionalWidth(1), .absolute(40)), kind: "header", alignment: .top)
      ]
      return section
    }
  }()
}
