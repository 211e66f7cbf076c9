// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@Suite struct CommitMergerTests {
  @Test func aMergedCommitGivesTheTreeThatEachCommitInTurnGives() {
    var values = RandomValues(seed: 7)
    for _ in 0..<400 {
      var start = LayerTree()
      start.apply(values.commit(number: 1, isFull: true))
      var oneByOne = start
      var merged = start
      var merger = CommitMerger()
      var retired: Set<LayerID> = []
      for number in 2...7 {
        var commit = values.commit(number: UInt64(number), isFull: values.int(0...9) == 0)
        // A layer's number is never used again.
        commit.deltas.removeAll { retired.contains($0.layer) }
        retired.formUnion(commit.removed)
        oneByOne.apply(commit)
        merger.add(commit)
      }
      if let commit = merger.take() { merged.apply(commit) }
      #expect(merged == oneByOne)
      #expect(merger.isEmpty)
      #expect(merger.take() == nil)
    }
  }

  @Test func aLateJoinerGetsTheSameTree() throws {
    var values = RandomValues(seed: 8)
    for _ in 0..<400 {
      var tree = LayerTree()
      for number in 1...5 {
        tree.apply(values.commit(number: UInt64(number), isFull: number == 1))
      }
      var late = LayerTree()
      late.apply(try #require(tree.fullCommit()))
      #expect(late == tree)
    }
    #expect(LayerTree().fullCommit() == nil)
  }

  @Test func aThousandScrollStepsMergeIntoOneChange() {
    var merger = CommitMerger()
    for step in 1...1_000 {
      merger.add(
        Commit(
          number: UInt64(step), isFull: false, screenSize: .zero, screenScale: 1, root: LayerID(rawValue: 1),
          deltas: [LayerDelta(layer: LayerID(rawValue: 2), changes: [.boundsOrigin(CGPoint(x: 0, y: step))])],
          removed: []))
    }
    #expect(merger.weight == 1)
    let commit = merger.take()
    #expect(commit?.number == 1_000)
    #expect(commit?.deltas.map(\.changes) == [[.boundsOrigin(CGPoint(x: 0, y: 1_000))]])
  }
}
