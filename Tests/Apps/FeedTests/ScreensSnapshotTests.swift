// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Feed

/// The tabs as pictures: phone and pad, light and dark, largest text, right to left, lying down; and what stands there
/// while there is nothing to see.
@MainActor struct ScreensSnapshotTests {
  enum Variant: String {
    case phone = "iphone"
    case phoneInTheDark = "iphone-dark"
    case largestText = "iphone-largest-text"
    case rightToLeft = "iphone-right-to-left"
    case landscape = "iphone-landscape"
    case pad = "ipad"
  }

  private func screen(
    _ variant: Variant, _ transport: FixtureTransport = FixtureTransport(), _ make: (AppServices) -> UIViewController
  ) -> FeedScreen {
    switch variant {
    case .phone: FeedScreen(transport: transport, make: make)
    case .phoneInTheDark: FeedScreen(appearance: .dark, transport: transport, make: make)
    case .largestText:
      FeedScreen(
        .iPhoneSE, textSize: .accessibilityExtraExtraExtraLarge, transport: transport, make: make)
    case .rightToLeft: FeedScreen(isRightToLeft: true, transport: transport, make: make)
    case .landscape: FeedScreen(orientation: .landscapeLeft, transport: transport, make: make)
    case .pad: FeedScreen(.iPadMini, transport: transport, make: make)
    }
  }

  private func assert(
    _ tab: MainTabBarController.Tab, _ variant: Variant, _ prepare: (MainTabBarController) -> Void = { _ in }
  ) throws {
    var made: MainTabBarController?
    let feed = screen(variant) { services in
      let controller = MainTabBarController(services: services)
      made = controller
      return controller
    }
    let controller = try #require(made)
    controller.select(tab)
    feed.screen.advance(by: 0.5)
    prepare(controller)
    feed.screen.advance(by: 1.5)
    try assertSnapshot(of: feed.screen, named: "\(tab)-\(variant.rawValue)")
  }

  @Test(arguments: [Variant.phone, .phoneInTheDark, .landscape, .pad])
  func home(_ variant: Variant) throws { try assert(.home, variant) }

  @Test(arguments: [Variant.phone, .rightToLeft])
  func discover(_ variant: Variant) throws { try assert(.discover, variant) }

  @Test(arguments: [Variant.phone, .largestText, .pad])
  func profile(_ variant: Variant) throws { try assert(.profile, variant) }

  @Test(arguments: [Variant.phone, .phoneInTheDark])
  func search(_ variant: Variant) throws { try assert(.search, variant) { $0.show("jazz") } }

  @Test(arguments: [Variant.phone, .largestText])
  func groups(_ variant: Variant) throws { try assert(.groups, variant) }

  @Test(arguments: [Variant.phone, .landscape])
  func detail(_ variant: Variant) throws {
    let groups = screen(variant) { UINavigationController(rootViewController: GroupsViewController(services: $0)) }
    groups.screen.advance(by: 1)
    groups.screen.tap(at: CGPoint(x: 60, y: 260))
    groups.screen.advance(by: 1)
    try assertSnapshot(of: groups.screen, named: "detail-\(variant.rawValue)")
  }

  @Test(arguments: ["loading", "empty", "failed"])
  func groupsWithoutContent(_ state: String) throws {
    let transport = FixtureTransport()
    switch state {
    case "loading": transport.delay = { _ in 60 }
    case "empty":
      transport.body = { _ in Data(#"{"feed":{"title":"","country":"us","updated":"","results":[]}}"#.utf8) }
    default: transport.failure = { _ in .notConnectedToInternet }
    }
    let feed = screen(.phone, transport) {
      UINavigationController(rootViewController: GroupsViewController(services: $0))
    }
    feed.screen.advance(by: 1)
    try assertSnapshot(of: feed.screen, named: "groups-\(state)")
  }
}

extension MainTabBarController {
  /// Searches for something.
  fileprivate func show(_ term: String) {
    let navigation = selectedViewController as? UINavigationController
    let search = navigation?.topViewController as? SearchViewController
    search?.searchController.searchBar.text = term
    search?.remote.term = term
  }
}
