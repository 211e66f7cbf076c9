// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What a compositional layout shows, asked of the collection view.
@MainActor struct CompositionalLayoutTests {
  private func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1 / 3), .absolute(60)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(60)), subitems: [item])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = .all(16)
    return section
  }

  @Test func aHeaderRowsAndAGridHaveTheMeasuredFrames() {
    let layout = compositional([.rows(.absolute(44), spacing: 8).header(), grid()])
    let fixture = CollectionFixture([["a", "b"], ["c", "d", "e", "f", "g"]], width: 320, layout: layout)
    fixture.settle()
    #expect(
      fixture.view.supplementaryView(forElementKind: headerKind, at: path(0, 0))?.frame == rect(0, 0, 320, 30))
    #expect(fixture.frame(0, 0) == rect(0, 30, 320, 44))
    #expect(fixture.frame(0, 1) == rect(0, 82, 320, 44))
    #expect(fixture.frame(1, 0)?.minY == 142)
    #expect(fixture.frame(1, 3)?.minY == 210)
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 286))
    #expect(fixture.texts == ["a", "b", "c", "d", "e", "f", "g"])
  }

  @Test func onlyCellsInSightAreMadeAndThoseThatLeaveAreUsedAgain() {
    let fixture = CollectionFixture([100], layout: UICollectionViewCompositionalLayout(section: .rows(.absolute(50))))
    fixture.settle()
    #expect(fixture.view.visibleCells.count == 8)
    let made = fixture.view.statistics.viewsMade
    for step in 1...20 {
      fixture.view.contentOffset.y = CGFloat(step) * 50
      fixture.settle()
    }
    #expect(fixture.view.statistics.viewsMade <= made + 1)
    #expect(fixture.textsByPath.first == "0.20")
  }

  @Test func changingASectionAfterwardsChangesNothing() {
    let section = NSCollectionLayoutSection.rows(.absolute(50))
    let layout = UICollectionViewCompositionalLayout(section: section)
    section.interGroupSpacing = 99
    let fixture = CollectionFixture([3], layout: layout)
    fixture.settle()
    #expect(fixture.frame(0, 1)?.minY == 50)
    layout.configuration.interSectionSpacing = 40
    layout.invalidateLayout()
    fixture.settle()
    #expect(fixture.view.contentSize.height == 150)
  }

  @Test func aConfigurationIsCopiedAndInvalidatesWhenItIsSet() {
    let layout = compositional([.rows(.absolute(50)), .rows(.absolute(50))])
    let fixture = CollectionFixture([1, 1], layout: layout)
    fixture.settle()
    let configuration = layout.configuration
    configuration.interSectionSpacing = 20
    layout.configuration = configuration
    configuration.interSectionSpacing = 70
    fixture.settle()
    #expect(fixture.frame(1, 0)?.minY == 70)
  }

  @Test func sectionsAreAskedForWithTheContainerAndTraits() {
    var seen: [(Int, CGSize, CGSize)] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      seen.append((index, environment.container.contentSize, environment.container.effectiveContentSize))
      return environment.container.effectiveContentSize.width > 400 ? .rows(.absolute(20)) : .rows(.absolute(50))
    }
    let fixture = CollectionFixture([1, 1], layout: layout)
    fixture.settle()
    #expect(seen.map(\.0) == [0, 1])
    #expect(seen.first?.1 == CGSize(width: 300, height: 400))
    #expect(fixture.frame(1, 0) == rect(0, 50, 300, 50))
    fixture.window.frame.size.width = 500
    fixture.view.frame.size.width = 500
    fixture.settle()
    #expect(fixture.frame(1, 0) == rect(0, 20, 500, 20))
    #expect(seen.count == 4)
  }

  @Test func traitsThatChangeHaveSectionsAskedForAnew() {
    var styles: [UIUserInterfaceStyle] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      styles.append(environment.traitCollection.userInterfaceStyle)
      return .rows(.absolute(50))
    }
    let fixture = CollectionFixture([1], layout: layout)
    fixture.settle()
    fixture.window.overrideUserInterfaceStyle = .dark
    fixture.settle()
    #expect(styles.last == .dark)
    #expect(styles.count == 2)
  }

  @Test func aCustomGroupStandsWhereItsProviderSays() {
    var sizes: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(layoutSize: layoutSize(.fractionalWidth(1), .absolute(120))) {
      environment in
      sizes.append(environment.container.contentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, 100, 120)),
        NSCollectionLayoutGroupCustomItem(frame: rect(100, 40, 50, 50), zIndex: 3),
      ]
    }
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let fixture = CollectionFixture([3], layout: layout)
    fixture.settle()
    #expect(sizes.first == CGSize(width: 300, height: 120))
    #expect(fixture.frame(0, 1) == rect(100, 40, 50, 50))
    #expect(fixture.frame(0, 2) == rect(0, 120, 100, 120))
    #expect(fixture.view.layoutAttributesForItem(at: path(0, 1))?.zIndex == 3)
  }

  @Test func backgroundsAreMadeOfTheClassThatTheLayoutHasRegistered() throws {
    let section = NSCollectionLayoutSection.rows(.absolute(44), spacing: 8).with {
      $0.contentInsets = .all(16)
      $0.decorationItems = [.background(elementKind: "back")]
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(CountingCell.self, forDecorationViewOfKind: "back")
    let fixture = CollectionFixture([2], layout: layout)
    fixture.settle()
    let back = try #require(fixture.view.subviews.first as? CountingCell)
    #expect(back.frame == rect(0, 0, 300, 128))
    #expect(back.layer.zPosition == -1)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "back", at: path(0, 0))?.frame == back.frame)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "back", at: path(0, 1)) == nil)
  }

  @Test func aPinnedHeaderStaysInSightAndIsPushed() {
    let layout = compositional([
      .rows(.absolute(50)).header(pins: true), .rows(.absolute(50)).header(pins: true),
    ])
    let fixture = CollectionFixture([10, 20], layout: layout)
    fixture.settle()
    func header(_ section: Int) -> CGFloat? {
      fixture.view.supplementaryView(forElementKind: headerKind, at: path(section, 0))?.frame.minY
    }
    fixture.view.contentOffset.y = 100
    fixture.settle()
    #expect(header(0) == 100)
    fixture.view.contentOffset.y = 515
    fixture.settle()
    #expect(header(0) == 500)
    #expect(header(1) == 530)
    fixture.view.contentOffset.y = 600
    fixture.settle()
    #expect(header(0) == nil)
    #expect(header(1) == 600)
    #expect(fixture.view.statistics.viewsMade < 20)
  }

  @Test func viewsOfTheWholeLayoutHavePathsOfOneIndex() {
    let layout = compositional([.rows(.absolute(50))]) {
      $0.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: layoutSize(.fractionalWidth(1), .absolute(70)), elementKind: headerKind, alignment: .top)
      ]
    }
    let fixture = CollectionFixture([2], layout: layout)
    fixture.settle()
    #expect(
      fixture.view.supplementaryView(forElementKind: headerKind, at: IndexPath(index: 0))?.frame
        == rect(0, 0, 300, 70))
    #expect(fixture.frame(0, 0)?.minY == 70)
  }

  @Test func badgesGoWithTheirItems() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.absolute(20), .absolute(20)), elementKind: headerKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize(.fractionalWidth(0.5), .absolute(50)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    section.contentInsets = .all(10)
    let fixture = CollectionFixture([3], layout: UICollectionViewCompositionalLayout(section: section))
    fixture.settle()
    #expect(
      fixture.view.supplementaryView(forElementKind: headerKind, at: path(0, 1))?.frame == rect(280, 0, 20, 20))
    #expect(
      fixture.view.layoutAttributesForSupplementaryElement(ofKind: headerKind, at: path(0, 2))?.frame
        == rect(140, 50, 20, 20))
    #expect(fixture.view.layoutAttributesForSupplementaryElement(ofKind: headerKind, at: path(0, 3)) == nil)
  }

  @Test func rightToLeftMirrorsThePlaces() {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.absolute(100), .absolute(50)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
    let fixture = CollectionFixture([2], layout: UICollectionViewCompositionalLayout(section: section))
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.settle()
    #expect(fixture.frame(0, 0) == rect(180, 0, 100, 50))
    #expect(fixture.frame(0, 1) == rect(80, 0, 100, 50))
  }

  @Test func insertedItemsAreAskedOfTheSameSections() {
    let fixture = CollectionFixture([3], layout: UICollectionViewCompositionalLayout(section: .rows(.absolute(50))))
    fixture.settle()
    fixture.sections[0].insert("new", at: 1)
    fixture.view.insertItems(at: [path(0, 1)])
    fixture.settle()
    #expect(fixture.textsByPath == ["0.0", "new", "0.1", "0.2"])
    #expect(fixture.frame(0, 3)?.minY == 150)
    fixture.sections.append(["z"])
    fixture.view.insertSections([1])
    fixture.settle()
    #expect(fixture.frame(1, 0)?.minY == 200)
  }

  @Test func groupsDescribeThemselves() {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .absolute(44)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(0.5), .estimated(90)), repeatingSubitem: item, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(90)), subitems: [item, column])
    group.interItemSpacing = .flexible(8)
    #expect(
      group.visualDescription() == """
        horizontal group {.fractionalWidth(1), .estimated(90)} spacing ≥8
          item {.fractionalWidth(1), .absolute(44)}
          vertical group of 2 {.fractionalWidth(0.5), .estimated(90)}
            item {.fractionalWidth(1), .absolute(44)}
        """)
    #expect(group.subitems.count == 2)
    #expect(column.subitems.count == 2)
  }

  @Test func sizesAndSpacingsAreEqualByValue() {
    #expect(layoutSize(.absolute(3), .estimated(4)) == layoutSize(.absolute(3), .estimated(4)))
    #expect(layoutSize(.absolute(3), .estimated(4)) != layoutSize(.absolute(3), .absolute(4)))
    #expect(NSCollectionLayoutSpacing.fixed(3) != NSCollectionLayoutSpacing.flexible(3))
    #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 9).isUniformAcrossSiblings)
    #expect(NSCollectionLayoutDimension.fractionalWidth(0.25).dimension == 0.25)
  }

  @Test func absoluteLengthsBetweenPixelsFitAsTheyDoOnPaper() {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.absolute(176.5), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(20)), subitems: [item])
    group.interItemSpacing = .fixed(8)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let fixture = CollectionFixture([["a", "b", "c"]], width: 361, layout: layout)
    fixture.settle()
    #expect(fixture.frame(0, 1)?.minY == 0)
    #expect(fixture.frame(0, 1)?.maxX == 361)
    #expect(fixture.frame(0, 2)?.origin == CGPoint(x: 0, y: 20))
  }
}
