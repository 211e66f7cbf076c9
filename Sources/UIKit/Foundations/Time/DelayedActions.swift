// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is to happen at some time of the media clock: a long press that has lasted, a second tap that did not come.
@MainActor package final class DelayedActions {
  /// By which an action is cancelled.
  @MainActor package struct Token {
    fileprivate let number: UInt64
    fileprivate weak var actions: DelayedActions?

    /// Forgets the action; one that has run, or was cancelled, is ignored.
    package func cancel() { actions?.cancel(self) }
  }

  private struct Entry {
    let time: TimeInterval
    let token: Token
    let action: @MainActor () -> Void
  }

  /// By time, and by submission where times are equal.
  private var entries: [Entry] = []
  /// Counts for all, so that a token never names what somebody else submitted later.
  private static var count: UInt64 = 0
  /// Called when the next time has come earlier.
  var onEarlier: (() -> Void)?

  /// When the next action is due, in seconds of the media clock; `nil` where there is none.
  package var next: TimeInterval? { entries.first?.time }

  /// Runs `action` in the first `UIApplication.tick(to:)` at or after `time`, in seconds of the media clock.
  @discardableResult
  package func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Token {
    Self.count += 1
    let entry = Entry(time: time, token: Token(number: Self.count, actions: self), action: action)
    let place = entries.firstIndex { $0.time > time } ?? entries.count
    entries.insert(entry, at: place)
    if place == 0 { onEarlier?() }
    return entry.token
  }

  /// Forgets an action; one that has run, or was cancelled, is ignored.
  package func cancel(_ token: Token) {
    entries.removeAll { $0.token.number == token.number }
  }

  /// Runs what is due, by time. Actions may cancel others; what they add waits for the next call, due or not, so that
  /// an action that adds itself again does not run for ever.
  func fire(upTo time: TimeInterval) {
    let last = Self.count
    while let index = entries.firstIndex(where: { $0.time > time || $0.token.number <= last }),
      entries[index].time <= time
    {
      entries.remove(at: index).action()
    }
  }
}
