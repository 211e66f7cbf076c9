// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing
import UIKit

@testable import Today

@MainActor struct CardPressTests {
  private let today = TodayScreen()
  private let cell: CardCell
  private let place: CGPoint

  init() throws {
    cell = try #require(today.card(0, 0))
    place = today.screen.middle(of: cell)
  }

  /// How large the card is seen.
  private var scale: CGFloat { cell.layer.presentation()?.affineTransform().a ?? 1 }

  @Test func aCardGivesWayToAFingerThatRests() {
    let finger = today.screen.touchDown(at: place)
    today.screen.advance(by: 0.09)
    #expect(cell.transform == .identity)
    today.screen.advance(by: 0.1)
    #expect(cell.transform == CGAffineTransform(scaleX: 0.95, y: 0.95))
    #expect(scale > 0.95 && scale < 0.99)
    today.screen.advance(by: 0.6)
    #expect(abs(scale - 0.95) < 1e-4)
    finger.lift()
  }

  @Test func lettingGoSpringsItBackBeyondItsSize() {
    let finger = today.screen.touchDown(at: place)
    today.screen.advance(by: 0.7)
    finger.cancel()
    var scales: [CGFloat] = []
    for _ in 0..<40 {
      scales.append(scale)
      today.screen.advance(by: 1.0 / 60)
    }
    #expect(abs(scales[0] - 0.95) < 1e-4)
    #expect(scales.contains { $0 > 1.002 })
    #expect(scale == 1)
    #expect(cell.transform == .identity)
  }

  @Test func aPressThatIsLetGoHalfwayTurnsBackFromThere() {
    let finger = today.screen.touchDown(at: place)
    today.screen.advance(by: 0.18)
    let before = scale
    finger.cancel()
    #expect(abs(scale - before) < 1e-6)
    today.screen.advance(by: 0.6)
    #expect(scale == 1)
  }

  @Test func aPressOpensTheStoryWhenItIsLifted() {
    today.screen.press(at: place, duration: 0.4)
    today.screen.advance(by: 1)
    #expect(today.story?.story.title == TodayScreen.edition.days[0].stories[0].title)
  }

  @Test func scrollingEndsThePress() {
    let finger = today.screen.touchDown(at: place)
    today.screen.advance(by: 0.3)
    #expect(cell.transform != .identity)
    let offset = today.collection.contentOffset.y
    for step in 1...10 {
      today.screen.advance(by: 1.0 / 60)
      finger.move(to: CGPoint(x: place.x, y: place.y - 6 * CGFloat(step)))
    }
    #expect(cell.transform == .identity)
    #expect(today.collection.contentOffset.y == offset + 50)
    finger.lift()
    today.screen.advance(by: 1)
    #expect(scale == 1)
    #expect(today.story == nil)
  }

  @Test func aSecondPressWaitsUntilTheCardIsAtRest() {
    let first = today.screen.touchDown(at: place)
    today.screen.advance(by: 0.3)
    first.cancel()
    today.screen.advance(by: 0.1)
    let second = today.screen.touchDown(at: place)
    today.screen.advance(by: 0.2)
    #expect(cell.transform == .identity)
    second.cancel()
    today.screen.advance(by: 0.6)
    let third = today.screen.touchDown(at: place)
    today.screen.advance(by: 0.2)
    #expect(cell.transform != .identity)
    third.cancel()
  }

  @Test func aFingerOnAButtonDoesNotPressTheCard() throws {
    let card = try #require(today.card(0, 1))
    let button = try #require(card.all(GetButton.self).first)
    let finger = today.screen.touchDown(at: today.screen.middle(of: button))
    today.screen.advance(by: 0.4)
    #expect(card.transform == .identity)
    finger.cancel()
  }
}
