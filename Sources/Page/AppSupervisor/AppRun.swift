// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Glibc
internal import RenderProtocol
internal import Synchronization

/// One process of an app, from its start to its end.
final class AppRun: Sendable {
  /// What a run tells of; called on any thread, `ended` once and last.
  struct Events: Sendable {
    /// How the device is set up; `nil` once nobody supervises the app any more.
    var configuration: @Sendable () -> DeviceConfiguration?
    var message: @Sendable (AppMessage) -> Void
    var ended: @Sendable (AppEnding, AppOutput) -> Void
  }

  private struct State {
    var connection: FramedConnection?
    var order = MessageOrder()
    var output = AppOutput()
    /// Why the supervisor ends the process, once it does.
    var verdict: AppEnding?
    var exit: AppEnding?
    var openOutputs = 2
    var hasEnded = false
  }

  private let launch: AppLaunch
  private let options: SupervisionOptions
  private let events: Events
  private let folder: PrivateFolder
  private let process = Process()
  private let listener = Mutex<FramedListener?>(nil)
  private let state = Mutex(State())

  init(launch: AppLaunch, options: SupervisionOptions, events: Events) throws(PrivateFolder.Failure) {
    self.launch = launch
    self.options = options
    self.events = events
    folder = try PrivateFolder()
  }

  /// What a crash prints is for the page: which thread, which lines, and no more.
  private static let quietBacktraces = [
    "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none"
  ]

  // MARK: - Start

  func start() throws {
    let path = folder.path + "/socket"
    let listening = try FramedListener(path: path) { [weak self] connection in
      guard let self else { return connection.close() }
      accept(connection)
    }
    listener.withLock { $0 = listening }
    process.executableURL = launch.executable
    process.arguments = launch.arguments
    process.environment = Self.quietBacktraces.merging(ProcessInfo.processInfo.environment) { $1 }
      .merging(launch.environment) { $1 }
      .merging([SocketEnvironment.variable: path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let pipes = [Pipe(), Pipe()]
    process.standardOutput = pipes[0]
    process.standardError = pipes[1]
    process.terminationHandler = { [self] process in
      let ending: AppEnding =
        process.terminationReason == .uncaughtSignal
        ? .signalled(process.terminationStatus) : .exited(status: process.terminationStatus)
      exited(ending)
    }
    try process.run()
    read(pipes[0].fileHandleForReading, \.standard)
    read(pipes[1].fileHandleForReading, \.errors)
    let options = options
    Task { [weak self] in
      try? await options.clock.sleep(for: options.helloTimeout)
      self?.checkForHello()
    }
  }

  private func checkForHello() {
    if state.withLock({ !$0.order.hasSaidHello }) {
      stop(
        .stopped(
          reason: "The app did not connect within \(options.helloTimeout). Is it built for Tessera, or stuck at launch?"
        ))
    }
  }

  private func read(_ handle: FileHandle, _ stream: WritableKeyPath<AppOutput, OutputTail> & Sendable) {
    Thread.detachNewThread { [self] in
      while true {
        let bytes = handle.availableData
        if bytes.isEmpty { break }
        state.withLock { $0.output[keyPath: stream].append(bytes) }
        options.output(String(decoding: bytes, as: UTF8.self))
      }
      state.withLock { $0.openOutputs -= 1 }
      endIfComplete()
    }
  }

  // MARK: - Messages

  private func accept(_ connection: FramedConnection) {
    let isFirst = state.withLock { state in
      guard state.connection == nil, state.exit == nil else { return false }
      state.connection = connection
      return true
    }
    // One app, one connection: whoever else finds the socket is not heard.
    guard isFirst else { return connection.close() }
    connection.start(
      onMessage: { [weak self] in self?.receive($0) },
      onEnd: { [weak self] in self?.connectionEnded($0) })
  }

  private func receive(_ bytes: [UInt8]) {
    guard state.withLock({ $0.verdict == nil }) else { return }
    do {
      let message = try AppMessage(decoding: bytes)
      try state.withLock { state in try state.order.check(message) }
      if case .hello = message, let configuration = events.configuration() { send(.launch(configuration)) }
      events.message(message)
    } catch let error as CodecError {
      stop(.stopped(reason: "The app sent a message that cannot be read. \(error.description)"))
    } catch {
      stop(.stopped(reason: "\(error)"))
    }
  }

  private func connectionEnded(_ ending: FramedConnection.Ending) {
    switch ending {
    case .closed: break
    case .interrupted, .oversized:
      if state.withLock({ $0.exit == nil && $0.verdict == nil }) {
        if ending == .interrupted {
          // Usually the process is dying; its exit says more.
          return
        }
        stop(.stopped(reason: ending.description))
      }
    }
  }

  /// Sends the app a message; dropped where the app is not there, or does not read.
  func send(_ message: HostMessage) {
    let connection = state.withLock { $0.connection }
    if connection?.send(message.encoded()) == .full {
      options.output("\(launch.name) does not read its input; an event was dropped.\n")
    }
  }

  // MARK: - End

  /// Ends the process at once, and says why.
  func stop(_ verdict: AppEnding) {
    let kills = state.withLock { state in
      guard state.verdict == nil, state.exit == nil else { return false }
      state.verdict = verdict
      return true
    }
    if kills, process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Asks the app to end, then tells it, then forces it.
  func terminate() async {
    let isRunning = state.withLock { state in
      guard state.exit == nil else { return false }
      state.verdict = state.verdict ?? .requested
      return true
    }
    guard isRunning else { return }
    send(.terminate)
    for signal in [SIGTERM, SIGKILL] {
      try? await options.clock.sleep(for: options.terminationGrace)
      guard state.withLock({ $0.exit == nil }) else { return }
      kill(process.processIdentifier, signal)
    }
  }

  private func exited(_ ending: AppEnding) {
    listener.withLock { listener in
      listener?.close()
      listener = nil
    }
    state.withLock { $0.exit = ending }
    endIfComplete()
    // A grandchild may hold the pipes open; the last words are not waited for without end.
    let options = options
    Task { [weak self] in
      try? await options.clock.sleep(for: .seconds(1))
      self?.state.withLock { $0.openOutputs = 0 }
      self?.endIfComplete()
    }
  }

  private func endIfComplete() {
    let result = state.withLock { state -> (AppEnding, AppOutput)? in
      guard let exit = state.exit, state.openOutputs <= 0, !state.hasEnded else { return nil }
      state.hasEnded = true
      return (state.verdict ?? exit, state.output)
    }
    guard let (ending, output) = result else { return }
    state.withLock { $0.connection }?.close()
    events.ended(ending, output)
  }
}
