// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import ArgumentParser
import Foundation
import PackageOverlay
import RenderProtocol
import TestReport
import XcodeBuildFront

/// Does what a command line of `xcodebuild` asks for.
struct XcodeBuildRun {
  private let arguments: XcodeBuildArguments
  /// The project, the workspace, or the folder of one or of a package.
  private let path: String

  init(_ arguments: XcodeBuildArguments) throws(FrontError) {
    self.arguments = arguments
    path = arguments.workspace ?? arguments.project ?? "."
    guard FileManager.default.fileExists(atPath: path) else {
      throw FrontError(.unreadable, "xcodebuild: error: '\(path)' does not exist.")
    }
  }

  /// - Parameter show: Prints an answer.
  /// - Returns: The exit status.
  func run(show: (XcodeAnswer) -> Int32) throws -> Int32 {
    switch arguments.query {
    case .list: return show(try list())
    case .destinations: return show(.destinations(scheme: arguments.scheme ?? name))
    case .settings: return show(try settings())
    case .resolve: return 0
    case .help:
      return show(XcodeAnswer("usage: xcodebuild [-project P | -workspace W] [-scheme S] [OPTION]… [ACTION]…"))
    case .version, .sdks, nil: break
    }
    if arguments.runsTests, arguments.scheme == nil, !isPackage, arguments.workspace != nil {
      throw FrontError(.usage, "xcodebuild: error: -workspace needs -scheme, which says what is tested")
    }
    let devices = try self.devices()
    try checkScheme()
    if let folder = arguments.resultBundlePath, FileManager.default.fileExists(atPath: folder) {
      throw FrontError(.usage, "xcodebuild: error: Existing file at -resultBundlePath \"\(folder)\"")
    }
    let isQuiet = arguments.isQuiet
    Console.redirect { line in
      for line in line.split(separator: "\n", omittingEmptySubsequences: false) {
        if let text = XcodeBuildLog.line(String(line), isQuiet: isQuiet) { print(text) }
      }
      fflush(nil)
    }
    var status: Int32 = 0
    for action in arguments.actions where status == 0 {
      do {
        status = try perform(action, devices)
      } catch AppBuildError.projectUnreadable(let reason) {
        throw FrontError(.unreadable, "xcodebuild: error: \(reason)")
      } catch let error as AppBuildError {
        throw Self.told(error)
      }
    }
    return status
  }

  /// An error as `xcodebuild` has it, where it is about what was asked for.
  private static func told(_ error: AppBuildError) -> any Error {
    switch error {
    case .noSuchScheme, .noSuchPlan, .noSuchTarget, .severalApps, .noAppTarget:
      FrontError(.missing, "xcodebuild: error: \(error)")
    case .noTests, .noFolder, .noSources: FrontError(.unreadable, "xcodebuild: error: \(error)")
    default: FrontError(.failed, "xcodebuild: error: \(error)")
    }
  }

  // MARK: - What is meant

  private var isPackage: Bool {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    return FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
      && !TestProject.isMeant(at: folder)
  }

  private var name: String {
    URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.deletingPathExtension().lastPathComponent
  }

  /// The devices that tests run on; empty where only building makes sense.
  private func devices() throws(FrontError) -> [SimulatedDevice] {
    var devices: [SimulatedDevice] = []
    var systems: Set<String> = []
    for destination in arguments.destinations {
      guard let device = try destination.device() else { continue }
      if !devices.contains(device) { devices.append(device) }
      if let system = destination.system, system != "latest" { systems.insert(system) }
    }
    if arguments.destinations.isEmpty { devices = [.standard] }
    guard !devices.isEmpty || !arguments.runsTests else {
      throw FrontError(
        .missing, "xcodebuild: error: tests need a device: name one as in 'platform=iOS Simulator,name=iPhone 16'")
    }
    if !systems.isEmpty, !arguments.isQuiet {
      print("note: iOS \(systems.sorted().joined(separator: ", ")) is not told from other versions here")
    }
    return devices
  }

