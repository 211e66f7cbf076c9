// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol
internal import Synchronization

/// What waits to be sent to one tab.
///
/// Nothing is a queue that could grow: of the status only the latest is kept, and commits that the tab has no time for
/// are merged into one. Past a bound, even that is forgotten and a full commit is made when the tab is ready.
final class TabSession: Sendable {
  /// What goes out next.
  enum Message: Hashable, Sendable {
    case status([UInt8])
    case commit([UInt8])
    /// The answer to a ping.
    case pong(Data)
    /// Ends the stream, with a reason for the log of the page.
    case refusal(code: UInt16, reason: String)
  }

  private struct State {
    var status: TabStatus?
    var commits = CommitMerger()
    var needsFullCommit = false
    var sequence: UInt64 = 0
    /// The commits that the tab has not yet acknowledged.
    var inFlight: [UInt64] = []
    var pong: Data?
    var refusal: (code: UInt16, reason: String)?
    var isClosed = false
    var waiter: CheckedContinuation<Void, Never>?
  }

  /// How many commits may be on their way: one that is shown and one that follows.
  static let window = 2

  private let state = Mutex(State())
  private let touches: Mutex<TouchTracker>
  private let fullCommit: @Sendable () -> Commit?

  /// - Parameter number: Tells the tabs of an app apart.
  init(number: UInt32 = 0, fullCommit: @escaping @Sendable () -> Commit?) {
    self.fullCommit = fullCommit
    touches = Mutex(TouchTracker(tab: number))
  }

  private func change(_ body: (inout State) -> Void) {
    let waiter = state.withLock { state in
      body(&state)
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }

  func add(_ status: TabStatus) {
    change { $0.status = status }
  }

  func add(_ commit: Commit, treeSize: Int) {
    change { state in
      if commit.isFull { state.needsFullCommit = false }
      guard !state.needsFullCommit else { return }
      state.commits.add(commit)
      if state.commits.weight > 1_024 + 2 * treeSize {
        state.commits = CommitMerger()
        state.needsFullCommit = true
      }
    }
  }

  func requireFullCommit() {
    change { state in
      state.commits = CommitMerger()
      state.needsFullCommit = true
    }
  }

  func acknowledge(_ sequence: UInt64) {
    change { state in state.inFlight.removeAll { $0 <= sequence } }
  }

  /// The event as the app is to get it; `nil` where nothing of it makes sense.
  func accept(_ event: InputEvent) -> InputEvent? {
    guard case .touches(let fingers, let time) = event else { return event }
    return touches.withLock { $0.accept(fingers, time: time) }
  }

  /// What the app is told when this tab is gone.
  func cancelTouches() -> InputEvent? {
    touches.withLock { $0.cancelAll() }
  }

  func answerPing(_ payload: Data) {
    change { $0.pong = payload }
  }

  /// Sends a reason and ends the stream.
  func refuse(code: UInt16, reason: String) {
    change { state in
      if state.refusal == nil { state.refusal = (code, reason) }
    }
  }

  func close() {
    change { $0.isClosed = true }
  }

  /// Waits for something to send; `nil` once the tab is closed.
  func next() async -> Message? {
    while true {
      enum Step {
        case send(Message)
        case sendFullCommit
        case wait
        case end
      }
      let step = state.withLock { state -> Step in
        if let refusal = state.refusal {
          if state.isClosed { return .end }
          state.isClosed = true
          return .send(.refusal(code: refusal.code, reason: refusal.reason))
        }
        if state.isClosed { return .end }
        if let pong = state.pong {
          state.pong = nil
          return .send(.pong(pong))
        }
        if let status = state.status {
          state.status = nil
          return .send(.status(status.encoded()))
        }
        guard state.inFlight.count < Self.window else { return .wait }
        if state.needsFullCommit { return .sendFullCommit }
        guard let commit = state.commits.take() else { return .wait }
        return .send(Self.message(for: commit, in: &state))
      }
      switch step {
      case .send(let message): return message
      case .end: return nil
      case .sendFullCommit:
        if let message = takeFullCommit() { return message }
      case .wait: await waitForChange()
      }
    }
  }

  /// The tree is asked for outside the lock: whoever holds the tree's lock may be adding to this tab.
  private func takeFullCommit() -> Message? {
    state.withLock { state in
      state.needsFullCommit = false
      state.commits = CommitMerger()
    }
    guard let commit = fullCommit() else { return nil }
    return state.withLock { state in
      // Commits that came in between are in the tree, and are harmless when applied again.
      Self.message(for: commit, in: &state)
    }
  }

  private static func message(for commit: Commit, in state: inout State) -> Message {
    state.sequence += 1
    state.inFlight.append(state.sequence)
    var writer = ByteWriter()
    writer.writeVarint(state.sequence)
    writer.write(commit)
    return .commit(writer.bytes)
  }

  private func waitForChange() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isReady = state.withLock { state in
          let canSendCommit =
            state.inFlight.count < Self.window && (state.needsFullCommit || !state.commits.isEmpty)
          if state.isClosed || state.refusal != nil || state.pong != nil || state.status != nil || canSendCommit {
            return true
          }
          state.waiter = continuation
          return false
        }
        if isReady { continuation.resume() }
      }
    } onCancel: {
      close()
    }
  }
}
