// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Items are announced a screen ahead, and taken back when the content turns round.
@MainActor struct PrefetchingTests {
  private final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
    var announced: [Int] = []
    var cancelled: [Int] = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      announced += indexPaths.map(\.item)
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths.map(\.item)
    }
    func clear() {
      announced = []
      cancelled = []
    }
  }

  private let prefetching = Prefetching()

  /// Ten rows of 40 points on the screen.
  private func stage() -> CollectionStage {
    CollectionStage([(0..<1000).map(String.init)]) { $0.prefetchDataSource = prefetching }
  }

  private func scroll(_ stage: CollectionStage, to offset: CGFloat) {
    stage.view.contentOffset.y = offset
    stage.settle()
  }

  @Test func `a screen ahead is announced once, before it is seen`() {
    let stage = stage()
    #expect(prefetching.announced == Array(10..<20))
    for offset in stride(from: CGFloat(10), through: 2000, by: 10) {
      scroll(stage, to: offset)
      let last = stage.view.indexPathsForVisibleItems.map(\.item).max() ?? 0
      // Half a screen is always announced by then.
      #expect((prefetching.announced.max() ?? 0) >= last + 4)
    }
    #expect(prefetching.announced == Array(10...(prefetching.announced.max() ?? 0)))
    #expect(prefetching.cancelled.isEmpty)
  }

  @Test func `turning round takes back what lies behind, and announces what lies before`() {
    let stage = stage()
    scroll(stage, to: 4000)
    prefetching.clear()
    scroll(stage, to: 3950)
    #expect(Set(prefetching.cancelled).isSuperset(of: 110...118))
    #expect(Set(prefetching.announced).isSuperset(of: 89...97))
    #expect(prefetching.announced.allSatisfy { $0 < 98 })
  }

  @Test func `turned off, it takes everything back and announces nothing`() {
    let stage = stage()
    prefetching.clear()
    stage.view.isPrefetchingEnabled = false
    #expect(prefetching.cancelled == Array(10..<20))
    scroll(stage, to: 300)
    #expect(prefetching.announced.isEmpty)
  }

  @Test func `what is announced goes along with a batch`() {
    let stage = stage()
    prefetching.clear()
    stage.sections[0].insert("x", at: 0)
    stage.view.insertItems(at: [path(0, 0)])
    // Item 9 has left the screen; the ten announced ones are 11 to 20 now.
    #expect(prefetching.announced == [10])
  }
}
