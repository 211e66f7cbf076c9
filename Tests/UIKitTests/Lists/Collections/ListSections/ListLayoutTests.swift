// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Where rows, headers and footers of lists stand; 320 points wide at two pixels a point.
@MainActor struct ListLayoutTests {
  @Test func rowsOfAPlainListFollowEachOther() {
    let list = ListFixture(rows: [2, 1], .plain).settle()
    #expect(list.frame(0, 0) == CGRect(x: 0, y: 0, width: 320, height: 52))
    #expect(list.frame(0, 1) == CGRect(x: 0, y: 52, width: 320, height: 52))
    #expect(list.frame(1, 0) == CGRect(x: 0, y: 104, width: 320, height: 52))
    #expect(list.cell(0, 0)?.textFrame == CGRect(x: 16, y: 16, width: 288, height: 20.5))
    #expect(list.view.contentSize == CGSize(width: 320, height: 156))
  }

  @Test func cardsStandInAndApart() {
    let list = ListFixture(rows: [2, 1], .insetGrouped).settle()
    #expect(list.frame(0, 0) == CGRect(x: 16, y: 35, width: 288, height: 52))
    #expect(list.frame(0, 1) == CGRect(x: 16, y: 87, width: 288, height: 52))
    #expect(list.frame(1, 0) == CGRect(x: 16, y: 174, width: 288, height: 52))
  }

  @Test func groupsGoFromEdgeToEdge() {
    let list = ListFixture(rows: [1, 1], .grouped).settle()
    #expect(list.frame(0, 0) == CGRect(x: 0, y: 35, width: 320, height: 52))
    #expect(list.frame(1, 0) == CGRect(x: 0, y: 122, width: 320, height: 52))
  }

