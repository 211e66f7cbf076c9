// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import TesseraTruth

struct TruthCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "truth", abstract: "Compares the kit's layout with frames measured on iOS.",
    discussion: """
      Each FILE holds scenes as JSON: what is laid out, and which frames UIKit gives it. Scenes whose input is structured
      are built and laid out; scenes told in words are skipped. Frames may differ by half a point. The exit code is 1
      where a scene fails or a file can't be read.

      Example:
        tessera truth scenes.json
      """)

  @Argument(help: ArgumentHelp("Scene files.", valueName: "file"))
  var files: [String]

  @MainActor func run() async throws {
    var regular = 0
    var passed = 0
    var isUnreadable = false
    for file in files {
      do {
        try SceneRunner().run(path: file) { result in
          print(result)
          if result.isRegular { regular += 1 }
          if result.passes { passed += 1 }
        }
      } catch {
        Console.say("tessera: \(error)")
        isUnreadable = true
      }
    }
    print("\(passed) of \(regular) scenes pass")
    if isUnreadable || passed < regular { throw ExitCode.failure }
  }
}
