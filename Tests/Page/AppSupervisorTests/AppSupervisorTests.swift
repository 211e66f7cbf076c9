// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import BrowserServer
import CoreGraphics
import RenderProtocol
import Testing

@testable import AppSupervisor

/// A clock on which every wait is over at once.
private struct ImpatientClock: Clock {
  var now: ContinuousClock.Instant { ContinuousClock.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}

@Suite(.timeLimit(.minutes(15))) struct AppSupervisorTests {
  private let device = DeviceDescription(
    identifier: "d", name: "D", idiom: .phone, portraitSize: CGSize(width: 393, height: 852), scale: 3,
    portraitSafeArea: .init(), landscapeSafeArea: .init(), portraitStatusBarHeight: 0, screenCornerRadius: 0)

  /// The fake app is built beside the tests.
  private var fakeApp: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("FakeApp")
  }

  /// A supervisor and what it says. One without a clock of the test's has all the patience there is: beside thousands of other
  /// tests an app may take long to be heard.
  private func make(_ executable: URL, _ manner: String = "normal", clock: (any Clock<Duration>)? = nil)
    -> (AppSupervisor, AsyncStream<String>)
  {
    let (lines, line) = AsyncStream<String>.makeStream()
    var options = SupervisionOptions(clock: clock ?? ContinuousClock(), output: { line.yield($0) })
    if clock == nil { options.helloTimeout = .seconds(900) }
    let supervisor = AppSupervisor(
      AppLaunch(executable: executable, name: "Fake", arguments: [manner]), identifier: "fake",
      configuration: DeviceConfiguration(device: device), devices: [device],
      options: options)
    return (supervisor, lines)
  }

  private func wait(for part: String, in lines: AsyncStream<String>) async -> String? {
    for await line in lines where line.contains(part) { return line }
    return nil
  }

  @Test func anAppIsStartedAndEndsWhenAsked() async {
    let (supervisor, lines) = make(fakeApp)
    supervisor.start()
    #expect(await wait(for: "FakeApp starts", in: lines) != nil)
    await supervisor.stop()
    #expect(await wait(for: "Fake ended", in: lines) == "Fake ended: The app was ended.\n")
    await supervisor.stop()
  }

  @Test func anAppThatIsNotThereIsNamed() async {
    let (supervisor, lines) = make(URL(fileURLWithPath: "/nonexistent/app"))
    supervisor.start()
    let line = await wait(for: "could not be started", in: lines)
    #expect(line?.contains("/nonexistent/app") == true)
  }

  @Test func anAppThatSaysNothingIsStoppedWhenTimeIsUp() async {
    let (supervisor, lines) = make(fakeApp, "silent", clock: ImpatientClock())
    supervisor.start()
    let line = await wait(for: "was stopped", in: lines)
    #expect(
      line
        == "Fake was stopped: The app did not connect within 10.0 seconds. Is it built for Tessera, or stuck at launch?\n"
    )
  }

  @Test func anAppThatIsStartedAgainIsEndedFirst() async {
    let (supervisor, lines) = make(fakeApp)
    supervisor.start()
    #expect(await wait(for: "FakeApp starts", in: lines) != nil)
    supervisor.start()
    #expect(await wait(for: "FakeApp starts", in: lines) != nil)
    await supervisor.stop()
  }
}
