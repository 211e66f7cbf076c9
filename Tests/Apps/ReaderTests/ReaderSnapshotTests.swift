// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SwiftUI
import TesseraTesting
import Testing
import UIKit

@testable import Reader

/// Whole screens.
@Suite(.serialized) @MainActor struct ReaderSnapshotTests {
  @Test func phone() async throws {
    try await assertSnapshot(of: ReaderScreen().screen, named: "iphone")
  }

  @Test func phoneInTheDark() async throws {
    try await assertSnapshot(of: ReaderScreen(appearance: .dark).screen, named: "iphone-dark")
  }

  @Test func pad() async throws {
    try await assertSnapshot(of: ReaderScreen(.iPadMini).screen, named: "ipad")
  }

  @Test func largestText() async throws {
    try await assertSnapshot(
      of: ReaderScreen(.iPhoneSE, textSize: .accessibilityExtraExtraExtraLarge).screen, named: "iphone-largest-text")
  }

  @Test func failure() async throws {
    try await assertSnapshot(of: ReaderScreen(source: StubArticles(fails: true)).screen, named: "failure")
  }

  @Test func nothing() async throws {
    try await assertSnapshot(of: ReaderScreen(source: StubArticles(count: 0)).screen, named: "nothing")
  }

  @Test func article() async throws {
    let reader = await ReaderScreen()
    reader.touch(0)
    try assertSnapshot(of: reader.screen, named: "article")
  }

  @Test func options() async throws {
    let reader = await ReaderScreen()
    reader.touch(0)
    reader.stack?.topViewController?.navigationItem.rightBarButtonItems?.last?.primaryAction?.performWithSender(
      nil, target: nil)
    reader.screen.advance(by: 1)
    try assertSnapshot(of: reader.screen, named: "options")
  }

  @Test func saved() async throws {
    let reader = await ReaderScreen(saved: ["bell", "swifts"])
    reader.choose(tab: 1)
    try assertSnapshot(of: reader.screen, named: "saved")
  }

  @Test func settings() async throws {
    let reader = await ReaderScreen(appearance: .dark)
    reader.choose(tab: 2)
    try assertSnapshot(of: reader.screen, named: "settings")
  }
}
