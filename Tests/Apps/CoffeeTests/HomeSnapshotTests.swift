// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Coffee

/// The first screen by itself, as pictures.
@MainActor struct HomeSnapshotTests {
  @Test func rewardsOpened() throws {
    let coffee = HomeScreen()
    coffee.rewards.optionsButton.sendActions(for: .primaryActionTriggered)
    coffee.screen.advance(by: 1)
    try assertSnapshot(of: coffee.screen, named: "iphone-rewards")
  }

  @Test func scrolled() throws {
    let coffee = HomeScreen(appearance: .dark)
    coffee.home.scrollView.contentOffset.y = 420
    coffee.screen.advance(by: 1)
    try assertSnapshot(of: coffee.screen, named: "iphone-scrolled-dark")
  }

  @Test func pad() throws {
    try assertSnapshot(of: HomeScreen(.iPadMini).screen, named: "ipad")
  }
}
