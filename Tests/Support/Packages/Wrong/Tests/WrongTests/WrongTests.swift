// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing
import XCTest

@testable import Wrong

final class WrongTests: XCTestCase {
  func testAFails() { XCTAssertEqual(1 + 1, 3, "\u{1B}[31m<arithmetic>") }
  func testBCrashes() {
    print("about to crash")
    fatalError("no data")
  }
  func testCHangs() {
    print("about to hang")
    while true {}
  }
  func testDLeaves() { exit(0) }
  func testEThrows() throws { throw CocoaError(.fileNoSuchFile) }
  func testFWaitsForEver() {
    let never = expectation(description: "never")
    wait(for: [never], timeout: 3)
  }
  func testGLeavesAWindow() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    UIView.setAnimationsEnabled(false)
    UserDefaults.standard.set(1, forKey: "left")
  }
  func testHFindsNothing() {
    XCTAssertEqual(UIApplication.shared.windows, [])
    XCTAssertTrue(UIView.areAnimationsEnabled)
    XCTAssertNil(UserDefaults.standard.object(forKey: "left"))
  }
  func testIPrintsALot() { for number in 0..<20_000 { print("line \(number)") } }
  func testJIsKilled() { kill(getpid(), SIGKILL) }
  func testKPrintsALineWithoutEnd() {
    for _ in 0..<200 { print(String(repeating: "\u{1B}[2J<b>", count: 1_000), terminator: "") }
  }
  func testLStops() {
    continueAfterFailure = false
    XCTExpectFailure("not this one") { XCTFail("expected") }
    XCTFail("goes no further")
    XCTFail("behind the end")
    fatalError("behind the end")
  }
}

@Suite struct Wrongs {
  @Test func sumsAreRight() { #expect(1 + 1 == 3) }
  @Test @MainActor func boxesCrash() { fatalError("no box") }
  @Test func theRestGoesOn() {}
}
