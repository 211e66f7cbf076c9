// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing
import UIKit

@testable import Today

@MainActor struct TodayViewControllerTests {
  @Test func aSectionADayAndACellAStory() {
    let today = TodayScreen()
    #expect(today.collection.numberOfSections == 3)
    for (section, day) in TodayScreen.edition.days.enumerated() {
      #expect(today.collection.numberOfItems(inSection: section) == day.stories.count)
    }
  }

  @Test func headersShowDateAndName() throws {
    let today = TodayScreen()
    #expect(try #require(today.header(0)).texts == ["SATURDAY, JUNE 17", "Today"])
    #expect(try #require(today.header(1)).texts == ["FRIDAY, JUNE 16", "Yesterday"])
    #expect(try #require(today.header(2)).texts == ["THURSDAY, JUNE 15", "Thursday"])
  }

  @Test func thePortraitIsInTheFirstHeaderOnly() throws {
    let today = TodayScreen()
    let portraits = (0..<3).compactMap { section in
      today.header(section)?.all(UIImageView.self).first.map { (section, $0.isHidden, $0.frame.size) }
    }
    #expect(portraits.map { $0.0 } == [0, 1, 2])
    #expect(portraits.map { $0.1 } == [false, true, true])
    #expect(portraits[0].2 == CGSize(width: 35, height: 35))
  }

  @Test func headersAreAsTheDesignSays() throws {
    let today = TodayScreen()
    let header = try #require(today.header(0))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 81))
    let labels = header.all(UILabel.self)
    #expect(labels[0].frame.origin == CGPoint(x: 20, y: 20))
    #expect(labels[1].frame.minX == 20)
    #expect(abs(labels[1].frame.minY - labels[0].frame.maxY - 2) < 0.34)
  }

  // MARK: - Sizes

  @Test(arguments: [TestDevice.iPhoneSE, .iPhone16, .iPhone16ProMax])
  func onAPhoneACardIsAsWideAsTheScreen(_ device: TestDevice) {
    let today = TodayScreen(device)
    #expect(today.frame(0, 0) == CGRect(x: 0, y: 81, width: device.size.width, height: 470))
    #expect(today.frame(0, 1) == CGRect(x: 0, y: 551, width: device.size.width, height: 470))
  }

  @Test func onAPadTwoCardsShareARowInTurns() {
    let today = TodayScreen(.iPadPro11)
    #expect(today.frame(0, 0) == CGRect(x: 0, y: 81, width: 556, height: 470))
    #expect(today.frame(0, 1) == CGRect(x: 556, y: 81, width: 278, height: 470))
    #expect(today.frame(0, 2) == CGRect(x: 0, y: 551, width: 278, height: 470))
    #expect(today.frame(0, 3) == CGRect(x: 278, y: 551, width: 556, height: 470))
  }

  @Test func turningThePadLaysTheCardsOutAnew() {
    let today = TodayScreen(.iPadPro11)
    today.screen.rotate(to: .landscapeLeft)
    let row = [today.frame(0, 0), today.frame(0, 1)]
    #expect(row[0].minY == row[1].minY)
    #expect(row[0].width + row[1].width == 1210)
    #expect(abs(row[0].width / row[1].width - 2) < 0.01)
  }

  @Test func aCardIsTwentyPointsInsideItsCell() throws {
    let cell = try #require(TodayScreen().card(0, 0))
    let card = try #require(cell.cardView)
    #expect(card.frame == CGRect(x: 20, y: 20, width: 353, height: 430))
    #expect(card.layer.cornerRadius == 14)
    #expect(cell.shadowView.frame == card.frame)
  }

  @Test func onlyCardsInSightExist() {
    let today = TodayScreen()
    #expect(today.collection.visibleCells.count <= 3)
    today.screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100), hold: 0.2)
    #expect(today.collection.visibleCells.count <= 3)
    #expect(today.collection.contentOffset.y > 400)
  }
}
