// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Sections that scroll across the layout: where their cells stand, and how they scroll.
@MainActor struct OrthogonalSectionTests {

  private func fixture(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous, counts: [Int] = [20, 40],
    configure: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CollectionFixture {
    let cards = NSCollectionLayoutSection.cards(behavior).with { $0.contentInsets = .all(16) }
    configure(cards)
    let fixture = CollectionFixture(counts, layout: compositional([cards, .rows(.absolute(50))]))
    fixture.settle()
    return fixture
  }

  private func scroller(_ fixture: CollectionFixture, _ section: Int = 0) -> UIScrollView? {
    fixture.view.orthogonalScrollView(section: section)
  }

  private func items(_ fixture: CollectionFixture, _ section: Int = 0) -> [Int] {
    fixture.view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item).sorted()
  }

  private func drag(_ fixture: CollectionFixture, from: CGPoint, by dx: CGFloat, _ dy: CGFloat = 0, flick: Bool = false)
  {
    let finger = fixture.window.finger
    finger.down(from.x, from.y)
    for step in 1...5 {
      finger.move(to: from.x + dx * CGFloat(step) / 5, from.y + dy * CGFloat(step) / 5)
      fixture.settle()
    }
    finger.up(after: flick ? 0.008 : 0.5)
    for _ in 0..<150 {
      finger.wait(1.0 / 60)
      fixture.settle()
    }
  }

  @Test func itsCellsStandInAScrollViewWithinItsInsets() throws {
    let fixture = fixture()
    let scroller = try #require(self.scroller(fixture))
    #expect(scroller.superview === fixture.view)
    #expect(scroller.frame == rect(16, 16, 268, 100))
    #expect(scroller.contentSize == CGSize(width: CGFloat(20 * 200 + 19 * 12), height: 100))
    #expect(!scroller.clipsToBounds)
    #expect(items(fixture) == [0, 1])
    let cell = try #require(fixture.view.cellForItem(at: path(0, 1)))
    #expect(cell.superview === scroller)
    #expect(cell.frame == rect(212, 0, 200, 100))
    #expect(fixture.frame(1, 0) == rect(0, 132, 300, 50))
    #expect(fixture.view.contentSize == CGSize(width: 300, height: 2132))
    #expect(fixture.view.layoutAttributesForItem(at: path(0, 2))?.frame == rect(440, 16, 200, 100))
  }

  @Test func onlyVisibleCellsExistAndTheyAreUsedAgain() throws {
    let fixture = fixture(counts: [1000, 0])
    let scroller = try #require(self.scroller(fixture))
    let queries = fixture.view.statistics.layoutQueries
    for step in 1...200 {
      scroller.contentOffset.x = CGFloat(step) * 20
      fixture.settle()
      #expect(items(fixture).count <= 3)
    }
    #expect(items(fixture) == [18, 19, 20])
    #expect(fixture.view.statistics.viewsMade <= 4)
    #expect(fixture.view.statistics.layoutsPrepared == 1)
    // A band of half a screen on either side is known: 134 points and more.
    #expect(fixture.view.statistics.layoutQueries - queries <= 4000 / 134 + 1)
  }

