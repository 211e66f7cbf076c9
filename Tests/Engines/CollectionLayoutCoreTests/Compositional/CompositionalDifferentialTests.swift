// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CollectionLayoutCore
import Foundation
import SeededRandom
import Testing

/// The solver against a plain one, over seeded layouts.
@Suite struct CompositionalDifferentialTests {
  private struct Maker {
    var random: SeededRandom

    mutating func roll(_ bound: Int) -> Int { Int(random.next() >> 33) % bound }
    mutating func points(_ least: Int, _ most: Int) -> CGFloat { CGFloat(least * 2 + roll((most - least) * 2 + 1)) / 2 }
    mutating func insets(_ most: Int) -> CompositionalInsets {
      CompositionalInsets(
        top: points(0, most), leading: points(0, most), bottom: points(0, most), trailing: points(0, most))
    }

    mutating func spacing(_ most: Int) -> CompositionalSpacing {
      let length = points(0, most)
      return roll(3) == 0 ? .flexible(length) : .fixed(length)
    }

    mutating func cell(_ width: CompositionalDimension, _ height: CompositionalDimension) -> CompositionalItem {
      var item = CompositionalItem(size: CompositionalSize(width: width, height: height))
      if roll(3) == 0 {
        item.contentInsets = insets(3)
      } else if roll(3) == 0 {
        item.supplementaries = [supplementary()]
      }
      return item
    }

    mutating func supplementary() -> CompositionalSupplementary {
      func anchor(_ maker: inout Maker) -> CompositionalAnchor {
        let positions: [CompositionalAnchor.Position] = [.start, .center, .end]
        let offset = CGPoint(x: maker.points(-4, 4), y: maker.points(-4, 4))
        return CompositionalAnchor(
          horizontal: positions[maker.roll(3)], vertical: positions[maker.roll(3)],
          offset: maker.roll(2) == 0
            ? .absolute(offset) : .fractional(CGPoint(x: offset.x / 8, y: offset.y / 8)))
      }
      let width: CompositionalDimension = roll(2) == 0 ? .absolute(points(4, 20)) : .fractionalWidth(0.5)
      let height: CompositionalDimension = roll(2) == 0 ? .absolute(points(4, 20)) : .fractionalHeight(0.25)
      return CompositionalSupplementary(
        size: CompositionalSize(width: width, height: height), kind: "badge", containerAnchor: anchor(&self),
        itemAnchor: roll(2) == 0 ? nil : anchor(&self))
    }

    /// A group whose own size is given.
    mutating func group(_ size: CompositionalSize, depth: Int) -> CompositionalItem {
      let axis: CompositionalAxis = roll(2) == 0 ? .horizontal : .vertical
      func dimension(_ length: CompositionalDimension, _ other: CompositionalDimension) -> CompositionalSize {
        axis == .horizontal
          ? CompositionalSize(width: length, height: other) : CompositionalSize(width: other, height: length)
      }
      func share(_ value: CGFloat) -> CompositionalDimension {
        axis == .horizontal ? .fractionalWidth(value) : .fractionalHeight(value)
      }
      func full() -> CompositionalDimension { axis == .horizontal ? .fractionalHeight(1) : .fractionalWidth(1) }
      func member(_ size: CompositionalSize, _ maker: inout Maker) -> CompositionalItem {
        depth < 2 && maker.roll(3) == 0 ? maker.group(size, depth: depth + 1) : maker.cell(size.width, size.height)
      }
      var group: CompositionalItem
      let gap = spacing(5)
      switch roll(5) {
      case 0:
        let parts = 1 + roll(4)
        let item = member(dimension(share(1 / CGFloat(parts)), full()), &self)
        group = .group(axis, size: size, repeating: item, count: parts, spacing: gap)
      case 1:
        let item = member(dimension(share(0.5), full()), &self)
        group = .group(axis, size: size, dividedBy: 1 + roll(4), subitem: item, spacing: gap)
      case 2:
        // Absolute lengths, with gaps around them.
        let items = (0...roll(2)).map { _ -> CompositionalItem in
          var item = cell(.absolute(points(8, 30)), .absolute(points(8, 30)))
          if roll(2) == 0 {
            item.edgeSpacing = CompositionalEdgeSpacing(
              leading: roll(2) == 0 ? spacing(4) : nil, top: roll(2) == 0 ? spacing(4) : nil,
              trailing: roll(2) == 0 ? spacing(4) : nil, bottom: roll(2) == 0 ? spacing(4) : nil)
          }
          return item
        }
        group = .group(axis, size: size, subitems: items, spacing: gap)
      case 3:
        let shares: [[CGFloat]] = [
          [0.5, 0.5], [0.25, 0.75], [1.0 / 3, 2.0 / 3], [0.25, 0.25, 0.5], [0.7, 0.3], [1],
        ]
        let items = shares[roll(shares.count)].map { member(dimension(share($0), full()), &self) }
        group = .group(axis, size: size, subitems: items, spacing: gap)
      default:
        let part = [1, 2, 3, 4, 5, 7][roll(6)]
        let item = member(dimension(share(1 / CGFloat(part)), full()), &self)
        group = .group(axis, size: size, subitems: [item], spacing: gap)
      }
      if roll(4) == 0 { group.contentInsets = insets(4) }
      if roll(6) == 0 {
        var view = supplementary()
        view.kind = "ribbon \(depth)"
        group.supplementaries = [view]
      }
      return group
    }

