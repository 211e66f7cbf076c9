// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Widgets

/// Whole screens.
@MainActor struct WidgetsSnapshotTests {
  @Test func phone() throws {
    try assertSnapshot(of: WidgetsScreen(.iPhone16).screen, named: "iphone")
  }

  @Test func phoneInTheDark() throws {
    try assertSnapshot(of: WidgetsScreen(.iPhone16, appearance: .dark).screen, named: "iphone-dark")
  }

  @Test func phoneScrolled() throws {
    let widgets = WidgetsScreen(.iPhone16)
    widgets.screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), hold: 0.3)
    widgets.screen.advance(by: 1)
    try assertSnapshot(of: widgets.screen, named: "iphone-scrolled")
  }

  @Test func phoneOnItsSide() throws {
    try assertSnapshot(of: WidgetsScreen(.iPhoneSE, orientation: .landscapeLeft).screen, named: "iphone-landscape")
  }

  @Test func largeText() throws {
    try assertSnapshot(of: WidgetsScreen(.iPhoneSE, textSize: .accessibilityMedium).screen, named: "iphone-large-text")
  }

  @Test func pad() throws {
    try assertSnapshot(of: WidgetsScreen(.iPadMini).screen, named: "ipad")
  }

  @Test func padOnItsSideInTheDark() throws {
    try assertSnapshot(
      of: WidgetsScreen(.iPadMini, orientation: .landscapeLeft, appearance: .dark).screen, named: "ipad-landscape-dark")
  }

  @Test func detail() throws {
    let widgets = WidgetsScreen(.iPhoneSE)
    widgets.screen.tap(try #require(widgets.collection.visibleCells.first))
    widgets.screen.advance(by: 1)
    try assertSnapshot(of: widgets.screen, named: "detail")
  }
}
