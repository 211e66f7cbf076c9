// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import ArgumentParser
import Foundation

/// The argument that names an app, and how it is built.
struct AppOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("A folder of iOS source with an app delegate.", valueName: "app"))
  var app: String

  /// Builds the app, and what it needs to run, telling progress on standard error.
  func build() throws -> AppBuilder.BuiltApp {
    let builder = try builder()
    try Fonts(root: builder.kit.root).makeIfMissing { Console.say($0) }
    return try builder.build()
  }

  func builder() throws -> AppBuilder {
    AppBuilder(app: try AppFolder(path: app), kit: try Kit(), progress: { Console.say($0) })
  }
}
