// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Where cards stand, in a room of 377 × 743 points with its corner at (8, 67).
struct MenuPlaceTests {
  private let room = CGRect(x: 8, y: 67, width: 377, height: 743)
  private let size = CGSize(width: 250, height: 146)

  @Test func aCardLiesOverItsButtonAtTheSideOfTheScreen() {
    let trailing = MenuPlace(size: size, over: CGRect(x: 333, y: 69, width: 44, height: 44), in: room)
    #expect(trailing.frame == CGRect(x: 127, y: 69, width: 250, height: 146))
    #expect(!trailing.opensUpward)
    let leading = MenuPlace(size: size, over: CGRect(x: 16, y: 69, width: 44, height: 44), in: room)
    #expect(leading.frame.minX == 16)
    let middle = MenuPlace(size: size, over: CGRect(x: 146, y: 300, width: 100, height: 40), in: room)
    #expect(middle.frame.midX == 196)
    #expect(middle.origin.x == 0.5)
  }

  @Test func inTheLowerHalfItOpensUpward() {
    let place = MenuPlace(size: size, over: CGRect(x: 146, y: 700, width: 100, height: 40), in: room)
    #expect(place.frame.maxY == 740)
    #expect(place.opensUpward)
  }

  @Test func itStaysOnTheScreen() {
    let place = MenuPlace(size: size, over: CGRect(x: -40, y: 20, width: 30, height: 30), in: room)
    #expect(place.frame.origin == CGPoint(x: 8, y: 67))
    let high = MenuPlace(
      size: CGSize(width: 250, height: 700), over: CGRect(x: 100, y: 400, width: 10, height: 10), in: room)
    #expect(high.frame.maxY == 810)
  }

  @Test func atAPointerItOpensWhereThereIsRoom() {
    let after = MenuPlace(size: size, at: CGPoint(x: 50, y: 100), in: room, isRightToLeft: false)
    #expect(after.frame.origin == CGPoint(x: 50, y: 100))
    let before = MenuPlace(size: size, at: CGPoint(x: 300, y: 800), in: room, isRightToLeft: false)
    #expect(before.frame == CGRect(x: 50, y: 654, width: 250, height: 146))
    let mirrored = MenuPlace(size: size, at: CGPoint(x: 300, y: 100), in: room, isRightToLeft: true)
    #expect(mirrored.frame.maxX == 300)
  }

  @Test func besideALiftedViewItStandsSixteenPointsAway() {
    let top = MenuPlace.beside(
      preview: CGRect(x: 20, y: 100, width: 120, height: 120), card: size, in: room, isRightToLeft: false)
    #expect(top.preview == CGRect(x: 20, y: 100, width: 120, height: 120))
    #expect(top.card.frame.origin == CGPoint(x: 20, y: 236))
    let bottom = MenuPlace.beside(
      preview: CGRect(x: 250, y: 680, width: 120, height: 120), card: size, in: room, isRightToLeft: false)
    #expect(bottom.card.frame.maxY == 664)
    #expect(bottom.card.frame.maxX == 370)
    let large = MenuPlace.beside(
      preview: CGRect(x: 20, y: 200, width: 350, height: 550), card: size, in: room, isRightToLeft: false)
    #expect(large.card.frame.maxY == 810)
    #expect(large.preview.maxY == 648)
  }
}
