// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import Cards

@MainActor @Suite struct CardSuite {
  @Test func aCardIsClosedAtFirst() {
    #expect(!CardView().isOpen)
    #expect(Thread.isMainThread)
  }

  @Test func aTapOpensIt() async {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(card)
    await withCheckedContinuation { continuation in
      card.onOpen = { continuation.resume() }
      card.sendActions(for: .touchUpInside)
    }
    #expect(card.isOpen)
  }

  @Test(arguments: [1, 2, 3]) func numbersAreSmall(_ number: Int) {
    #expect(number < 10)
  }

  @Test func sleepingTakesNoTime() async throws {
    let start = Date()
    try await Task.sleep(nanoseconds: 20_000_000_000)
    #expect(abs(Date().timeIntervalSince(start) - 20) < 0.1)
  }

  @Test(.disabled("not yet")) func later() {}
}
