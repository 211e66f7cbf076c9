// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Handlers that see and change what is visible of a section.
@MainActor struct VisibleItemsTests {
  @Test func aCarouselShrinksWhatIsAwayFromTheMiddle() throws {
    var calls: [(items: [Int], offset: CGPoint, width: CGFloat)] = []
    let section = NSCollectionLayoutSection.cards(width: 100, spacing: 0).with {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 100, bottom: 0, trailing: 100)
      $0.visibleItemsInvalidationHandler = { items, offset, environment in
        calls.append((items.map(\.indexPath.item), offset, environment.container.contentSize.width))
        for item in items {
          let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          let scale = max(1 - distance / 400, 0.5)
          item.transform = CGAffineTransform(scaleX: scale, y: scale)
          item.alpha = scale
          item.zIndex = distance < 50 ? 5 : 0
        }
      }
    }
    let fixture = CollectionFixture([30], layout: UICollectionViewCompositionalLayout(section: section))
    fixture.settle()
    let scroller = try #require(fixture.view.orthogonalScrollView(section: 0))
    #expect(calls.last?.items == [0, 1])
    #expect(calls.last?.offset == .zero)
    #expect(calls.last?.width == 300)
    let first = try #require(fixture.view.cellForItem(at: path(0, 0)))
    let second = try #require(fixture.view.cellForItem(at: path(0, 1)))
    #expect(first.transform.a == 1 && first.alpha == 1 && first.layer.zPosition == 5)
    #expect(second.transform.a == 0.75 && second.alpha == 0.75 && second.layer.zPosition == 0)
    #expect(second.frame == rect(112.5, 12.5, 75, 75))
    #expect(scroller.subviews.last === first)
    scroller.contentOffset.x = 100
    fixture.settle()
    #expect(calls.last?.items == [0, 1, 2])
    #expect(calls.last?.offset == CGPoint(x: 100, y: 0))
    #expect(first.transform.a == 0.75)
    #expect(second.transform.a == 1 && second.bounds.size == CGSize(width: 100, height: 100))
    #expect(scroller.subviews.last === second)
    let before = calls.count
    scroller.contentOffset.x = 101
    fixture.settle()
    #expect(calls.count == before + 1)
  }

  @Test func aSectionThatDoesNotScrollAcrossIsWatchedToo() {
    var offsets: [CGFloat] = []
    var seen: [[String]] = []
    let section = NSCollectionLayoutSection.rows(.absolute(100)).header().with {
      $0.visibleItemsInvalidationHandler = { items, offset, _ in
        offsets.append(offset.y)
        seen.append(items.map { "\($0.name) \($0.representedElementCategory.rawValue)" })
        for item in items where item.representedElementKind == nil { item.isHidden = item.indexPath.item == 2 }
      }
    }
    let fixture = CollectionFixture([20], layout: UICollectionViewCompositionalLayout(section: section))
    fixture.settle()
    #expect(offsets == [0])
    #expect(seen.first?.count == 5)
    #expect(seen.first?.contains("\(headerKind) 1") == true)
    #expect(fixture.view.cellForItem(at: path(0, 2)) == nil)
    fixture.view.contentOffset.y = 60
    fixture.settle()
    #expect(offsets == [0, 60])
    #expect(fixture.frame(0, 3) == rect(0, 330, 300, 100))
  }

  @Test func askingForAttributesCallsNobody() {
    var calls = 0
    let section = NSCollectionLayoutSection.rows(.absolute(100)).with {
      $0.visibleItemsInvalidationHandler = { _, _, _ in calls += 1 }
    }
    let fixture = CollectionFixture([20], layout: UICollectionViewCompositionalLayout(section: section))
    fixture.settle()
    calls = 0
    _ = fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 150))
    _ = fixture.view.collectionViewLayout.layoutAttributesForElements(in: rect(0, 0, 300, 1000))
    #expect(calls == 0)
  }
}
