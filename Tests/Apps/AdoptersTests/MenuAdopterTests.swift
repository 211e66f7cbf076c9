// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Adopters

/// A shelf whose menus are made in the usual ways, used as a person does.
@MainActor struct MenuAdopterTests {
  private let screen = TestScreen(.iPhone16)
  private let shelf = MenuShelfViewController()

  init() {
    screen.show(UINavigationController(rootViewController: shelf))
    screen.step()
  }

  @Test func aMenuOfTheBarIsOpenedAndChosenFrom() {
    screen.tap(at: CGPoint(x: 355, y: 91))
    screen.advance(by: 1)
    screen.pressKey("ArrowDown")
    screen.pressKey("Enter")
    #expect(shelf.log == ["rename by the item"])
  }

  @Test func aButtonShowsWhatWasChosen() throws {
    let button = try #require(shelf.view.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.currentTitle == "Added")
    screen.tap(button)
    screen.advance(by: 1)
    screen.pressKey("ArrowDown")
    screen.pressKey("ArrowDown")
    screen.pressKey("Enter")
    #expect(shelf.log == ["sort menu", "by title"])
    #expect(button.currentTitle == "Title")
  }

  @Test func aBookIsLiftedAndOpened() {
    screen.press(at: CGPoint(x: 150, y: 180), duration: 0.8)
    screen.advance(by: 1)
    screen.tap(at: CGPoint(x: 196, y: 180))
    screen.advance(by: 1)
    #expect(shelf.log.count == 1)
    #expect(shelf.log.first?.hasPrefix("opened") == true)
  }

  @Test func aViewHasAMenuOfItsOwn() {
    let view = PressableView(frame: CGRect(x: 20, y: 500, width: 100, height: 100))
    shelf.view.addSubview(view)
    screen.press(at: CGPoint(x: 70, y: 550), duration: 0.8)
    screen.advance(by: 1)
    screen.pressKey("ArrowDown")
    screen.pressKey("Enter")
    #expect(view.closes == 1)
  }
}
