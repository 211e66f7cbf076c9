// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import CollectionLayoutCore

struct RowExtentsTests {
  @Test func aMillionUniformRowsAreOneRun() {
    var rows = RowExtents(repeating: 52, count: 1_000_000)
    #expect(rows.runCount == 1)
    #expect(rows.length == 52_000_000)
    #expect(rows.start(of: 999_999) == 51_999_948)
    #expect(rows.index(at: 26_000_001) == 500_000)
    rows.set(60, at: 500_000)
    #expect(rows.runCount == 3)
    #expect(rows.index(at: 26_000_059) == 500_000)
    #expect(rows.index(at: 26_000_060) == 500_001)
  }

  @Test func positionsBeyondTheEndsBelongToTheFirstAndTheLastRow() {
    let rows = RowExtents([10, 0, 20])
    #expect(rows.index(at: -5) == 0)
    #expect(rows.index(at: 10) == 2)
    #expect(rows.index(at: 500) == 2)
    #expect(RowExtents().index(at: 0) == nil)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func whateverIsDoneToThemTheyAreWhatAListWouldBe(seed: UInt64) {
    var dice = SeededRandom(seed: seed)
    func roll(_ bound: Int) -> Int { Int(dice.next() >> 33) % max(bound, 1) }
    var plain = (0..<roll(900)).map { _ in Double(roll(4) * 10) }
    var rows = RowExtents(plain)
    for _ in 0..<200 {
      switch roll(4) {
      case 0:
        let (at, count, extent) = (roll(plain.count + 1), roll(5), Double(roll(4) * 10))
        plain.insert(contentsOf: Array(repeating: extent, count: count), at: at)
        rows.insert(count, of: extent, at: at)
      case 1 where !plain.isEmpty:
        let start = roll(plain.count)
        let end = start + roll(min(plain.count - start, roll(8) == 0 ? 700 : 6) + 1)
        plain.removeSubrange(start..<end)
        rows.remove(start..<end)
      case 2 where !plain.isEmpty:
        let (at, extent) = (roll(plain.count), Double(roll(4) * 10))
        #expect(rows.set(extent, at: at) == (plain[at] != extent))
        plain[at] = extent
      default:
        let place = Double(roll(10_000))
        var (start, found) = (0.0, plain.isEmpty ? nil : plain.count - 1)
        for (index, extent) in plain.enumerated() {
          if place < start + extent {
            found = index
            break
          }
          start += extent
        }
        #expect(rows.index(at: place) == found)
      }
      #expect(rows.count == plain.count)
      #expect(rows.length == plain.reduce(0, +))
      let at = roll(plain.count + 1)
      #expect(rows.start(of: at) == plain[..<at].reduce(0, +))
      if at < plain.count { #expect(rows[at] == plain[at]) }
    }
    #expect((0..<rows.count).map { rows[$0] } == plain)
  }
}
