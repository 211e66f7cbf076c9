// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Matchers
import XCTest

@testable import Shots

final class ShotTests: XCTestCase {
  func testADot() {
    expect(Dot()).to(lookRight())
  }

  func testItMayBeAnythingShown() {
    let shown: Shown = Dot()
    expect(shown).to(lookRight(named: "anything"))
    expect(shown) == "anything"
  }

  func testTwoColors() {
    expect(Dot()).to(lookRight(in: ["green": .green, "red": .red]))
  }

  func testNobodyKnowsAnother() {
    expect(Dot()).toNot(lookRight(named: "another"))
  }

  func testItDrawsByItself() {
    XCTAssertTrue(draws(Dot.self))
    XCTAssertFalse(draws(UILabel.self) && draws(UIView.self))
  }
}
