// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@preconcurrency @testable import Feed

/// What the screens do when they are touched.
@MainActor struct FeedScreensTests {
  private func show<Screen: UIViewController>(
    _ transport: FixtureTransport = FixtureTransport(), _ make: (AppServices) -> Screen
  ) throws -> (feed: FeedScreen, screen: Screen) {
    var made: Screen?
    let feed = FeedScreen(transport: transport) { services in
      let screen = make(services)
      made = screen
      return UINavigationController(rootViewController: screen)
    }
    feed.screen.advance(by: 0.5)
    return (feed, try #require(made))
  }

  @Test func theButtonAddsASectionAndTakesItAwayAgain() throws {
    let (feed, home) = try show { HomeViewController(services: $0) }
    #expect(home.list.sections == [HomeViewController.posts])
    let button = try #require(home.navigationItem.rightBarButtonItem)
    #expect(button.accessibilityLabel == "Add Books")
    button.primaryAction?.performWithSender(nil, target: nil)
    feed.screen.advance(by: 1)
    #expect(home.list.sections == [HomeViewController.books, HomeViewController.posts])
    #expect(home.list.cells(in: HomeViewController.books).count == 9)
    button.primaryAction?.performWithSender(nil, target: nil)
    feed.screen.advance(by: 1)
    #expect(home.list.sections == [HomeViewController.posts])
    #expect(home.list.cells(in: HomeViewController.posts).count == 100)
  }

  @Test func withoutMarvelsKeysHomeShowsItsPostsAndSaysHowToGetThem() throws {
    let (_, home) = try show { services -> HomeViewController in
      var services = services
      services.keys = nil
      return HomeViewController(services: services)
    }
    #expect(home.list.sections == [HomeViewController.posts])
    guard case .failure(.missingKey) = home.content?.comics else {
      Issue.record("Not a missing key")
      return
    }
  }

  @Test func aTapTakesACircleAway() throws {
    let (feed, discover) = try show { DiscoverViewController(services: $0) }
    let people = discover.list.cells(in: DiscoverViewController.people)
    #expect(people.count == 20)
    let view = discover.list.collectionView
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? CircleCell)
    #expect(cell.bounds.width == 120)
    feed.screen.tap(cell)
    feed.screen.advance(by: 1)
    #expect(discover.list.cells(in: DiscoverViewController.people) == [people[0]] + people[2...])
  }

  @Test func theCardComesInThreeTenthsWhileTheScreenDarkens() throws {
    let (feed, groups) = try show { GroupsViewController(services: $0) }
    feed.screen.tap(try #require(groups.list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))))
    let card = try #require(groups.presentedViewController as? ItemDetailViewController)
    let dim = try #require(card.presentationController as? DimPresentationController).dimmingView
    feed.screen.advance(by: 0.15)
    let half = dim.layer.presentation()?.opacity ?? .nan
    #expect(half > 0.2 && half < 0.8)
    feed.screen.advance(by: 0.2)
    #expect(dim.layer.presentation()?.opacity == 1)
    #expect(card.view.frame.width <= DimPresentationController.widest)
    // Beside the card.
    feed.screen.tap(at: CGPoint(x: 196, y: 40))
    feed.screen.advance(by: 0.5)
    #expect(groups.presentedViewController == nil)
  }

  @Test func whatIsTypedIsSearchedFor() throws {
    let (feed, search) = try show { SearchViewController(services: $0) }
    #expect(search.notice == search.emptyNotice)
    feed.screen.tap(search.searchController.searchBar.searchTextField)
    feed.screen.advance(by: 1)
    feed.screen.type("jazz")
    feed.screen.advance(by: 1)
    #expect(search.list.sections == ["Songs", "Podcasts"])
    #expect(search.notice == nil)
  }

  @Test func aPictureOfTheProfileLeadsToItsPostAtTheTop() throws {
    let tabs = try show { MainTabBarController(services: $0) }
    tabs.screen.select(.profile)
    tabs.feed.screen.advance(by: 0.5)
    let split = try #require(tabs.screen.selectedViewController as? ProfileSplitViewController)
    let profile = split.profile
    let place = IndexPath(item: 4, section: 0)
    tabs.feed.screen.tap(try #require(profile.list.collectionView.cellForItem(at: place)))
    tabs.feed.screen.advance(by: 1)
    let posts = split.posts
    #expect(split.isCollapsed && posts.view.window != nil, "on a phone the posts are pushed")
    let view = posts.list.collectionView
    let post = try #require(view.layoutAttributesForItem(at: place))
    #expect(abs(post.frame.minY - view.contentOffset.y - view.adjustedContentInset.top) < 1)
  }
}
