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

  @Option(
    name: .customLong("setting"),
    help: ArgumentHelp("A build setting that counts above the project's own; may be repeated.", valueName: "name=value")
  )
  var settings: [String] = []

  @Option(help: ArgumentHelp("A file of build settings that count above the project's own.", valueName: "file"))
  var xcconfig: String?

  func validate() throws {
    for setting in settings where !setting.contains("=") || setting.hasPrefix("=") {
      throw ValidationError("--setting: expected NAME=value, found '\(setting)'.")
    }
  }

  var choice: AppChoice {
    var choice = AppChoice(target: target, configuration: configuration)
    choice.settingsFile = xcconfig
    for setting in settings {
      let pair = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      choice.settings[pair[0]] = pair[1]
    }
    return choice
  }
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