    mutating func boundary(atStart: Bool, _ scrolls: CompositionalAxis) -> CompositionalBoundarySupplementary {
      typealias Alignment = CompositionalBoundarySupplementary.Alignment
      let alignments: [Alignment] =
        scrolls == .vertical
        ? atStart ? [.top, .topLeading, .topTrailing] : [.bottom, .bottomLeading, .bottomTrailing]
        : atStart ? [.leading, .topLeading, .bottomLeading] : [.trailing, .topTrailing, .bottomTrailing]
      let length = CompositionalDimension.absolute(points(8, 40))
      let side: CompositionalDimension =
        scrolls == .vertical
        ? (roll(2) == 0 ? .fractionalWidth(roll(2) == 0 ? 1 : 0.6) : .absolute(points(20, 60)))
        : (roll(2) == 0 ? .fractionalHeight(roll(2) == 0 ? 1 : 0.6) : .absolute(points(20, 60)))
      let offset = roll(3) == 0 ? CGPoint(x: points(-6, 6), y: points(-6, 6)) : .zero
      return CompositionalBoundarySupplementary(
        size: scrolls == .vertical
          ? CompositionalSize(width: side, height: length) : CompositionalSize(width: length, height: side),
        kind: atStart ? "header" : "footer", alignment: alignments[roll(3)],
        offset: offset, pinToVisibleBounds: offset == .zero && roll(2) == 0, extendsBoundary: roll(4) > 0)
    }

    mutating func section(_ scrolls: CompositionalAxis) -> CompositionalSection {
      let length: CompositionalDimension =
        switch roll(3) {
        case 0: .absolute(points(30, 120))
        case 1: .fractionalWidth(CGFloat(1 + roll(4)) / 4)
        default: .fractionalHeight(CGFloat(1 + roll(3)) / 5)
        }
      let size =
        scrolls == .vertical
        ? CompositionalSize(width: .fractionalWidth(roll(3) == 0 ? 0.8 : 1), height: length)
        : CompositionalSize(width: length, height: .fractionalHeight(roll(3) == 0 ? 0.8 : 1))
      var section = CompositionalSection(group: group(size, depth: 0))
      section.interGroupSpacing = points(0, 8)
      if roll(2) == 0 { section.contentInsets = insets(12) }
      if roll(2) == 0 { section.boundarySupplementaries.append(boundary(atStart: true, scrolls)) }
      if roll(3) == 0 { section.boundarySupplementaries.append(boundary(atStart: false, scrolls)) }
      if roll(3) == 0 { section.supplementariesFollowContentInsets = false }
      if roll(3) == 0 { section.decorations = [CompositionalDecoration(kind: "ground", contentInsets: insets(6))] }
      return section
    }
  }

  /// How many cells a full group holds, by the plain solver.
  private func capacity(_ section: CompositionalSection, _ plain: NaiveCompositional) -> Int {
    var lone = plain
    var configuration = CompositionalConfiguration()
    configuration.scrollDirection = plain.scrolls
    lone.solve([(section, 1)], configuration)
    let one = lone.length
    for count in 2..<400 {
      var several = plain
      several.solve([(section, count)], configuration)
      if several.length > one { return count - 1 }
    }
    return 400
  }