  @Test func headersAndFootersOfCardsTakeTheGap() {
    let list = ListFixture(rows: [1, 1], .insetGrouped) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }.settle()
    #expect(list.header(0)?.frame == CGRect(x: 16, y: 0, width: 288, height: 40.5))
    #expect(list.header(0)?.textFrame == CGRect(x: 16, y: 10, width: 256, height: 20.5))
    #expect(list.frame(0, 0) == CGRect(x: 16, y: 40.5, width: 288, height: 52))
    #expect(list.footer(0)?.frame == CGRect(x: 16, y: 92.5, width: 288, height: 30))
    #expect(list.footer(0)?.textFrame?.minY == 8)
    #expect(list.header(1)?.frame.minY == 122.5)
  }

  @Test func plainHeadersKeepTheirDistance() {
    let list = ListFixture(rows: [1, 1], .plain) { $0.headerMode = .supplementary }.settle()
    #expect(list.header(0)?.frame == CGRect(x: 0, y: 22, width: 320, height: 40.5))
    #expect(list.frame(0, 0)?.minY == 62.5)
    #expect(list.header(1)?.frame.minY == 136.5)
  }

  @Test func paddingAboveHeadersIsTheAppsToSay() {
    let list = ListFixture(rows: [1, 1], .plain) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 0
    }.settle()
    #expect(list.header(0)?.frame.minY == 0)
    #expect(list.header(1)?.frame.minY == 92.5)
    let cards = ListFixture(rows: [1, 1], .insetGrouped) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 10
    }.settle()
    #expect(cards.header(0)?.frame.minY == 10)
    #expect(cards.header(1)?.frame.minY == 112.5)
  }

  @Test func aPlainHeaderSticksToTheTop() {
    let list = ListFixture(rows: [20, 20], .plain) { $0.headerMode = .supplementary }.settle()
    #expect(list.header(0)?.configurationState.isPinned == false)
    list.view.contentOffset.y = 300
    list.settle()
    #expect(list.header(0)?.frame.minY == 300)
    #expect(list.header(0)?.configurationState.isPinned == true)
    list.view.contentOffset.y = 0
    list.settle()
    #expect(list.header(0)?.frame.minY == 22)
    #expect(list.header(0)?.configurationState.isPinned == false)
  }

  @Test func rowsUnderAPinnedHeaderAreShaded() throws {
    let list = ListFixture(rows: [20, 20], .plain) { $0.headerMode = .supplementary }.settle()
    #expect(list.view.pinnedShade == nil)
    list.view.contentOffset.y = 40
    list.settle()
    let shade = try #require(list.view.pinnedShade)
    #expect(shade.progress == 0.5)
    #expect(shade.frame == CGRect(x: 0, y: 40, width: 320, height: 60))
    let header = try #require(list.header(0)?.layer.zPosition)
    let row = try #require(list.cell(0, 1)?.layer.zPosition)
    #expect(row < shade.layer.zPosition && shade.layer.zPosition < header)
    list.view.contentOffset.y = 300
    list.settle()
    #expect(shade.progress == 1 && shade.frame.minY == 300)
    list.view.contentOffset.y = 0
    list.settle()
    #expect(shade.isHidden)
  }

  @Test func nothingIsShadedWhereNoHeaderIsPinned() {
    for appearance in [UICollectionLayoutListConfiguration.Appearance.grouped, .insetGrouped, .sidebar] {
      let list = ListFixture(rows: [20, 20], appearance) { $0.headerMode = .supplementary }.settle()
      list.view.contentOffset.y = 100
      list.settle()
      #expect(list.view.pinnedShade == nil)
    }
    let headless = ListFixture(rows: [20, 20], .plain).settle()
    headless.view.contentOffset.y = 100
    headless.settle()
    #expect(headless.view.pinnedShade == nil)
  }

  @Test func theFirstItemMayBeTheHeader() {
    let list = ListFixture(rows: [3, 2], .insetGrouped) { $0.headerMode = .firstItemInSection }.settle()
    #expect(list.frame(0, 0) == CGRect(x: 16, y: 0, width: 288, height: 40.5))
    #expect(list.frame(0, 1)?.minY == 40.5)
    #expect(list.frame(1, 0)?.minY == 162)
    #expect(list.cell(0, 0)?.layer.cornerRadius == 0)
    #expect(list.cell(0, 1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func cardsRoundTheCornersOfTheirEnds() {
    let list = ListFixture(rows: [3, 1], .insetGrouped).settle()
    #expect(list.cell(0, 0)?.layer.cornerRadius == 26)
    #expect(list.cell(0, 0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(list.cell(0, 1)?.layer.cornerRadius == 0)
    #expect(list.cell(0, 2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    let all: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(list.cell(1, 0)?.layer.maskedCorners == all)
    #expect(list.cell(1, 0)?.clipsToBounds == true)
  }

  @Test func aRowThatBecomesTheLastTakesTheCorners() {
    let list = ListFixture(rows: [3], .insetGrouped).settle()
    list.sections[0].rows.removeLast()
    list.view.deleteItems(at: [path(0, 2)])
    list.settle()
    #expect(list.cell(0, 1)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(list.cell(0, 1)?.lines.isEmpty == true)
    list.sections[0].rows.append("New")
    list.view.insertItems(at: [path(0, 2)])
    list.settle()
    #expect(list.cell(0, 1)?.layer.cornerRadius == 0)
    #expect(list.cell(0, 1)?.lines.count == 1)
  }

  @Test func longTextMakesARowHigher() {
    let list = ListFixture(
      [.init(rows: ["A text that is far too long for a row of three hundred and twenty points", "Short"])],
      UICollectionLayoutListConfiguration(appearance: .plain)
    ).settle()
    #expect(list.frame(0, 0)?.height == 71)
    #expect(list.frame(0, 1)?.minY == 71)
  }

  @Test func contentThatChangesChangesTheRow() {
    let list = ListFixture(rows: [2], .plain).settle()
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Text"
    content.secondaryText = "More"
    list.cell(0, 0)?.contentConfiguration = content
    list.settle()
    #expect(list.frame(0, 0)?.height == 72.5)
    #expect(list.frame(0, 1)?.minY == 72.5)
    content.secondaryText = nil
    list.cell(0, 0)?.contentConfiguration = content
    list.settle()
    #expect(list.frame(0, 1)?.minY == 52)
    let prepared = list.view.statistics.layoutsPrepared
    list.cell(0, 0)?.isHighlighted = true
    list.settle()
    #expect(list.view.statistics.layoutsPrepared == prepared)
  }

  @Test func rowsOfViewsAreAtLeastAFingerHigh() {
    final class Plain: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: contentView.topAnchor),
          view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          view.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Source: CollectionFixture {
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
      }
    }
    let source = Source(
      [["a", "b"]],
      layout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)))
    source.view.register(Plain.self, forCellWithReuseIdentifier: "plain")
    source.settle()
    #expect(source.frame(0, 0) == CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(source.frame(0, 1)?.minY == 44)
  }

  @Test func aListMayBeOneSectionOfSeveral() {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      guard index == 1 else {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        return NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
      return .list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: environment)
    }
    let list = ListFixture(
      [.init(rows: ["Big"]), .init(rows: ["One", "Two"])], UICollectionLayoutListConfiguration(appearance: .plain),
      layout: layout
    ).settle()
    #expect(list.frame(0, 0) == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(list.frame(1, 0) == CGRect(x: 16, y: 135, width: 288, height: 52))
    let grounds = list.view.subviews.compactMap { $0 as? ListGroundView }
    #expect(grounds.map(\.frame) == [CGRect(x: 0, y: 100, width: 320, height: 139)])
    #expect(grounds.first?.backgroundColor == .systemGroupedBackground)
  }

  @Test func aListsColourIsBehindEverything() {
    let list = ListFixture(rows: [1], .insetGrouped).settle()
    #expect(list.view.listGround?.backgroundColor == .systemGroupedBackground)
    #expect(list.view.listGround?.frame == list.view.bounds)
    let own = ListFixture(rows: [1], .insetGrouped)
    own.view.backgroundColor = .systemPink
    own.settle()
    #expect(own.view.listGround?.backgroundColor == .clear)
  }
}
