// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom
import Testing

@testable import CollectionLayoutCore

@Suite("Properties of compositional layout, over seeded inputs")
struct CompositionalPropertyTests {
  struct Case {
    var sections: [(CompositionalSection, Int)] = []
    var width: CGFloat
    var configuration = CompositionalConfiguration()
    var random: SeededRandom

    init(seed: Int) {
      random = SeededRandom(seed: UInt64(seed))
      width = CGFloat(Int.random(in: 100...500, using: &random))
      configuration.interSectionSpacing = number(0...9, step: 1.25)
      if Bool.random(using: &random) {
        configuration.boundarySupplementaries = [.header(.absolute(21)), .footer(.absolute(13))]
      }
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        var section = CompositionalSection(group: group(depth: 0))
        section.interGroupSpacing = number(0...6, step: 1.75)
        section.contentInsets = CompositionalInsets(
          top: number(0...5, step: 2), leading: number(0...5, step: 3), bottom: number(0...5, step: 2),
          trailing: number(0...5, step: 3))
        if Bool.random(using: &random) {
          section.boundarySupplementaries = [.header(.estimated(24)), .footer(.absolute(15))]
        }
        if Bool.random(using: &random) { section.decorations = [CompositionalDecoration(kind: "d")] }
        if Int.random(in: 0...3, using: &random) == 0 { section.orthogonalScrolling = .continuous }
        sections.append((section, Int.random(in: 0...40, using: &random)))
      }
    }

