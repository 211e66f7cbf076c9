// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ArgumentParser

struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Builds an app and prints where its executable is.",
    discussion: """
      The first build on a machine builds the kit too, which takes some minutes; later ones take seconds. Compiler
      errors point into the app's own files.

      Example:
        tessera build Apps/Today
      """)

  @OptionGroup var app: AppOptions

  func run() throws {
    print(try app.build().executable.path)
  }
}
