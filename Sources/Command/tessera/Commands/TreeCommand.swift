// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import RenderProtocol

struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree", abstract: "Prints an app's view hierarchy.",
    discussion: """
      The form is that of UIKit's recursiveDescription, without addresses.

      Example:
        tessera tree Apps/Today --device iphone-16
      """)

  @OptionGroup var app: AppOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup(visibility: .hidden) var job: JobOptions

  func run() throws {
    let built = try app.build()
    for configuration in device.configurations {
      if device.device.count > 1 { print("\(configuration.device.identifier):") }
      // The app writes to the same place, past this process's buffer.
      fflush(nil)
      try JobProcess.run(
        HostJob(configuration: configuration, tree: "-"), app: built,
        timeLimit: job.timeLimit ?? JobOptions.usualTimeLimit)
    }
  }
}
