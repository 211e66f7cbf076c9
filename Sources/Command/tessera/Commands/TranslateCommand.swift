// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import ArgumentParser
import Foundation
import ObjCTranslator

struct TranslateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "translate", abstract: "Writes an app's source as it is compiled on Linux.",
    discussion: """
      The app's own files stay as they are. Line numbers are those of the original files.

      Example:
        tessera translate Apps/Today -o translated
      """)

  @Argument(help: ArgumentHelp("A folder of iOS source.", valueName: "dir"))
  var folder: String

  @Option(name: [.short, .long], help: ArgumentHelp("The folder to write to; made if missing.", valueName: "out"))
  var output: String

  func run() throws {
    let source = try AppFolder(at: folder)
    let module = try AppBuilder(app: source, kit: try Kit(), progress: { Console.say($0) }).translate()
    let target = URL(fileURLWithPath: output, isDirectory: true)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    for file in module.files {
      try file.source.write(to: target.appendingPathComponent(file.fileName), atomically: true, encoding: .utf8)
    }
    try module.tables.write(
      to: target.appendingPathComponent(TranslatedModule.tablesFileName), atomically: true, encoding: .utf8)
    Console.say("\(module.files.count) files written to \(target.path)")
  }
}
