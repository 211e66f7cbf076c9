// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom
import Testing

@testable import CollectionUpdating

/// An item that is shown elsewhere than it is in the data.
struct CollectionShadowTests {
  @Test func withinASectionThoseBetweenMoveUp() {
    let shadow = CollectionShadow(carried: [path(0, 1)], target: path(0, 3))
    #expect((0..<5).map { shadow.dataPath(path(0, $0))?.item } == [0, 2, 3, 1, 4])
    #expect(shadow.shownCounts([5, 2]) == [5, 2])
    #expect(shadow.dataPath(path(1, 1)) == path(1, 1))
  }

  @Test func acrossSectionsOneLosesAndOneGains() {
    let shadow = CollectionShadow(carried: [path(0, 1)], target: path(1, 2))
    #expect(shadow.shownCounts([3, 2, 4]) == [2, 3, 4])
    #expect([path(0, 0), path(0, 1)].map(shadow.dataPath) == [path(0, 0), path(0, 2)])
    #expect([path(1, 0), path(1, 1), path(1, 2)].map(shadow.dataPath) == [path(1, 0), path(1, 1), path(0, 1)])
  }

  @Test func bothWaysAreInverse() {
    let counts = [4, 1, 3]
    for from in 0..<4 {
      for section in 0..<3 {
        for to in 0...(section == 0 ? 3 : counts[section]) {
          let shadow = CollectionShadow(carried: [path(0, from)], target: path(section, to))
          var seen = Set<IndexPath>()
          for (section, count) in shadow.shownCounts(counts).enumerated() {
            for item in 0..<count {
              guard let data = shadow.dataPath(path(section, item)) else { continue }
              #expect(data.item < counts[data.section])
              #expect(seen.insert(data).inserted)
              #expect(shadow.shownPath(data) == path(section, item))
            }
          }
          #expect(seen.count == 8)
        }
      }
    }
  }

  @Test func severalItemsStandSideBySide() {
    let shadow = CollectionShadow(carried: [path(0, 3), path(0, 1)], target: path(0, 2))
    #expect((0..<6).map { shadow.dataPath(path(0, $0))?.item } == [0, 2, 3, 1, 4, 5])
    #expect(shadow.shownCounts([6]) == [6])
    #expect(shadow.destination == path(0, 2))
  }

  @Test func gapsAndPlaceholdersHaveNoItem() {
    let gap = CollectionShadow(target: path(0, 1))
    #expect((0..<4).map { gap.dataPath(path(0, $0))?.item } == [0, nil, 1, 2])
    #expect(gap.shownCounts([3]) == [4])
    let waiting = CollectionShadow(placeholders: [
      CollectionShadow.Placeholder(id: 1, path: path(0, 1)), CollectionShadow.Placeholder(id: 2, path: path(0, 1)),
      CollectionShadow.Placeholder(id: 3, path: path(1, 0)),
    ])
    #expect((0..<5).map { waiting.dataPath(path(0, $0))?.item } == [0, nil, nil, 1, 2])
    #expect(waiting.dataPath(path(1, 0)) == nil)
    #expect(waiting.shownPath(path(0, 1)) == path(0, 3))
    #expect(waiting.dataPlace(path(0, 2)) == path(0, 1))
    #expect(waiting.shownCounts([3, 0]) == [5, 1])
    #expect(waiting.dataCounts([5, 1]) == [3, 0])
    #expect(waiting.settled == waiting)
  }

  @Test(arguments: 0..<200) func whateverIsShownIsFoundAgain(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let counts = (0..<3).map { _ in Int.random(in: 1...5, using: &random) }
    let all = counts.indices.flatMap { section in (0..<counts[section]).map { path(section, $0) } }
    let carried = Array(all.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)))
    let places = counts.indices.flatMap { section in (0...counts[section]).map { path(section, $0) } }
    let waiting = places.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)).sorted()
      .enumerated().map { CollectionShadow.Placeholder(id: $0, path: $1) }
    let rest = CollectionShadow(placeholders: waiting)
    let section = Int.random(in: 0..<3, using: &random)
    let room = rest.shownCounts(counts)[section] - carried.count { $0.section == section }
    let target = path(section, Int.random(in: 0...room, using: &random))
    let shadow = CollectionShadow(carried: carried, target: target, placeholders: waiting)
    var seen = Set<IndexPath>()
    var empty = 0
    for (section, count) in shadow.shownCounts(counts).enumerated() {
      for item in 0..<count {
        guard let data = shadow.dataPath(path(section, item)) else {
          empty += 1
          continue
        }
        #expect(data.item < counts[data.section])
        #expect(seen.insert(data).inserted)
        #expect(shadow.shownPath(data) == path(section, item))
      }
    }
    #expect(seen.count == all.count)
    #expect(empty == waiting.count + (carried.isEmpty ? 1 : 0))
    #expect(shadow.dataCounts(shadow.shownCounts(counts)) == counts)
    // Whatever stays keeps its order, so the changes say all.
    let (old, new) = (rest.shownCounts(counts), shadow.shownCounts(counts))
    let update = CollectionUpdate(CollectionShadow.changes(from: rest, to: shadow), before: old, after: new)
    for data in all { #expect(update.newPath(of: rest.shownPath(data)) == shadow.shownPath(data)) }
    let back = CollectionUpdate(CollectionShadow.changes(from: shadow, to: rest), before: new, after: old)
    for data in all { #expect(back.newPath(of: shadow.shownPath(data)) == rest.shownPath(data)) }
  }
}