  /// Whether the scheme is there, where it is a package's; a project's is checked with its targets.
  private func checkScheme() throws {
    guard let scheme = arguments.scheme, isPackage else { return }
    let known = try packageSchemes()
    // Xcode has the scheme of a whole package where there are several products; workflows name it for one, too.
    guard !known.contains(scheme), !known.contains(where: { scheme == "\($0)-Package" }) else { return }
    throw FrontError(
      .missing,
      "xcodebuild: error: The package doesn't have a scheme named \"\(scheme)\"; it has \(known.joined(separator: ", "))"
    )
  }

  /// The schemes that Xcode makes of a package: one for all of it, one a product, and those that are shared.
  private func packageSchemes() throws -> [String] {
    let command = try testCommand(on: nil, arguments: [])
    let package = try PackageDescription(of: command.package, scratch: command.scratch)
    let products = package.targets.filter { $0.type != "test" }.map(\.name)
    let whole = products.count > 1 || !products.contains(package.name) ? ["\(package.name)-Package"] : []
    var names: [String] = []
    for name in Schemes(at: path).names + whole + [package.name] + products + package.targets.map(\.name)
    where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  // MARK: - Actions

  private func perform(_ action: XcodeBuildArguments.Action, _ devices: [SimulatedDevice]) throws -> Int32 {
    switch action {
    case .clean:
      try? FileManager.default.removeItem(at: testCommand(on: nil, arguments: []).scratch)
      print("** CLEAN SUCCEEDED **\n")
      return 0
    case .build: return try conclude("BUILD") { try build() }
    case .buildForTesting:
      return try conclude("TEST BUILD") { try buildTests(try testCommand(on: nil, arguments: [])) != nil }
    case .test, .testWithoutBuilding:
      let verdict = action == .test ? "TEST" : "TEST EXECUTE"
      var status: Int32 = 0
      for device in devices {
        let folder = arguments.resultBundlePath.map { devices.count > 1 ? "\($0)/\(device.name)" : $0 }
        status = max(status, try test(on: device, results: folder, verdict))
      }
      return status
    }
  }

  private func conclude(_ verdict: String, _ work: () throws -> Bool) throws -> Int32 {
    let isGood = try work()
    print("** \(verdict) \(isGood ? "SUCCEEDED" : "FAILED") **\n")
    return isGood ? 0 : FrontError.Status.failed.rawValue
  }

  /// Builds the scheme's app, or what its tests need where it has none.
  private func build() throws -> Bool {
    let command = try testCommand(on: nil, arguments: [])
    guard !isPackage else { return try buildTests(command) != nil }
    var choice = command.choice
    if let scheme = arguments.scheme {
      let built = Schemes(at: path).targets(builtBy: scheme)
      let apps = AppFolder.apps(at: path, choice)
      choice.target = apps.first { built.contains($0) } ?? apps.first { $0 == scheme }
      guard choice.target != nil else { return try buildTests(command) != nil }
    }
    let app = try AppFolder(at: path, choice: choice)
    let kit = try Kit()
    try Fonts(root: kit.root).makeIfMissing { Console.say($0) }
    if !arguments.isQuiet {
      for file in app.sources {
        print(
          XcodeBuildLog.compiling(
            file.path, target: choice.target ?? app.moduleName, project: name, architecture: Self.architecture))
      }
    }
    do {
      _ = try AppBuilder(app: app, kit: kit, progress: { Console.say($0) }).build()
      return true
    } catch {
      print("error: \(error)")
      return false
    }
  }

  #if arch(arm64)
    private static let architecture = "arm64"
  #else
    private static let architecture = "x86_64"
  #endif

  /// - Returns: `nil` where a target doesn't compile, which has been said.
  private func buildTests(_ command: TestCommand) throws -> TestCommand.BuiltTests? {
    do {
      let built = try command.buildTests()
      let unbuilt =
        (built.project?.project.unbuilt ?? []) + built.products.tests.filter { $0.program == nil }.map(\.target.name)
      return unbuilt.isEmpty ? built : nil
    } catch OverlayError.noTests(let path) {
      throw FrontError(.unreadable, "xcodebuild: error: \(OverlayError.noTests(path))")
    } catch let error as OverlayError {
      print("error: \(error)")
      return nil
    }
  }

  private func test(on device: SimulatedDevice, results folder: String?, _ verdict: String) throws -> Int32 {
    var more = arguments.onlyTesting.flatMap { ["--filter", XcodeBuildArguments.pattern($0)] }
    more += arguments.skipTesting.flatMap { ["--skip", XcodeBuildArguments.pattern($0)] }
    let collects =
      arguments.coverage ?? arguments.scheme.map { Schemes(at: path).collectsCoverage($0, plan: arguments.testPlan) }
      ?? false
    if collects { more.append("--coverage") }
    if let folder { more += ["--report", folder, "--junit", "\(folder)/junit.xml"] }
    let command = try testCommand(on: device, arguments: more)
    guard let built = try buildTests(command) else {
      print("** \(verdict) FAILED **\n")
      return FrontError.Status.failed.rawValue
    }
    let printer = XcodePrinter(isQuiet: arguments.isQuiet) { [tests = built.tests] in tests.original($0) }
    let outcome = try command.runBuilt(built, printer: printer)
    let isGood = outcome.results.exitCode == 0
    if outcome.results.results.isEmpty { print("error: no test has one of the names that were asked for") }
    printer.end(verdict: verdict, isGood: isGood)
    if let folder {
      try Self.readme.write(toFile: "\(folder)/README", atomically: true, encoding: .utf8)
    }
    return isGood ? 0 : FrontError.Status.failed.rawValue
  }

  /// `tessera test` with this command line's choices.
  private func testCommand(on device: SimulatedDevice?, arguments more: [String]) throws -> TestCommand {
    var words = [path]
    if let device { words += ["--device", device.device.identifier] }
    if let scheme = arguments.scheme, !isPackage { words += ["--scheme", scheme] }
    if let plan = arguments.testPlan { words += ["--test-plan", plan] }
    if let configuration = arguments.configuration { words += ["--configuration", configuration] }
    if let target = arguments.target { words += ["--target", target] }
    if let file = arguments.xcconfig { words += ["--xcconfig", file] }
    for (name, value) in arguments.settings.sorted(by: { $0.key < $1.key }) {
      words += ["--setting", "\(name)=\(value)"]
    }
    if let folder = arguments.derivedDataPath { words += ["--scratch-path", "\(folder)/tessera-test"] }
    if let jobs = arguments.jobs { words += ["--jobs", "\(jobs)"] }
    if arguments.retries > 0 { words += ["--retry", "\(arguments.retries)"] }
    if arguments.repeats > 1 { words += ["--repeat", "\(arguments.repeats)"] }
    if let timeout = arguments.timeout { words += ["--timeout", "\(timeout)"] }
    do {
      return try TestCommand.parse(words + more)
    } catch {
      throw FrontError(.usage, "xcodebuild: error: \(TestCommand.message(for: error))")
    }
  }

  private static let readme = """
    This folder has the name of a result bundle and is a report of Tessera's:
      index.html    the results, to open in a browser
      junit.xml     the results as JUnit's XML
      results.json  the results as data, for `tessera test --merge`

    """

  // MARK: - Answers

  private func list() throws -> XcodeAnswer {
    if isPackage {
      return .list(
        name: name, isWorkspace: true, targets: [], configurations: [], schemes: try packageSchemes(),
        isJSON: arguments.isJSON)
    }
    let outline: ProjectOutline
    do {
      outline = try ProjectOutline(at: path)
    } catch {
      throw FrontError(.unreadable, "xcodebuild: error: \(error)")
    }
    let schemes = Schemes(at: path).names
    return .list(
      name: outline.name, isWorkspace: path.hasSuffix(".xcworkspace"), targets: outline.targets,
      configurations: outline.configurations, schemes: schemes.isEmpty ? outline.targets : schemes,
      isJSON: arguments.isJSON)
  }

  private func settings() throws -> XcodeAnswer {
    do {
      let outline = try ProjectOutline(at: path, choice: try testCommand(on: nil, arguments: []).choice)
      let wanted = arguments.target ?? arguments.scheme
      let chosen = outline.settings.filter { wanted == nil || $0.name == wanted }
      return .settings(chosen.isEmpty ? outline.settings : chosen, isJSON: arguments.isJSON)
    } catch let error as AppBuildError {
      throw FrontError(.unreadable, "xcodebuild: error: \(error)")
    }
  }
}
