// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// What an app showed in the last seconds: the tree as it was, and the commits since.
///
/// Memory is bounded by time and by the number of changes; what is older is worked into the tree.
struct ScreenHistory: Sendable {
  /// What happened to the tree; moments are the server's real time in seconds.
  struct Event: Sendable {
    enum Kind: Sendable {
      case commit(Commit)
      case clock(time: Double, rate: Double)
    }

    var moment: Double
    var kind: Kind

    /// How many changes there are in it.
    fileprivate var weight: Int {
      switch kind {
      case .commit(let commit): 1 + commit.removed.count + commit.deltas.reduce(0) { $0 + 1 + $1.changes.count }
      case .clock: 1
      }
    }
  }

  /// How far back it reaches, in seconds.
  static let reach = 8.0
  /// How many changes are kept apart; more of them shorten the reach.
  static let changeLimit = 200_000

  /// The tree before the first event.
  private(set) var tree = LayerTree()
  /// When the tree showed its own media time.
  private(set) var treeMoment = 0.0
  private(set) var events: [Event] = []
  private var weight = 0

  mutating func note(_ commit: Commit, at moment: Double) {
    append(Event(moment: moment, kind: .commit(commit)))
  }

  mutating func noteClock(time: Double, rate: Double, at moment: Double) {
    append(Event(moment: moment, kind: .clock(time: time, rate: rate)))
  }

  private mutating func append(_ event: Event) {
    events.append(event)
    weight += event.weight
    var count = 0
    while count < events.count,
      events[count].moment < event.moment - Self.reach || weight > Self.changeLimit
    {
      weight -= events[count].weight
      tree.apply(events[count])
      treeMoment = events[count].moment
      count += 1
    }
    // The array is moved together seldom, not with every commit.
    if count > 0 { events.removeFirst(count) }
  }
}

extension LayerTree {
  mutating func apply(_ event: ScreenHistory.Event) {
    switch event.kind {
    case .commit(let commit): apply(commit)
    case .clock(let time, let rate): setClock(time: time, rate: rate)
    }
  }
}