    mutating func number(_ range: ClosedRange<Int>, step: CGFloat) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random)) * step
    }

    /// Groups whose items fit by construction: only then is it known that none may overlap.
    mutating func group(depth: Int) -> CompositionalItem {
      let axis: CompositionalAxis = Bool.random(using: &random) ? .horizontal : .vertical
      let gap = CompositionalSpacing.fixed(number(0...4, step: 2.5))
      let count = Int.random(in: 1...4, using: &random)
      let isEstimated = Bool.random(using: &random)
      let width: CompositionalDimension = .fractionalWidth(1)
      if axis == .horizontal {
        let share = CompositionalDimension.fractionalWidth(1 / CGFloat(count))
        let height: CompositionalDimension =
          isEstimated ? .estimated(number(5...20, step: 2.3)) : .absolute(number(5...20, step: 2.3))
        var subitem = CompositionalItem.cell(
          share, isEstimated && Bool.random(using: &random) ? .uniformAcrossSiblings(estimate: 17) : height)
        if depth < 2, isEstimated, Bool.random(using: &random) {
          subitem = .group(
            .vertical, size: .of(share, height), subitems: [row(height), row(.absolute(11.5))], spacing: gap)
        }
        return .group(.horizontal, size: .of(width, height), repeating: subitem, count: count, spacing: gap)
      }
      let subitems = (0..<count).map { _ in
        depth < 2 && Bool.random(using: &random)
          ? group(depth: depth + 1) : row(isEstimated ? .estimated(30) : .absolute(number(1...9, step: 7.1)))
      }
      return .group(.vertical, size: .of(width, .estimated(100)), subitems: subitems, spacing: gap)
    }

    private func row(_ height: CompositionalDimension) -> CompositionalItem { .cell(.fractionalWidth(1), height) }

    func solver(scale: CGFloat = 2, rightToLeft: Bool = false) throws -> CompositionalSolver {
      try .make(sections, width: width, scale: scale, configuration: configuration, isRightToLeft: rightToLeft)
    }

    /// Sizes for some of the items and headers.
    mutating func sizes(_ count: Int) -> [(id: CompositionalElement.ID, size: CGSize)] {
      let filled = sections.indices.filter { sections[$0].1 > 0 }
      guard !filled.isEmpty else { return [] }
      return (0..<count).map { _ in
        let section = filled[Int.random(in: 0..<filled.count, using: &random)]
        let size = CGSize(width: number(10...50, step: 1.7), height: number(1...50, step: 1.7))
        if !sections[section].0.boundarySupplementaries.isEmpty, Int.random(in: 0...9, using: &random) == 0 {
          return (.boundary(index: 0, section: section), size)
        }
        return (.item(section: section, item: Int.random(in: 0..<sections[section].1, using: &random)), size)
      }
    }
  }

  /// Every element, by single questions.
  private func all(_ solver: CompositionalSolver) throws -> [CompositionalElement.ID: CompositionalElement] {
    var all: [CompositionalElement.ID: CompositionalElement] = [:]
    for id in try solver.everything.map(\.id) { all[id] = try solver.element(id) }
    for section in 0..<solver.sectionCount {
      for item in 0..<solver.itemCount(section: section) {
        let id = CompositionalElement.ID.item(section: section, item: item)
        all[id] = try solver.element(id)
      }
    }
    return all
  }

  @Test("what a rectangle finds is everything, filtered", arguments: 0..<60)
  func queries(seed: Int) throws {
    for rightToLeft in [false, true] {
      var value = Case(seed: seed)
      let solver = try value.solver(rightToLeft: rightToLeft)
      try solver.setPreferredSizes(value.sizes(15), visibleBounds: .zero)
      let all = try all(solver)
      for _ in 0..<20 {
        let query = CGRect(
          x: Double.random(in: -50...600, using: &value.random), y: Double.random(in: -50...1500, using: &value.random),
          width: Double.random(in: 0...400, using: &value.random),
          height: Double.random(in: 0...500, using: &value.random))
        let found = try solver.elements(in: query)
        #expect(Set(found.map(\.id)).count == found.count)
        let expected = try all.values.filter { element in
          guard try solver.visibleFrame(of: element).overlaps(query) else { return false }
          guard case .item(let section, _) = element.id, try solver.orthogonalSection(section) != nil else {
            return true
          }
          // What scrolls across is seen as far as the section reaches, beyond its insets too.
          let whole = try solver.sectionFrame(section)
          return element.frame.minX < whole.maxX && whole.minX < element.frame.maxX
        }
        #expect(Set(found) == Set(expected))
      }
    }
  }

  @Test("taking in sizes a few at a time gives what solving anew with all of them gives", arguments: 0..<80)
  func incremental(seed: Int) throws {
    var value = Case(seed: seed)
    let steps = try value.solver()
    var last: [CompositionalElement.ID: CGSize] = [:]
    for _ in 0..<8 {
      let sizes = value.sizes(5)
      for (id, size) in sizes { last[id] = size }
      try steps.setPreferredSizes(sizes, visibleBounds: .zero)
      _ = try steps.elements(in: rect(0, 0, 300, 200))
    }
    let anew = try value.solver()
    try anew.setPreferredSizes(last.map { ($0.key, $0.value) }, visibleBounds: .zero)
    #expect(try all(steps) == all(anew))
    #expect(try steps.contentSize() == anew.contentSize())
  }

  @Test("tags re-flowed a few at a time, with insertions and deletions, are those flowed anew", arguments: 0..<60)
  func tags(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let section = CompositionalSection(
      group: .group(
        .horizontal, size: .of(.fractionalWidth(1), .estimated(30)), subitems: [.cell(.estimated(60), .estimated(30))],
        spacing: .fixed(7)))
    let solver = try CompositionalSolver.make([(section, 60)])
    var sizes: [CGSize?] = Array(repeating: nil, count: 60)
    for _ in 0..<12 {
      for _ in 0..<4 where !sizes.isEmpty {
        let (item, width) = (Int.random(in: 0..<sizes.count, using: &random), Int.random(in: 5...330, using: &random))
        sizes[item] = CGSize(width: width, height: 20 + item % 3 * 10)
        try solver.fit([(0, item, CGFloat(width), CGFloat(20 + item % 3 * 10))])
      }
      let at = Int.random(in: 0...sizes.count, using: &random)
      if Bool.random(using: &random) {
        sizes.insert(contentsOf: [nil, nil, nil], at: at)
        try solver.insertItems(3, at: at, section: 0)
      } else {
        let range = at..<min(at + 5, sizes.count)
        sizes.removeSubrange(range)
        try solver.deleteItems(range, section: 0)
      }
      let anew = try CompositionalSolver.make([(section, sizes.count)])
      try anew.setPreferredSizes(
        sizes.enumerated().compactMap { index, size in size.map { (.item(section: 0, item: index), $0) } },
        visibleBounds: .zero)
      #expect(try solver.frames() == anew.frames())
    }
  }

  @Test("items of a section never overlap when they fit", arguments: 0..<60)
  func noOverlap(seed: Int) throws {
    var value = Case(seed: seed)
    let solver = try value.solver()
    // Widths are shares, so that sizes only change heights; estimated columns grow with what they hold.
    try solver.setPreferredSizes(value.sizes(10), visibleBounds: .zero)
    for section in value.sections.indices {
      let frames = try solver.frames(section: section)
      for (index, frame) in frames.enumerated() {
        for other in frames[(index + 1)...] where frame.overlaps(other) {
          let shared = frame.intersection(other)
          #expect(shared.width <= 0.5 || shared.height <= 0.5, "\(section): \(frame) \(other)")
        }
      }
    }
  }

  @Test("all edges land on pixels at every scale, in either direction of writing", arguments: [1, 2, 3] as [CGFloat])
  func pixels(scale: CGFloat) throws {
    for seed in 0..<40 {
      for rightToLeft in [false, true] {
        let solver = try Case(seed: seed).solver(scale: scale, rightToLeft: rightToLeft)
        for element in try solver.everything {
          for edge in [element.frame.minX, element.frame.minY, element.frame.maxX, element.frame.maxY] {
            #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
          }
        }
      }
    }
  }
}
