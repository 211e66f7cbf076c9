// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Adopters

/// Source of before actors compiles; what it does on the main thread and on others.
@MainActor struct IsolationTests {
  private let screen = TestScreen(.iPhoneSE)

  @Test("code that nothing isolates works on the main thread as any other")
  func main() {
    let coordinator = Coordinator()
    coordinator.show(UIViewController())
    #expect(coordinator.navigation.viewControllers.count == 1)
    let view = Tile()
    set(view, \.alpha, to: 0.5)
    view.apply(.red)
    #expect(Worker().hide([view]) == [0.5] && view.isHidden)
    #expect((view.widthAnchor ~~~ 30).constant == 30)
    #expect(Entry(view: view) == Entry(view: Tile()) && view == Tile())
    #expect(Metrics().width() == 375 - Metrics().padding)
  }

  @Test("another thread has current traits of its own, and may ask for the time")
  func others() async {
    let before = UITraitCollection.current
    let measuring = Measuring()
    await withCheckedContinuation { continuation in
      measuring.completionBlock = { continuation.resume() }
      OperationQueue().addOperation(measuring)
    }
    #expect(measuring.result == ["3.0", "time", "font"])
    #expect(UITraitCollection.current == before)
  }
}
