// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing
import UIKit

@testable import Today

@MainActor struct GetButtonTests {
  @Test func gettingAnAppGoesFromGetOverARingToOpen() throws {
    let today = TodayScreen()
    let place = try #require(appOfTheDay)
    let button = try #require(today.card(place.section, place.item)?.all(GetButton.self).first)
    let app = try #require(button.app)
    #expect(button.title(for: .normal) == "GET")
    today.screen.tap(button)
    #expect(button.title(for: .normal) == nil)
    #expect(Downloads.shared.state(of: app) == .loading(progress: 0))
    // The tap was the button's: no story opened.
    #expect(today.story == nil)
    today.screen.advance(by: 1)
    guard case .loading(let progress) = Downloads.shared.state(of: app) else {
      Issue.record("the download has ended early")
      return
    }
    #expect(progress > 0.2 && progress < 0.8)
    today.screen.advance(by: 2)
    #expect(button.title(for: .normal) == "OPEN")
    #expect(button.accessibilityLabel == "Open \(app.name)")
  }

  private var appOfTheDay: (section: Int, item: Int)? {
    for (section, day) in TodayScreen.edition.days.enumerated() {
      if let item = day.stories.firstIndex(where: { $0.kind == .appOfTheDay }) { return (section, item) }
    }
    return nil
  }
}
