// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing
import UIKit

@testable import Today

@Suite(.serialized) @MainActor struct GetButtonTests {
  @Test func gettingAnAppGoesFromGetOverARingToOpen() async throws {
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
    await Waiter.ready(app)
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

/// Waits until an app has been downloaded.
@MainActor private final class Waiter: DownloadObserver {
  private let app: StoreApp
  private let done: () -> Void

  private init(_ app: StoreApp, _ done: @escaping () -> Void) {
    self.app = app
    self.done = done
  }

  static func ready(_ app: StoreApp) async {
    var waiter: Waiter?
    await withCheckedContinuation { continuation in
      let new = Waiter(app) { continuation.resume() }
      waiter = new
      Downloads.shared.add(new)
    }
    withExtendedLifetime(waiter) {}
  }

  func downloadDidChange(_ app: StoreApp, to state: DownloadState) {
    if app == self.app, state == .ready { done() }
  }
}
