// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import BrowserServer
internal import CoreGraphics
package import RenderProtocol
internal import Synchronization

/// Keeps one app running and joins it to its pages: commits go out, input comes in, and a crash is shown with its
/// message. Whatever the app does, this process goes on.
package final class AppSupervisor: Sendable {
  private struct State {
    var configuration: DeviceConfiguration
    var clock = DeviceClock()
    var run: AppRun?
    /// Counts runs, so that news of an old one is told from that of the present one.
    var number = 0
    var isLaunchWanted = false
    var isStopping = false
    var waiters: [CheckedContinuation<Void, Never>] = []
    /// How the app fares, whatever the page shows.
    var appState = AppState.building
    /// What the page shows instead.
    var problem: AppState?
  }

  package let launch: AppLaunch
  /// What a browser server shows; to be registered there.
  package var channel: AppChannel { link.channel }

  private let options: SupervisionOptions
  private let state: Mutex<State>
  private let link: ChannelLink

  /// - Parameter identifier: Part of the page's address: letters, digits and hyphens.
  package init(
    _ launch: AppLaunch, identifier: String, configuration: DeviceConfiguration, devices: [DeviceDescription],
    options: SupervisionOptions
  ) {
    self.launch = launch
    self.options = options
    state = Mutex(State(configuration: configuration))
    link = ChannelLink(
      identifier: identifier, name: launch.name, configuration: configuration, devices: devices)
    link.attach(self)
    showIcon()
  }

  /// It is read again with each launch: the app may have been built anew.
  private func showIcon() {
    channel.update(icon: AppIcon(bundle: launch.executable.deletingLastPathComponent()).read())
  }

  /// The device as it is set up now.
  package var configuration: DeviceConfiguration { state.withLock { $0.configuration } }

  // MARK: - Life

  /// Starts the app; if it is running, it is ended first. Failures are shown on the page.
  package func start() {
    let old = state.withLock { state -> AppRun? in
      state.isLaunchWanted = true
      state.isStopping = false
      state.problem = nil
      return state.run
    }
    if let old {
      Task { await old.terminate() }
    } else {
      launchIfWanted()
    }
  }

  /// Starts the app unless it is running: a page asks, and may ask often.
  func startIfEnded() {
    clearProblem()
    if state.withLock({ $0.run == nil && !$0.isStopping }) { start() }
  }

  /// Shows on the page why the app's newest source does not run. What runs goes on behind it; `start()` and whoever asks
  /// for a relaunch take it away.
  package func showProblem(title: String, message: String, output: String) {
    let problem = AppState.stopped(title: title, message: message, output: output)
    state.withLock { $0.problem = problem }
    channel.update(state: problem)
  }

  private func clearProblem() {
    let shown = state.withLock { state -> AppState? in
      guard state.problem != nil else { return nil }
      state.problem = nil
      return state.appState
    }
    if let shown { channel.update(state: shown) }
  }

  /// Tells the page how the app fares, unless it shows something else.
  private func update(_ appState: AppState) {
    let isShown = state.withLock { state in
      state.appState = appState
      return state.problem == nil
    }
    if isShown { channel.update(state: appState) }
  }

  /// Ends the app, and returns when its process is gone.
  package func stop() async {
    let run = state.withLock { state -> AppRun? in
      state.isStopping = true
      state.isLaunchWanted = false
      return state.run
    }
    guard let run else { return }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await run.terminate() }
      await withCheckedContinuation { continuation in
        let isGone = state.withLock { state in
          if state.run == nil { return true }
          state.waiters.append(continuation)
          return false
        }
        if isGone { continuation.resume() }
      }
      group.cancelAll()
    }
  }

  private func launchIfWanted() {
    let number = state.withLock { state -> Int? in
      guard state.isLaunchWanted, state.run == nil else { return nil }
      state.isLaunchWanted = false
      state.number += 1
      return state.number
    }
    guard let number else { return }
    update(.launching)
    showIcon()
    let events = AppRun.Events(
      configuration: { [weak self] in self?.configuration },
      message: { [weak self] in self?.receive($0, run: number) },
      ended: { [weak self] in self?.ended($0, output: $1, run: number) })
    do {
      let run = try AppRun(launch: launch, options: options, events: events)
      state.withLock { $0.run = run }
      try run.start()
    } catch {
      state.withLock { $0.run = nil }
      let reason = "\(launch.executable.path): \((error as NSError).localizedDescription)"
      show(.couldNotStart(reason: reason), output: AppOutput())
    }
  }

  private func ended(_ ending: AppEnding, output: AppOutput, run number: Int) {
    let waiters = state.withLock { state -> [CheckedContinuation<Void, Never>]? in
      guard state.number == number else { return nil }
      state.run = nil
      defer { state.waiters = [] }
      return state.waiters
    }
    guard let waiters else { return }
    if !state.withLock({ $0.isLaunchWanted }) { show(ending, output: output) }
    for waiter in waiters { waiter.resume() }
    launchIfWanted()
  }

  private func show(_ ending: AppEnding, output: AppOutput) {
    let shown = ending.state(name: launch.name, output: output)
    if case .stopped(let title, let message, _) = shown { options.output("\(title): \(message)\n") }
    update(shown)
  }

  // MARK: - From the app

  private func receive(_ message: AppMessage, run number: Int) {
    guard state.withLock({ $0.number == number }) else { return }
    switch message {
    case .hello:
      // Time goes on as it did for the launch before.
      let (run, rate) = state.withLock { ($0.run, $0.clock.rate) }
      if rate != 1 { run?.send(.clock(rate: rate)) }
    case .commit(let commit):
      channel.receive(commit)
      update(.running)
    case .image(let identifier, let format, let bytes):
      channel.receive(image: identifier, format: format, bytes: bytes)
    case .statusBar(let isHidden, let isLight):
      channel.receiveStatusBar(isHidden: isHidden, isLight: isLight)
    case .orientation(let orientation):
      channel.update(orientation: orientation)
    case .log(let text):
      options.output(text + "\n")
    case .clock(let time, let rate):
      channel.receiveClock(time: time, rate: rate)
    case .answer(let answer, let question):
      channel.receive(answer, to: question)
    case .link(let address):
      channel.receive(link: address)
    case .pasteboard(let text):
      channel.receive(pasteboard: text)
    case .scenes(let list):
      channel.update(scenes: list)
    }
  }

  // MARK: - From the page

  /// Hands an event to the app, as if it came from a page.
  package func send(_ event: InputEvent) {
    state.withLock { $0.run }?.send(.input(event))
  }

  /// Turns the device or changes its settings, for the app and on the page.
  package func configure(_ configuration: DeviceConfiguration) {
    let hasLanguage = state.withLock { state in
      defer { state.configuration = configuration }
      return state.configuration.locale == configuration.locale
    }
    channel.update(configuration: configuration)
    // As on a device, apps are launched anew in another language.
    if hasLanguage { send(.configuration(configuration)) } else { start() }
  }

  /// Has the device's time run in another way, for this launch of the app and those after it.
  package func setClock(_ clock: DeviceClock) {
    let run = state.withLock { state in
      state.clock = clock
      return state.run
    }
    channel.update(clock: clock)
    run?.send(.clock(rate: clock.rate))
  }

  /// Pauses the device's time and moves it on by one frame.
  package func stepFrame() {
    let (clock, run) = state.withLock { state in
      state.clock.isPaused = true
      return (state.clock, state.run)
    }
    channel.update(clock: clock)
    run?.send(.stepFrame)
  }

  /// Asks the app something; the answer goes to the pages that asked.
  func ask(_ question: Question) {
    state.withLock { $0.run }?.send(.ask(question))
  }
}
