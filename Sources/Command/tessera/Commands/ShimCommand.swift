// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import ArgumentParser
import CoverageReport
import Foundation
import XcodeBuildFront

/// Writes scripts under the names of Apple's programs, so that other people's workflows run as they are.
struct ShimCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shim", abstract: "Writes xcodebuild, xcrun and their kin into a folder for the PATH.",
    discussion: """
      The scripts xcodebuild, xcrun, xcode-select, simctl and sw_vers start this program. `xcodebuild build` and
      `xcodebuild test` take the usual options; what needs a Mac ends with exit code 70 and a line that says so.

      Example:
        tessera shim .shim && export PATH="$PWD/.shim:$PATH"
        xcodebuild test -scheme Sample -destination 'platform=iOS Simulator,name=iPhone 15'
      """)

  @Argument(help: ArgumentHelp("Where the scripts go; made where it is missing.", valueName: "folder"))
  var folder: String

  func run() throws {
    let place = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    let command = Bundle.main.executablePath ?? CommandLine.arguments[0]
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for name in Shim.names {
        let file = place.appendingPathComponent(name)
        try Shim.script(name, command: command).write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      }
    } catch {
      throw AppBuildError.cannotWrite(path: place.path, reason: error.localizedDescription)
    }
    print(place.path)
  }
}

/// The program behind one of the shim's scripts: prints an answer, or one line that says why it can't.
protocol FrontCommand: ParsableCommand {
  var words: [String] { get }
  /// - Returns: The exit status.
  func answer() throws -> Int32
}

extension FrontCommand {
  mutating func run() throws {
    let status: Int32
    do {
      status = try answer()
    } catch let error as FrontError {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      throw ExitCode(error.status.rawValue)
    }
    if status != 0 { throw ExitCode(status) }
  }

  func show(_ answer: XcodeAnswer) -> Int32 {
    if !answer.text.isEmpty { print(answer.text) }
    fflush(nil)
    if let note = answer.note { FileHandle.standardError.write(Data("\(note)\n".utf8)) }
    return answer.status
  }

  static func front(_ name: String) -> CommandConfiguration {
    CommandConfiguration(commandName: name, abstract: "Stands in for Apple's \(name).", shouldDisplay: false)
  }
}

struct XcodeBuildCommand: FrontCommand {
  static let configuration = front("xcodebuild")
  @Argument(parsing: .captureForPassthrough) var words: [String] = []

  func answer() throws -> Int32 {
    let arguments = try XcodeBuildArguments(words)
    if arguments.query == .version { return show(.version) }
    if arguments.query == .sdks { return show(.sdks) }
    return try XcodeBuildRun(arguments).run { show($0) }
  }
}

struct SimctlCommand: FrontCommand {
  static let configuration = front("simctl")
  @Argument(parsing: .captureForPassthrough) var words: [String] = []

  func answer() -> Int32 { show(Simctl.answer(words)) }
}

struct SystemVersionCommand: FrontCommand {
  static let configuration = front("sw_vers")
  @Argument(parsing: .captureForPassthrough) var words: [String] = []

  func answer() -> Int32 { show(.system(words)) }
}

struct XcodeSelectCommand: FrontCommand {
  static let configuration = front("xcode-select")
  @Argument(parsing: .captureForPassthrough) var words: [String] = []

  func answer() -> Int32 { show(.select(words, developer: XcrunCommand.developer)) }
}

struct XcrunCommand: FrontCommand {
  static let configuration = front("xcrun")
  @Argument(parsing: .captureForPassthrough) var words: [String] = []

  /// What `xcode-select -p` prints: the folder of the scripts.
  static var developer: String {
    let folder = ProcessInfo.processInfo.environment["TESSERA_SHIM"] ?? "."
    return URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.path
  }

  func answer() throws -> Int32 {
    switch try Xcrun.parse(words) {
    case .answer(let answer): return show(answer)
    case .sdkPath: return show(XcodeAnswer(try Kit().products.path))
    case .simctl(let words): return show(Simctl.answer(words))
    case .xcodebuild(let words): return try XcodeBuildCommand.parse(words).answer()
    case .coverageReport(let words): return show(try Self.coverage(words))
    case .find(let tool): return show(XcodeAnswer(try Self.place(of: tool).path))
    case .run(let tool, let words):
      fflush(nil)
      switch try ChildProcess(Self.place(of: tool), words).wait() {
      case .exited(let status): return status
      case .signalled(let signal): return 128 + signal
      }
    }
  }

  /// `xccov view [--report] [--json] FOLDER`, of a folder of results.
  private static func coverage(_ words: [String]) throws(FrontError) -> XcodeAnswer {
    guard words.first == "view", let folder = words.last(where: { !$0.hasPrefix("-") }), words.count > 1 else {
      throw FrontError(.usage, "xcrun xccov: expected view --report FOLDER")
    }
    let file = URL(fileURLWithPath: folder).appendingPathComponent(CoverageFormat.json.fileName)
    guard let data = try? Data(contentsOf: file), let report = CoverageFiles.report(data) else {
      throw FrontError(.unreadable, "xcrun xccov: \(folder): expected results of a run with -enableCodeCoverage YES")
    }
    return XcodeAnswer(words.contains("--json") ? String(decoding: data, as: UTF8.self) : report)
  }

  private static func place(of tool: String) throws(FrontError) -> URL {
    let own = URL(fileURLWithPath: developer, isDirectory: true).appendingPathComponent(tool)
    if Shim.names.contains(tool), access(own.path, X_OK) == 0 { return own }
    guard let found = Tool.find(tool) else {
      throw FrontError(.missing, "xcrun: error: unable to find utility \"\(tool)\", not a developer tool or in PATH")
    }
    return found
  }
}
