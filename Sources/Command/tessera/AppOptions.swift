// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import ArgumentParser
import Foundation

/// Which of a project's apps is meant, and how it is built.
struct ProjectOptions: ParsableArguments {
  @Option(help: "The target of an Xcode project that makes the app, where there are several.")
  var target: String?

  @Option(help: "The configuration of an Xcode project; Debug without it.")
  var configuration: String?

  var choice: AppChoice { AppChoice(target: target, configuration: configuration) }
}

/// The argument that names an app, and how it is built.
struct AppOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A folder of iOS source with an app delegate, or an Xcode project or workspace.", valueName: "app"))
  var app: String

  @OptionGroup var project: ProjectOptions

  /// Builds the app, and what it needs to run, telling progress on standard error.
  func build() throws -> AppBuilder.BuiltApp {
    let builder = try builder()
    try Fonts(root: builder.kit.root).makeIfMissing { Console.say($0) }
    return try builder.build()
  }

  func builder() throws -> AppBuilder {
    AppBuilder(app: try AppFolder(at: app, choice: project.choice), kit: try Kit(), progress: { Console.say($0) })
  }
}
