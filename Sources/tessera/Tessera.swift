// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The command line: everything a person does with Tessera starts here.
@main
struct Tessera: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tessera",
    abstract: "Runs iOS apps written with UIKit on Linux: live in a browser, and as pictures.",
    discussion: """
      An APP is any folder of iOS source with an app delegate, such as Apps/Today.

      Examples:
        tessera run Apps/Today
        tessera snapshot Apps/Today --device iphone-16 --appearance dark -o today.png
      """,
    subcommands: [
      RunCommand.self, BuildCommand.self, SnapshotCommand.self, TreeCommand.self, DevicesCommand.self,
      TranslateCommand.self, TruthCommand.self, DoctorCommand.self,
    ])
}
