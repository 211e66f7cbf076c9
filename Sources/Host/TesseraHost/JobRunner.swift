// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NetworkFixtures
internal import RenderProtocol
internal import UIKit

/// Does a job: launches the app, lets it settle or plays a script, writes pictures and trees.
@MainActor struct JobRunner {
  let job: HostJob
  let delegateClass: NSObject.Type

  func run() throws {
    Self.takeNetworkOver(fixtures: job.fixtures)
    let session = AppSession(configuration: job.configuration, date: job.date)
    session.launch(delegateClass)
    if let script = job.script {
      let folder = URL(fileURLWithPath: job.folder ?? ".", isDirectory: true)
      var player = StepPlayer(session: session, configuration: job.configuration, folder: folder)
      return try player.play(script)
    }
    session.advance(by: Self.bounded(job.duration))
    if let path = job.image { try Self.write(try session.pictureFile(), to: path) }
    if let path = job.tree {
      let text = try session.tree()
      if path == "-" { FileHandle.standardOutput.write(text) } else { try Self.write(text, to: path) }
    }
    if job.image == nil, job.tree == nil { try session.requireWindow() }
  }

  /// Has requests answered from fixtures, and tells the app of the server that stands in for its own.
  static func takeNetworkOver(fixtures: String?) {
    FixtureProtocol.takeOver(NetworkFixtures(folder: fixtures.map { URL(fileURLWithPath: $0, isDirectory: true) }))
    if fixtures != nil { setenv("FIXTURE_SERVER", "http://\(NetworkFixtures.jobHost)/", 0) }
  }

  /// Seconds; a job is for a moment, not for an evening.
  private static let longestDuration = 600.0

  /// A duration that can be lived through, whatever the job says.
  static func bounded(_ duration: Double) -> Double {
    duration.isNaN ? 0 : min(max(duration, 0), longestDuration)
  }

  static func write(_ data: Data, to path: String) throws(HostError) {
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw .cannotWrite(path: path, reason: "\(error.localizedDescription)")
    }
  }
}

extension AppSession {
  func requireWindow() throws(HostError) {
    guard application.windows.contains(where: { !$0.isHidden }) else { throw .nothingToShow }
  }

  /// The screen as it is now; what can't be drawn is told on standard error.
  func picture() throws(HostError) -> Bitmap { try drawn { snapshot() } }

  /// The screen as it is now, as a PNG file.
  func pictureFile() throws(HostError) -> Data { try drawn { raster.pngData(at: clock.now) } }

  private func drawn<Picture>(_ draw: () -> Picture?) throws(HostError) -> Picture {
    try requireWindow()
    guard let picture = draw() else { throw .nothingToShow }
    for problem in raster.problems {
      FileHandle.standardError.write(Data("tessera: \(problem)\n".utf8))
    }
    return picture
  }

  /// The view hierarchy as a file has it.
  func tree() throws(HostError) -> Data {
    try requireWindow()
    return Data((treeDescription() + "\n").utf8)
  }
}
