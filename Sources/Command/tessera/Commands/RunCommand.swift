// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import AppSupervisor
import ArgumentParser
import BrowserServer
import CoreGraphics
import Foundation
import RenderProtocol

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Shows apps live in a browser.",
    discussion: """
      The page listens on this machine only. Stop with Control-C.

      With --watch, an app is built and launched again whenever a file in its folder is saved, on the same screen and in
      the same page. Where it does not compile, the page shows the errors, and the app as it was goes on behind them.

      Where an app's folder has a folder Fixtures, its files are served on this machine while the app runs; the app finds
      the address in the environment variable FIXTURE_SERVER, unless that was set before.

      Examples:
        tessera run Apps/Today
        tessera run Apps/Today --watch
        tessera run Apps/Today --device ipad-pro-11 --port 9000
        tessera run Sample.xcodeproj --target Sample
      """)

  @Argument(
    help: ArgumentHelp(
      "Folders of iOS source, each with an app delegate, or Xcode projects and workspaces.", valueName: "app"))
  var apps: [String]

  @OptionGroup var project: ProjectOptions

  @OptionGroup var device: DeviceOptions

  @Flag(help: "Build and launch again whenever a file is saved.")
  var watch = false

  @Option(help: "The port to listen on; 0 takes a free one.")
  var port: UInt16 = 8080

  @Option(help: ArgumentHelp(StartDate.help.abstract, visibility: .hidden))
  var date: StartDate?

  func run() async throws {
    let optimized = try Kit()
    // Who watches edits apps: they wait for the kit that they will see their work on.
    let first = watch ? nil : optimized.first
    let kit = first ?? optimized
    try Fonts(root: kit.root).makeIfMissing { Console.say($0) }
    let clock = ContinuousClock()
    let builders = try apps.map { path in
      AppBuilder(app: try AppFolder(at: path, choice: project.choice), kit: kit, progress: { Console.say($0) })
    }
    // Who watches is told of errors in the page, and mends them there; all others now.
    let built = watch ? builders.map(\.product) : try builders.map { try $0.build() }
    if watch { try kit.build { Console.say($0) } }
    let loops =
      try watch
      ? apps.map {
        try RebuildLoop(path: $0, choice: project.choice, kit: kit, clock: clock, progress: { Console.say($0) })
      } : []
    // Pages ask for the apps' own fonts by the names that the apps have for them.
    for app in built { FontFile.registerAll(in: app.executable.deletingLastPathComponent()) }
    let start = clock.now
    let server = BrowserServer(
      BrowserServerConfiguration(
        port: port, token: Self.makeToken(), fontDirectories: FontFiles.directory().map { [$0] } ?? [],
        devices: DeviceDescription.catalogue, now: { (clock.now - start) / .seconds(1) }, log: { Console.say($0) }))
    let listening = try await server.start()
    // configurations is never empty: without --device it holds the default one.
    let configuration = device.configurations.first ?? DeviceConfiguration(device: .iPhone16)
    var identifiers: Set<String> = []
    let fixtures = try builders.map { try FixtureServer.serving($0.app.fixtures) { (clock.now - start) / .seconds(1) } }
    // As on a device, what an app keeps is there at its next launch, and other apps don't see it.
    let homes = try builders.map { try AppHome(at: $0.home).environment }
    let surroundings = zip(homes, fixtures).map { home, fixtures in
      environment(configuration, fixtures).merging(home) { $1 }
    }
    let supervisors = zip(built, surroundings).map { app, environment in
      let identifier = AppChannel.identifier(for: app.name, besides: identifiers)
      identifiers.insert(identifier)
      return AppSupervisor(
        AppLaunch(executable: app.executable, name: app.name, environment: environment),
        identifier: identifier, configuration: configuration, devices: DeviceDescription.catalogue,
        options: SupervisionOptions(clock: clock, output: { Console.say($0) }))
    }
    for supervisor in supervisors {
      server.register(supervisor.channel)
      if !watch { supervisor.start() }
    }
    let watching = zip(loops, supervisors).map { loop, supervisor in
      Task { await loop.run { Self.show($0, on: supervisor) } }
    }
    let change = first.map { _ in
      Task { [apps = Array(zip(builders.map(\.app), supervisors))] in
        await KitChange(kit: optimized, apps: apps).run()
      }
    }
    print("http://127.0.0.1:\(listening)")
    fflush(nil)
    await Self.waitForInterrupt()
    for task in watching { task.cancel() }
    change?.cancel()
    RunningChildren.end()
    for supervisor in supervisors { await supervisor.stop() }
    for server in fixtures { server?.stop() }
    await server.stop()
  }

  private static func show(_ outcome: RebuildLoop.Outcome, on supervisor: AppSupervisor) {
    switch outcome {
    case .built: supervisor.start()
    case .failed(let problem):
      Console.say("\(problem.title): \(problem.message)")
      supervisor.showProblem(title: problem.title, message: problem.message, output: problem.output)
    }
  }

  private func environment(_ configuration: DeviceConfiguration, _ fixtures: FixtureServer?) -> [String: String] {
    var result = ["LANG": "\(configuration.locale).UTF-8", "LC_ALL": "C.UTF-8"]
    if let date { result[SocketEnvironment.dateVariable] = String(date.seconds) }
    if let fixtures { result[FixtureServer.variable] = fixtures.address }
    return result
  }

  /// A secret that only pages of this run know.
  private static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in String(generator.next(), radix: 36) }.joined()
  }

  private static func waitForInterrupt() async {
    let signals = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number, queue: .global())
    }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let once = OnceFlag()
      for source in signals {
        source.setEventHandler { if once.take() { continuation.resume() } }
        source.resume()
      }
    }
    for source in signals { source.cancel() }
  }
}

extension FixtureServer {
  /// A server for the fixtures of an app; `nil` where it has none, or the environment names a server.
  fileprivate static func serving(_ folder: URL?, now: @escaping @Sendable () -> Double) throws -> FixtureServer? {
    guard let folder, ProcessInfo.processInfo.environment[variable] == nil else { return nil }
    return try FixtureServer(folder: folder, now: now)
  }
}

/// Lets exactly one of several callers through.
private final class OnceFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var isTaken = false

  func take() -> Bool {
    lock.withLock {
      defer { isTaken = true }
      return !isTaken
    }
  }
}
