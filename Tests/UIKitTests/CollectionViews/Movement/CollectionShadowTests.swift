// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// An item that is shown elsewhere than it is in the data.
struct CollectionShadowTests {
  @Test func withinASectionThoseBetweenMoveUp() {
    let shadow = CollectionShadow(source: path(0, 1), target: path(0, 3))
    #expect((0..<5).map { shadow.dataPath(path(0, $0)).item } == [0, 2, 3, 1, 4])
    #expect(shadow.shownCounts([5, 2]) == [5, 2])
    #expect(shadow.dataPath(path(1, 1)) == path(1, 1))
  }

  @Test func acrossSectionsOneLosesAndOneGains() {
    let shadow = CollectionShadow(source: path(0, 1), target: path(1, 2))
    #expect(shadow.shownCounts([3, 2, 4]) == [2, 3, 4])
    #expect([path(0, 0), path(0, 1)].map(shadow.dataPath) == [path(0, 0), path(0, 2)])
    #expect([path(1, 0), path(1, 1), path(1, 2)].map(shadow.dataPath) == [path(1, 0), path(1, 1), path(0, 1)])
  }

  @Test func bothWaysAreInverse() {
    let counts = [4, 1, 3]
    for from in 0..<4 {
      for section in 0..<3 {
        for to in 0...(section == 0 ? 3 : counts[section]) {
          let shadow = CollectionShadow(source: path(0, from), target: path(section, to))
          var seen = Set<IndexPath>()
          for (section, count) in shadow.shownCounts(counts).enumerated() {
            for item in 0..<count {
              let data = shadow.dataPath(path(section, item))
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
}
