// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct DelayedActionsTests {
  private let actions = DelayedActions()

  @Test func actionsRunByTimeThenBySubmission() {
    var log: [String] = []
    actions.schedule(at: 2) { log.append("c") }
    actions.schedule(at: 1) { log.append("a") }
    actions.schedule(at: 1) { log.append("b") }
    actions.schedule(at: 3) { log.append("d") }
    #expect(actions.next == 1)
    actions.fire(upTo: 0.5)
    #expect(log.isEmpty)
    actions.fire(upTo: 2)
    #expect(log == ["a", "b", "c"])
    #expect(actions.next == 3)
    actions.fire(upTo: 9)
    #expect(log == ["a", "b", "c", "d"])
    #expect(actions.next == nil)
  }

  @Test func aCancelledActionDoesNotRunEvenWhenCancelledByOneBeforeIt() {
    var log: [String] = []
    var second: DelayedActions.Token?
    actions.schedule(at: 1) {
      log.append("a")
      if let second { self.actions.cancel(second) }
    }
    second = actions.schedule(at: 1) { log.append("b") }
    actions.fire(upTo: 1)
    #expect(log == ["a"])
    #expect(actions.next == nil)
  }

  @Test func anActionThatAddsItselfRunsOnceACall() {
    var count = 0
    func again() {
      count += 1
      actions.schedule(at: 0) { again() }
    }
    actions.schedule(at: 1) { again() }
    actions.schedule(at: 2) { count += 100 }
    actions.fire(upTo: 5)
    #expect(count == 101)
    #expect(actions.next == 0)
    actions.fire(upTo: 5)
    #expect(count == 102)
  }

  @Test func theHostHearsOfEarlierTimesOnly() {
    var calls = 0
    actions.onEarlier = { calls += 1 }
    actions.schedule(at: 5) {}
    actions.schedule(at: 5) {}
    actions.schedule(at: 6) {}
    #expect(calls == 1)
    actions.schedule(at: 4) {}
    #expect(calls == 2)
  }
}
