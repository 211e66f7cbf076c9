// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing
import UIKit

@testable import Today

@MainActor struct StoryTests {
  @Test(arguments: [(0, 0), (0, 2), (1, 1), (2, 3)])
  func aTapOpensTheTappedStory(_ section: Int, _ item: Int) throws {
    let today = TodayScreen()
    // The card's own middle may be a row's GET button: its heading never is.
    let card = try #require(today.card(section, item)?.cardView)
    let place = today.screen.middle(of: card)
    today.screen.tap(at: CGPoint(x: place.x, y: place.y - 195))
    today.screen.advance(by: 1)
    let story = try #require(today.story)
    #expect(story.story.title == TodayScreen.edition.days[section].stories[item].title)
    #expect(story.view.window === today.screen.window)
    #expect(story.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(story.headerView.frame == CGRect(x: 0, y: 0, width: 393, height: 500))
  }

  @Test func theCloseButtonClosesIt() throws {
    let today = TodayScreen()
    today.controller.openStory(at: IndexPath(item: 0, section: 0))
    today.screen.advance(by: 1)
    let story = try #require(today.story)
    #expect(story.closeButton.frame == CGRect(x: 338, y: 15, width: 40, height: 40))
    today.screen.tap(story.closeButton)
    today.screen.advance(by: 1)
    #expect(today.controller.presentedViewController == nil)
    #expect(story.viewIfLoaded?.window == nil)
  }

  @Test func theCloseButtonStaysWhileTheStoryScrolls() throws {
    let today = TodayScreen()
    today.controller.openStory(at: IndexPath(item: 0, section: 0))
    today.screen.advance(by: 1)
    let story = try #require(today.story)
    today.screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), hold: 0.2)
    #expect(story.scrollView.contentOffset.y > 300)
    #expect(today.screen.middle(of: story.closeButton) == CGPoint(x: 358, y: 35))
  }

  @Test func aDragDoesNotOpenAStory() throws {
    let today = TodayScreen()
    today.screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300))
    today.screen.advance(by: 2)
    #expect(today.story == nil)
  }
}
