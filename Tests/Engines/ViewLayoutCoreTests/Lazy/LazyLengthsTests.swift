// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewLayoutCore

@Suite struct LazyLengthsTests {
  @Test func unmeasuredLinesHaveTheEstimate() {
    let lengths = LazyLengths(count: 100_000, spacing: 8, estimate: 44)
    #expect(lengths.total == 5_199_992)
    #expect(lengths.start(of: 50_000) == 2_600_000)
    #expect(lengths.index(at: 2_600_001) == 50_000)
  }

  @Test func aMeasuredLineMovesLaterOnes() {
    var lengths = LazyLengths(count: 1000, spacing: 0, estimate: 10)
    lengths.measure(30, at: 500)
    #expect(lengths.start(of: 500) == 5000)
    #expect(lengths.start(of: 501) == 5030)
    #expect(lengths.total == 10_020)
    #expect(lengths.mean == 30)
    lengths.forget(500)
    #expect(lengths.total == 10_000)
    #expect(lengths.mean == 10)
  }

  @Test func positionsBeyondTheEndsAreTheFirstAndTheLastLine() {
    let lengths = LazyLengths(count: 3, spacing: 2, estimate: 10)
    #expect(lengths.index(at: -5) == 0)
    #expect(lengths.index(at: 500) == 2)
    #expect(LazyLengths(count: 0, spacing: 2, estimate: 10).index(at: 0) == nil)
    #expect(LazyLengths(count: 0, spacing: 2, estimate: 10).total == 0)
  }

  @Test(arguments: TwinSeeds.seeds) func lookUpsAreThoseOfAPlainArray(seed: UInt64) {
    var maker = RandomBox(seed: seed)
    let (count, spacing) = (maker.roll(1200) + 1, maker.points(10))
    var lengths = LazyLengths(count: count, spacing: spacing, estimate: 20)
    var plain = [CGFloat?](repeating: nil, count: count)
    for _ in 0..<60 {
      let index = maker.roll(count)
      if maker.chance(4) {
        lengths.forget(index)
        plain[index] = nil
      } else {
        let length = maker.points(60)
        lengths.measure(length, at: index)
        plain[index] = length
      }
      if maker.chance(5) { lengths.estimate = maker.points(30) + 0.5 }
      let starts = plain.reduce(into: [CGFloat(0)]) { $0.append($0[$0.count - 1] + ($1 ?? lengths.estimate) + spacing) }
      let place = maker.roll(count + 1)
      #expect(lengths.start(of: place) == starts[place])
      #expect(lengths.total == starts[count] - spacing)
      let position = maker.points(Int(starts[count])) - 10
      let expected = starts.dropFirst().firstIndex { position < $0 }.map { $0 - 1 } ?? count - 1
      #expect(lengths.index(at: position) == expected, "seed \(seed): \(position)")
    }
  }

  @Test func measuredLengthsSurviveAChangeOfData() {
    var former = LazyLengths(count: 600, spacing: 0, estimate: 10)
    for (index, length) in [(0, 5), (300, 30), (599, 59)] as [(Int, CGFloat)] { former.measure(length, at: index) }
    var lengths = LazyLengths(count: 500, spacing: 0, estimate: 1)
    lengths.adopt(former) { $0 == 599 ? nil : $0 + 100 }
    #expect(lengths.estimate == 10)
    #expect(lengths.measuredCount == 2)
    #expect(lengths.measured(100) == 5)
    #expect(lengths.measured(400) == 30)
  }
}