  @Test func whatReachesIntoTheInsetsIsThereAndCanBeTouched() throws {
    let fixture = fixture()
    try #require(scroller(fixture)).contentOffset.x = 206
    fixture.settle()
    // The first ends at 10, in the inset.
    #expect(items(fixture) == [0, 1, 2])
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 5, y: 50)) == path(0, 0))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 100, y: 50)) == path(0, 1))
    let hit = fixture.view.hitTest(CGPoint(x: 5, y: 50), with: nil)
    #expect(hit?.isDescendant(of: try #require(fixture.view.cellForItem(at: path(0, 0)))) == true)
  }

  @Test func aDragAcrossScrollsTheSectionAndOneAlongTheCollection() throws {
    let fixture = fixture()
    drag(fixture, from: CGPoint(x: 200, y: 60), by: -100)
    let scroller = try #require(self.scroller(fixture))
    #expect(scroller.contentOffset.x == 90)
    #expect(fixture.view.contentOffset.y == 0)
    drag(fixture, from: CGPoint(x: 200, y: 60), by: -10, -70)
    #expect(fixture.view.contentOffset.y == 60)
    #expect(scroller.contentOffset.x == 90)
  }

  @Test func groupsComeToRestAtTheLeadingEdge() throws {
    let fixture = fixture(.continuousGroupLeadingBoundary)
    drag(fixture, from: CGPoint(x: 250, y: 60), by: -150)
    #expect(try #require(scroller(fixture)).contentOffset.x == 212)
    drag(fixture, from: CGPoint(x: 100, y: 60), by: 80)
    #expect(try #require(scroller(fixture)).contentOffset.x == 212)
  }

  @Test func groupPagingTurnsOneGroupHoweverFast() throws {
    let fixture = fixture(.groupPaging)
    drag(fixture, from: CGPoint(x: 280, y: 60), by: -250, flick: true)
    #expect(try #require(scroller(fixture)).contentOffset.x == 212)
    drag(fixture, from: CGPoint(x: 280, y: 60), by: -40, flick: true)
    #expect(try #require(scroller(fixture)).contentOffset.x == 424)
    drag(fixture, from: CGPoint(x: 20, y: 60), by: 40, flick: true)
    #expect(try #require(scroller(fixture)).contentOffset.x == 212)
  }

  @Test func pagingTurnsWhatIsSeen() throws {
    let fixture = fixture(.paging)
    drag(fixture, from: CGPoint(x: 280, y: 60), by: -150, flick: true)
    #expect(try #require(scroller(fixture)).contentOffset.x == 268)
  }

  @Test func centredGroupsRestInTheMiddleFromTheStart() throws {
    let fixture = fixture(.groupPagingCentered)
    let scroller = try #require(self.scroller(fixture))
    #expect(scroller.contentOffset.x == -34)
    drag(fixture, from: CGPoint(x: 280, y: 60), by: -150, flick: true)
    #expect(scroller.contentOffset.x == 178)
    scroller.setContentOffset(CGPoint(x: 99999, y: 0), animated: false)
    fixture.settle()
    drag(fixture, from: CGPoint(x: 100, y: 60), by: -30)
    #expect(scroller.contentOffset.x == CGFloat(19 * 212 - 34))
  }

  @Test func aWheelTurnsGroupsOneByOne() throws {
    let fixture = fixture(.groupPaging)
    let scroller = try #require(self.scroller(fixture))
    let finger = fixture.window.finger
    #expect(!scroller.scrollByWheel(CGPoint(x: 0, y: 30)))
    #expect(!scroller.scrollByWheel(CGPoint(x: -30, y: 0)))
    #expect(scroller.scrollByWheel(CGPoint(x: 30, y: 0)))
    #expect(scroller.scrollByWheel(CGPoint(x: 30, y: 0)))
    finger.wait(1)
    #expect(scroller.contentOffset.x == 212)
  }

  @Test func bouncesAndRatesAreTheSections() throws {
    let fixture = fixture(configure: {
      $0.orthogonalScrollingProperties.bounce = .never
      $0.orthogonalScrollingProperties.decelerationRate = .fast
    })
    let scroller = try #require(self.scroller(fixture))
    #expect(!scroller.bounces)
    #expect(scroller.decelerationRate == .fast)
    let paged = self.fixture(.groupPaging)
    #expect(try #require(self.scroller(paged)).decelerationRate == .fast)
    #expect(try #require(self.scroller(paged)).bounces)
  }

  @Test func rightToLeftItStartsAtTheRight() throws {
    let cards = NSCollectionLayoutSection.cards(.groupPaging).with {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 10)
    }
    let fixture = CollectionFixture([20], layout: compositional([cards]))
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.settle()
    let scroller = try #require(self.scroller(fixture))
    #expect(scroller.frame == rect(10, 0, 270, 100))
    let first = try #require(fixture.view.cellForItem(at: path(0, 0)))
    #expect(first.convert(first.bounds, to: fixture.view) == rect(80, 0, 200, 100))
    #expect(items(fixture) == [0, 1])
    drag(fixture, from: CGPoint(x: 20, y: 60), by: 100, flick: true)
    #expect(first.superview === scroller)
    #expect(items(fixture) == [0, 1, 2])
    let second = try #require(fixture.view.cellForItem(at: path(0, 1)))
    #expect(second.convert(second.bounds, to: fixture.view) == rect(80, 0, 200, 100))
  }

  @Test func cellsInsideAreSelectedByATap() throws {
    let fixture = fixture()
    try #require(scroller(fixture)).contentOffset.x = 424
    fixture.settle()
    let finger = fixture.window.finger
    finger.down(100, 60)
    finger.up(after: 0.1)
    finger.wait(0.3)
    #expect(fixture.view.indexPathsForSelectedItems == [path(0, 2)])
    #expect(fixture.view.cellForItem(at: path(0, 2))?.isSelected == true)
    let cell = try #require(fixture.view.cellForItem(at: path(0, 2)))
    #expect(fixture.view.indexPath(for: cell) == path(0, 2))
  }

  @Test func scrollingToAnItemScrollsBoth() throws {
    let fixture = fixture()
    fixture.view.contentOffset.y = 600
    fixture.settle()
    #expect(scroller(fixture) == nil)
    fixture.view.scrollToItem(at: path(0, 7), at: [.centeredHorizontally, .top], animated: false)
    fixture.settle()
    #expect(fixture.view.contentOffset == CGPoint(x: 0, y: 16))
    let scroller = try #require(self.scroller(fixture))
    #expect(scroller.contentOffset.x == CGFloat(7 * 212 - 34))
    #expect(items(fixture) == [6, 7, 8])
    let finger = fixture.window.finger
    fixture.view.scrollToItem(at: path(0, 8), at: .left, animated: true)
    finger.wait(0.1)
    #expect(scroller.isScrollAnimating && scroller.contentOffset.x < 1696)
    finger.wait(1)
    fixture.settle()
    #expect(scroller.contentOffset.x == 1696)
    fixture.view.scrollToItem(at: path(0, 19), at: [], animated: false)
    #expect(scroller.contentOffset.x == CGFloat(20 * 212 - 12 - 268))
  }

  @Test func itsOffsetIsKeptWhileItIsOffTheScreenAndAcrossReloads() throws {
    let fixture = fixture()
    try #require(scroller(fixture)).contentOffset.x = 500
    fixture.settle()
    fixture.view.contentOffset.y = 900
    fixture.settle()
    #expect(scroller(fixture) == nil)
    fixture.view.contentOffset.y = 0
    fixture.settle()
    #expect(try #require(scroller(fixture)).contentOffset.x == 500)
    #expect(items(fixture) == [2, 3])
    fixture.view.reloadData()
    fixture.settle()
    #expect(try #require(scroller(fixture)).contentOffset.x == 500)
    fixture.view.collectionViewLayout.invalidateLayout()
    fixture.settle()
    #expect(items(fixture) == [2, 3])
    fixture.sections[0].removeLast(18)
    fixture.view.reloadData()
    fixture.settle()
    #expect(try #require(scroller(fixture)).contentOffset.x == 144)
  }

  @Test func insertionsAndSectionsThatMoveKeepIt() throws {
    let fixture = fixture()
    let scroller = try #require(self.scroller(fixture))
    scroller.contentOffset.x = 500
    fixture.settle()
    fixture.sections[0].insert("new", at: 3)
    UIView.performWithoutAnimation { fixture.view.insertItems(at: [path(0, 3)]) }
    fixture.settle()
    #expect(scroller.contentOffset.x == 500)
    #expect(fixture.textsOfSection(0) == ["0.2", "new"])
  }

  @Test func badgesStandInsideHeadersAndBackgroundsOutside() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.absolute(20), .absolute(20)), elementKind: footerKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: layoutSize(.absolute(200), .absolute(100)), subitems: [item])
    ).header()
    section.orthogonalScrollingBehavior = .continuous
    section.decorationItems = [.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    let fixture = CollectionFixture([5], layout: layout)
    fixture.settle()
    let scroller = try #require(self.scroller(fixture))
    let found = try #require(fixture.view.supplementaryView(forElementKind: footerKind, at: path(0, 0)))
    #expect(found.superview === scroller)
    #expect(found.frame == rect(180, 0, 20, 20))
    let header = try #require(fixture.view.supplementaryView(forElementKind: headerKind, at: path(0, 0)))
    #expect(header.superview === fixture.view)
    let kinds = fixture.view.subviews.map { $0 === header ? "header" : $0 === scroller ? "scroller" : "back" }
    #expect(kinds.filter { $0 != "back" } == ["scroller", "header"])
    #expect(kinds.first == "back")
    scroller.contentOffset.x = 300
    fixture.settle()
    #expect(header.frame == rect(0, 0, 300, 30))
  }

  @Test func cellsThatSayTheirSizesMakeTheSectionAsTallAsTheTallest() throws {
    let cards = NSCollectionLayoutSection.cards(height: .estimated(100))
    let fixture = CollectionFixture([10, 3], layout: compositional([cards, .rows(.absolute(50))]))
    for item in 0..<10 { fixture.wanted["0.\(item)"] = CGSize(width: 200, height: 60 + CGFloat(item) * 10) }
    fixture.settle()
    let scroller = try #require(self.scroller(fixture))
    #expect(scroller.frame.height == 70)
    #expect(fixture.frame(1, 0)?.minY == 70)
    scroller.contentOffset.x = 212
    fixture.settle()
    #expect(scroller.frame.height == 80)
    #expect(fixture.frame(1, 0)?.minY == 80)
    #expect(scroller.contentOffset.x == 212)
  }

  @Test func aSectionThatIsReloadedKeepsItsOffset() throws {
    let fixture = fixture(counts: [20])
    try #require(scroller(fixture)).contentOffset.x = 500
    fixture.settle()
    UIView.performWithoutAnimation { fixture.view.reloadSections([0]) }
    fixture.settle()
    #expect(try #require(scroller(fixture)).contentOffset.x == 500)
    fixture.sections.insert(["first"], at: 0)
    UIView.performWithoutAnimation { fixture.view.insertSections([0]) }
    fixture.settle()
    // The provider's first section is the one of cards, whatever it shows.
    #expect(try #require(scroller(fixture)).contentOffset.x == 0)
  }

  @Test(
    arguments: [
      (.groupPaging, 900, 1500), (.groupPagingCentered, 900, 1500), (.paging, 900, 1500), (.continuous, 900, 900),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat)])
  func aTurnedScreenStandsAtTheSameGroup(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, before: CGFloat, after: CGFloat
  ) throws {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    section.orthogonalScrollingBehavior = behavior
    let fixture = CollectionFixture([10], layout: UICollectionViewCompositionalLayout(section: section))
    fixture.settle()
    try #require(scroller(fixture)).contentOffset.x = before
    fixture.settle()
    fixture.window.frame.size.width = 500
    fixture.view.frame.size.width = 500
    fixture.settle()
    #expect(try #require(scroller(fixture)).contentOffset.x == after)
  }

  @Test(arguments: [false, true]) func cellsThatTurnOutWiderDoNotMoveWhatIsSeen(rightToLeft: Bool) throws {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.estimated(80), .absolute(40)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: layoutSize(.estimated(80), .absolute(40)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    let fixture = CollectionFixture([60], layout: UICollectionViewCompositionalLayout(section: section))
    if rightToLeft { fixture.view.semanticContentAttribute = .forceRightToLeft }
    for item in 0..<60 { fixture.wanted["0.\(item)"] = CGSize(width: 130, height: 40) }
    fixture.settle()
    fixture.view.scrollToItem(at: path(0, 40), at: rightToLeft ? .right : .left, animated: false)
    fixture.settle()
    let scroller = try #require(self.scroller(fixture))
    let way: CGFloat = rightToLeft ? 1 : -1
    func place(_ path: IndexPath) -> CGFloat? {
      guard let cell = fixture.view.cellForItem(at: path) else { return nil }
      let frame = cell.convert(cell.bounds, to: fixture.view)
      return rightToLeft ? 300 - frame.maxX : frame.minX
    }
    // Backwards, where nothing was measured yet.
    for _ in 0..<30 {
      let seen = try #require(fixture.view.indexPathsForVisibleItems.sorted().first { (place($0) ?? -1) >= 0 })
      let before = try #require(place(seen))
      scroller.contentOffset.x += way * 20
      fixture.settle()
      let after = try #require(place(seen))
      #expect(abs(after - before - 20) < 1e-6)
    }
  }

  @Test func turningASectionAboutMovesItsCellsOut() throws {
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
    let layout = UICollectionViewCompositionalLayout { _, _ in .cards(behavior) }
    let fixture = CollectionFixture([4], layout: layout)
    fixture.settle()
    let cell = try #require(fixture.view.cellForItem(at: path(0, 0)))
    #expect(cell.superview === scroller(fixture))
    behavior = .none
    layout.invalidateLayout()
    fixture.settle()
    #expect(scroller(fixture) == nil)
    #expect(cell.superview === fixture.view)
    #expect(fixture.frame(0, 1) == rect(0, 112, 200, 100))
  }

  @Test func inAHorizontalLayoutSectionsScrollVertically() throws {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: layoutSize(.absolute(120), .absolute(90)), subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPaging
    let fixture = CollectionFixture(
      [20, 5],
      layout: compositional([section, section]) {
        $0.scrollDirection = .horizontal
        $0.contentInsetsReference = .none
      })
    fixture.settle()
    let scroller = try #require(self.scroller(fixture))
    #expect(scroller.frame == rect(0, 0, 120, 400))
    #expect(scroller.contentSize.height == 1800)
    #expect(items(fixture) == [0, 1, 2, 3, 4])
    drag(fixture, from: CGPoint(x: 50, y: 200), by: 0, -70, flick: true)
    #expect(scroller.contentOffset.y == 90)
    #expect(items(fixture) == [1, 2, 3, 4, 5])
    #expect(fixture.view.contentSize.width == 240)
  }
}

extension CollectionFixture {
  /// The texts of a section's cells on the screen, in their order.
  func textsOfSection(_ section: Int) -> [String] {
    view.indexPathsForVisibleItems.filter { $0.section == section }.sorted().compactMap {
      (view.cellForItem(at: $0) as? CountingCell)?.text
    }
  }
}
