// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import TesseraTesting
import Testing
import UIKit

@preconcurrency @testable import Feed

/// The builder, the list, and feeds whose sections have an order.
@MainActor struct GenericPartsTests {
  private typealias Letters = ContentSection<String, String>

  private func built(@ContentBuilder<Letters> _ sections: () -> [Letters]) -> [String] {
    sections().map { $0.sectionIdentifier + $0.cellIdentifiers.joined() }
  }

  @Test func theBuilderTakesSectionsConditionsAndLoops() {
    let isWanted = true
    let more = [Letters("5", cells: []), Letters("6", cells: ["f"])]
    #expect(
      built {
        Letters("1", cells: ["a", "b"])
        if isWanted { Letters("2", cells: ["c"]) }
        if !isWanted { Letters("no", cells: []) } else { Letters("3", cells: []) }
        for name in ["4a", "4b"] { Letters(name, cells: []) }
        more
      } == ["1ab", "2c", "3", "4a", "4b", "5", "6f"])
    #expect(built {}.isEmpty)
  }

  @Test func theListInsertsAndDeletesSectionsAndCells() {
    let screen = TestScreen(.iPhone16)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    let list = DiffableCollectionView<Letters>(
      layout: UICollectionViewCompositionalLayout { _, _ in Mosaic.grid() },
      cell: { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) })
    let controller = UIViewController()
    controller.view = list
    screen.show(controller)
    list.content { Letters("one", cells: ["a", "b"]) }
    list.insert(Letters("two", cells: ["c"]), before: "one")
    list.insert(["d"], in: "one")
    list.delete(["a"])
    screen.advance(by: 1)
    #expect(list.sections == ["two", "one"])
    #expect(list.cells(in: "one") == ["b", "d"])
    #expect(list.indexPath(of: "d") == IndexPath(item: 1, section: 1))
    #expect(list.collectionView.visibleCells.count == 3)
    var chosen: [String] = []
    list.didSelect = { cell, _ in chosen.append(cell) }
    screen.tap(list.collectionView.cellForItem(at: IndexPath(item: 0, section: 1))!)
    #expect(chosen == ["b"])
    list.deleteSection("two")
    screen.advance(by: 1)
    #expect(list.sections == ["one"])
  }

  @Test(arguments: [[0.1, 0.2, 0.3, 0.4, 0.5], [0.5, 0.4, 0.3, 0.2, 0.1], [0.3, 0.1, 0.5, 0.2, 0.4]])
  func theGroupsHaveOneOrderWhicheverAnswersFirst(_ delays: [Double]) throws {
    let screen = TestScreen(.iPhone16)
    let transport = FixtureTransport()
    transport.delay = { url in
      MediaType.allCases.firstIndex { url.path.contains("/\($0.rawValue)/") }.map { delays[$0] } ?? 0
    }
    let client = NetworkClient(transport: transport, servers: FixtureTransport.servers)
    var sections: [FeedSection] = []
    let subscription = GroupsViewController.fetch(by: client)
      .sink(receiveCompletion: { _ in }, receiveValue: { sections = $0 })
    screen.advance(by: 0.45)
    #expect(sections.isEmpty)
    screen.advance(by: 0.2)
    #expect(sections.map(\.sectionIdentifier) == ["Apps", "Books", "Podcasts", "Albums", "Audiobooks"])
    #expect(sections.map(\.cellIdentifiers.count) == [10, 10, 10, 10, 10])
    subscription.cancel()
  }

  @Test func itemsThatAServiceRepeatsAreShownOnce() {
    let items = ["1", "2", "1"].map { FeedItem(id: $0, title: "", subtitle: "", detail: "", artwork: nil) }
    #expect(items.unique.map(\.id) == ["1", "2"])
  }

  @Test func aFailureOffersAnotherTryAndPullingAsksAgain() throws {
    let transport = FixtureTransport()
    transport.failure = { _ in .notConnectedToInternet }
    var made: GroupsViewController?
    let feed = FeedScreen(transport: transport) {
      let groups = GroupsViewController(services: $0)
      made = groups
      return UINavigationController(rootViewController: groups)
    }
    let groups = try #require(made)
    #expect(groups.notice == .failed(.transport(.notConnectedToInternet)))
    transport.failure = { _ in nil }
    let notice = try #require(groups.list.collectionView.backgroundView as? NoticeView)
    feed.screen.tap(notice.retryButton)
    feed.screen.advance(by: 0.5)
    #expect(groups.notice == nil)
    #expect(groups.list.sections.count == 5)
    let asked = transport.feeds.count
    feed.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 750), hold: 0.1)
    feed.screen.advance(by: 1)
    #expect(transport.feeds.count == asked + 5)
    #expect(groups.list.sections.count == 5)
  }
}
