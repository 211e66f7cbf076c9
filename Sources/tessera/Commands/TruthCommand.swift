// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import ArgumentParser

struct TruthCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "truth", abstract: "Compares the kit's layout with frames measured on iOS.",
    discussion: """
      Each FILE holds scenes as JSON: what is laid out, and which frames UIKit gives it. Scenes whose input is structured
      are built and laid out; scenes told in words are skipped. Frames may differ by half a point. The exit code is 1
      where a scene fails or a file can't be read. The first time, what lays them out is built, which takes minutes.

      Example:
        tessera truth scenes.json
      """)

  @Argument(help: ArgumentHelp("Scene files.", valueName: "file"))
  var files: [String]

  func run() throws {
    let kit = try Kit()
    try Fonts(root: kit.root).makeIfMissing { Console.say($0) }
    try kit.build(.truth) { Console.say($0) }
    let ending = try ChildProcess(
      kit.url(of: .truth), files, environment: JobProcess.environment(locale: "en_US")
    ).wait()
    switch ending {
    case .exited(let status): if status != 0 { throw ExitCode(status) }
    case .signalled(let signal): throw JobProcess.Failure(description: "the layout crashed (signal \(signal))")
    }
  }
}
