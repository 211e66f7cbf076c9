// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@testable import BrowserServer

@Suite struct ScreenHistoryTests {
  private let root = LayerID(rawValue: 1)

  private func commit(_ number: UInt64, x: CGFloat, layers: Int = 0) -> Commit {
    var deltas = [LayerDelta(layer: root, changes: [.position(CGPoint(x: x, y: 0))])]
    for index in 0..<layers {
      deltas.append(LayerDelta(layer: LayerID(rawValue: UInt32(index) + 2), changes: [.opacity(0.5)]))
    }
    return Commit(
      number: number, isFull: number == 1, screenSize: CGSize(width: 10, height: 10), screenScale: 1, root: root,
      deltas: deltas, removed: [], time: Double(number))
  }

  @Test func whatIsOlderIsWorkedIntoTheTree() {
    var history = ScreenHistory()
    for number in 1...20 { history.note(commit(UInt64(number), x: CGFloat(number)), at: Double(number)) }
    #expect(history.events.map(\.moment) == [12, 13, 14, 15, 16, 17, 18, 19, 20])
    #expect(history.tree[root]?.position.x == 11)
    #expect(history.tree.time == 11)
    #expect(history.treeMoment == 11)
  }

  @Test func clocksAreRemembered() {
    var history = ScreenHistory()
    history.note(commit(1, x: 0), at: 0)
    history.noteClock(time: 5, rate: 0, at: 1)
    history.note(commit(2, x: 0), at: 30)
    #expect(history.events.count == 1)
    #expect(history.tree.rate == 0)
    #expect(history.tree.time == 5)
  }

  @Test func tooManyChangesShortenTheReach() {
    var history = ScreenHistory()
    for number in 1...4 {
      history.note(commit(UInt64(number), x: CGFloat(number), layers: ScreenHistory.changeLimit / 5), at: 0)
    }
    #expect(history.events.count == 2)
    #expect(history.tree[root]?.position.x == 2)
    // One that is too large by itself is not kept either.
    history.note(commit(5, x: 5, layers: ScreenHistory.changeLimit), at: 0)
    #expect(history.events.isEmpty)
    #expect(history.tree[root]?.position.x == 5)
  }
}
