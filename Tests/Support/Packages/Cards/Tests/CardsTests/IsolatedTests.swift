// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import Cards

@MainActor
final class IsolatedTests: XCTestCase {
  func testACardOnTheMainActor() {
    XCTAssertNil(CardView().titleLabel.text)
  }

  func testATargetOfATest() {
    let card = CardView()
    card.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    card.sendActions(for: .touchUpInside)
    XCTAssertEqual(taps, 1)
  }

  private var taps = 0

  @objc private func tapped(_ sender: CardView) { taps += 1 }
}
