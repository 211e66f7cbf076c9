// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol
internal import UIKit

/// Does a job: launches the app, lets it settle, writes the picture and the tree.
@MainActor struct JobRunner {
  let job: HostJob
  let delegateClass: UIResponder.Type

  func run() throws {
    let session = AppSession(configuration: job.configuration, date: job.date)
    session.launch(delegateClass)
    session.advance(by: Self.bounded(job.duration))
    guard session.application.windows.contains(where: { !$0.isHidden }) else { throw HostError.nothingToShow }
    if let path = job.image {
      guard let frame = session.snapshot() else { throw HostError.nothingToShow }
      for problem in session.raster.problems {
        FileHandle.standardError.write(Data("tessera: \(problem)\n".utf8))
      }
      try write(frame.pngData(hasAlpha: false), to: path)
    }
    if let path = job.tree {
      let text = Data((session.treeDescription() + "\n").utf8)
      if path == "-" { FileHandle.standardOutput.write(text) } else { try write(text, to: path) }
    }
  }

  /// Seconds; a job is for a moment, not for an evening.
  private static let longestDuration = 600.0

  /// A duration that can be lived through, whatever the job says.
  static func bounded(_ duration: Double) -> Double {
    duration.isNaN ? 0 : min(max(duration, 0), longestDuration)
  }

  private func write(_ data: Data, to path: String) throws(HostError) {
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw .cannotWrite(path: path, reason: "\(error.localizedDescription)")
    }
  }
}
