// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What people report of compositional layout elsewhere, held against ours through the collection view.
@MainActor struct CompositionalFaultTests {
  private func card(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  { NSCollectionLayoutItem(layoutSize: layoutSize(width, height)) }

  @Test func estimatedWidthsInAnOrthogonalSectionAreTheCells() throws {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: layoutSize(.estimated(80), .absolute(40)), subitems: [card(.estimated(80), .absolute(40))]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    let fixture = CollectionFixture([30], layout: UICollectionViewCompositionalLayout(section: section))
    for item in 0..<30 { fixture.wanted["0.\(item)"] = CGSize(width: 30 + CGFloat(item % 4) * 25, height: 40) }
    fixture.settle()
    let scroller = try #require(fixture.view.orthogonalScrollView(section: 0))
    // Every chip is as wide as it says, and the next begins where it ends, all the way to the end and back.
    for offset in stride(from: 0, through: 2400, by: 40) as StrideThrough<CGFloat> {
      scroller.contentOffset.x = min(offset, max(scroller.contentSize.width - 300, 0))
      fixture.settle()
      let paths = fixture.view.indexPathsForVisibleItems.sorted()
      for (one, next) in zip(paths, paths.dropFirst()) {
        let first = try #require(fixture.view.cellForItem(at: one)).frame
        let second = try #require(fixture.view.cellForItem(at: next)).frame
        #expect(first.width == 30 + CGFloat(one.item % 4) * 25)
        #expect(second.minX == first.maxX + 10)
      }
    }
    #expect(fixture.view.indexPathsForVisibleItems.contains(path(0, 29)))
    let total = (0..<30).reduce(CGFloat(0)) { $0 + 30 + CGFloat($1 % 4) * 25 } + 290
    #expect(scroller.contentSize.width == total)
  }

  @Test func anOrthogonalSectionAfterASelfSizedOneSitsWhereThatEnds() throws {
    let layout = compositional([.rows(.estimated(44)), .cards(height: .absolute(80)), .rows(.absolute(20))])
    let fixture = CollectionFixture([3, 5, 1], layout: layout)
    for item in 0..<3 { fixture.wanted["0.\(item)"] = CGSize(width: 300, height: 70) }
    fixture.settle()
    let scroller = try #require(fixture.view.orthogonalScrollView(section: 1))
    #expect(scroller.frame == rect(0, 210, 300, 80))
    #expect(fixture.frame(2, 0)?.minY == 290)
    fixture.wanted["0.1"] = CGSize(width: 300, height: 20)
    fixture.view.reloadData()
    fixture.settle()
    #expect(scroller.frame.minY == 160 || fixture.view.orthogonalScrollView(section: 1)?.frame.minY == 160)
  }

  @Test func itemsOfAGroupAreAsTallAsTheTallestWhereThatIsAskedFor() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(50)),
      repeatingSubitem: card(.fractionalWidth(1 / 3), .uniformAcrossSiblings(estimate: 50)), count: 3)
    let fixture = CollectionFixture(
      [6], layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    for (item, height) in [20, 90, 40, 10, 15, 12].enumerated() {
      fixture.wanted["0.\(item)"] = CGSize(width: 100, height: CGFloat(height))
    }
    fixture.settle()
    #expect(
      (0..<3).map { fixture.frame(0, $0) } == [rect(0, 0, 100, 90), rect(100, 0, 100, 90), rect(200, 0, 100, 90)])
    #expect((3..<6).map { fixture.frame(0, $0)?.height } == [15, 15, 15])
    #expect(fixture.frame(0, 3)?.minY == 90)
  }

  @Test func edgeSpacingHoldsWithEstimates() {
    let item = card(.fractionalWidth(1), .estimated(30))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(6), trailing: nil, bottom: .fixed(4))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(60)), subitems: [item, item])
    let fixture = CollectionFixture(
      [4], layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    for item in 0..<4 { fixture.wanted["0.\(item)"] = CGSize(width: 300, height: 50) }
    fixture.settle()
    #expect((0..<4).map { fixture.frame(0, $0)?.minY } == [6, 66, 126, 186])
    #expect(fixture.view.contentSize.height == 240)
  }

  @Test func trailingInsetsOfNestedGroupsCount() {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
      repeatingSubitem: card(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    pair.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), subitems: [pair, pair])
    let fixture = CollectionFixture(
      [4], layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    fixture.settle()
    #expect(fixture.frame(0, 0) == rect(0, 0, 140, 50))
    #expect(fixture.frame(0, 2) == rect(150, 0, 140, 50))
  }

  @Test func aBackgroundBehindAnOrthogonalSectionSpansItHoweverFarItIsScrolled() throws {
    let section = NSCollectionLayoutSection.cards(height: .estimated(50)).with {
      $0.contentInsets = .all(10)
      $0.decorationItems = [.background(elementKind: "back")]
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(CountingCell.self, forDecorationViewOfKind: "back")
    let fixture = CollectionFixture([10], layout: layout)
    for item in 0..<10 { fixture.wanted["0.\(item)"] = CGSize(width: 200, height: 70) }
    fixture.settle()
    let back = try #require(fixture.view.subviews.first as? CountingCell)
    #expect(back.frame == rect(0, 0, 300, 90))
    try #require(fixture.view.orthogonalScrollView(section: 0)).contentOffset.x = 700
    fixture.settle()
    #expect(back.frame == rect(0, 0, 300, 90))
    #expect(back.superview === fixture.view)
  }

  @Test func selfSizingWhileRubberBandingDoesNotJump() throws {
    let fixture = CollectionFixture([200], layout: UICollectionViewCompositionalLayout(section: .rows(.estimated(40))))
    for item in 0..<200 { fixture.wanted["0.\(item)"] = CGSize(width: 300, height: 90) }
    fixture.settle()
    let finger = Finger(on: fixture.window)
    finger.down(150, 100)
    var last = CGFloat(0)
    for step in 1...12 {
      finger.move(to: 150, 100 + CGFloat(step) * 20)
      fixture.settle()
      // Pulled past the top it goes farther with the finger, never back and never by leaps.
      #expect(fixture.view.contentOffset.y <= last && last - fixture.view.contentOffset.y <= 20)
      last = fixture.view.contentOffset.y
    }
    finger.up(after: 0.3)
    for _ in 0..<120 {
      finger.wait(1.0 / 60)
      fixture.settle()
      #expect(fixture.view.contentOffset.y >= last - 1e-9)
      last = fixture.view.contentOffset.y
    }
    #expect(fixture.view.contentOffset.y == 0)
  }

  @Test func pinnedHeadersStandBelowTheContentInset() {
    let layout = compositional([
      .rows(.absolute(50)).header(pins: true).with { $0.contentInsets = .all(12) }, .rows(.absolute(50)),
    ])
    let fixture = CollectionFixture([20, 10], layout: layout)
    fixture.view.contentInset.top = 40
    fixture.view.contentOffset.y = -40
    fixture.settle()
    func header() -> CGFloat? {
      fixture.view.supplementaryView(forElementKind: headerKind, at: path(0, 0))?.frame.minY
    }
    #expect(header() == 0)
    fixture.view.contentOffset.y = 100
    fixture.settle()
    #expect(header() == 140)
    // The section ends at 30 + 12 + 1000 + 12.
    fixture.view.contentOffset.y = 1000
    fixture.settle()
    #expect(header() == 1024)
  }

  @Test func aGroupThatIsNotFullKeepsItsOrder() {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
      repeatingSubitem: card(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)),
      subitems: [card(.fractionalWidth(0.5), .fractionalHeight(1)), pair])
    let fixture = CollectionFixture(
      [5], layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    fixture.settle()
    #expect(fixture.frame(0, 3) == rect(0, 100, 150, 100))
    #expect(fixture.frame(0, 4) == rect(150, 100, 150, 50))
    #expect(fixture.view.contentSize.height == 200)
  }

  @Test func cellsInsideOrthogonalSectionsAreUsedAgainAcrossSections() {
    let sections = (0..<30).map { _ in NSCollectionLayoutSection.cards() }
    let fixture = CollectionFixture(Array(repeating: 20, count: 30), layout: compositional(sections))
    fixture.settle()
    for step in 0..<60 {
      fixture.view.contentOffset.y = CGFloat(step) * 40
      fixture.settle()
    }
    #expect(fixture.view.statistics.viewsMade <= 14)
    #expect(fixture.view.orthogonalViews.count <= 5)
  }
}
