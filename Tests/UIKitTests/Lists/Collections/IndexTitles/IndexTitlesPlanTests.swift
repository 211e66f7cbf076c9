// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

struct IndexTitlesPlanTests {
  @Test func allTitlesAreShownWhereThereIsRoom() {
    let plan = IndexTitlesPlan(count: 3, height: 42)
    #expect(plan.slots == [.title(0), .title(1), .title(2)])
    #expect(plan.height == CGFloat(42))
    #expect([-100, 0, 13.9, 14, 41, 42, 1000].map { plan.title(at: $0) } == [0, 0, 0, 1, 2, 2, 2])
  }

  @Test func dotsStandForTitlesThatAreLeftOut() {
    let plan = IndexTitlesPlan(count: 26, height: 14 * 7)
    #expect(
      plan.slots == [
        .title(0), .dot(1..<8), .title(8), .dot(9..<17), .title(17), .dot(18..<25), .title(25),
      ])
    // A dot's titles share its height.
    #expect([14, 15.9, 16.1, 27.9, 28].map { plan.title(at: $0) } == [1, 1, 2, 7, 8])
  }

  @Test func anEvenRoomLeavesOneSlotFree() {
    #expect(IndexTitlesPlan(count: 5, height: 14 * 4 + 3).slots == [.title(0), .dot(1..<4), .title(4)])
  }

  @Test func littleRoomShowsTheFirstTitleAndNoneNothing() {
    #expect(IndexTitlesPlan(count: 5, height: 41).slots == [.title(0)])
    #expect(IndexTitlesPlan(count: 5, height: 14).slots == [.title(0)])
    #expect(IndexTitlesPlan(count: 5, height: 13).slots == [])
    #expect(IndexTitlesPlan(count: 5, height: -20).title(at: 3) == nil)
    #expect(IndexTitlesPlan(count: 0, height: 500).title(at: 3) == nil)
    #expect(IndexTitlesPlan(count: 2, height: .infinity).slots == [.title(0), .title(1)])
    #expect(IndexTitlesPlan(count: 2, height: .nan).slots == [])
  }

  @Test func everyTitleHasItsPlaceWhateverTheRoom() {
    for count in 1...60 {
      for room in 3...40 {
        let plan = IndexTitlesPlan(count: count, height: CGFloat(room) * IndexTitlesPlan.pitch)
        #expect(plan.slots.count <= room)
        let covered = plan.slots.flatMap { slot in
          switch slot {
          case .title(let index): [index]
          case .dot(let range): Array(range)
          }
        }
        #expect(covered == Array(0..<count))
        #expect(!plan.slots.contains(.dot(0..<0)))
      }
    }
  }
}
