// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Synchronization

/// Keeps the small picture of an app's screen that the first page shows.
///
/// It is drawn when somebody asks, one at a time, and kept until the app has shown something else. An app that moves all
/// the time has a new one every half second at most: its versions are told apart no faster than that.
final class Miniature: Sendable {
  /// Seconds of real time.
  static let interval = 0.5

  private struct Latch {
    var version: UInt64 = 0
    var moment = -Double.infinity
  }

  private let latch = Mutex(Latch())
  private let kept = Mutex<(version: UInt64, file: Data)?>(nil)

  /// Which picture is to be had now.
  ///
  /// - Parameters:
  ///   - newest: Counts what the app has shown.
  ///   - now: Real time in seconds.
  func version(newest: UInt64, now: Double) -> UInt64 {
    latch.withLock { latch in
      if latch.version != newest, now >= latch.moment + Self.interval {
        latch = Latch(version: newest, moment: now)
      }
      return latch.version
    }
  }

  /// The picture of a version; whoever else asks meanwhile waits for it.
  func picture<Failure: Error>(_ version: UInt64, draw: () throws(Failure) -> Data) throws(Failure) -> Data {
    let result = kept.withLock { kept -> Result<Data, Failure> in
      if let kept, kept.version == version { return .success(kept.file) }
      do throws(Failure) {
        let file = try draw()
        kept = (version, file)
        return .success(file)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
