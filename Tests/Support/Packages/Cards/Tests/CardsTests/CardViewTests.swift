// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

@testable import Cards

class CardTestCase: XCTestCase {
  var window: UIWindow!

  override func setUp() {
    super.setUp()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
  }

  override func tearDown() {
    window = nil
    super.tearDown()
  }

  func testTheWindowIsOnTheScreen() {
    XCTAssertTrue(window.isKeyWindow)
    XCTAssertEqual(UIApplication.shared.windows, [window])
  }
}

final class CardViewTests: CardTestCase {
  private let card = CardView(frame: CGRect(x: 0, y: 100, width: 200, height: 80))

  func testTheTitleFillsTheCard() {
    XCTAssertEqual(executionTimeAllowance, 600)
    executionTimeAllowance = 61
    XCTAssertEqual(executionTimeAllowance, 120, "whole minutes are allowed")
    // Properties that a protocol of the kit's own names are as free to read as the others, for Swift 5.
    XCTAssertEqual(UIScrollView().contentSize, .zero)
    XCTAssertFalse(UICollectionViewCell().isSelected)
    window.addSubview(card)
    card.titleLabel.text = "Title"
    window.layoutIfNeeded()
    XCTAssertEqual(card.titleLabel.frame, CGRect(x: 16, y: 16, width: 168, height: 48))
  }

  func testATapOpensTheCardWhenItsAnimationIsOver() {
    window.addSubview(card)
    let isOpen = expectation(description: "the card is open")
    card.onOpen = { isOpen.fulfill() }
    card.sendActions(for: .touchUpInside)
    XCTAssertFalse(card.isOpen)
    wait(for: [isOpen], timeout: 1)
    XCTAssertTrue(card.isOpen)
  }

  func testLayoutIsDoneWhenTheRunLoopTurns() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    RunLoop.main.run(until: Date())
    XCTAssertEqual(view.frame.width, 30)
  }

  func testLoadingTakesHalfAMinuteOfNobodysTime() {
    let start = Date()
    let isLoaded = expectation(description: "loaded")
    CardLoader().load { titles in
      XCTAssertEqual(titles, ["One", "Two"])
      isLoaded.fulfill()
    }
    waitForExpectations(timeout: 60)
    XCTAssertEqual(Date().timeIntervalSince(start), 30, accuracy: 0.2)
  }

  func testLoadingCanBeAwaited() async {
    let titles = await CardLoader().load()
    XCTAssertEqual(titles.count, 2)
  }

  private final class Player: NSObject {
    @objc dynamic var volume = 1
    @objc dynamic var title: String?
  }

  func testAChangeOfAPropertyIsWaitedFor() {
    let player = Player()
    keyValueObservingExpectation(for: player, keyPath: "volume", expectedValue: 11)
    let hasTitle = XCTKVOExpectation(keyPath: #keyPath(Player.title), object: player, expectedValue: "Song")
    keyValueObservingExpectation(for: player, keyPath: "title") { object, change in
      (object as? Player)?.title == "Song" && change["new"] as? String == "Song"
    }
    for volume in [5, 11, 3] { player.volume = volume }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { player.title = "Song" }
    wait(for: [hasTitle], timeout: 5)
    waitForExpectations(timeout: 1)
  }

  func testNobodyElsesFilesAreInAProcessesHome() throws {
    XCTAssertTrue(NSTemporaryDirectory().hasPrefix(NSHomeDirectory()))
    let caches = try FileManager.default.url(
      for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    XCTAssertTrue(caches.path.hasPrefix(NSHomeDirectory()), caches.path)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: caches.path), [])
  }

  func testTestsRunOnTheMainThread() throws {
    XCTAssertTrue(Thread.isMainThread)
    try XCTSkipIf(UIDevice.current.userInterfaceIdiom == .phone, "not on phones")
    XCTFail("the device is a phone")
  }
}
