// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing
import UIKit

@testable import Today

/// How a story grows out of its card and goes back into it.
@MainActor struct StoryTransitionTests {
  private let full = CGRect(x: 0, y: 0, width: 393, height: 852)

  /// The list with a card somewhere in sight, and where that card is seen.
  private func list(
    _ section: Int = 0, _ item: Int = 0, on device: TestDevice = .iPhone16
  ) throws -> (today: TodayScreen, cell: CardCell, card: CGRect) {
    let today = TodayScreen(device)
    let cell = try #require(today.card(section, item))
    let card = try #require(cell.cardView)
    today.screen.advance(by: 0.1)
    return (today, cell, card.convert(card.bounds, to: nil))
  }

  private func open(_ section: Int = 0, _ item: Int = 0) throws -> (today: TodayScreen, story: StoryViewController) {
    let today = try list(section, item).today
    today.controller.openStory(at: IndexPath(item: item, section: section))
    today.screen.advance(by: 1)
    return (today, try #require(today.story))
  }

  /// Where the page is seen.
  private func shown(_ story: StoryViewController) -> CGRect {
    story.page.layer.presentation()?.frame ?? .null
  }

  private func samples(_ count: Int, of story: StoryViewController, on today: TodayScreen) -> [CGRect] {
    (0..<count).map { index in
      if index > 0 { today.screen.advance(by: 1.0 / 60) }
      return shown(story)
    }
  }

  // MARK: - Opening

  @Test(arguments: [(0, 0), (0, 2), (1, 1), (2, 3)])
  func theCardItselfGrowsFromWhereItStands(_ section: Int, _ item: Int) throws {
    let (today, _, card) = try list(section, item)
    today.controller.openStory(at: IndexPath(item: item, section: section))
    today.screen.step()
    let story = try #require(today.story)
    let frames = samples(60, of: story, on: today)
    // To a pixel: the card's cell need not lie on one, constraints do.
    #expect(frames[0].isNear(card, by: 0.34))
    #expect(frames[59] == full)
    // Up to where the spring swings over it only grows, evenly on all sides.
    let growth = frames.prefix { $0.height < full.height }
    #expect(growth.count > 10 && growth.count < 30)
    for (earlier, later) in zip(growth, growth.dropFirst()) {
      #expect(later.width > earlier.width && later.height > earlier.height && later.minX < earlier.minX)
    }
    #expect(frames.allSatisfy { $0.height < full.height * 1.02 })
    #expect(story.page.layer.cornerRadius == 0)
  }

  @Test func aPressedCardGrowsFromItsPressedSize() throws {
    let (today, _, card) = try list()
    let finger = today.screen.touchDown(at: CGPoint(x: card.midX, y: card.minY + 30))
    today.screen.advance(by: 0.7)
    finger.lift()
    let story = try #require(today.story)
    #expect(shown(story).isNear(card.insetBy(dx: card.width * 0.025, dy: card.height * 0.025)))
    #expect(story.page.bounds.size == full.size)
    today.screen.advance(by: 1)
    #expect(shown(story) == full)
  }

  @Test func thePictureKeepsItsPlaceAndTheTextItsLines() throws {
    let (today, cell, _) = try list()
    let card = try #require(cell.cardView)
    let words = card.all(UILabel.self).map(\.bounds.size)
    today.controller.openStory(at: IndexPath(item: 0, section: 0))
    today.screen.step()
    let story = try #require(today.story)
    let text = try #require(story.scrollView.all(StoryTextView.self).first)
    let paragraphs = text.all(UILabel.self).map(\.bounds.size)
    #expect(text.bounds.width == 353)
    for _ in 0..<40 {
      today.screen.advance(by: 1.0 / 60)
      let picture = try #require(story.headerView.pictureView.layer.presentation())
      let header = try #require(story.headerView.layer.presentation())
      #expect(picture.frame.isNear(header.bounds))
      #expect(abs(header.bounds.width - shown(story).width) < 0.01)
      #expect(story.headerView.all(UILabel.self).map { $0.layer.presentation()?.bounds.size ?? .zero } == words)
      #expect(text.all(UILabel.self).map(\.bounds.size) == paragraphs)
    }
  }

  @Test func theCloseButtonTurnsAnOpeningStoryBack() throws {
    let (today, cell, card) = try list()
    today.controller.openStory(at: IndexPath(item: 0, section: 0))
    today.screen.advance(by: 0.2)
    let story = try #require(today.story)
    let before = shown(story)
    story.close(nil)
    #expect(shown(story).isNear(before))
    today.screen.advance(by: 0.15)
    #expect(shown(story).height < before.height && shown(story).height > card.height)
    today.screen.advance(by: 1)
    #expect(today.story == nil)
    #expect(!cell.contentView.isHidden)
  }

  // MARK: - Closing

  @Test func theButtonClosesItIntoItsCard() throws {
    let (today, story) = try open(1, 0)
    let cell = try #require(today.collection.cellForItem(at: IndexPath(item: 0, section: 1)) as? CardCell)
    let card = try #require(cell.cardView)
    let place = card.convert(card.bounds, to: nil)
    today.screen.tap(story.closeButton)
    var last = shown(story)
    while today.story != nil {
      last = shown(story)
      today.screen.advance(by: 1.0 / 60)
    }
    #expect(last.isNear(place, by: 0.5))
    #expect(!cell.contentView.isHidden)
  }

  @Test func aScrolledStoryScrollsBackWhileItCloses() throws {
    let (today, story) = try open()
    today.screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), hold: 0.2)
    #expect(story.scrollView.contentOffset.y > 300)
    story.close(nil)
    today.screen.advance(by: 0.2)
    let shownOffset = story.scrollView.layer.presentation()?.bounds.minY ?? 0
    #expect(shownOffset > 1 && shownOffset < 300)
    today.screen.advance(by: 1)
    #expect(today.story == nil)
  }

  @Test func theCardIsAwayWhileItsStoryIsOpen() throws {
    let (today, cell, _) = try list()
    let path = IndexPath(item: 0, section: 0)
    today.controller.openStory(at: path)
    today.screen.step()
    #expect(cell.contentView.isHidden)
    today.screen.advance(by: 1)
    // Another cell takes its place, and another card this cell.
    today.collection.reloadData()
    today.screen.step()
    let next = try #require(today.collection.cellForItem(at: path) as? CardCell)
    #expect(next.contentView.isHidden)
    #expect(today.collection.visibleCells.filter { $0.contentView.isHidden }.count == 1)
    today.story?.close(nil)
    today.screen.advance(by: 1)
    #expect(today.collection.visibleCells.allSatisfy { !$0.contentView.isHidden })
  }

  @Test func whenAllIsOverTheListLooksAsBefore() throws {
    let (today, _, _) = try list()
    let before = try today.screen.snapshot()
    today.controller.openStory(at: IndexPath(item: 0, section: 0))
    today.screen.advance(by: 1)
    #expect(try today.screen.snapshot() != before)
    today.story?.close(nil)
    today.screen.advance(by: 1)
    #expect(try today.screen.snapshot() == before)
  }

  @Test func aStoryWhoseCardIsOutOfSightFades() throws {
    let (today, story) = try open()
    today.collection.contentOffset.y = 2000
    today.screen.step()
    story.close(nil)
    today.screen.advance(by: 0.1)
    #expect(shown(story) == full)
    let alpha = story.view.layer.presentation()?.opacity ?? 1
    #expect(alpha > 0 && alpha < 1)
    today.screen.advance(by: 1)
    #expect(today.story == nil)
  }

  @Test func aStoryGoesBackToWhereItsCardIsAfterTheDeviceWasTurned() throws {
    let (today, story) = try open()
    today.screen.rotate(to: .landscapeLeft)
    today.screen.advance(by: 1)
    #expect(shown(story) == CGRect(x: 0, y: 0, width: 852, height: 393))
    let card = try #require(today.controller.placeOfOpenCard).frame
    story.close(nil)
    today.screen.advance(by: 0.4)
    #expect(abs(shown(story).width - card.width) < 20)
    today.screen.advance(by: 1)
    #expect(today.story == nil)
  }

  @Test func turningTheDeviceEndsWhatIsUnderWay() throws {
    let (today, _, _) = try list()
    today.controller.openStory(at: IndexPath(item: 0, section: 0))
    today.screen.advance(by: 0.15)
    let story = try #require(today.story)
    today.screen.rotate(to: .landscapeLeft)
    // The page turns with the device, and is all of the screen when that is over.
    today.screen.advance(by: 0.5)
    #expect(shown(story) == CGRect(x: 0, y: 0, width: 852, height: 393))
    today.screen.advance(by: 0.5)
    #expect(story.page.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(story.headerView.frame.size == CGSize(width: 852, height: 500))
    story.close(nil)
    today.screen.advance(by: 0.1)
    today.screen.rotate(to: .portrait)
    today.screen.advance(by: 0.1)
    #expect(today.story == nil)
    #expect(today.collection.visibleCells.allSatisfy { !$0.contentView.isHidden })
  }

  @Test(arguments: [TestDevice.iPhoneSE, .iPhone16])
  func theStatusBarMakesRoomForTheStoryAndTheListKeepsStill(_ device: TestDevice) throws {
    let (today, _, card) = try list(on: device)
    today.controller.openStory(at: IndexPath(item: 0, section: 0))
    today.screen.advance(by: 1)
    let story = try #require(today.story)
    #expect(story.prefersStatusBarHidden)
    story.close(nil)
    #expect(!story.prefersStatusBarHidden)
    today.screen.advance(by: 1)
    #expect(try #require(today.controller.placeOfOpenCard).frame == card)
  }

  // MARK: - The finger

  /// Puts a finger on the screen and pulls it down in steps of a frame.
  private func pull(_ today: TodayScreen, by distance: CGFloat, from y: CGFloat = 200, frames: Int = 20) -> TestFinger {
    let finger = today.screen.touchDown(at: CGPoint(x: 200, y: y))
    for frame in 1...frames {
      today.screen.advance(by: 1.0 / 60)
      finger.move(to: CGPoint(x: 200, y: y + distance * CGFloat(frame) / CGFloat(frames)))
    }
    return finger
  }

  @Test func pullingTheStoryDownShrinksItWithTheFinger() throws {
    let (today, story) = try open()
    let finger = pull(today, by: 110)
    // A hundred points beyond the slop are a quarter of the way to the card.
    let quarter = shown(story)
    #expect(quarter.isNear(CGRect(x: 5, y: 40, width: 383, height: 746.5), by: 0.01))
    today.screen.advance(by: 0.5)
    #expect(shown(story) == quarter)
    finger.move(to: CGPoint(x: 200, y: 230))
    #expect(shown(story).isNear(CGRect(x: 1, y: 8, width: 391, height: 830.9), by: 0.01))
    finger.cancel()
  }

  @Test func lettingGoEarlyBringsTheStoryBack() throws {
    let (today, story) = try open()
    let finger = pull(today, by: 100)
    let before = shown(story)
    today.screen.advance(by: 0.2)
    finger.lift()
    #expect(shown(story).isNear(before))
    today.screen.advance(by: 1)
    #expect(today.story === story)
    #expect(shown(story) == full)
    #expect(story.page.frame == full)
    #expect(story.headerView.frame == CGRect(x: 0, y: 0, width: 393, height: 500))
    #expect(story.prefersStatusBarHidden)
    // And it is as good as new.
    today.screen.tap(story.closeButton)
    today.screen.advance(by: 1)
    #expect(today.story == nil)
  }

  @Test func pulledPastTheThresholdItClosesIntoItsCard() throws {
    let (today, story) = try open()
    let finger = pull(today, by: 180)
    let before = shown(story)
    today.screen.advance(by: 0.2)
    finger.lift()
    let frames = samples(12, of: story, on: today)
    #expect(frames[0].isNear(before))
    for (earlier, later) in zip(frames, frames.dropFirst()) {
      #expect(later.height < earlier.height)
    }
    today.screen.advance(by: 1)
    #expect(today.story == nil)
    #expect(today.collection.visibleCells.allSatisfy { !$0.contentView.isHidden })
  }

  @Test func aShortFlingClosesItToo() throws {
    let (today, _) = try open()
    pull(today, by: 80, frames: 4).lift()
    today.screen.advance(by: 1)
    #expect(today.story == nil)
  }

  @Test func aStoryThatIsScrolledDownScrollsInstead() throws {
    let (today, story) = try open()
    today.screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), hold: 0.2)
    let offset = story.scrollView.contentOffset.y
    let finger = pull(today, by: 180)
    #expect(story.scrollView.contentOffset.y < offset)
    #expect(shown(story) == full)
    finger.lift()
  }

  @Test func anOpeningStoryCanBeCaughtAndSentBack() throws {
    let (today, cell, card) = try list()
    today.controller.openStory(at: IndexPath(item: 0, section: 0))
    today.screen.advance(by: 0.1)
    let story = try #require(today.story)
    let finger = pull(today, by: 11, from: 400, frames: 2)
    let caught = shown(story)
    #expect(caught.height > card.height && caught.height < full.height)
    today.screen.advance(by: 0.5)
    #expect(shown(story) == caught)
    finger.move(to: CGPoint(x: 200, y: 600))
    #expect(shown(story).height < caught.height - 100)
    today.screen.advance(by: 0.2)
    finger.lift()
    today.screen.advance(by: 1)
    #expect(today.story == nil)
    #expect(story.view.window == nil)
    #expect(!cell.contentView.isHidden)
    // The card opens again.
    today.controller.openStory(at: IndexPath(item: 0, section: 0))
    today.screen.advance(by: 1)
    #expect(try shown(#require(today.story)) == full)
  }

  @Test func anOpeningStoryThatIsCaughtAndPushedUpOpens() throws {
    let (today, _, _) = try list()
    today.controller.openStory(at: IndexPath(item: 0, section: 0))
    today.screen.advance(by: 0.1)
    let story = try #require(today.story)
    pull(today, by: -60, from: 400, frames: 5).lift()
    today.screen.advance(by: 1)
    #expect(shown(story) == full)
    #expect(today.story === story)
  }

  @Test func aClosingStoryCanBeCaughtAndOpenedAgain() throws {
    let (today, story) = try open()
    story.close(nil)
    today.screen.advance(by: 0.1)
    let finger = pull(today, by: -11, from: 400, frames: 2)
    let caught = shown(story)
    #expect(caught.height < full.height)
    today.screen.advance(by: 0.5)
    #expect(shown(story) == caught)
    finger.move(to: CGPoint(x: 200, y: 200))
    today.screen.advance(by: 0.2)
    finger.lift()
    today.screen.advance(by: 1)
    #expect(today.story === story)
    #expect(shown(story) == full)
    #expect(story.page.frame == full)
  }

  // MARK: - Determinism

  @Test func twoRunsShowTheSameBytes() throws {
    func run() throws -> [Data] {
      let today = try list().today
      var pictures: [Data] = []
      today.controller.openStory(at: IndexPath(item: 0, section: 0))
      for _ in 0..<3 {
        today.screen.advance(by: 0.07)
        pictures.append(try today.screen.snapshot())
      }
      let finger = pull(today, by: 90, from: 300)
      pictures.append(try today.screen.snapshot())
      finger.lift()
      today.screen.advance(by: 0.1)
      pictures.append(try today.screen.snapshot())
      return pictures
    }
    let first = try run()
    #expect(Set(first).count == first.count)
    #expect(try run() == first)
  }
}

extension CGRect {
  /// Whether no edge is farther than `distance` points from the other's.
  fileprivate func isNear(_ other: CGRect, by distance: CGFloat = 1e-3) -> Bool {
    abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance && abs(maxX - other.maxX) <= distance
      && abs(maxY - other.maxY) <= distance
  }
}
