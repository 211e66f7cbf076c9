// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import RenderProtocol
import Synchronization

struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Writes a PNG of an app's screen, or of a storyboard's canvas.",
    discussion: """
      The same source gives the same pixels on every machine that has the same fonts: time, date, random numbers and
      language are fixed, and the fonts' hash, which `tessera doctor` names, stands in the PNG beside the pixels
      (Tessera-Fonts). With several devices, --output is a folder, and each picture is named after its device.
      Unless it is given, a picture goes to APP.png, and pictures go to the folder APP-pictures, where one is.

      With --steps a script is played: touches, turns of the device, pictures at marks, recordings. --output is then the
      folder for its files, with a folder for each device where there are several. Times are seconds after the launch,
      places are points of the screen. Docs/scripts.md tells of all steps. Such a script is

        {"steps": [
          {"at": 0.5, "touch": "began", "id": 1, "x": 196, "y": 400},
          {"at": 0.7, "snapshot": "pressed"},
          {"at": 0.9, "touch": "ended", "id": 1, "x": 196, "y": 400},
          {"at": 0.9, "record": "story", "until": 2, "fps": 30},
          {"at": 2.2, "tree": "after"}
        ]}

      Where APP is a .storyboard or a .xib, the picture is of its canvas: every scene at its place with its title, and the
      segues as arrows. No app is built; classes of an app show as what they descend from in UIKit. With --compare, two
      versions stand beside each other, what differs is in colour, and is listed on standard output.

      Examples:
        tessera snapshot Apps/Today --device iphone-16 --appearance dark -o today.png
        tessera snapshot Apps/Today --device iphone-se --device ipad-pro-11 --text-size extraLarge -o pictures
        tessera snapshot Apps/Today --steps steps.json -o pictures
        tessera snapshot Base.lproj/Main.storyboard
        tessera snapshot --compare Old.storyboard New.storyboard -o review.png
      """)

  @OptionGroup var app: AppOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup(visibility: .hidden) var job: JobOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The PNG to write, or a folder where there are several devices or steps.", valueName: "path"))
  var output: String?

  @Option(help: "Seconds of virtual time that pass before the picture is taken; 1 unless given.")
  var after: Double?

  @Option(help: ArgumentHelp("A script to play, in JSON.", valueName: "file"))
  var steps: String?

  @Option(help: ArgumentHelp("An older version of a storyboard or a nib, to compare APP with.", valueName: "file"))
  var compare: String?

  @Option(help: StartDate.help)
  var date: StartDate?

  func validate() throws {
    if let compare, !CanvasSnapshot.isNib(compare) || !CanvasSnapshot.isNib(app.app) {
      throw ValidationError("--compare is for two versions of a .storyboard or a .xib.")
    }
    if CanvasSnapshot.isNib(app.app), steps != nil || after != nil || !device.device.isEmpty {
      throw ValidationError("A canvas has its own device and no time: --device, --after and --steps are for apps.")
    }
    if let after, !(0...600).contains(after) { throw ValidationError("--after must be from 0 to 600 seconds.") }
    if steps != nil, after != nil {
      throw ValidationError("--after is for a single picture; in a script every step says when.")
    }
  }

  func run() throws {
    if CanvasSnapshot.isNib(app.app) {
      let files = [compare, app.app].compactMap { $0 }
      return try CanvasSnapshot(files: files, appearance: device.appearance, output: output).run()
    }
    // A script is read before anything is built: its errors are cheap to find.
    if let steps { return try play(StepFile(path: steps, for: device.configurations)) }
    let built = try app.build()
    let configurations = device.configurations
    let output = output ?? (configurations.count > 1 ? "\(built.name)-pictures" : "\(built.name).png")
    let paths = try configurations.map { try path(for: $0, of: configurations.count, in: output) }
    try eachConfiguration { index, configuration in
      try JobProcess.run(
        HostJob(
          configuration: configuration, image: paths[index], date: date?.seconds ?? HostJob.defaultDate,
          duration: after ?? 1),
        app: built, timeLimit: job.timeLimit ?? JobOptions.usualTimeLimit)
      return ["\(configuration.device.name): \(paths[index])"]
    }
  }

  private func play(_ file: StepFile) throws {
    let built = try app.build()
    let output = output ?? "\(built.name)-pictures"
    let isAlone = device.configurations.count == 1
    try eachConfiguration { _, configuration in
      var folder = URL(fileURLWithPath: output, isDirectory: true)
      if !isAlone { folder.appendPathComponent(configuration.device.identifier, isDirectory: true) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try JobProcess.run(
        HostJob(
          configuration: configuration, date: date?.seconds ?? HostJob.defaultDate, script: file.script,
          folder: folder.path),
        app: built, timeLimit: job.timeLimit ?? file.timeLimit)
      return file.script.fileNames.map { "\(configuration.device.name): \(folder.appendingPathComponent($0).path)" }
    }
  }

  /// Does something for each device, as many at once as there are processors: each is a process of its own, so that
  /// nothing of one shows in another. What is to be said is said in the devices' order, up to the first that failed.
  private func eachConfiguration(_ body: (Int, DeviceConfiguration) throws -> [String]) throws {
    let configurations = device.configurations
    let results = Mutex<[Int: Result<[String], any Error>]>([:])
    withoutActuallyEscaping(body) { body in
      // `body` reads only: this command and what was built.
      nonisolated(unsafe) let body = body
      DispatchQueue.concurrentPerform(iterations: configurations.count) { index in
        let result = Result { try body(index, configurations[index]) }
        results.withLock { $0[index] = result }
      }
    }
    for (_, result) in results.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      for line in try result.get() { Console.say(line) }
    }
  }

  private func path(for configuration: DeviceConfiguration, of count: Int, in output: String) throws -> String {
    let url = URL(fileURLWithPath: output)
    guard count > 1 else {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      return url.path
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.appendingPathComponent("\(configuration.device.identifier).png").path
  }
}
