// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewLayoutCore

/// The vectors of known layouts, as a table: a box, its proposal, its size and the frames of its children.
@Suite struct VectorTests {
  struct Vector: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var box: @Sendable () -> Box
    var proposal: Proposal
    var size: CGSize
    /// Frames of the children of the first stack below the box; `nil` where only the size is known.
    var frames: [CGRect]?

    init(
      _ name: String, _ width: CGFloat?, _ height: CGFloat?, gives size: CGSize, frames: [CGRect]? = nil,
      box: @escaping @Sendable () -> Box
    ) {
      testDescription = name
      self.box = box
      proposal = Proposal(width: width, height: height)
      self.size = size
      self.frames = frames
    }
  }

  static let vectors: [Vector] = [
    Vector(
      "a stack larger than its frame is centred in it", 500, 50, gives: CGSize(150, 50),
      frames: [CGRect(0, 0, 75, 50), CGRect(75, 0, 100, 50)]
    ) { .row(.fill.frame(maxWidth: 100), .fill.frame(minWidth: 100), spacing: 0).frame(width: 150) },
    Vector(
      "three shapes share equally", 300, 10, gives: CGSize(300, 10),
      frames: [CGRect(0, 0, 100, 10), CGRect(100, 0, 100, 10), CGRect(200, 0, 100, 10)]
    ) { .row(.fill, .fill, .fill, spacing: 0) },
    Vector(
      "a fixed view between two flexible ones", 200, 10, gives: CGSize(200, 10),
      frames: [CGRect(0, 0, 75, 10), CGRect(95, 0, 10, 10), CGRect(125, 0, 75, 10)]
    ) { .row(.fill, .fill.frame(width: 10), .fill, spacing: 20) },
    Vector(
      "a text between shapes gets a third first, wraps, and the shapes share the rest", 240, 100,
      gives: CGSize(240, 100),
      frames: [CGRect(0, 0, 90, 100), CGRect(90, 30, 60, 40), CGRect(150, 0, 90, 100)]
    ) { .row(.fill, .text(30, 30, 30), .fill, spacing: 0) },
    Vector(
      "a text of higher priority takes its ideal width", 240, 100, gives: CGSize(240, 100),
      frames: [CGRect(0, 0, 75, 100), CGRect(75, 40, 90, 20), CGRect(165, 0, 75, 100)]
    ) { .row(.fill, .text(30, 30, 30).priority(1), .fill, spacing: 0) },
    Vector(
      "a spacer is 8 long at least", nil, nil, gives: CGSize(58, 10),
      frames: [CGRect(0, 5, 8, 0), CGRect(8, 0, 50, 10)]
    ) { .row(.spacer(.horizontal), .fill.frame(width: 50)) },
    Vector(
      "a lone colour fills a column", 10, 100, gives: CGSize(10, 100), frames: [CGRect(0, 0, 10, 100)]
    ) { .column(.fill) },
    Vector(
      "two colours stand 8 apart", 10, 100, gives: CGSize(10, 100),
      frames: [CGRect(0, 0, 10, 46), CGRect(0, 54, 10, 46)]
    ) { .column(.fill, .fill) },
    Vector(
      "only the highest priority counts for the size of a z-stack", 500, 500, gives: CGSize(40, 10),
      frames: [CGRect(-30, 0, 100, 10), CGRect(-10, 0, 60, 10), CGRect(0, 0, 40, 10)]
    ) { .overlapping(.fixed(100, 10).priority(-0.1), .fixed(60, 10), .fixed(40, 10).priority(1)) },
    Vector("ratio one half fits", 100, 50, gives: CGSize(25, 50)) { .fill.aspect(0.5, .fit) },
    Vector("ratio one half fills what has it", 50, 100, gives: CGSize(50, 100)) { .fill.aspect(0.5, .fill) },
    Vector("ratio one half fills", 100, 50, gives: CGSize(100, 200)) { .fill.aspect(0.5, .fill) },
    Vector("the ratio of a colour is its ideal size's", 100, 50, gives: CGSize(50, 50)) { .fill.aspect(nil, .fit) },
    Vector("a colour fixed across is 10 wide", 100, 100, gives: CGSize(10, 100)) { .fill.fixedSize(.horizontal) },
  ]

  @Test(arguments: vectors) func aKnownLayoutComesOut(vector: Vector) throws {
    let box = vector.box()
    let root = TestElement(box).layOut(in: vector.proposal)
    #expect(root.frame?.size == vector.size)
    guard let frames = vector.frames else { return }
    let container = try #require(root.all.first { $0.children.count == frames.count })
    #expect(container.childFrames == frames)
  }

  @Test func theStackLargerThanItsFrameOverflowsOnBothSides() {
    let stack = Box.row(.fill.frame(maxWidth: 100), .fill.frame(minWidth: 100), spacing: 0)
    let root = stack.frame(width: 150).laidOut(500, 50)
    #expect(root[0].frame == CGRect(-12.5, 0, 175, 50))
  }

  @Test func aPositionedViewTakesAllAndStandsAroundThePoint() {
    let root = Box.fixed(20, 10).position().laidOut(100, 100)
    #expect(root.frame == CGRect(0, 0, 100, 100))
    #expect(root[0].frame == CGRect(-10, -5, 20, 10))
    #expect(Box.fill.position().laidOut(100, 100)[0].frame == CGRect(-50, -50, 100, 100))
  }

  @Test func explicitGuidesCombineToTheirMean() {
    let boxes = [1, 3, 5].map { Box.fixed(10, 10).guide(.leading, .constant($0)) } + [Box.fixed(10, 10)]
    let element = TestElement(Box(.overlapping(AlignmentPair(.trailing, .top), boxes)))
    #expect(element.explicitGuide(.leading, in: .zero) == 3)
  }
}