  /// A group in one line.
  private func text(_ item: CompositionalItem) -> String {
    func text(_ dimension: CompositionalDimension) -> String {
      switch dimension {
      case .fractionalWidth(let share): "\(share)w"
      case .fractionalHeight(let share): "\(share)h"
      default: "\(dimension.value)"
      }
    }
    var line = "\(text(item.size.width))×\(text(item.size.height))"
    if item.contentInsets != .zero { line += " inset" }
    if item.edgeSpacing != CompositionalEdgeSpacing() { line += " spaced \(item.edgeSpacing)" }
    guard case .line(let own) = item.content else { return line }
    let members =
      switch own.rule {
      case .filling(let items): items.map(self.text).joined(separator: ", ")
      case .repeating(let item, let count): "\(count) times \(self.text(item))"
      case .dividing(let item, let count): "\(count) parts \(self.text(item))"
      }
    return "\(line) \(own.axis) gap \(own.spacing.map { "\($0)" } ?? "none") [\(members)]"
  }

  @Test func twoSolversPlaceEverythingAlike() throws {
    var (compared, disagreements) = (0, 0)
    for seed in 0..<3000 {
      var maker = Maker(random: SeededRandom(seed: UInt64(seed)))
      var configuration = CompositionalConfiguration()
      configuration.scrollDirection = maker.roll(3) == 0 ? .horizontal : .vertical
      configuration.interSectionSpacing = maker.roll(2) == 0 ? 0 : maker.points(0, 9)
      let container = CGSize(width: maker.points(150, 400), height: maker.points(200, 500))
      let scale: CGFloat = maker.roll(2) == 0 ? 2 : 3
      var plain = NaiveCompositional(container: container, scale: scale)
      plain.scrolls = configuration.scrollDirection
      let sections = (0...maker.roll(2)).map { _ -> (CompositionalSection, Int) in
        let section = maker.section(configuration.scrollDirection)
        // Whole groups: what flexible gaps do in one that is not full was not measured.
        return (section, capacity(section, plain) * (1 + maker.roll(3)))
      }
      if maker.roll(4) == 0 {
        var header = maker.boundary(atStart: true, configuration.scrollDirection)
        header.extendsBoundary = true
        header.pinToVisibleBounds = false
        configuration.boundarySupplementaries = [header]
      }
      plain.solve(sections, configuration)
      if plain.isCramped { continue }
      let isMirrored = maker.roll(3) == 0
      let isVertical = plain.scrolls == .vertical
      // Leading views of a mirrored layout that scrolls across would be pinned at the right.
      let shift = isMirrored && !isVertical ? 0 : CGFloat(maker.roll(11)) / 10 * max(plain.length - 100, 0)
      let visible = CGRect(
        origin: isVertical ? CGPoint(x: 0, y: shift) : CGPoint(x: shift, y: 0), size: container)
      if !isMirrored || isVertical { plain.pin(sections, in: visible) }
      if isMirrored { plain.mirror() }
      compared += 1
      let solver = try CompositionalSolver(
        environment: CompositionalEnvironment(
          containerSize: container, displayScale: scale, isRightToLeft: isMirrored),
        configuration: configuration, itemCounts: sections.map(\.1)
      ) { index, _ in sections[index].0 }
      var own: [CompositionalElement.ID: CGRect] = [:]
      for element in try solver.elements(
        in: .infinite, visibleBounds: !isMirrored || isVertical ? visible : nil
      ) {
        var id = element.id
        // A place of one kind has one view here, whatever its number.
        if case .supplementary(let kind, let section, let item, _) = id {
          id = .supplementary(kind: kind, section: section, item: item, index: 0)
        }
        own[id] = element.frame
      }
      let limit = 1 / scale + 0.001
      var faults: [String] = []
      for (id, frame) in plain.frames {
        guard let other = own[id] else {
          faults.append("\(id) is missing")
          continue
        }
        if abs(frame.minX - other.minX) > limit || abs(frame.minY - other.minY) > limit
          || abs(frame.maxX - other.maxX) > limit || abs(frame.maxY - other.maxY) > limit
        {
          faults.append("\(id) at \(other), plainly \(frame)")
        }
      }
      for id in own.keys where plain.frames[id] == nil { faults.append("\(id) is too many") }
      let size = try solver.contentSize()
      let length = configuration.scrollDirection == .vertical ? size.height : size.width
      if abs(length - plain.length) > limit { faults.append("length \(length), plainly \(plain.length)") }
      guard !faults.isEmpty else { continue }
      disagreements += 1
      if disagreements < 6 {
        Issue.record(
          "seed \(seed), \(container) @\(scale): \(faults.sorted().prefix(4))\n\(sections.map { "\($0.1) of \(text($0.0.group))" })"
        )
      }
    }
    #expect(disagreements == 0)
    #expect(compared >= 2000)
  }
}
