// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Estimated lengths, and where content stays while they become known.
@MainActor struct CompositionalSelfSizingTests {
  private func fixture(_ count: Int, height: (Int) -> CGFloat) -> CollectionFixture {
    let fixture = CollectionFixture(
      [count], layout: UICollectionViewCompositionalLayout(section: .rows(.estimated(40))))
    for item in 0..<count { fixture.wanted["0.\(item)"] = CGSize(width: 300, height: height(item)) }
    return fixture
  }

  @Test func rowsAreAsTallAsTheySay() {
    let fixture = fixture(50) { 20 + CGFloat($0 % 3) * 10 }
    fixture.settle()
    #expect(fixture.frame(0, 0) == rect(0, 0, 300, 20))
    #expect(fixture.frame(0, 1) == rect(0, 20, 300, 30))
    #expect(fixture.frame(0, 2) == rect(0, 50, 300, 40))
    #expect(fixture.frame(0, 3) == rect(0, 90, 300, 20))
    #expect(fixture.view.statistics.viewsMade <= 15)
  }

  @Test func widthsThatTheLayoutDecidesArePassedOver() {
    let fixture = fixture(2) { _ in 25 }
    fixture.wanted["0.0"] = CGSize(width: 77, height: 25)
    fixture.settle()
    #expect(fixture.frame(0, 0) == rect(0, 0, 300, 25))
  }

  @Test func viewsOfKnownSizeAreNotAsked() {
    let fixture = CollectionFixture([3], layout: UICollectionViewCompositionalLayout(section: .rows(.absolute(40))))
    fixture.wanted["0.0"] = CGSize(width: 1, height: 1)
    fixture.settle()
    #expect(fixture.frame(0, 0) == rect(0, 0, 300, 40))
    #expect(fixture.view.statistics.layoutsPrepared == 1)
  }

  @Test func whatIsSeenStaysWhenContentAboveTurnsOutTaller() {
    let fixture = fixture(100) { _ in 90 }
    fixture.settle()
    // Far down, from where everything above is a guess.
    fixture.view.contentOffset.y = 2000
    fixture.settle()
    for _ in 0..<30 {
      let seen = fixture.view.indexPathsForVisibleItems.sorted().first { path in
        (fixture.view.cellForItem(at: path)?.frame.minY ?? 0) >= fixture.view.contentOffset.y
      }
      guard let seen, let before = fixture.view.cellForItem(at: seen)?.frame.minY else { break }
      let onScreen = before - fixture.view.contentOffset.y
      fixture.view.contentOffset.y -= 20
      fixture.settle()
      guard let after = fixture.view.cellForItem(at: seen)?.frame.minY else { continue }
      #expect(after - fixture.view.contentOffset.y == onScreen + 20)
    }
  }

  @Test func insertionsKeepWhatWasMeasured() {
    let fixture = fixture(100) { _ in 90 }
    fixture.settle()
    let height = fixture.view.contentSize.height
    fixture.sections[0].insert("new", at: 0)
    fixture.wanted["new"] = CGSize(width: 300, height: 50)
    fixture.view.insertItems(at: [path(0, 0)])
    fixture.settle()
    #expect(fixture.view.contentSize.height == height + 50)
    #expect(fixture.frame(0, 1) == rect(0, 50, 300, 90))
  }

  @Test func headersAndBadgesSayTheirSizesToo() {
    final class Tall: UICollectionReusableView {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = CGSize(width: 33, height: 17)
        return layoutAttributes
      }
    }
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.estimated(10), .estimated(10)), elementKind: footerKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)), subitems: [item])
    ).header(.estimated(60))
    let fixture = CollectionFixture([2], layout: UICollectionViewCompositionalLayout(section: section))
    for kind in [headerKind, footerKind] {
      fixture.view.register(Tall.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "extra")
    }
    fixture.settle()
    #expect(
      fixture.view.supplementaryView(forElementKind: headerKind, at: path(0, 0))?.frame == rect(0, 0, 300, 17))
    #expect(fixture.frame(0, 0)?.minY == 17)
    #expect(
      fixture.view.supplementaryView(forElementKind: footerKind, at: path(0, 1))?.frame == rect(267, 100, 33, 17))
  }

  @Test func anInvalidationKeepsTheScrollPosition() {
    let fixture = fixture(100) { 60 + CGFloat($0 % 5) * 13 }
    for step in 0..<20 {
      fixture.view.contentOffset.y = CGFloat(step) * 100
      fixture.settle()
    }
    let before = fixture.view.contentOffset
    let frames = fixture.textsByPath
    fixture.view.collectionViewLayout.invalidateLayout()
    fixture.settle()
    #expect(fixture.view.contentOffset == before)
    #expect(fixture.textsByPath == frames)
    fixture.view.reloadData()
    fixture.settle()
    #expect(fixture.view.contentOffset == before)
    #expect(fixture.textsByPath == frames)
  }
}
