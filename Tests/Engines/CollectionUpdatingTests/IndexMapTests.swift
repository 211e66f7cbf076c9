// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CollectionUpdating

/// Indices followed through random changes, against a list that is edited the plain way.
struct IndexMapTests {
  @Test func anIndexGoesWhereItsElementGoesAndComesFromThere() {
    var seed: UInt64 = 7
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<2000 {
      let old = Array(0..<random(12))
      var map = IndexMap()
      var kept = old
      for _ in 0..<random(4) where !kept.isEmpty { map.delete(kept.remove(at: random(kept.count))) }
      var moving: [Int] = []
      for _ in 0..<random(4) where !kept.isEmpty { moving.append(kept.remove(at: random(kept.count))) }
      var new = kept
      for element in moving { new.insert(element, at: random(new.count + 1)) }
      for number in 0..<random(4) { new.insert(100 + number, at: random(new.count + 1)) }
      for element in moving {
        guard let end = new.firstIndex(of: element) else { continue }
        map.leave(element, to: end)
        map.arrive(end)
      }
      for (index, element) in new.enumerated() where element >= 100 { map.insert(index) }
      map.seal()
      for element in old { #expect(map.newIndex(of: element) == new.firstIndex(of: element)) }
      for (index, element) in new.enumerated() { #expect(map.oldIndex(of: index) == (element < 100 ? element : nil)) }
    }
  }
}
