// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

final class WaitingTests: ScreenTestCase {
  override func setUp() {
    super.setUp()
    open("Waiting")
  }

  func testWhatComesLaterIsWaitedFor() {
    app.buttons["Timer"].tap()
    XCTAssertEqual(app.staticTexts["status"].label, "Timer runs")
    XCTAssertTrue(app.staticTexts["Timer fired"].waitForExistence(timeout: 10))
  }

  func testWhatDoesNotComeIsNotThere() {
    let start = Date()
    XCTAssertFalse(app.staticTexts["Never"].waitForExistence(timeout: 60))
    XCTAssertEqual(Date().timeIntervalSince(start), 60, accuracy: 0.1)
  }

  func testAnAttributeIsWaitedFor() {
    app.buttons["Task"].tap()
    let status = app.staticTexts["status"]
    XCTAssertTrue(status.wait(for: \.label, toEqual: "Task done", timeout: 5))
  }

  func testAnExpectationIsMet() {
    app.buttons["Timer"].tap()
    let predicate = NSPredicate(format: "label == 'Timer fired'")
    let fired = XCTNSPredicateExpectation(predicate: predicate, object: app.staticTexts["status"])
    XCTAssertEqual(XCTWaiter().wait(for: [fired], timeout: 10), .completed)
    let other = expectation(for: NSPredicate(format: "exists == true"), evaluatedWith: app.buttons["Task"])
    wait(for: [other], timeout: 1)
  }

  func testAnotherThreadsWorkIsWaitedFor() {
    app.buttons["Thread"].tap()
    XCTAssertTrue(app.staticTexts["status"].label.hasPrefix("Sum: "))
  }

  func testAToastGoes() {
    app.buttons["Toast"].tap()
    XCTAssertTrue(app.staticTexts["toast"].waitForNonExistence(timeout: 5))
  }

  func testTimePassesInTheAppWhileTheTestSleeps() {
    app.buttons["Timer"].tap()
    Thread.sleep(forTimeInterval: 4)
    XCTAssertEqual(app.staticTexts["status"].label, "Timer runs")
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 2))
    XCTAssertEqual(app.staticTexts["status"].label, "Timer fired")
  }

  @MainActor func testAnAsynchronousTestWaits() async throws {
    app.buttons["Timer"].tap()
    try await Task.sleep(nanoseconds: 6_000_000_000)
    XCTAssertEqual(app.staticTexts["status"].label, "Timer fired")
  }
}
