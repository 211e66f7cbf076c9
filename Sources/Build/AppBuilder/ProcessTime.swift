// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// How long a process has taken by its own account: the processor time that it had while it was at work, and real time while
/// all of it slept.
///
/// Limits go by it. On a busy machine a process waits for a processor, which says nothing of whether it hangs.
struct ProcessTime {
  /// How often a process is looked at, in seconds.
  static let interval = 0.25

  private let identifier: pid_t
  private var sum = 0.0
  private var last: (real: ContinuousClock.Instant, processor: Double)

  /// Begins at zero.
  init(of identifier: pid_t) {
    self.identifier = identifier
    last = (.now, Self.state(of: "/proc/\(identifier)")?.processor ?? 0)
  }

  /// Seconds until now.
  mutating func seconds() -> Double {
    let now = ContinuousClock.now
    let real = (now - last.real) / .seconds(1)
    let processor = Self.state(of: "/proc/\(identifier)")?.processor ?? last.processor
    sum += Self.isAtWork(identifier) ? min(real, processor - last.processor) : real
    last = (now, processor)
    return sum
  }

  /// Whether a thread of the process runs, waits for a processor or for a disk.
  private static func isAtWork(_ identifier: pid_t) -> Bool {
    let folder = "/proc/\(identifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.contains { ["R", "D"].contains(state(of: "\(folder)/\($0)")?.letter) }
  }

  /// What the kernel's file on a process or thread says: the letter of its state, and seconds of processor time.
  private static func state(of folder: String) -> (letter: Substring, processor: Double)? {
    guard let data = FileManager.default.contents(atPath: folder + "/stat"),
      // Its name, before this, may have anything in it.
      let end = data.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let figures = String(decoding: data[data.index(after: end)...], as: UTF8.self).split(separator: " ")
    let (user, system) = (11, 12)
    guard figures.count > system, let first = Double(figures[user]), let second = Double(figures[system]) else {
      return nil
    }
    return (figures[0], (first + second) / Double(sysconf(Int32(_SC_CLK_TCK))))
  }
}
