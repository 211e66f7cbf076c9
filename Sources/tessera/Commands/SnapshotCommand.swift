// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import RenderProtocol

struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Writes a PNG of an app's screen.",
    discussion: """
      The same source gives the same bytes on every machine: time, date, random numbers, language and fonts are fixed.
      With several devices, --output is a folder, and each picture is named after its device.

      Examples:
        tessera snapshot Apps/Today --device iphone-16 --appearance dark -o today.png
        tessera snapshot Apps/Today --device iphone-se --device ipad-pro-11 --text-size extraLarge -o pictures
      """)

  @OptionGroup var app: AppOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup(visibility: .hidden) var job: JobOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The PNG to write, or a folder where there are several devices.", valueName: "path"))
  var output: String

  @Option(help: "Seconds of virtual time that pass before the picture is taken.")
  var after: Double = 1

  @Option(help: StartDate.help)
  var date: StartDate?

  func validate() throws {
    guard (0...600).contains(after) else { throw ValidationError("--after must be from 0 to 600 seconds.") }
  }

  func run() throws {
    let built = try app.build()
    let configurations = device.configurations
    for configuration in configurations {
      let path = try path(for: configuration, of: configurations.count)
      try JobProcess.run(
        HostJob(
          configuration: configuration, image: path, date: date?.seconds ?? HostJob.defaultDate, duration: after),
        app: built, timeLimit: job.timeLimit)
      Console.say("\(configuration.device.name): \(path)")
    }
  }

  private func path(for configuration: DeviceConfiguration, of count: Int) throws -> String {
    let url = URL(fileURLWithPath: output)
    guard count > 1 else {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      return url.path
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.appendingPathComponent("\(configuration.device.identifier).png").path
  }
}
