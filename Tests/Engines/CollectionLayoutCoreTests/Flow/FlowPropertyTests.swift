// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom
import Testing

@testable import CollectionLayoutCore

@Suite("Properties of flow layout, over seeded inputs")
struct FlowPropertyTests {
  struct Case {
    var plain: [PlainFlow.Section]
    var solver: FlowSolver
    var width: CGFloat

    /// A layout of up to five sections, uniform and not, empty and not.
    init(seed: Int, scale: CGFloat = 2, direction: FlowScrollDirection = .vertical, flips: Bool = false) throws {
      var random = SeededRandom(seed: UInt64(seed))
      func number(_ range: ClosedRange<Int>, step: CGFloat) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random)) * step
      }
      width = number(0...50, step: 12.5)
      plain = []
      var sections: [FlowSection] = []
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let isUniform = Bool.random(using: &random)
        let count = Int.random(in: 0...40, using: &random)
        func size() -> CGSize { CGSize(width: number(1...16, step: 12.5 / 3), height: number(1...16, step: 3.25)) }
        let base = size()
        let sizes = (0..<count).map { _ in isUniform || Int.random(in: 0...2, using: &random) > 0 ? base : size() }
        let section = PlainFlow.Section(
          sizes: sizes,
          insets: FlowInsets(
            top: number(0...4, step: 2.25), left: number(0...4, step: 3), bottom: number(0...4, step: 2.25),
            right: number(0...4, step: 3)),
          line: number(0...5, step: 2.5), gap: number(0...5, step: 2.5),
          header: Bool.random(using: &random) ? number(1...9, step: 3.75) : 0,
          footer: Bool.random(using: &random) ? number(1...9, step: 3.75) : 0)
        plain.append(section)
        let turned = direction == .horizontal
        func turn(_ size: CGSize) -> CGSize { turned ? CGSize(width: size.height, height: size.width) : size }
        let insets = section.insets
        sections.append(
          FlowSection(
            items: isUniform
              ? .uniform(count: count, size: turn(base)) : .sized(count: count) { turn(sizes[$0]) },
            insets: turned
              ? FlowInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom) : insets,
            lineSpacing: section.line, interitemSpacing: section.gap,
            headerSize: turn(CGSize(width: 0, height: section.header)),
            footerSize: turn(CGSize(width: 0, height: section.footer))))
      }
      let container = CGSize(width: width, height: 300)
      solver = try FlowSolver(
        metrics: FlowMetrics(
          scrollDirection: direction,
          containerSize: direction == .vertical ? container : CGSize(width: container.height, height: container.width),
          displayScale: scale, isRightToLeft: flips, flipsHorizontallyInOppositeLayoutDirection: flips),
        sections: sections)
    }
  }

  @Test("frames are those of the plain solver, snapped, in either direction", arguments: 0..<150)
  func plainTwin(seed: Int) throws {
    for direction in [FlowScrollDirection.vertical, .horizontal] {
      let value = try Case(seed: seed, direction: direction)
      let plain = PlainFlow.elements(value.plain, width: value.width)
      let found = value.solver.elements(in: .infinite)
      try #require(found.count == plain.elements.count)
      for (element, expected) in zip(found, plain.elements) {
        #expect((element.kind, element.section, element.item) == (expected.kind, expected.section, expected.item))
        var frame = expected.frame
        frame.origin.x = ((frame.minX * 2 + 0.5 + 1e-6).rounded(.down)) / 2
        frame.origin.y = ((frame.minY * 2 + 0.5 + 1e-6).rounded(.down)) / 2
        if direction == .horizontal {
          frame = CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
        }
        #expect(element.frame == frame, "\(element)")
      }
      let content = value.solver.contentSize
      let along = direction == .vertical ? content.height : content.width
      #expect(abs(along - plain.height) < 1e-9)
      #expect((direction == .vertical ? content.width : content.height) == value.width)
    }
  }

  @Test("what a rectangle finds is everything, filtered and in order", arguments: 0..<80)
  func queries(seed: Int) throws {
    for direction in [FlowScrollDirection.vertical, .horizontal] {
      for flips in [false, true] {
        let all = try Case(seed: seed, direction: direction, flips: flips).solver.allElements
        let solver = try Case(seed: seed, direction: direction, flips: flips).solver
        var random = SeededRandom(seed: UInt64(seed) + 1000)
        for _ in 0..<20 {
          let rect = CGRect(
            x: Double.random(in: -100...700, using: &random), y: Double.random(in: -100...700, using: &random),
            width: Double.random(in: 0...400, using: &random), height: Double.random(in: 0...400, using: &random))
          #expect(solver.elements(in: rect) == all.filter { $0.frame.overlaps(rect) })
        }
      }
    }
  }

  @Test("items of a section never overlap, and lines stay within the insets unless an item is too long")
  func noOverlap() throws {
    for seed in 0..<80 {
      let value = try Case(seed: seed)
      for section in value.plain.indices {
        let frames = value.solver.frames(section: section)
        let insets = value.plain[section].insets
        for (index, frame) in frames.enumerated() {
          // Snapping moves an edge by half a pixel at most, so two edges may come half a point nearer.
          for other in frames[(index + 1)...] {
            #expect(
              !frame.insetBy(dx: min(0.26, frame.width / 2), dy: min(0.26, frame.height / 2)).overlaps(
                other.insetBy(dx: min(0.26, other.width / 2), dy: min(0.26, other.height / 2))))
          }
          if frame.width <= value.width - insets.left - insets.right {
            #expect(frame.minX >= insets.left - 0.26)
            #expect(frame.maxX <= value.width - insets.right + 0.26)
          }
        }
      }
    }
  }

  @Test("positions land on pixels at every scale, nearer than half of one", arguments: [1, 2, 3] as [CGFloat])
  func pixels(scale: CGFloat) throws {
    for seed in 0..<60 {
      for flips in [false, true] {
        let value = try Case(seed: seed, scale: scale, flips: flips)
        let plain = PlainFlow.elements(value.plain, width: value.width).elements
        for (element, expected) in zip(value.solver.elements(in: .infinite), plain) {
          for position in [element.frame.minX, element.frame.minY] {
            #expect(abs(position * scale - (position * scale).rounded()) < 1e-9)
          }
          #expect(abs(element.frame.minY - expected.frame.minY) <= 0.5 / scale + 1e-6)
          #expect(element.frame.size == expected.frame.size)
        }
      }
    }
  }

  @Test("the order of questions does not matter", arguments: 0..<40)
  func order(seed: Int) throws {
    let forwards = try Case(seed: seed).solver
    let backwards = try Case(seed: seed).solver
    let height = backwards.contentSize.height
    for section in forwards.sections.indices.reversed() {
      for item in (0..<forwards.itemCount(section: section)).reversed() {
        #expect(forwards.frame(section: section, item: item) == backwards.frame(section: section, item: item))
      }
    }
    #expect(forwards.contentSize.height == height)
  }
}
