// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import ArgumentParser

/// The command line: everything a person does with Tessera starts here.
@main
struct Tessera: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tessera",
    abstract: "Runs iOS apps written with UIKit on Linux: live in a browser, and as pictures.",
    discussion: """
      An APP is an Xcode project or workspace, or any folder of iOS source with an
      app delegate, such as Apps/Today.

      Examples:
        tessera run Apps/Today
        tessera snapshot Apps/Today --device iphone-16 --appearance dark -o today.png

      Where an app needs what is not here, such as a framework, the exit code is 3.
      """,
    version: Version.current,
    subcommands: [
      RunCommand.self, BuildCommand.self, SnapshotCommand.self, TreeCommand.self, DevicesCommand.self,
      TestCommand.self, TranslateCommand.self, TruthCommand.self, DoctorCommand.self, ShimCommand.self,
      XcodeBuildCommand.self, XcrunCommand.self, XcodeSelectCommand.self, SimctlCommand.self,
      SystemVersionCommand.self,
    ])

  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let error as AppBuildError where error.isAboutMissingParts {
      Console.say("Error: \(error)")
      exit(withError: ExitCode(3))
    } catch {
      // `tessera test` has exit codes of its own, by which scripts tell wrong usage from failed tests.
      guard CommandLine.arguments.dropFirst().first == TestCommand.configuration.commandName,
        exitCode(for: error) == .validationFailure
      else { exit(withError: error) }
      Console.say(fullMessage(for: error))
      exit(withError: ExitCode(2))
    }
  }
}
