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
    case clock([UInt8])
    /// What the app answered to a question, with the question before it.
    case answer([UInt8])
    /// How the recording fares that the tab asked for.
    case recording([UInt8])
    /// A link to open.
    case link([UInt8])
    /// Text that was copied in the app.
    case pasteboard([UInt8])
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
    /// Whether the tab is to hear of the app's time without a commit.
    var needsClock = false
    /// What the tab asked last, of each kind; answers to anything else are not for it.
    var questions: [Question.Kind: Question] = [:]
    /// The answers that it has not been sent yet, in the order in which they came.
    var answers: [(kind: Question.Kind, bytes: [UInt8])] = []
    var recording: RecordingState?
    /// The link that the app opened last.
    var link: String?
    /// What was copied in the app last.
    var copied: String?
    var pong: Data?
    var refusal: (code: UInt16, reason: String)?
    var isClosed = false
    /// Wakes whoever waits for something to send; called once.
    var waiter: (@Sendable () -> Void)?
  }

  /// How many commits may be on their way: one that is shown and one that follows.
  static let window = 2

  private let state = Mutex(State())
  private let touches: Mutex<TouchTracker>
  private let fullCommit: @Sendable () -> Commit?
  private let clock: @Sendable () -> (time: Double, rate: Double)

  /// - Parameters:
  ///   - number: Tells the tabs of an app apart.
  ///   - clock: The app's time now and how fast it runs. Whatever is sent says this: commits may have waited.
  init(
    number: UInt32 = 0, fullCommit: @escaping @Sendable () -> Commit?,
    clock: @escaping @Sendable () -> (time: Double, rate: Double) = { (0, 1) }
  ) {
    self.fullCommit = fullCommit
    self.clock = clock
    touches = Mutex(TouchTracker(tab: number))
  }

  private func change(_ body: (inout State) -> Void) {
    let waiter = state.withLock { state in
      body(&state)
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?()
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

  /// Tells the tab the app's time, which it would otherwise learn with the next commit only.
  func setClock() {
    change { $0.needsClock = true }
  }

  /// The tab waits for an answer, and no longer for those to other questions of the kind.
  func expectAnswer(to question: Question) {
    change { state in
      state.questions[question.kind] = question
      state.answers.removeAll { $0.kind == question.kind }
    }
  }

  func add(_ answer: Answer, to question: Question) {
    change { state in
      guard state.questions[question.kind] == question else { return }
      var writer = ByteWriter()
      writer.write(question)
      writer.write(answer)
      // One of each kind, however often the app answers.
      state.answers.removeAll { $0.kind == question.kind }
      state.answers.append((question.kind, writer.bytes))
    }
  }

  /// Tells of a recording; only the latest is kept.
  func tell(_ recording: RecordingState) {
    change { $0.recording = recording }
  }

  /// Has the tab open a link; only the latest is kept.
  func open(_ address: String) {
    change { $0.link = address }
  }

  /// Tells of text that was copied; only the latest is kept.
  func copy(_ text: String) {
    change { $0.copied = text }
  }

  /// Whether nobody is there any more to be told anything.
  var isGone: Bool { state.withLock { $0.isClosed } }

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
      switch take() {
      case .message(let message): return message
      case .end: return nil
      case .wait: await waitForChange()
      }
    }
  }

  /// The same for a thread of its own, which sleeps meanwhile.
  func nextBlocking() -> Message? {
    while true {
      switch take() {
      case .message(let message): return message
      case .end: return nil
      case .wait:
        let change = DispatchSemaphore(value: 0)
        if callOnChange({ change.signal() }) { change.wait() }
      }
    }
  }

  private enum Taken {
    case message(Message)
    case wait
    case end
  }

  private func take() -> Taken {
    enum Step {
      case send(Message)
      case sendCommit(Commit)
      case sendFullCommit
      case sendClock
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
      if !state.answers.isEmpty { return .send(.answer(state.answers.removeFirst().bytes)) }
      if let recording = state.recording {
        state.recording = nil
        return .send(.recording(recording.encoded))
      }
      if let link = state.link {
        state.link = nil
        return .send(.link(Array(link.utf8)))
      }
      if let copied = state.copied {
        state.copied = nil
        return .send(.pasteboard(Array(copied.utf8)))
      }
      if state.inFlight.count < Self.window {
        if state.needsFullCommit { return .sendFullCommit }
        if let commit = state.commits.take() { return .sendCommit(commit) }
      }
      return state.needsClock ? .sendClock : .wait
    }
    switch step {
    case .send(let message): return .message(message)
    case .end: return .end
    case .sendCommit(let commit): return .message(message(for: commit))
    case .sendFullCommit: return takeFullCommit().map(Taken.message) ?? take()
    case .sendClock: return .message(clockMessage())
    case .wait: return .wait
    }
  }

  /// The tree is asked for outside the lock: whoever holds the tree's lock may be adding to this tab.
  private func takeFullCommit() -> Message? {
    state.withLock { state in
      state.needsFullCommit = false
      state.commits = CommitMerger()
    }
    guard let commit = fullCommit() else { return nil }
    // Commits that came in between are in the tree, and are harmless when applied again.
    return message(for: commit)
  }

  /// The clock is read outside the lock, as the tree is, and after `needsClock` is cleared: a change in between is sent.
  private func message(for commit: Commit) -> Message {
    var commit = commit.withoutGlyphs()
    let sequence = state.withLock { state in
      state.sequence += 1
      state.inFlight.append(state.sequence)
      state.needsClock = false
      return state.sequence
    }
    (commit.time, commit.rate) = clock()
    var writer = ByteWriter()
    writer.writeVarint(sequence)
    writer.write(commit)
    return .commit(writer.bytes)
  }

  private func clockMessage() -> Message {
    state.withLock { $0.needsClock = false }
    let (time, rate) = clock()
    var writer = ByteWriter()
    writer.write(time)
    writer.write(rate)
    return .clock(writer.bytes)
  }

  private func waitForChange() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if !callOnChange({ continuation.resume() }) { continuation.resume() }
      }
    } onCancel: {
      close()
    }
  }

  /// Calls `body` once there may be something to send; `false`, without calling it, where there is already.
  private func callOnChange(_ body: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { state in
      let canSendCommit = state.inFlight.count < Self.window && (state.needsFullCommit || !state.commits.isEmpty)
      let isReady =
        state.isClosed || state.refusal != nil || state.pong != nil || state.status != nil || canSendCommit
        || state.needsClock || !state.answers.isEmpty || state.recording != nil || state.link != nil
        || state.copied != nil
      if !isReady { state.waiter = body }
      return !isReady
    }
  }
}
